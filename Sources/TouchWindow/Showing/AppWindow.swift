// An app in a native window, from outside: it runs there until the person closes the window.

#if Window && !os(Linux)
  #error("TouchKit's trait Window is for Linux. Leave it out, and play the app on the page.")
#endif

import Foundation
import Playground
import TouchTrace

/// A native window with one app, on Linux.
///
/// The window needs a build with TouchKit's trait `Window`, which ``run(_:_:record:log:tell:)`` says otherwise.
@MainActor public enum AppWindow {
  /// Runs an app in a window of its own until the person closes it.
  ///
  /// The app hears of fingers, the mouse, the wheel and keys at the times that the window tells. When the window
  /// closes, all that is down is cancelled.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - options: How the window is shown.
  ///   - record: Takes what the app is told, line by line, each before the app hears of it: a trace.
  ///   - log: Takes each line of what the app did, and of why a finger had no answer.
  ///   - tell: Takes each sentence for people, as that there is no touch screen.
  /// - Throws: A ``WindowProblem`` if there is no display, or if this build has no windows.
  public static func run(
    _ app: TouchApp, _ options: WindowOptions = WindowOptions(),
    record: @escaping (String) -> Void = { _ in }, log: @escaping (String) -> Void = { _ in },
    tell: @escaping (String) -> Void
  ) async throws {
    #if Window
      let catalogue = Catalogue([app], arguments: options.arguments, record: record)
      try await WindowLoop(app, catalogue, options).run(log: log, tell: tell)
    #else
      throw WindowProblem.noTrait
    #endif
  }
}
