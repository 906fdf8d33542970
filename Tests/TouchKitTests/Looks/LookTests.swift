// What each widget draws, in the states that its look depends on. Documentation/Looks.md keeps the
// pictures; TOUCHKIT_WRITE_DOCUMENTS writes them anew.

import Foundation
import Testing
@testable import TouchEngine
@testable import TouchWidgets

/// A widget in a window, and what is done before a picture is taken.
struct Exhibit {
  let name: String
  let show: (UIApplication, UIWindow) -> Void
  /// What happens afterwards; a picture follows each.
  var moments: [Moment] = []

  /// What a finger does at a time, in seconds.
  enum Moment {
    case down(Double, at: Double, Double)
    case move(Double, to: Double, Double)
    case up(Double, at: Double, Double)
    case pause(Double)
    case call(Double, (UIWindow) -> Void)

    var time: Double {
      switch self {
      case .down(let time, _, _), .move(let time, _, _), .up(let time, _, _): time
      case .pause(let time), .call(let time, _): time
      }
    }
  }

  init(
    _ name: String, moments: [Moment] = [],
    _ show: @escaping (UIApplication, UIWindow) -> Void
  ) {
    (self.name, self.moments, self.show) = (name, moments, show)
  }

  /// A view of this frame.
  init<View: UIView>(
    _ name: String, _ view: @escaping () -> View, _ frame: CGRect,
    _ change: @escaping (View) -> Void
  ) {
    self.init(name) { application, window in
      let view = view()
      view.frame = frame
      window.addSubview(view)
      change(view)
    }
  }

  /// The picture, a line for each visible view.
  var lines: [String] {
    var lines: [String] = []
    withWindow { application, window in
      show(application, window)
      if moments.isEmpty { lines = application.snapshot().flatMap { Picture.lines($0) } }
      var before: [String] = []
      for moment in moments {
        carryOut(moment, application, window)
        let picture = application.snapshot().flatMap { Picture.lines($0) }
        lines.append("at \(moment.time) s")
        lines += before.isEmpty ? picture : Self.changes(from: before, to: picture)
        before = picture
      }
    }
    return lines
  }

  /// The lines of a picture that are gone, and those that are new.
  private static func changes(from old: [String], to new: [String]) -> [String] {
    let difference = new.difference(from: old)
    return difference.removals.map { change in
      if case .remove(_, let line, _) = change { "- \(line)" } else { "" }
    }
      + difference.insertions.map { change in
        if case .insert(_, let line, _) = change { "+ \(line)" } else { "" }
      }
  }

  private func carryOut(_ moment: Moment, _ application: UIApplication, _ window: UIWindow) {
    application.advance(to: moment.time)
    func send(_ phase: UITouch.Phase, _ x: Double, _ y: Double) {
      application.receive([TouchReport(1, phase, at: point(x, y))], at: moment.time)
    }
    switch moment {
    case .down(_, let x, let y): send(.began, x, y)
    case .move(_, let x, let y): send(.moved, x, y)
    case .up(_, let x, let y): send(.ended, x, y)
    case .pause: break
    case .call(_, let body): application.perform { body(window) }
    }
  }
}

@Suite struct LookTests {
  private static let file = URL(filePath: #filePath)
    .appending(path: "../../../../Documentation/Looks.md").standardized

  private static var isWriting: Bool {
    ProcessInfo.processInfo.environment["TOUCHKIT_WRITE_DOCUMENTS"] != nil
  }

  @Test("The pictures of all widgets are written down") func write() throws {
    guard Self.isWriting else { return }
    var text = """
      # What widgets draw

      Each block is the picture of a widget in a window of 400 × 400 points: a line for each visible view with its place in
      the view around it, its size, and what is not as usual. Where several pictures are of one widget, each but the first has
      only the lines that are gone and those that are new. `Tests/TouchKitTests/Looks` makes this page and compares it.

      """
    for exhibit in Exhibit.all {
      text += "\n## \(exhibit.name)\n\n```text\n\(exhibit.lines.joined(separator: "\n"))\n```\n"
    }
    try text.write(to: Self.file, atomically: true, encoding: .utf8)
  }

  @Test("A widget looks as it is written down") func compare() throws {
    let kept = try String(contentsOf: Self.file, encoding: .utf8)
    for exhibit in Exhibit.all {
      let start = try #require(kept.range(of: "\n## \(exhibit.name)\n\n```text\n"))
      let rest = kept[start.upperBound...]
      let block = rest[..<(try #require(rest.range(of: "\n```\n"))).lowerBound]
      let lines = block.split(separator: "\n").map(String.init)
      #expect(exhibit.lines == lines, "\(exhibit.name)")
    }
  }
}
