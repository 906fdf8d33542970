// An app in a native window, from outside: it runs there until the person closes the window.

import Foundation
import Playground
import TouchTrace

/// A native window with one app.
@MainActor public enum AppWindow {
  /// Whether this build has windows: it was built with the trait Window.
  public nonisolated static var isAvailable: Bool {
    #if Window
      true
    #else
      false
    #endif
  }

  #if Window
    /// Runs an app in a window of its own until the person closes it.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - options: How the window is shown.
    ///   - record: Takes what the app is told, line by line, each before the app hears of it.
    ///   - log: Takes each line of what the app did, and of why a finger had no answer.
    ///   - tell: Takes each sentence for people.
    /// - Throws: A ``WindowProblem`` if there is no display.
    public static func run(
      _ app: TouchApp, _ options: WindowOptions = WindowOptions(),
      record: @escaping (String) -> Void = { _ in }, log: @escaping (String) -> Void = { _ in },
      tell: @escaping (String) -> Void
    ) async throws {
      let catalogue = Catalogue([app], arguments: options.arguments, record: record)
      let loop = WindowLoop(app, catalogue, options)
      try await loop.run(log: log, tell: tell)
    }
  #endif
}
