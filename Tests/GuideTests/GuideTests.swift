// The guide: its code compiles and does what the articles say, its words and pictures are of what
// happens.

import Foundation
import Guide
import Testing
import TouchTesting
import UIKit

/// What the apps of a question print.
nonisolated struct Outcome: Sendable, CustomTestStringConvertible {
  let question: String
  let wrong: [String]
  let right: [String]
  var testDescription: String { question }
}

@Suite struct GuideTests {
  nonisolated static let outcomes = [
    Outcome(
      question: "DoubleTap", wrong: ["the bars hide", "zooms in"], right: ["zooms in"]),
    Outcome(question: "PanInList", wrong: ["the row moves"], right: ["the list scrolls"]),
    Outcome(question: "SwipeBack", wrong: ["the cards turn"], right: ["went back"]),
    Outcome(
      question: "PinchAndTurn", wrong: ["begins to scale"],
      right: ["begins to scale", "begins to turn"]),
    Outcome(
      question: "TapOverTable", wrong: ["the keyboard goes"],
      right: ["the keyboard goes", "row 1 is selected"]),
    Outcome(question: "OutsideBounds", wrong: [], right: ["the card closes"]),
    Outcome(
      question: "LateHighlight", wrong: ["the key is lit", "the key is dark"],
      right: ["the key is lit", "the key is dark", "the key is lit", "the key is dark"]),
    Outcome(
      question: "LongPressTwice", wrong: ["the menu shows", "the menu shows"],
      right: ["the menu shows"]),
    Outcome(
      question: "LateStroke",
      wrong: ["the line begins at 110", "the line ends at 200, moved 90"],
      right: ["the line begins at 100", "the line ends at 200"]),
    Outcome(
      question: "SecondTap", wrong: ["selects the picture at 40"],
      right: ["selects the picture at 40", "selects the picture at 240"]),
    Outcome(question: "ControlUnderTap", wrong: ["the menu closes"], right: ["a star is given"]),
    Outcome(question: "SwipeBesidePan", wrong: ["seeks"], right: ["the next song"]),
    Outcome(
      question: "OpenStroke", wrong: ["a line begins", "zooms"],
      right: ["a line begins", "zooms", "the line is taken back"]),
    Outcome(question: "DeafImage", wrong: [], right: ["the portrait grows"]),
    Outcome(
      question: "BothAtOnce", wrong: ["the card moves", "the board moves"],
      right: ["the card moves"]),
  ]

  private static let folder = "Sources/TouchTrace/TouchTrace.docc/Guide"
  private static let recordings = "Documentation/Guide"

  private func performances(_ name: String) throws -> (wrong: Performance, right: Performance) {
    let question = try question(name)
    let trial = try trial(name)
    return (
      Performance(of: trial, in: question.wrong, named: "Wrong"),
      Performance(of: trial, in: question.right, named: "Right")
    )
  }

  private func question(_ name: String) throws -> Question {
    try #require(Question.all.first { $0.name == name })
  }

