// A tool of an agent: its name, what it says of itself, its arguments, and what it does.

/// A tool.
nonisolated public struct AgentTool: Sendable {
  /// An argument.
  struct Parameter: Sendable {
    enum Kind: Sendable {
      case string
      case strings
      case number
      case flag
      case choice([String])
    }

    let name: String
    let kind: Kind
    let words: String
    var isNeeded = false
  }

  /// The name.
  public let name: String
  /// What it does, and when to use it.
  public let words: String
  let parameters: [Parameter]
  let run: @MainActor @Sendable (AgentSession, AgentArguments) throws -> AgentAnswer

  init(
    _ name: String, _ words: String, _ parameters: [Parameter] = [],
    run: @escaping @MainActor @Sendable (AgentSession, AgentArguments) throws -> AgentAnswer
  ) {
    (self.name, self.words, self.parameters, self.run) = (name, words, parameters, run)
  }

  /// The tool of a name; `nil` if there is none.
  static func named(_ name: String) -> AgentTool? { all.first { $0.name == name } }

  /// What its arguments are, as a JSON schema.
  public var schema: JSONValue {
    let needed = parameters.filter(\.isNeeded).map { JSONValue.string($0.name) }
    return [
      "type": "object",
      "properties": .object(
        Dictionary(parameters.map { ($0.name, $0.schema) }, uniquingKeysWith: { $1 })),
      "required": .array(needed), "additionalProperties": false,
    ]
  }
}

nonisolated extension AgentTool.Parameter {
  fileprivate var schema: JSONValue {
    let text = JSONValue.string(words)
    return switch kind {
    case .string: ["type": "string", "description": text]
    case .strings: ["type": "array", "items": ["type": "string"], "description": text]
    case .number: ["type": "number", "description": text]
    case .flag: ["type": "boolean", "description": text]
    case .choice(let all):
      ["type": "string", "enum": .array(all.map(JSONValue.string)), "description": text]
    }
  }
}
