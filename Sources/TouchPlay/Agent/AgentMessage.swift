// Messages of the Model Context Protocol: JSON-RPC 2.0, one message a line.

import Foundation
import TouchAgent

/// A message of a client.
nonisolated struct AgentMessage {
  /// What it asks for.
  let method: String?
  /// What its answer is to be called by; `nil` if it wants none.
  let id: JSONValue?
  let parameters: [String: JSONValue]
  /// Whether it answers something.
  let isAnswer: Bool

  /// Reads a line; `nil` if it is no JSON object.
  init?(_ line: String) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)),
      case .object(let fields) = value
    else { return nil }
    if case .string(let method) = fields["method"] { self.method = method } else { method = nil }
    isAnswer = fields["result"] != nil || fields["error"] != nil
    id = fields["id"] == .null ? nil : fields["id"]
    if case .object(let parameters) = fields["params"] {
      self.parameters = parameters
    } else {
      parameters = [:]
    }
  }

  /// The call that it takes back.
  var cancelledCall: JSONValue? {
    method == "notifications/cancelled" ? parameters["requestId"] : nil
  }
}

/// An answer, as a line.
nonisolated enum AgentReply {
  /// What is wrong with a message, by JSON-RPC's numbers.
  enum Fault: Int {
    case noJSON = -32700
    case noRequest = -32600
    case noMethod = -32601
    case wrongParameters = -32602
    case failure = -32603
  }

  static func result(_ id: JSONValue, _ value: JSONValue) -> String {
    line(["jsonrpc": "2.0", "id": id, "result": value])
  }

  static func error(_ id: JSONValue?, _ fault: Fault, _ words: String) -> String {
    let code = JSONValue.number(Double(fault.rawValue))
    return line([
      "jsonrpc": "2.0", "id": id ?? .null, "error": ["code": code, "message": .string(words)],
    ])
  }

  private static func line(_ value: JSONValue) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      return
        #"{"error":{"code":-32603,"message":"The answer is no JSON."},"id":null,"jsonrpc":"2.0"}"#
    }
    return String(decoding: data, as: UTF8.self)
  }
}
