// The first line of a recording: which format, which app, which screen.

import TouchKit

/// What a recording says of itself: the app, its screen, and when its clock began.
///
/// As JSON it is one line:
///
///     {"app":"PhotoBoard","height":844,"scale":2,"start":0,"trace":1,"width":390}
nonisolated public struct TraceHeader: Equatable, Sendable {
  /// The newest version of the format that this library reads, and the one that it writes.
  public static let newestVersion = 1

  /// The version of the format.
  public var version: Int
  /// The name of the app; `nil` if it was recorded without a name.
  public var app: String?
  /// The size of the screen, in points.
  public var size: CGSize
  /// The device pixels for each point.
  public var scale: CGFloat
  /// The frames in a second.
  public var framesPerSecond: Int
  /// How far corners, cameras and bars reach into the screen, in points.
  public var safeArea: UIEdgeInsets
  /// What the application's clock said when it was made, in seconds.
  public var start: TimeInterval
  /// What the app was told by whoever started it.
  public var arguments: [String]

  /// Makes a header of the newest version.
  public init(
    app: String? = nil, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
    framesPerSecond: Int = UIScreen.usualFramesPerSecond, safeArea: UIEdgeInsets = .zero,
    start: TimeInterval = 0, arguments: [String] = []
  ) {
    version = Self.newestVersion
    (self.app, self.size, self.scale) = (app, size, scale)
    (self.framesPerSecond, self.safeArea, self.start) = (framesPerSecond, safeArea, start)
    self.arguments = arguments
  }

  /// The header of a recording of an application that begins now.
  @MainActor public init(of application: UIApplication, app: String? = nil) {
    let screen = application.screen
    self.init(
      app: app, size: screen.bounds.size, scale: screen.scale,
      framesPerSecond: screen.maximumFramesPerSecond, safeArea: screen.safeAreaInsets,
      start: application.scheduler.now)
  }
}
