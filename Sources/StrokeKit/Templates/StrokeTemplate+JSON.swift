// Templates as a JSON file, and back. What is wrong with a file is said with its place in it.

import PlainJSON

/// What to do with several templates of one name in a file.
public enum SameNames: Equatable, Sendable {
  /// They are several examples of one gesture.
  case areExamples
  /// They are a mistake: each name may stand once.
  case areRefused
}

extension StrokeTemplate {
  /// The version of the files that are read and written.
  private static let version = 1

  /// Reads templates from JSON, as UTF-8:
  ///
  ///     {"version": 1, "templates": [
  ///       {"name": "check", "strokes": [[[0, 50, 0], [30, 90, 0.1], [80, 0, 0.3]]]}]}
  ///
  /// A point is x and y in points and, if known, the time in seconds.
  ///
  /// - Throws: `StrokeFileError`, with the place in the file, for whatever is not as above, and for
  ///   strokes that cannot be compared: a file that loads makes a recognizer.
  public static func load(
    from bytes: some Sequence<UInt8>, sameNames: SameNames = .areExamples
  ) throws(StrokeFileError) -> [StrokeTemplate] {
    let (version, templates) = try StrokeFileError.reading(Array(bytes), called: "file") {
      (file) throws(JSON.Mistake) in
      // Files of another version may have other fields.
      let version = try file.field("version").whole()
      return (version, version == Self.version ? try read(file) : [])
    }
    guard version == Self.version else {
      throw StrokeFileError(
        place: "version", found: "the number \(version)", expected: "\(Self.version)",
        remedy: "Read the file with the release that wrote it.")
    }
    var drawing = Drawing()
    for (index, template) in templates.enumerated() {
      if let problem = drawing.load(template.strokes) { throw problem.fileError(ofTemplate: index) }
    }
    if sameNames == .areRefused { try refuseSameNames(templates) }
    return templates
  }

  private static func read(_ file: ReadJSON) throws(JSON.Mistake) -> [StrokeTemplate] {
    var templates: [StrokeTemplate] = []
    for entry in try file.field("templates").list() {
      var strokes: [[StrokePoint]] = []
      let name = try entry.field("name").text()
      for stroke in try entry.field("strokes").list() {
        var points: [StrokePoint] = []
        for point in try stroke.list() { points.append(try StrokePoint(reading: point)) }
        strokes.append(points)
      }
      templates.append(StrokeTemplate(name, strokes))
    }
    return templates
  }

  private static func refuseSameNames(_ templates: [StrokeTemplate]) throws(StrokeFileError) {
    var places: [String: Int] = [:]
    for (index, template) in templates.enumerated() {
      guard let before = places.updateValue(index, forKey: template.name) else { continue }
      throw StrokeFileError(
        place: "templates[\(index)].name",
        found: "\"\(template.name)\", as in templates[\(before)]",
        expected: "each name once", remedy: "Rename or remove one of the two.")
    }
  }

  /// Writes templates as JSON that ``load(from:sameNames:)`` reads. Equal templates make equal
  /// bytes.
  ///
  /// - Throws: `StrokeFileError` for strokes that cannot be compared; nothing that this writes is
  ///   refused by ``load(from:sameNames:)``.
  public static func save(_ templates: [StrokeTemplate]) throws(StrokeFileError) -> [UInt8] {
    try requireComparable(templates)
    var writer = JSONWriter()
    writer.beginObject()
    writer.beginField("templates" as StaticString)
    writer.beginList()
    for template in templates {
      writer.beginObject()
      writer.write("name", template.name)
      writer.beginField("strokes" as StaticString)
      writer.beginList()
      for stroke in template.strokes {
        writer.beginList()
        for point in stroke {
          writer.beginList()
          writer.write(point.x)
          writer.write(point.y)
          writer.write(point.time)
          writer.endList()
        }
        writer.endList()
      }
      writer.endList()
      writer.endObject()
    }
    writer.endList()
    writer.write("version", version)
    writer.endObject()
    return writer.bytes
  }

  private static func requireComparable(_ templates: [StrokeTemplate]) throws(StrokeFileError) {
    var drawing = Drawing()
    for (index, template) in templates.enumerated() {
      if let problem = drawing.load(template.strokes) { throw problem.fileError(ofTemplate: index) }
      for (number, stroke) in template.strokes.enumerated() {
        for (place, point) in stroke.enumerated() where !point.time.isFinite {
          throw StrokeFileError(
            place: "templates[\(index)].strokes[\(number)][\(place)]",
            found: "the time \(point.time)", expected: "a finite number of seconds",
            remedy: "Set the time, or set it to 0.")
        }
      }
    }
  }
}

extension StrokePoint {
  /// Reads a list of two or three numbers.
  fileprivate init(reading point: ReadJSON) throws(JSON.Mistake) {
    let numbers = try point.list()
    guard numbers.count == 2 || numbers.count == 3 else {
      throw point.wrong("x, y and at most a time", found: "a list of \(numbers.count)")
    }
    let time = numbers.count == 3 ? try numbers[2].number() : 0
    guard time.isFinite else { throw numbers[2].wrong("a finite number of seconds") }
    self.init(x: try numbers[0].number(), y: try numbers[1].number(), time: time)
  }
}

extension StrokeProblem {
  fileprivate func fileError(ofTemplate index: Int) -> StrokeFileError {
    let strokes = "templates[\(index)].strokes"
    switch self {
    case .noPoints:
      return StrokeFileError(
        place: strokes, found: "no point", expected: "at least two",
        remedy: "Draw the template, or remove it.")
    case .noExtent:
      return StrokeFileError(
        place: strokes, found: "all points at one place", expected: "a line",
        remedy: "Draw the template, or remove it.")
    case .unusableCoordinate(let stroke, let point, let value):
      return StrokeFileError(
        place: "\(strokes)[\(stroke)][\(point)]", found: "the coordinate \(value)",
        expected: "a number from -1e12 to 1e12", remedy: "Correct or remove the point.")
    }
  }
}
