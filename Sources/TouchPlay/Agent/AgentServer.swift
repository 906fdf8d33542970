// Answers a client of the Model Context Protocol. The app runs in a process of its own: if it ends, the
// next call goes on from where it was before.

import Foundation
import TouchAgent
import TouchTrace

/// The server of one client.
@MainActor
final class AgentServer {
  /// The versions of the protocol that it speaks, the newest first.
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private let process: TrialProcess
  private let inbox: AgentInbox
  private let folder: URL
  /// How many inputs the recording had after the last call; `nil` if no app runs.
  private var inputs: Int?
  /// Whether the process ended since.
  private var hasEnded = false

  /// Prepares a server that keeps recordings in a folder.
  init(process: TrialProcess, inbox: AgentInbox, folder: URL) {
    (self.process, self.inbox, self.folder) = (process, inbox, folder)
  }

  deinit {}

  private var recording: URL { folder.appendingPathComponent("session.jsonl") }

  /// The answer to a line; `nil` if it wants none.
  func answer(_ line: String) -> String? {
    guard let message = AgentMessage(line) else {
      return AgentReply.error(nil, .noJSON, "One JSON object a line was expected.")
    }
    // The client was asked nothing.
    guard !message.isAnswer else { return nil }
    guard let method = message.method else {
      return AgentReply.error(message.id, .noRequest, "A method is missing.")
    }
    guard let id = message.id else { return nil }
    switch method {
    case "initialize": return AgentReply.result(id, greeting(message.parameters))
    case "ping": return AgentReply.result(id, [:])
    case "tools/list": return AgentReply.result(id, ["tools": .array(AgentTool.all.map(Self.list))])
    case "tools/call": return answer(id, message.parameters)
    default: return AgentReply.error(id, .noMethod, "There is no method \(method).")
    }
  }

  private func greeting(_ parameters: [String: JSONValue]) -> JSONValue {
    var version = Self.versions[0]
    if case .string(let asked) = parameters["protocolVersion"], Self.versions.contains(asked) {
      version = asked
    }
    return [
      "protocolVersion": .string(version), "capabilities": ["tools": [:]],
      "serverInfo": ["name": .string(Commands.programName), "version": .string(Commands.version)],
      "instructions": .string(AgentTool.instructions),
    ]
  }

  private static func list(_ tool: AgentTool) -> JSONValue {
    [
      "name": .string(tool.name), "description": .string(tool.words), "inputSchema": tool.schema,
    ]
  }

  // MARK: Calls

  private func answer(_ id: JSONValue, _ parameters: [String: JSONValue]) -> String? {
    guard case .string(let name) = parameters["name"] else {
      return AgentReply.error(id, .wrongParameters, "tools/call needs the name of a tool.")
    }
    guard AgentTool.all.contains(where: { $0.name == name }) else {
      return AgentReply.error(id, .wrongParameters, "There is no tool \(name).")
    }
    var call = AgentCall(name)
    switch parameters["arguments"] {
    case .object(let arguments)?: call.arguments = arguments
    case nil, .null?: break
    default:
      return AgentReply.error(id, .wrongParameters, "arguments is no object.")
    }
    do {
      let (process, before) = (process, inputs)
      let answer = try inbox.answer(id, endingBy: { process.interrupter.end() }) { try run(call) }
      guard let answer else {
        // The call may have ended the process, or done something: the next one goes on from before.
        process.stop()
        (inputs, hasEnded) = (before, true)
        return nil
      }
      return AgentReply.result(id, try content(of: answer))
    } catch {
      return AgentReply.error(id, .failure, "\(error)")
    }
  }

  /// Runs a call in the app's process; before it, if that ended, what was done before.
  private func run(_ call: AgentCall) throws -> AgentAnswer {
    if hasEnded, let inputs {
      let before: [String: JSONValue] = [
        "file": .string(recording.path), "inputs": .number(Double(inputs)),
      ]
      _ = try tried(AgentCall("replay", before))
    }
    return try tried(call)
  }

  private func tried(_ call: AgentCall) throws -> AgentAnswer {
    let outcome = try process.run(.agent(call, file: recording.path))
    FileHandle.standardError.write(process.takePrinted())
    switch outcome {
    case .answer(.agent(let answer)):
      (inputs, hasEnded) = (answer.inputs, false)
      return answer
    case .answer(.problem(let words)): throw TrialError(words: words)
    case .answer: throw TrialError(words: "\(call.tool): another trial was answered.")
    case .ended(let ending):
      hasEnded = true
      // What these begin, they begin anew: there is nothing to go on from.
      if ["start", "replay"].contains(call.tool) { inputs = nil }
      return AgentAnswer(try told(ending), isError: true)
    }
  }

  /// What is said of a process that ended: the recording is kept.
  private func told(_ ending: TrialEnding) throws -> String {
    var words = ending.words(limit: process.limit)
    words = words.prefix(1).uppercased() + words.dropFirst() + "."
    guard FileManager.default.fileExists(atPath: recording.path) else { return words }
    var kept = recording
    var number = 0
    while FileManager.default.fileExists(atPath: kept.path) {
      number += 1
      kept = folder.appendingPathComponent("ended-\(number).jsonl")
    }
    try FileManager.default.copyItem(at: recording, to: kept)
    return """
      \(words) The recording up to there is \(kept.path); shrink makes it small. \
      \(inputs == nil ? "No app runs now." : "The next call goes on from before this one.")
      """
  }

  private func content(of answer: AgentAnswer) throws -> JSONValue {
    var parts: [JSONValue] = []
    var text = answer.text
    if let picture = answer.picture {
      let svg = folder.appendingPathComponent("screen.svg")
      try Data(picture.utf8).write(to: svg)
      if let data = Self.rasterized(svg) {
        parts.append([
          "type": "image", "data": .string(data.base64EncodedString()), "mimeType": "image/png",
        ])
      } else {
        text += " It is \(svg.path); where rsvg-convert is installed, it is part of the answer."
      }
    }
    parts.insert(["type": "text", "text": .string(text)], at: 0)
    return ["content": .array(parts), "isError": .bool(answer.isError)]
  }

  /// A picture as PNG; `nil` if there is no program that draws it.
  private static func rasterized(_ svg: URL) -> Data? {
    let drawing = Process()
    drawing.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    drawing.arguments = ["rsvg-convert", svg.path]
    let output = Pipe()
    (drawing.standardOutput, drawing.standardError) = (output, FileHandle.nullDevice)
    drawing.standardInput = FileHandle.nullDevice
    guard (try? drawing.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    drawing.waitUntilExit()
    return drawing.terminationStatus == 0 && !data.isEmpty ? data : nil
  }
}
