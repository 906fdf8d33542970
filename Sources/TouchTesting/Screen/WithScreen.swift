// Makes a screen for a synchronous or asynchronous test, runs the test on it, and checks the screen
// at the end.

import TouchKit

/// Runs a test on a screen of its own.
///
///     @MainActor @Test func panTakesTheTouchFromTheView() {
///       withScreen { screen in
///         let board = screen.view("board")
///         screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
///         screen.play(.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100)))
///         screen.expect("board began, pan began, board cancelled, pan changed…, pan ended")
///       }
///     }
///
/// This is the only way to make a screen, because each screen is checked when the body is done. By
/// then no finger may be down, nothing may be scheduled or held back, every recognizer must be
/// possible, and nothing may have happened since the last
/// ``TestScreen/expect(_:fileID:filePath:line:column:)``. Anything that is left is a failure of the
/// test; see ``TestScreen/finish()``.
///
/// Inside the body `UIApplication.shared` is the screen's application. In XCTest, failures need a
/// way to the test: ``TestFailure/handler``.
///
/// - Parameters:
///   - app: The app that is on the screen, started as a host starts it; an empty window by default.
///   - size: The size of the screen and its window, in points.
///   - recording: What the log takes in.
///   - fileID: Where a failure at the end is shown: the module and the file.
///   - filePath: Where a failure at the end is shown: the path of the file.
///   - line: Where a failure at the end is shown: the line, counted from 1.
///   - column: Where a failure at the end is shown: the column, counted from 1.
///   - body: The test. If it throws, nothing is looked over.
@MainActor @discardableResult
public func withScreen<Result>(
  of app: TouchApp? = nil, size: CGSize = CGSize(width: 400, height: 800),
  recording: LogContents = .usual,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: @MainActor (TestScreen) throws -> Result
) rethrows -> Result {
  let place = TestPlace(fileID, filePath, line, column)
  let stage = TestStage(of: app, size: size)
  return try stage.application.perform {
    let screen = TestScreen(stage, recording: recording)
    defer { screen.close() }
    let result = try body(screen)
    if let failure = screen.finish() { screen.kept(failure, at: place).report(at: place) }
    return result
  }
}

/// Runs a test that awaits something on a screen of its own.
///
///     @MainActor @Test func theLoadedPictureCanBeDragged() async throws {
///       try await withScreen { screen in
///         let picture = screen.add(PictureView(), named: "picture")
///         try await picture.load()
///         screen.play(.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100)))
///         screen.expect("picture began, picture moved…, picture ended")
///       }
///     }
///
/// While the body awaits something, the screen's time stands still, and other tests may run on
/// screens of their own. `UIApplication.shared` is the screen's application for the body's task, and
/// for tasks that begin inside.
///
/// - Parameters:
///   - app: The app that is on the screen, started as a host starts it; an empty window by default.
///   - size: The size of the screen and its window, in points.
///   - recording: What the log takes in.
///   - fileID: Where a failure at the end is shown: the module and the file.
///   - filePath: Where a failure at the end is shown: the path of the file.
///   - line: Where a failure at the end is shown: the line, counted from 1.
///   - column: Where a failure at the end is shown: the column, counted from 1.
///   - body: The test. If it throws, nothing is looked over.
@MainActor @discardableResult
public func withScreen<Result>(
  of app: TouchApp? = nil, size: CGSize = CGSize(width: 400, height: 800),
  recording: LogContents = .usual,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: @MainActor (TestScreen) async throws -> Result
) async rethrows -> Result {
  let place = TestPlace(fileID, filePath, line, column)
  let stage = TestStage(of: app, size: size)
  return try await stage.application.performAsynchronously {
    let screen = TestScreen(stage, recording: recording)
    defer { screen.close() }
    let result = try await body(screen)
    if let failure = screen.finish() { screen.kept(failure, at: place).report(at: place) }
    return result
  }
}
