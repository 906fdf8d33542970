// The size of the screen of a command.

import ArgumentParser
import Foundation
import TouchTrace

/// `--width` and `--height`.
struct ScreenOptions: ParsableArguments {
  @Option(help: "The width of the screen, in points.")
  var width: Double?

  @Option(help: "The height of the screen, in points.")
  var height: Double?

  func validate() throws {
    for (name, side) in [("--width", width), ("--height", height)] {
      guard let side, !ImportOptions.sides.contains(side) else { continue }
      throw ValidationError("\(name) \(side): a side has from 1 to 100000 points.")
    }
  }

  /// The header of an app on this screen; a side that is not given is that of a usual phone.
  func header(of app: String, _ launch: LaunchOptions) -> TraceHeader {
    var header = TraceHeader(app: app, arguments: launch.argument)
    header.size = CGSize(width: width ?? header.size.width, height: height ?? header.size.height)
    return header
  }
}

/// What an app is told when it starts.
struct LaunchOptions: ParsableArguments {
  @Option(help: "What the app is told when it starts; may be given several times.")
  var argument: [String] = []
}
