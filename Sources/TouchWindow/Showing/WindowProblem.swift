// What keeps a window from being shown, in words for people.

/// A window cannot be shown.
public struct WindowProblem: Error, CustomStringConvertible, Sendable {
  /// What happened, and what to do.
  public let description: String

  /// This build has no windows.
  static let noTrait = WindowProblem(
    description: """
      This build has no windows. Build it with TouchKit's trait Window, which needs SDL 2, Pango and librsvg: on \
      Debian, sudo apt install libsdl2-dev libpango1.0-dev librsvg2-dev.
      """)

  /// No display answers.
  ///
  /// - Parameters:
  ///   - why: What the library of windows says.
  ///   - program: How the program serves a page instead.
  static func noDisplay(_ why: String, instead program: String) -> WindowProblem {
    WindowProblem(
      description: """
        There is no display for a window: \(why). Start it in a desktop session, or set DISPLAY or \
        WAYLAND_DISPLAY to the one of a session; `\(program)` serves the app on a page and needs none.
        """)
  }

  /// The display answers, and has no window for us.
  static func noWindow(_ why: String) -> WindowProblem {
    WindowProblem(
      description: """
        The display shows no window: \(why). Try a smaller one, with --width and --height, or set \
        SDL_RENDER_DRIVER=software.
        """)
  }
}
