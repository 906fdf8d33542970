// That two gestures never both recognize, tried with all that fingers can do.

import TouchKit
import TouchTrace

extension TestScreen {
  /// Expects that two gestures on the screen never both recognize the same touch, whatever fingers do from now
  /// on; a failure shows fingers with which they do, as the source of a test.
  ///
  ///     withScreen(of: pinboard) { screen in
  ///       screen.expectNever("card drag and page swipe both recognize")
  ///     }
  ///
  /// The app of the screen is started anew, and told what the screen was told, for each way in which fingers
  /// are tried; its delegates are asked. It is a failure, too, if the fingers cannot make one of the gestures, or
  /// if there are more ways than may be tried: nothing is shown then. A screen that the test built itself
  /// cannot be started anew.
  ///
  /// A failure is shown where the call stands, which `fileID` (module and file), `filePath`, `line`
  /// and `column` (counted from 1) say.
  ///
  /// - Parameters:
  ///   - sentence: Two gestures by their names, or with their views: `tap on card and page swipe both recognize`.
  ///   - steps: How many things fingers do at most, one after the other.
  ///   - touches: How many touches there are at most; `nil` for as many as the two gestures need, and at
  ///     least two.
  ///   - fileID: The module and the file of the call.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Complexity: At most 500,000 starts of the app; some dozen times more for each step.
  public func expectNever(
    _ sentence: String, steps: Int = 4, touches: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    neverFailure(sentence, steps: steps, touches: touches)?
      .report(at: TestPlace(fileID, filePath, line, column))
  }

  /// Searches for fingers with which two gestures on the screen both recognize the same touch, from now on.
  ///
  ///     print(try screen.search(for: BothRecognize("card drag and page swipe both recognize")))
  ///
  /// - Parameters:
  ///   - claim: What is searched for.
  ///   - steps: How many things fingers do at most, one after the other.
  ///   - touches: How many touches there are at most; `nil` for as many as the two gestures need, and at
  ///     least two.
  /// - Throws: A `BothRecognize.Problem` if the screen has no such gestures, or cannot be started anew.
  public func search(
    for claim: BothRecognize, steps: Int = 4, touches: Int? = nil
  ) throws -> BothRecognizeResult {
    guard let source = stage.source else {
      throw BothRecognize.Problem(
        description: """
          "\(claim)" is tried on an app that can be started anew: show it with withScreen(of:).
          """)
    }
    let before = Trace(stage.header, recorded.inputs)
    return try BothRecognizeSearch(for: claim, within: .init(steps: steps, touches: touches)) {
      let app = source.start(before.header)
      app.receive(before.inputs)
      return (app, before)
    }.run()
  }

  /// The failure of ``expectNever(_:steps:touches:fileID:filePath:line:column:)``; `nil` if the two never both
  /// recognize.
  private func neverFailure(_ sentence: String, steps: Int, touches: Int?) -> TestFailure? {
    do {
      let claim = try BothRecognize(sentence)
      let result = try search(for: claim, steps: steps, touches: touches)
      guard !result.holds else { return nil }
      var text = "\(result)"
      if let trace = result.showing?.trace, let source = stage.source {
        text += "\nAs a test:\n\n\(try TestSource.text(of: trace, in: source))"
      }
      return TestFailure(description: text)
    } catch {
      return TestFailure(description: "\(error)")
    }
  }
}
