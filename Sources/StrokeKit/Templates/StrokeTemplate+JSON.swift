// Templates as a JSON file, and back. What is wrong with a file is said with its place in it.

#if canImport(Foundation)
  import Foundation

  /// What to do with several templates of one name in a file.
  public enum SameNames: Equatable, Sendable {
    /// They are several examples of one gesture.
    case areExamples
    /// They are a mistake: each name may stand once.
    case areRefused
  }

  extension StrokeTemplate {
    /// Reads templates from JSON:
    ///
    ///     {"version": 1, "templates": [
    ///       {"name": "check", "strokes": [[[0, 50, 0], [30, 90, 0.1], [80, 0, 0.3]]]}]}
    ///
    /// A point is x and y in points and, if known, the time in seconds.
    ///
    /// - Throws: `StrokeFileError`, with the place in the file, for whatever is not as above, and for
    ///   strokes that cannot be compared: a file that loads makes a recognizer.
    public static func load(
      from data: Data, sameNames: SameNames = .areExamples
    ) throws(StrokeFileError) -> [StrokeTemplate] {
      // The version first: files of another one may have other fields.
      let version = try StrokeFileError.decode(Version.self, from: data, called: "file").version
      if version != File.version {
        throw StrokeFileError(
          place: "version", found: "the number \(version)", expected: "\(File.version)",
          remedy: "Read the file with the release that wrote it.")
      }
      let file = try StrokeFileError.decode(File.self, from: data, called: "file")
      var drawing = Drawing()
      var places: [String: Int] = [:]
      for (index, entry) in file.templates.enumerated() {
        if let problem = drawing.load(entry.template.strokes) {
          throw problem.fileError(ofTemplate: index)
        }
        let before = places.updateValue(index, forKey: entry.name)
        if let before, sameNames == .areRefused {
          throw StrokeFileError(
            place: "templates[\(index)].name",
            found: "\"\(entry.name)\", as in templates[\(before)]",
            expected: "each name once", remedy: "Rename or remove one of the two.")
        }
      }
      return file.templates.map(\.template)
    }

    /// Writes templates as JSON that ``load(from:sameNames:)`` reads. Equal templates make equal
    /// bytes.
    ///
    /// - Throws: `StrokeFileError` for strokes that cannot be compared; nothing that this writes is
    ///   refused by ``load(from:sameNames:)``.
    public static func save(_ templates: [StrokeTemplate]) throws(StrokeFileError) -> Data {
      var drawing = Drawing()
      for (index, template) in templates.enumerated() {
        if let problem = drawing.load(template.strokes) {
          throw problem.fileError(ofTemplate: index)
        }
        for (number, stroke) in template.strokes.enumerated() {
          for (place, point) in stroke.enumerated() where !point.time.isFinite {
            throw StrokeFileError(
              place: "templates[\(index)].strokes[\(number)][\(place)]",
              found: "the time \(point.time)", expected: "a finite number of seconds",
              remedy: "Set the time, or set it to 0.")
          }
        }
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      let file = File(version: File.version, templates: templates.map(Entry.init))
      do {
        return try encoder.encode(file)
      } catch {
        throw StrokeFileError(
          place: "file", found: "\(error)", expected: "templates that can be written",
          remedy: "Check their names and points.")
      }
    }

    private struct Version: Decodable {
      var version: Int
    }

    private struct File: Codable {
      static let version = 1

      var version: Int
      var templates: [Entry]
    }

    private struct Entry: Codable {
      var name: String
      var strokes: [[Place]]

      init(_ template: StrokeTemplate) {
        name = template.name
        strokes = template.strokes.map { $0.map(Place.init) }
      }

      var template: StrokeTemplate { StrokeTemplate(name, strokes.map { $0.map(\.point) }) }
    }
  }

  /// A point as a list of two or three numbers.
  private struct Place: Codable {
    let point: StrokePoint

    init(_ point: StrokePoint) {
      self.point = point
    }

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      let x = try list.decode(Double.self)
      let y = try list.decode(Double.self)
      point = StrokePoint(x: x, y: y, time: list.isAtEnd ? 0 : try list.decode(Double.self))
      guard !list.isAtEnd else { return }
      throw StrokeFileError(
        place: StrokeFileError.place(decoder.codingPath, in: "file"),
        found: "a list of \(list.count ?? 4)", expected: "x, y and at most a time",
        remedy: "Remove what is too much.")
    }

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(point.x)
      try list.encode(point.y)
      try list.encode(point.time)
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
#endif
