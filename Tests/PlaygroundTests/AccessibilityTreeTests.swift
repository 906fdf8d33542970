// The page of the documentation that says what assistive technologies are told: by an app, and by the page.

import Examples
import Foundation
import Testing
import TouchKit
import TouchTrace

@testable import Playground

/// An example in a page, and what is asked of it by the names of its elements.
private final class Reader {
  let session = PageSession(catalogue: Catalogue(ExampleApps.all))
  private var time = 1.0

  init(_ app: String) throws {
    try session.play(app, stage: Stage(width: 390, height: 700), at: time)
    rest()
  }

  deinit {}

  var elements: [AccessibilitySnapshot] {
    let app = session.running?.app as? EngineApp
    return (app?.application.accessibilitySnapshot() ?? []).flatMap(\.elements)
  }

  func ask(_ label: String, to action: HostInput.AccessibilityInput.Action) throws {
    let element = try #require(elements.first { $0.told?.label == label })
    try session.receive(
      HostInput.AccessibilityInput(action, view: element.identity, time: time))
    rest()
  }

  /// Lets everything come to rest.
  private func rest() {
    for _ in 0..<120 {
      time += 1.0 / 60
      session.tick(to: time)
    }
  }

  /// A table of all elements, with what the page makes of each.
  var table: String {
    let nodes = session.running?.app.scene().nodes ?? []
    let rows = elements.map { element in
      let access = nodes.first { $0.id == element.identity }?.access
      return "| \(element.words) | \(access?.words ?? "") |"
    }
    return (["| The app | The page |", "|---|---|"] + rows).joined(separator: "\n")
  }
}

@Suite struct AccessibilityTreeTests {
  /// An example, what is asked of it, and in which words.
  private static let stories:
    [(app: String, asked: [(String, HostInput.AccessibilityInput.Action)], words: String)] = [
      (
        "Lists", [("Message 39", .focus), ("Message 39", .custom(name: "Delete"))],
        "the row \"Message 39\" is gone to, and its action \"Delete\" is done"
      ),
      ("Controls", [("Switch", .activate)], "the switch is activated"),
      ("Sheet", [("Places", .escape)], "escape is asked for in the sheet"),
    ]

  @Test func `the tree of accessibility is kept as it is; TOUCHKIT_WRITE_DOCUMENTS writes it`()
    throws
  {
    var parts: [String] = []
    for story in Self.stories {
      let reader = try Reader(story.app)
      let before = reader.table
      for (label, action) in story.asked { try reader.ask(label, to: action) }
      parts.append(
        """
        ## \(story.app)

        ### Before

        \(before)

        ### After: \(story.words)

        \(reader.table)
        """)
    }
    try check(Self.page(parts))
  }

  private static func page(_ parts: [String]) -> String {
    """
    # What assistive technologies are told

    Three examples before and after something is asked of them, on a screen of 390 by 700 points. The left column has the elements \
    as the app gives them, in reading order (`UIApplication.accessibilitySnapshot()`): label, value, traits, custom actions. The \
    right column has what the playground's page makes of each: role, name and states. Its buttons for custom actions come behind an \
    element once it was gone to. The browser test `test_the_tree_is_as_its_document_says` compares roles, names and states of \
    Controls with the tree that Chromium itself gives.

    `TOUCHKIT_WRITE_DOCUMENTS=1 swift test --filter AccessibilityTreeTests` writes this page.

    \(parts.joined(separator: "\n\n"))

    """
  }

  private func check(_ text: String) throws {
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/AccessibilityTree.md")
    if ProcessInfo.processInfo.environment["TOUCHKIT_WRITE_DOCUMENTS"] != nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == text)
  }
}

nonisolated extension AccessibilitySnapshot {
  /// What the app says of it.
  fileprivate var words: String {
    var words = [quoted(told?.label ?? "")]
    if let value = told?.value { words.append("value \(quoted(value))") }
    if let hint = told?.hint { words.append("hint \(quoted(hint))") }
    words += (told?.traits ?? []).names
    if isFocused { words.append("in focus") }
    if !actions.isEmpty { words.append("actions " + actions.map(quoted).joined(separator: " ")) }
    return words.joined(separator: ", ")
  }
}

nonisolated extension UIAccessibilityTraits {
  fileprivate var names: [String] {
    let all: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
      (.staticText, "static text"), (.header, "header"), (.notEnabled, "not enabled"),
      (.adjustable, "adjustable"), (.toggleButton, "toggle"),
      (.updatesFrequently, "updates frequently"),
    ]
    return all.filter { contains($0.0) }.map { $0.1 }
  }
}

extension SceneAccess {
  /// What the page says of it.
  fileprivate var words: String {
    var words = ["\(role.rawValue) \(quoted(label))"]
    if role == .onOff { words.append(isSelected ? "checked" : "not checked") }
    if role == .button, isSelected { words.append("pressed") }
    if let amount {
      words.append("\(amount.value) of \(amount.minimum) to \(amount.maximum)")
    }
    if let value, role != .onOff { words.append("value \(quoted(value))") }
    if let hint { words.append("hint \(quoted(hint))") }
    if !isEnabled { words.append("disabled") }
    if let actions, !actions.isEmpty {
      words.append("buttons " + actions.map(quoted).joined(separator: " "))
    }
    return words.joined(separator: ", ")
  }
}

nonisolated private func quoted(_ text: String) -> String { "\"\(text)\"" }
