// A failed test keeps its recording and its picture, and says what would have to be different.

import Foundation
import Testing
import TouchKit

@testable import TouchTesting

struct KeptFailureTests {
  private let place = CGPoint(x: 100, y: 100)

  /// An app with a double tap.
  private let app = TouchApp("Double") {
    let controller = UIViewController()
    let tap = UITapGestureRecognizer()
    tap.name = "double"
    tap.numberOfTapsRequired = 2
    tap.addAction { _ in }
    controller.view.addGestureRecognizer(tap)
    return controller
  }

  private var slow: Fingers { .tap(at: place).then(.tap(at: place), after: 0.5) }

  /// Plays the slow taps on a screen that keeps failures in a folder.
  private func fail(keepingIn folder: URL?) throws -> String {
    let stage = TestStage(of: app, size: CGSize(width: 400, height: 800), failures: folder)
    return try stage.application.perform {
      let screen = TestScreen(stage, recording: .usual)
      defer { screen.close() }
      screen.play(slow)
      screen.settle()
      let failure = try #require(screen.mismatch(with: "double ended"))
      return "\(screen.kept(failure, at: nil))"
    }
  }

  @Test func theChangeAfterWhichItWouldFireIsTold() throws {
    try withScreen(of: app) { screen in
      screen.play(slow)
      screen.settle()
      let failure = try #require(screen.mismatch(with: "double ended"))
      #expect(
        failure.description.contains("  It fires if the next finger came 150 ms earlier."),
        "\(failure)")
      screen.ignoreLog()
    }
  }

  @Test func aScreenThatTheTestBuiltTriesNoChange() throws {
    try withScreen { screen in
      let tap = screen.add(UITapGestureRecognizer(), named: "double", to: screen.view("board"))
      tap.numberOfTapsRequired = 2
      screen.play(slow)
      screen.settle()
      let failure = try #require(screen.mismatch(with: "double ended"))
      #expect(failure.description.contains("no further tap within 0.35 s"))
      #expect(!failure.description.contains("It fires if"))
      screen.ignoreLog()
    }
  }

  @Test func theRecordingAndThePictureAreKeptAndCanBeExplained() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try fail(keepingIn: folder)
    let second = try fail(keepingIn: folder)
    #expect(second != first)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count == 4 && names.filter { $0.hasSuffix(".svg") }.count == 2, "\(names)")
    for name in names where name.hasSuffix(".jsonl") {
      #expect(first.contains(name) || second.contains(name))
      let trace = try Trace(contentsOf: folder.appending(path: name))
      let text = trace.explain(in: app).map(\.description).joined()
      #expect(text.contains("no further tap within 0.35 s"), "\(text)")
    }
    let picture = try #require(names.first { $0.hasSuffix(".svg") })
    let svg = try String(contentsOf: folder.appending(path: picture), encoding: .utf8)
    #expect(svg.hasPrefix("<svg") && svg.contains("double"))
  }

  @Test func withoutAFolderNothingIsKept() throws {
    #expect(try !fail(keepingIn: nil).contains("ept:"))
  }

  @Test func aFolderThatCannotBeWrittenToIsToldWithTheRemedy() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let text = try fail(keepingIn: file)
    #expect(text.contains("Not kept: \(file.path) cannot be written to"), "\(text)")
    #expect(text.contains("set TOUCHKIT_FAILURES to a folder that can."))
  }
}
