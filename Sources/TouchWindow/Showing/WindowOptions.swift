// What a window is asked to be.

/// How a window is shown.
public struct WindowOptions: Equatable, Sendable {
  /// Its width, in points; `nil` for that of a phone, or less on a smaller display.
  public var width: Double?
  /// Its height, in points; `nil` for that of a phone, or less on a smaller display.
  public var height: Double?
  /// How many of the display's own units a point has, from 0.5 to 4: 2 makes all twice as large.
  public var density = 1.0
  /// Whether its colours are dark.
  public var isDark = false
  /// What the app is told when it starts.
  public var arguments: [String] = []
  /// How the program serves the app on a page, for a person without a display.
  public var pageCommand = "play"

  /// The usual window.
  public init() {}
}
