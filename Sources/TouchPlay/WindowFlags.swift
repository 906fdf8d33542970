// `play --window`: an app in a native window in place of the page.

import ArgumentParser
import Foundation
import TouchTrace

#if Window
  import TouchWindow
#endif

/// `--window`, and what goes with it.
struct WindowFlags<Player: TouchPlayer>: ParsableArguments {
  @Flag(
    help: """
      Show an app in a native window of Linux in place of the page. It needs a build with the trait Window.
      """)
  var window = false

  @Option(help: "With --window: the app; the only one by default.")
  var app: String?

  @Option(help: "With --window: its width, in points; that of a phone by default.")
  var width: Double?

  @Option(help: "With --window: its height, in points; that of a phone by default.")
  var height: Double?

  @Option(help: "With --window: how many pixels of the display a point has, from 0.5 to 4.")
  var density: Double?

  @Flag(help: "With --window: dark colours.")
  var dark = false

  @Flag(help: "With --window: print what the app does, and why a finger had no answer.")
  var log = false

  @Option(help: "With --window: a file for what the app is told, as record writes it.")
  var trace: String?

  func validate() throws {
    if !window { return try requireNothing() }
    if let density, !(0.5...4).contains(density) {
      throw ValidationError("--density \(density): found that, expected 0.5 to 4.")
    }
    for (name, side) in [("--width", width), ("--height", height)] {
      guard let side, !(50...4000).contains(side) else { continue }
      throw ValidationError("\(name) \(side): a side of a window has from 50 to 4000 points.")
    }
  }

  /// Without a window none of its options may be given: they would have no effect.
  private func requireNothing() throws {
    let given: [(String, Bool)] = [
      ("--app", app != nil), ("--width", width != nil), ("--height", height != nil),
      ("--density", density != nil), ("--dark", dark), ("--log", log), ("--trace", trace != nil),
    ]
    guard let (name, _) = given.first(where: \.1) else { return }
    throw ValidationError("\(name) is for a window. Add --window, or leave it out for the page.")
  }

  /// Shows the app until the person closes the window.
  @MainActor func show(_ launch: LaunchOptions) async throws {
    #if Window
      let app = try Player.app(app, for: "play --window")
      var options = WindowOptions()
      (options.width, options.height) = (width, height)
      options.density = density ?? 1
      options.isDark = dark
      options.arguments = launch.argument
      options.pageCommand = "\(Commands.programName) play"
      var file = try trace.map { try TrialFile($0) }
      try await AppWindow.run(app, options) { line in
        do {
          try file?.add(line)
        } catch {
          // As a full disk: the app goes on, and the recording has what was written.
          Output.tell("\(error)")
          file = nil
        }
      } log: { line in
        if log { Output.say(line) }
      } tell: { words in
        Output.tell(words)
      }
    #else
      throw ValidationError(
        """
        This build has no window. Install the libraries (on Debian: sudo apt install libsdl2-dev \
        libpango1.0-dev librsvg2-dev), and build with the trait: swift run --traits Window \
        \(Commands.programName) --window. Without --window the app is served on a page.
        """)
    #endif
  }
}
