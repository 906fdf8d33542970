// How late the gestures and controls on the screen may be, asked while no finger moves.

import TouchKit
import TouchTrace

extension TestScreen {
  /// How late the first effects of gestures and controls on the screen may be, from now on.
  ///
  ///     print(screen.waits())
  ///
  /// On a screen of an app, fingers show it: the app is started anew, and told what the screen was told, for
  /// each try. On a screen that the test built, nothing can be started anew, and no fingers are tried.
  public func waits() -> Waits {
    guard let source = stage.source else {
      return WaitFinder(
        of: application, naming: { [unowned self] in givenName(of: $0) ?? $0.lastingName }
      ).waits()
    }
    let (header, inputs) = (stage.header, recorded.inputs)
    return WaitFinder {
      let app = source.start(header)
      app.receive(inputs)
      return app
    }.waits()
  }

  /// Expects that no gesture and no control on the screen may be later than a limit, with one finger at a
  /// time; a failure lists the ones that may, with fingers that show it.
  ///
  ///     withScreen(of: pinboard) { screen in
  ///       screen.expectNoWait(longerThan: 0.1, except: ["tap on card"])
  ///     }
  ///
  /// A failure is shown where the call stands, which `fileID` (module and file), `filePath`, `line`
  /// and `column` (counted from 1) say.
  ///
  /// - Parameters:
  ///   - limit: In seconds.
  ///   - left: What is left out: `tap on card` for a gesture, `card` for what its view hears.
  ///   - fileID: The module and the file of the call.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func expectNoWait(
    longerThan limit: TimeInterval, except left: [String] = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    waitFailure(longerThan: limit, except: left)?
      .report(at: TestPlace(fileID, filePath, line, column))
  }

  /// The failure of ``expectNoWait(longerThan:except:fileID:filePath:line:column:)``; `nil` if nothing may be
  /// later.
  public func waitFailure(
    longerThan limit: TimeInterval, except left: [String] = []
  ) -> TestFailure? {
    let found = waits().longer(than: limit).filter { !left.contains($0.subject) }
    guard !found.isEmpty else { return nil }
    let count = found.count == 1 ? "1 may be" : "\(found.count) may be"
    let list = found.map { wait in
      guard let showing = wait.limit.showing else { return "\(wait)\n" }
      return "\(wait)\n\n\(showing.fingers)\n"
    }
    return TestFailure(
      description: "\(count) later than \(shortDecimal(limit, places: 3)) s:\n\n"
        + list.joined(separator: "\n"))
  }
}
