// Looks at the screen while no finger moves: what is wrong with its gestures, and where a finger would
// go.

import TouchKit
import TouchTrace

extension TestScreen {
  /// What is wrong with the views and recognizers that are on the screen now.
  ///
  ///     #expect(screen.lint().isEmpty)
  ///
  /// Each finding says what happens, where, and which line of code mends it. A recognizer that
  /// `add(_:named:to:)` added needs no target, because the screen logs it.
  ///
  /// - Parameter left: The rules that are left out.
  public func lint(except left: Set<LintRule> = []) -> [LintFinding] {
    AppSketch(
      of: application, naming: { [unowned self] in givenName(of: $0) ?? $0.lastingName },
      heard: { [unowned self] in heard.contains($0.observationID.number) }
    ).findings(except: left)
  }

  /// Expects that lint finds nothing; a failure lists what it finds.
  ///
  ///     let screen = …
  ///     screen.show(BoardViewController())
  ///     screen.expectNoLint()
  ///
  /// A failure is shown where the call stands, which `fileID` (module and file), `filePath`, `line`
  /// and `column` (counted from 1) say.
  ///
  /// - Parameters:
  ///   - left: The rules that are left out.
  ///   - fileID: The module and the file of the call.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func expectNoLint(
    except left: Set<LintRule> = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    lintFailure(except: left)?.report(at: TestPlace(fileID, filePath, line, column))
  }

  /// The failure of ``expectNoLint(except:fileID:filePath:line:column:)``; `nil` if lint finds nothing.
  public func lintFailure(except left: Set<LintRule> = []) -> TestFailure? {
    let found = lint(except: left)
    guard !found.isEmpty else { return nil }
    let count = found.count == 1 ? "1 problem" : "\(found.count) problems"
    let list = found.map { "\($0)" }.joined(separator: "\n\n")
    return TestFailure(description: "Lint found \(count) on the screen:\n\n\(list)\n")
  }

  /// Where a finger at a place would go now: which views the hit test asks, what each says, and what
  /// each recognizer on the way to the window would say.
  ///
  ///     print(screen.whyNot(at: CGPoint(x: 100, y: 100)))
  ///
  /// - Parameter point: In the screen's coordinates, in points.
  public func whyNot(at point: CGPoint) -> WhyNot {
    WhyNot(
      at: point, in: application,
      naming: { [unowned self] in givenName(of: $0) ?? $0.lastingName })
  }
}
