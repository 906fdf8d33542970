// The first line of a recording: which format, which app, which screen.

import TouchKit

#if canImport(Foundation)
  import Foundation
#endif

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

nonisolated extension TraceHeader: Codable {
  enum Key: String, CodingKey {
    case trace, app, width, height, scale, framesPerSecond, top, left, bottom, right, start
    case arguments
  }

  /// Reads a header. A screen that no application takes is an error.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key, _ usual: CGFloat = 0) throws -> CGFloat {
      try fields.decodeIfPresent(CGFloat.self, forKey: key) ?? usual
    }
    func positive(_ key: Key, _ usual: CGFloat? = nil) throws -> CGFloat {
      let value =
        try usual == nil ? fields.decode(CGFloat.self, forKey: key) : number(key, usual ?? 0)
      guard value > 0, value.isFinite else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: fields, debugDescription: "found \(value), expected a number above 0")
      }
      return value
    }
    self.init(
      app: try fields.decodeIfPresent(String.self, forKey: .app),
      size: CGSize(width: try positive(.width), height: try positive(.height)),
      scale: try positive(.scale, 2),
      framesPerSecond: try Self.framesPerSecond(in: fields),
      safeArea: UIEdgeInsets(
        top: try number(.top), left: try number(.left), bottom: try number(.bottom),
        right: try number(.right)),
      start: try fields.decodeIfPresent(TimeInterval.self, forKey: .start) ?? 0,
      arguments: try fields.decodeIfPresent([String].self, forKey: .arguments) ?? [])
    version = try fields.decode(Int.self, forKey: .trace)
  }

  private static func framesPerSecond(in fields: KeyedDecodingContainer<Key>) throws -> Int {
    guard let value = try fields.decodeIfPresent(CGFloat.self, forKey: .framesPerSecond) else {
      return UIScreen.usualFramesPerSecond
    }
    let range = 1...CGFloat(1_000_000)
    guard range.contains(value) else {
      throw DecodingError.dataCorruptedError(
        forKey: .framesPerSecond, in: fields,
        debugDescription: "found \(value), expected a number from 1 to 1000000")
    }
    return Int(value.rounded())
  }

  /// Writes the header.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(version, forKey: .trace)
    try fields.encodeIfPresent(app, forKey: .app)
    try fields.encode(size.width, forKey: .width)
    try fields.encode(size.height, forKey: .height)
    try fields.encode(scale, forKey: .scale)
    if framesPerSecond != UIScreen.usualFramesPerSecond {
      try fields.encode(framesPerSecond, forKey: .framesPerSecond)
    }
    for (inset, key) in [
      (safeArea.top, Key.top), (safeArea.left, .left), (safeArea.bottom, .bottom),
      (safeArea.right, .right),
    ] where inset != 0 { try fields.encode(inset, forKey: key) }
    try fields.encode(start, forKey: .start)
    if !arguments.isEmpty { try fields.encode(arguments, forKey: .arguments) }
  }
}
