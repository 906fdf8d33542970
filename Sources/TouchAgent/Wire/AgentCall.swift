// What an agent asks, and what it is answered: values that go over pipes.

/// A call of a tool.
nonisolated public struct AgentCall: Codable, Equatable, Sendable {
  /// The name of the tool.
  public var tool: String
  /// Its arguments by their names.
  public var arguments: [String: JSONValue]

  /// Makes a call.
  public init(_ tool: String, _ arguments: [String: JSONValue] = [:]) {
    (self.tool, self.arguments) = (tool, arguments)
  }
}

/// What a tool answers.
nonisolated public struct AgentAnswer: Codable, Equatable, Sendable {
  /// What happened, in sentences, and what to ask next.
  public var text: String
  /// Whether nothing was done, for the reason that the text tells.
  public var isError = false
  /// What the screen looks like, as SVG; `nil` if that was not asked.
  public var picture: String?
  /// How many inputs the session has; `nil` if no app runs.
  public var inputs: Int?

  /// Makes an answer.
  public init(_ text: String, isError: Bool = false) { (self.text, self.isError) = (text, isError) }
}

/// Why a tool did nothing.
nonisolated public struct AgentProblem: Error, Equatable, CustomStringConvertible {
  /// What was found, what was expected, and what to do.
  public let description: String

  /// Makes a problem.
  init(_ description: String) { self.description = description }
}

/// The arguments of a call, read one by one.
nonisolated struct AgentArguments {
  let tool: AgentTool
  let values: [String: JSONValue]

  /// Sees that no argument is unknown, and none that is needed is missing.
  init(_ call: AgentCall, of tool: AgentTool) throws(AgentProblem) {
    self.tool = tool
    values = call.arguments.filter { $0.value != .null }
    let names = tool.parameters.map(\.name)
    for name in values.keys.sorted() where !names.contains(name) {
      let known = names.isEmpty ? "it takes none" : "there are \(names.joined(separator: ", "))"
      throw AgentProblem("\(tool.name) has no argument \(name); \(known).")
    }
    for parameter in tool.parameters where parameter.isNeeded && values[parameter.name] == nil {
      throw AgentProblem("\(tool.name) needs the argument \(parameter.name): \(parameter.words)")
    }
  }

  private func wrong(_ name: String, _ expected: String) -> AgentProblem {
    AgentProblem(
      "\(tool.name): \(name) is \(values[name]?.kind ?? "missing"); \(expected) was expected.")
  }

  func string(_ name: String) throws(AgentProblem) -> String? {
    guard let value = values[name] else { return nil }
    guard case .string(let string) = value else { throw wrong(name, "a string") }
    return string
  }

  func strings(_ name: String) throws(AgentProblem) -> [String] {
    guard let value = values[name] else { return [] }
    guard case .array(let array) = value else { throw wrong(name, "an array of strings") }
    var all: [String] = []
    for element in array {
      guard case .string(let string) = element else { throw wrong(name, "an array of strings") }
      all.append(string)
    }
    return all
  }

  func flag(_ name: String) throws(AgentProblem) -> Bool {
    guard let value = values[name] else { return false }
    guard case .bool(let flag) = value else { throw wrong(name, "true or false") }
    return flag
  }

  /// A number within limits.
  func number(_ name: String, in range: ClosedRange<Double>) throws(AgentProblem) -> Double? {
    guard let value = values[name] else { return nil }
    guard case .number(let number) = value else { throw wrong(name, "a number") }
    guard range.contains(number) else {
      throw AgentProblem(
        "\(tool.name): \(name) is \(number); from \(range.lowerBound) to \(range.upperBound) was expected."
      )
    }
    return number
  }
}
