// What a page knows that takes every message of the server: read as the page reads them, from JSON,
// and compared with what the app shows.

import Examples
import Foundation

@testable import Playground

/// A page's copy of the scene.
struct Replica {
  /// How many errors the page was told of.
  private(set) var errorCount = 0

  private typealias Fields = [String: NSObject]
  private var run: Int?
  /// For how long an inspector may look back: in a recording that was opened, to its begin.
  private var secondsMax = Recording.secondsMaxOfPlay
  private var nodes: [Int: Fields] = [:]

  /// Takes one message in.
  mutating func read(_ json: Data) throws {
    guard let message = try JSONSerialization.jsonObject(with: json) as? [String: Any],
      let type = message["type"] as? String
    else {
      throw BrokenPromise(description: "No message: \(String(decoding: json, as: UTF8.self))")
    }
    switch type {
    case "scene": try apply(message)
    case "error":
      errorCount += 1
      for part in ["place", "found", "expected", "remedy"] {
        try demandWords(message[part] as? String ?? "")
      }
    case "log":
      let lines = message["lines"] as? [String] ?? []
      try demand((1...Limits.logLinesMax).contains(lines.count), "\(lines.count) lines")
    case "file":
      let text = message["text"] as? String ?? ""
      try demandFile(text)
    case "note":
      let text = message["text"] as? String ?? ""
      try demandWords(text)
      try demand(text.unicodeScalars.count <= 400, "A note has \(text.count) characters")
    case "inspection": try demandOrder(message)
    case "kept": try demandPart(message)
    case "assistance": try demandShown(message)
    case "opened":
      if message["app"] is String { secondsMax = .infinity }
      if let words = message["words"] as? String { try demandWords(words) }
    case "apps", "tock": break
    default: throw BrokenPromise(description: "A message of the type \(type)")
    }
  }

  /// Demands that an update of the inspector names times in their order.
  private func demandOrder(_ message: [String: Any]) throws {
    let begin = message["begin"] as? Double ?? .nan
    let now = message["now"] as? Double ?? .nan
    let past = message["past"] as? Double ?? begin
    try demand(begin <= past && past <= now, "It shows \(past) between \(begin) and \(now)")
    try demand(now - begin <= secondsMax, "It looks back for \(now - begin) s")
  }

  /// The cursor of a switch has a place at most once, and a rest begins before its end.
  private func demandShown(_ message: [String: Any]) throws {
    let places = ["frame", "column", "row"].filter { message[$0] != nil }
    try demand(places.count <= 1 && (places.isEmpty || message["words"] is String), "\(message)")
    if let frame = message["frame"] { try demand((frame as? [Double])?.count == 4, "\(frame)") }
    guard let rest = message["rest"] as? [String: Double] else { return }
    let (from, until) = (rest["from"] ?? .infinity, rest["until"] ?? 0)
    try demand(rest.count == 4 && from < until, "A pointer rests from \(from) until \(until)")
  }

  /// Demands that a part of what is kept has a text, or a problem and no more parts.
  private func demandPart(_ message: [String: Any]) throws {
    let isLast = message["isLast"] as? Bool
    let text = message["text"] as? String ?? ""
    try demand(
      text.isEmpty ? message["problem"] is String && isLast == true : message["problem"] == nil,
      "A part of \(text.count) characters: \(message)")
  }

  /// Demands that an app takes the file that it gave away, and gives the same one again.
  private func demandFile(_ text: String) throws {
    let app = Catalogue(ExampleApps.all).entries.first { $0.card.file != nil }
    guard let app = app?.make(Stage(width: 300, height: 300), 0) else { return }
    _ = try app.importFile(text)
    try demand(app.exportFile() == text, "Another file than \(text.prefix(200))")
  }

  private mutating func apply(_ message: [String: Any]) throws {
    guard let run = message["run"] as? Int, let changes = message["set"] as? [Fields],
      let gone = message["gone"] as? [Int]
    else { throw BrokenPromise(description: "A scene of another form: \(message)") }
    if run != self.run { nodes = [:] }
    self.run = run
    for change in changes {
      guard let id = change["id"] as? NSNumber else {
        throw BrokenPromise(description: "A node without a number: \(change)")
      }
      nodes[id.intValue] = (nodes[id.intValue] ?? standard(id.intValue)).merging(change) { $1 }
    }
    for node in gone {
      try demand(nodes.removeValue(forKey: node) != nil, "\(node) is gone and never was")
    }
  }

  /// Demands that the copy is what `scene` is when it is told from the start.
  func demandSame(as scene: Scene) throws {
    try demand(Set(nodes.keys) == Set(scene.nodes.map(\.id)), "The page has other nodes")
    for node in scene.nodes {
      let expected = try standard(node.id).merging(fields(of: node)) { $1 }
      let found = nodes[node.id] ?? [:]
      try demand(found == expected, "A node is \(expected), the page has \(found)")
      if let parent = node.parent {
        try demand(
          nodes[parent] != nil, "The node \(node.id) lies in \(parent), which is not there")
      }
    }
  }

  /// What a page takes a node to be of which it was told nothing.
  private func standard(_ id: Int) -> Fields {
    [
      "id": id as NSNumber, "parent": NSNull(), "index": 0 as NSNumber,
      "matrix": [1, 0, 0, 1, 0, 0] as NSArray, "size": [0, 0] as NSArray, "alpha": 1 as NSNumber,
      "fill": NSNull(), "radius": 0 as NSNumber, "border": 0 as NSNumber, "borderColor": NSNull(),
      "clips": false as NSNumber, "image": NSNull(), "text": NSNull(), "shapes": NSArray(),
    ]
  }

  private func fields(of node: SceneNode) throws -> Fields {
    let json = Data(NodeChange(node: node, base: SceneNode(id: node.id)).json.bytes)
    return try JSONSerialization.jsonObject(with: json) as? Fields ?? [:]
  }
}
