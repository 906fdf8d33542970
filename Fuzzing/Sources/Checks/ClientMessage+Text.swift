// Writes a page's message as a page would, with every field: the server itself only reads them.

import Foundation

@testable import Playground

extension ClientMessage {
  /// The message as JSON.
  var text: String {
    switch self {
    case .hello(let hello):
      var fields = [
        "type": quoted("hello"), "time": "\(hello.time)", "version": "\(hello.version)",
        "page": quoted(hello.page), "stage": hello.stage.text,
      ]
      fields["app"] = hello.app.map(quoted)
      return object(fields)
    case .play(let play):
      return object([
        "type": quoted("play"), "time": "\(play.time)", "app": quoted(play.app),
        "stage": play.stage.text,
      ])
    case .touches(let batch):
      return object([
        "type": quoted("touches"), "time": "\(batch.time)",
        "touches": list(batch.touches.map(\.text)),
      ])
    case .stage(let change):
      return object([
        "type": quoted("stage"), "time": "\(change.time)", "stage": change.stage.text,
      ])
    case .tick(let tick): return object(["type": quoted("tick"), "time": "\(tick.time)"])
    }
  }
}

extension Stage {
  fileprivate var text: String {
    object(["width": "\(width)", "height": "\(height)", "style": quoted(style.rawValue)])
  }
}

extension WireTouch {
  fileprivate var text: String {
    var fields = sample.fields
    fields["time"] = nil
    fields["finger"] = "\(finger)"
    fields["phase"] = quoted(phase.rawValue)
    fields["kind"] = quoted(kind.rawValue)
    fields["scroll"] = scroll.map { quoted($0.rawValue) }
    fields["radius"] = "\(radius)"
    fields["buttons"] = "\(buttons)"
    // An empty list is refused: who merged nothing leaves it out.
    if !coalesced.isEmpty { fields["coalesced"] = list(coalesced.map { object($0.fields) }) }
    return object(fields)
  }
}

extension WireSample {
  fileprivate var fields: [String: String] {
    [
      "time": "\(time)", "x": "\(x)", "y": "\(y)", "force": "\(force)", "altitude": "\(altitude)",
      "azimuth": "\(azimuth)",
    ]
  }
}

private func object(_ fields: [String: String]) -> String {
  "{" + fields.map { "\(quoted($0)):\($1)" }.joined(separator: ",") + "}"
}

private func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

private func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\\(scalar)"
    case ..<" ":
      quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}
