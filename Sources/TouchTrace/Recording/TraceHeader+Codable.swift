// The first line of a recording, as JSON.

import TouchKit

#if canImport(Foundation)
  import Foundation
#endif

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
