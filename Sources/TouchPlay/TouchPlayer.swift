// What a program that plays apps says of itself. Modules for pages without a server have it, too.

import TouchTrace

/// A program that serves some apps on a page, and records, replays and explains what fingers do in them.
///
///     import Pinboard
///     import TouchPlay
///
///     @main struct PinboardPlay: TouchPlayer {
///       static let apps = [
///         TouchApp("Pinboard", "Pin, drag and sort.") { BoardViewController() }
///           .trying("draw a Z", until: "zigZag ended")
///       ]
///     }
///
/// Without arguments the program serves the page; `--help` lists its commands. Two apps of one name are an
/// error, which the program says before it does anything.
@MainActor public protocol TouchPlayer: SendableMetatype {
  /// The apps, in the order in which the page lists them.
  static var apps: [TouchApp] { get }
}
