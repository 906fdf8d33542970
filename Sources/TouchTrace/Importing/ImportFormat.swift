// Which formats of others can be imported, and how each is known by its begin.

/// A format of recorded touches that ``TraceImporter`` reads.
nonisolated public enum ImportFormat: String, CaseIterable, Sendable {
  /// JSON of a browser's pointer events: one array, or one object a line. The fields are those of
  /// `PointerEvent`: `type`, `pointerId`, `pointerType`, `clientX`, `clientY`, `timeStamp` in
  /// milliseconds, `pressure`, `width`, `height`, `tiltX`, `tiltY`, `altitudeAngle`, `azimuthAngle`,
  /// `twist`, `buttons`, and the modifier keys. `coalesced` and `predicted` are lists of such objects.
  case pointer
  /// The text of Android's `getevent -lt`, also with the device description of `getevent -lp` before
  /// it.
  case getevent
  /// The text of `evemu-record`: the device description and the events.
  case evemu
  /// Sequences of touches, one a line: `{"events": [[seconds, finger, "began", x, y], …]}`.
  case sequences

  /// The format of a text that begins so; `nil` if no format does.
  public init?(detectedIn begin: some Sequence<UInt8>) {
    let lines = Array(begin).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
    for line in lines.prefix(100) {
      let text = String(decoding: line.prefix(4096), as: UTF8.self)
      guard let format = Self.format(of: text.drop { $0 == " " || $0 == "\t" }) else { continue }
      self = format
      return
    }
    return nil
  }

  /// The format of which one line is typical.
  private static func format(of line: Substring) -> ImportFormat? {
    if line.hasPrefix("{") || line.hasPrefix("[{") {
      if line.contains("\"events\"") { return .sequences }
      return .pointer
    }
    if line == "[" || line == "[]" { return .pointer }
    if line.hasPrefix("# EVEMU") { return .evemu }
    let first = line.prefix { $0 != " " && $0 != "\t" }
    if ["N:", "I:", "P:", "B:", "A:", "E:", "L:", "S:"].contains(first) { return .evemu }
    let isDevice = line.hasPrefix("add device") || line.hasPrefix("/dev/input/")
    return isDevice || line.hasPrefix("[ ") || line.contains(" EV_") ? .getevent : nil
  }
}