  private func trial(_ name: String) throws -> Trial { try #require(Trial.all[name]) }

  @Test("the app that is wrong fails, the one that is right does not", arguments: outcomes)
  func happens(outcome: Outcome) throws {
    let (wrong, right) = try performances(outcome.question)
    #expect(wrong.printed == outcome.wrong)
    #expect(right.printed == outcome.right)
  }

  @Test(
    "an article shows the code that compiles, and what comes of it; TOUCHKIT_WRITE_DOCUMENTS writes it",
    arguments: outcomes)
  func article(outcome: Outcome) throws {
    let (wrong, right) = try performances(outcome.question)
    let name = outcome.question
    let code = try Package.text(of: "Sources/Guide/Questions/\(name).swift")
    let trials = try Package.text(of: "Tests/GuideTests/Trial.swift")
    let fingers = try #require(part(name, of: trials))
    let blocks = [
      fingers.replacing(#/^private static let \w+/#, with: "let fingers"),
      try #require(part("WRONG", of: code)), wrong.console, wrapped(wrong.explanation),
      try #require(part("RIGHT", of: code)), right.console, wrapped(right.explanation),
    ]
    let path = "\(Self.folder)/\(name).md"
    var article = Article(try Package.text(of: path))
    if Package.writesDocuments {
      article.blocks = blocks
      try Package.write(article.text, to: path)
    }
    #expect(article.title == (try question(name)).title)
    #expect(
      article.blocks == blocks, "run TOUCHKIT_WRITE_DOCUMENTS=1 swift test --filter GuideTests")
    for line in blocks.flatMap({ $0.components(separatedBy: "\n") }) {
      #expect(line.count <= columns, "\(line)")
    }
    for version in ["wrong", "right"] {
      #expect(article.text.contains("](\(name)-\(version).svg)"))
    }
  }

  @Test("a picture is of what happens; TOUCHKIT_WRITE_DOCUMENTS writes it", arguments: outcomes)
  func picture(outcome: Outcome) throws {
    let (wrong, right) = try performances(outcome.question)
    #expect(wrong.picture != right.picture)
    for (version, performance) in [("wrong", wrong), ("right", right)] {
      let path = "\(Self.folder)/\(outcome.question)-\(version).svg"
      if Package.writesDocuments { try Package.write(performance.picture, to: path) }
      let isSame = try Package.text(of: path) == performance.picture
      #expect(isSame, "run TOUCHKIT_WRITE_DOCUMENTS=1 swift test --filter GuideTests")
    }
  }

  @Test(
    "a recording has the fingers, for the page that plays them; TOUCHKIT_WRITE_DOCUMENTS writes it",
    arguments: outcomes)
  func recording(outcome: Outcome) throws {
    let path = "\(Self.recordings)/\(outcome.question).jsonl"
    let text = try trial(outcome.question).trace.text
    if Package.writesDocuments { try Package.write(text, to: path) }
    let isSame = try Package.text(of: path) == text
    #expect(isSame, "run TOUCHKIT_WRITE_DOCUMENTS=1 swift test --filter GuideTests")
  }

  @Test("what the articles say besides")
  func besides() throws {
    func console(_ name: String, _ fingers: Fingers) throws -> String {
      let trial = Trial(fingers: fingers, about: ["none"])
      return Performance(of: trial, in: try question(name).right, named: "").console
    }
    let middle = CGPoint(x: 160, y: 240)
    #expect(try console("DoubleTap", .tap(at: middle)) == "0.430 s  the bars hide")
    // Away from the edge nothing waits: 10 points are enough.
    let sideways = Fingers.down(at: middle).move(by: CGVector(dx: 10, dy: 0), over: 0.05).up()
    #expect(try console("SwipeBack", sideways) == "0.050 s  the cards turn")
    #expect(try console("PanInList", sideways) == "0.050 s  the row moves")
    // Too slow for a swipe.
    let slow = Fingers.down(at: middle).move(by: CGVector(dx: -40, dy: 0), over: 1).up()
    #expect(try console("SwipeBesidePan", slow).hasSuffix("seeks"))
  }

  @Test("the guide lists each question, in order, and nothing is left over")
  func guide() throws {
    let names = Question.all.map(\.name)
    #expect(Self.outcomes.map(\.question) == names)
    let guide = try Package.text(of: "\(Self.folder)/Guide.md")
    let items = guide.components(separatedBy: "\n").filter { $0.hasPrefix("- <doc:") }
    #expect(items == names.map { "- <doc:\($0)>" })
    func files(_ folder: String) throws -> Set<String> {
      Set(
        try FileManager.default.contentsOfDirectory(
          atPath: Package.root.appending(path: folder).path(percentEncoded: false)))
    }
    let kinds = [".md", "-wrong.svg", "-right.svg"]
    let made = names.flatMap { name in kinds.map { name + $0 } }
    #expect(try files(Self.folder) == Set(made + ["Guide.md"]))
    #expect(try files("Sources/Guide/Questions") == Set(names.map { "\($0).swift" }))
    #expect(try files(Self.recordings) == Set(names.map { "\($0).jsonl" }))
  }
}
