// The first line of a recording, as JSON.

import PlainJSON
import TouchKit

nonisolated extension TraceHeader {
  /// Reads a header. A screen that no application takes is an error.
  init(_ json: ReadJSON) throws(JSON.Mistake) {
    let version = try json.field("trace").whole()
    var arguments: [String] = []
    if let words = json["arguments"] {
      for word in try words.list() { arguments.append(try word.text()) }
    }
    self.init(
      app: try json["app"]?.text(),
      size: CGSize(
        width: try json.field("width").positive(), height: try json.field("height").positive()),
      scale: try json["scale"]?.positive() ?? 2,
      framesPerSecond: try Self.framesPerSecond(json),
      safeArea: UIEdgeInsets(
        top: try json.number("top", 0), left: try json.number("left", 0),
        bottom: try json.number("bottom", 0), right: try json.number("right", 0)),
      start: try json["start"]?.number() ?? 0, arguments: arguments)
    self.version = version
  }

  private static func framesPerSecond(_ json: ReadJSON) throws(JSON.Mistake) -> Int {
    guard let value = json["framesPerSecond"] else { return UIScreen.usualFramesPerSecond }
    let number = try value.number()
    guard (1...1_000_000).contains(number) else {
      throw value.wrong("a number from 1 to 1000000", found: "\(number)")
    }
    return Int(number.rounded())
  }

  /// Writes the header, the fields in the order of their names.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let app { writer.write("app", app) }
    if !arguments.isEmpty {
      writer.beginField("arguments")
      writer.beginList()
      for argument in arguments { writer.write(argument) }
      writer.endList()
    }
    writer.write("bottom", safeArea.bottom, unless: 0)
    if framesPerSecond != UIScreen.usualFramesPerSecond {
      writer.write("framesPerSecond", framesPerSecond)
    }
    writer.write("height", size.height)
    writer.write("left", safeArea.left, unless: 0)
    writer.write("right", safeArea.right, unless: 0)
    writer.write("scale", scale)
    writer.write("start", start)
    writer.write("top", safeArea.top, unless: 0)
    writer.write("trace", version)
    writer.write("width", size.width)
    writer.endObject()
  }
}

nonisolated extension ReadJSON {
  fileprivate func positive() throws(JSON.Mistake) -> CGFloat {
    let number = try number()
    guard number > 0, number.isFinite else {
      throw wrong("a number above 0", found: "\(number)")
    }
    return CGFloat(number)
  }
}
