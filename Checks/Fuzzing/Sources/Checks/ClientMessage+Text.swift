// Writes a page's message as a page would, with every field: the server itself only reads them.

import Foundation
import TouchKit

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
    case .touches(let input):
      return object([
        "type": quoted("touches"), "time": "\(input.time)",
        "touches": list(input.reports.map { $0.text(buttons: input.buttons) }),
      ])
    case .key(let input): return object(input.fields)
    case .motion(let input):
      return object([
        "type": quoted("motion"), "time": "\(input.samples.last?.time ?? 0)",
        "samples": list(input.samples.map { object($0.fields) }),
      ])
    case .remote(let remote):
      return object([
        "type": quoted("remote"), "time": "\(remote.time)",
        "command": quoted(RemoteWords.commands.word(for: remote.command) ?? ""),
      ])
    case .assist(let input):
      return object([
        "type": quoted("assist"), "time": "\(input.time)", "view": "\(input.view)",
        "action": quoted(AssistWords.actions.word(for: input.action) ?? ""),
      ])
    case .assistance(let change):
      return object([
        "type": quoted("assistance"), "time": "\(change.time)", "settings": change.settings.text,
      ])
    case .pressSwitch(let tick):
      return object(["type": quoted("switch"), "time": "\(tick.time)"])
    case .stage(let change):
      return object([
        "type": quoted("stage"), "time": "\(change.time)", "stage": change.stage.text,
      ])
    case .exportFile(let tick):
      return object(["type": quoted("export"), "time": "\(tick.time)"])
    case .importPart(let part):
      return object(
        part.file.fields.merging(["type": quoted("import"), "time": "\(part.time)"]) { $1 })
    case .openPart(let part):
      return object(
        part.file.fields.merging([
          "type": quoted("open"), "time": "\(part.time)", "style": quoted(part.style.rawValue),
        ]) { $1 })
    case .inspect(let inspect):
      return object(
        inspect.view.fields.merging(["type": quoted("inspect"), "time": "\(inspect.time)"]) { $1 })
    case .keep(let keep):
      return object([
        "type": quoted("keep"), "time": "\(keep.time)", "kind": quoted(keep.kind.rawValue),
      ])
    case .tick(let tick): return object(["type": quoted("tick"), "time": "\(tick.time)"])
    }
  }
}

extension ClientMessage.FilePart {
  fileprivate var fields: [String: String] {
    ["part": "\(part)", "parts": "\(parts)", "text": quoted(text)]
  }
}

extension ClientMessage.Inspect.View {
  fileprivate var fields: [String: String] {
    switch self {
    case .nothing: ["show": quoted("nothing")]
    case .present: ["show": quoted("present")]
    case .past(let time): ["show": quoted("past"), "at": "\(time)"]
    case .previous: ["show": quoted("previous")]
    case .next: ["show": quoted("next")]
    case .change(let row): ["show": quoted("change"), "row": "\(row)"]
    }
  }
}

extension Stage {
  fileprivate var text: String {
    object(["width": "\(width)", "height": "\(height)", "style": quoted(style.rawValue)])
  }
}

extension AssistanceSettings {
  fileprivate var text: String {
    var fields = [
      "hold": "\(hold)", "ignoredRepeat": "\(ignoredRepeat)", "tremor": "\(tremor)",
      "lock": "\(lock)", "radius": "\(radius)",
    ]
    fields["dwell"] = dwell.map { "\($0)" }
    fields["step"] = step.map { "\($0)" }
    return object(fields)
  }
}

extension HostInput.KeyInput {
  fileprivate var fields: [String: String] {
    var fields = [
      "type": quoted("key"), "time": "\(time)", "key": "\(keyCode.rawValue)",
      "phase": quoted(KeyWords.changes.word(for: change) ?? ""),
      "modifiers": "\(modifiers.rawValue)",
    ]
    // An empty text is refused: a key that types nothing leaves it out.
    if !characters.isEmpty { fields["characters"] = quoted(characters) }
    if !charactersIgnoringModifiers.isEmpty {
      fields["charactersIgnoringModifiers"] = quoted(charactersIgnoringModifiers)
    }
    return fields
  }
}

extension HostInput.MotionInput.Sample {
  fileprivate var fields: [String: String] {
    ["x": "\(x)", "y": "\(y)", "z": "\(z)", "time": "\(time)"]
  }
}

extension TouchReport {
  fileprivate func text(buttons: UIEvent.ButtonMask) -> String {
    var fields = sample.fields
    fields["time"] = nil
    fields["finger"] = "\(finger)"
    fields["phase"] = TouchWords.phases.word(for: phase).map(quoted)
    fields["kind"] = TouchWords.kinds.word(for: sample.type).map(quoted)
    fields["scroll"] = TouchWords.scrolls.word(for: scrollTypes).map(quoted)
    fields["radius"] = "\(sample.majorRadius)"
    fields["buttons"] = "\(buttons.rawValue)"
    // An empty list is refused: who merged nothing leaves it out.
    if !coalesced.isEmpty { fields["coalesced"] = list(coalesced.map { object($0.fields) }) }
    return object(fields)
  }
}

extension TouchSample {
  fileprivate var fields: [String: String] {
    [
      "time": timestamp.map { "\($0)" } ?? "null", "x": "\(location.x)", "y": "\(location.y)",
      "force": "\(force)", "altitude": "\(altitudeAngle)", "azimuth": "\(azimuthAngle)",
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
