// Turns what Foundation says about a wrong file into what its author needs to know.

#if canImport(Foundation)
  import Foundation

  extension StrokeFileError {
    /// Decodes JSON; a failure says where, what stood there, and what should have.
    ///
    /// - Parameter place: what the whole is called: `file`, or `line 12`.
    package static func decode<Value: Decodable>(
      _ type: Value.Type, from data: Data, called place: String
    ) throws(StrokeFileError) -> Value {
      do {
        return try JSONDecoder().decode(type, from: data)
      } catch let error as StrokeFileError {
        throw error
      } catch let error as DecodingError {
        throw StrokeFileError(error, in: data, called: place)
      } catch {
        throw StrokeFileError(
          place: place, found: "\(error)", expected: "JSON", remedy: remedyForDamage)
      }
    }

    private init(_ error: DecodingError, in data: Data, called whole: String) {
      switch error {
      case .keyNotFound(let key, let context):
        self.init(
          place: Self.place(context.codingPath, in: whole), found: "no \"\(key.stringValue)\"",
          expected: "one", remedy: "Add the field \"\(key.stringValue)\".")
      case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
        let value = (try? JSONDecoder().decode(FoundValue.self, from: data))?
          .value(at: context.codingPath[...])
        self.init(
          place: Self.place(context.codingPath, in: whole), found: value?.words ?? "nothing",
          expected: Self.words(type), remedy: "Correct it.")
      case .dataCorrupted(let context):
        if context.codingPath.isEmpty {
          self.init(damageIn: data, called: whole)
        } else {
          self.init(
            place: Self.place(context.codingPath, in: whole), found: context.debugDescription,
            expected: "a value that can be read", remedy: "Correct it.")
        }
      @unknown default:
        self.init(
          place: whole, found: "\(error)", expected: "JSON", remedy: Self.remedyForDamage)
      }
    }

    /// A path as people write it: `templates[3].strokes[0]`.
    static func place(_ path: [any CodingKey], in whole: String) -> String {
      var place = whole == "file" && !path.isEmpty ? "" : whole
      for key in path {
        if let index = key.intValue {
          place += "[\(index)]"
        } else {
          place += (place.isEmpty ? "" : place == whole ? ", " : ".") + key.stringValue
        }
      }
      return place
    }

    private static func words(_ type: Any.Type) -> String {
      if type == Double.self || type == Int.self { return "a number" }
      if type == String.self { return "a text" }
      let name = "\(type)"
      return name.hasPrefix("Array") || name.hasPrefix("[Any") ? "a list" : "an object"
    }
  }

  /// Any JSON, kept to say what was found where something else was expected.
  private indirect enum FoundValue: Decodable {
    case nothing
    case truth
    case number(Double)
    case text(String)
    case list([FoundValue])
    case object([String: FoundValue])

    init(from decoder: any Decoder) throws {
      let single = try decoder.singleValueContainer()
      if single.decodeNil() {
        self = .nothing
      } else if let number = try? single.decode(Double.self) {
        self = .number(number)
      } else if let text = try? single.decode(String.self) {
        self = .text(text)
      } else if let list = try? single.decode([FoundValue].self) {
        self = .list(list)
      } else if let object = try? single.decode([String: FoundValue].self) {
        self = .object(object)
      } else {
        self = .truth
      }
    }

    func value(at path: ArraySlice<any CodingKey>) -> FoundValue? {
      guard let key = path.first else { return self }
      switch self {
      case .list(let list):
        guard let index = key.intValue, list.indices.contains(index) else { return nil }
        return list[index].value(at: path.dropFirst())
      case .object(let object):
        return object[key.stringValue]?.value(at: path.dropFirst())
      case .nothing, .truth, .number, .text:
        return self
      }
    }

    var words: String {
      switch self {
      case .nothing: "null"
      case .truth: "true or false"
      case .number(let number): "the number \(number)"
      case .text(let text): "the text \"\(text.prefix(40))\""
      case .list(let list): "a list of \(list.count)"
      case .object(let object): "an object with \(object.keys.sorted().prefix(5))"
      }
    }
  }
#endif
