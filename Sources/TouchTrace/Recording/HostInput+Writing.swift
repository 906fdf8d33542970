// Input as JSON: flat objects with names for phases and kinds. Fields with usual values are left out. The
// fields stand in the order of their names.

import PlainJSON
import TouchKit

nonisolated extension HostInput {
  /// Writes an object with the field `input`, which names the case, and the case's own fields:
  ///
  ///     {"input": "touches", "time": 0.5, "touches": [{"finger": 1, "phase": "moved", "x": 10, "y": 20}],
  ///      "window": 1}
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .touches(let input): input.write(to: &writer)
    case .cancellation(let window):
      writer.write("input", "cancellation")
      writer.write("window", window)
    case .estimates(let samples):
      writer.write("input", "estimates")
      writer.write("samples", samples)
    case .press(let input): input.write(to: &writer)
    case .key(let input): input.write(to: &writer)
    case .keyboard(let input): input.write(to: &writer)
    case .motion(let input): input.write(to: &writer)
    case .pencil(let input): input.write(to: &writer)
    case .pencilSettings(let settings): settings.write(to: &writer)
    case .accessibility(let input): input.write(to: &writer)
    case .screen(let size, let scale, let framesPerSecond, let safeArea):
      writer.write("bottom", safeArea.bottom, unless: 0)
      writer.write("framesPerSecond", framesPerSecond, unless: UIScreen.usualFramesPerSecond)
      writer.write("height", size.height)
      writer.write("input", "screen")
      writer.write("left", safeArea.left, unless: 0)
      writer.write("right", safeArea.right, unless: 0)
      writer.write("scale", scale)
      writer.write("top", safeArea.top, unless: 0)
      writer.write("width", size.width)
    case .remoteControl(let command, let time):
      writer.write("command", Recorded.commands[command])
      writer.write("remoteControl", at: time)
    case .activity(let state, let time):
      writer.write("input", "activity")
      writer.write("state", Recorded.activities[state])
      writer.write("time", time)
    case .memoryWarning(let time): writer.write("memoryWarning", at: time)
    case .statusBarTap(let time): writer.write("statusBarTap", at: time)
    case .time(let time): writer.write("time", at: time)
    case .frame(let time): writer.write("frame", at: time)
    }
    writer.endObject()
  }
}

nonisolated extension HostInput.TouchInput {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.write("buttons", buttons.rawValue, unless: 0)
    writer.write("input", "touches")
    writer.write("modifiers", modifiers.rawValue, unless: 0)
    writer.write("time", time)
    writer.beginField("touches")
    writer.beginList()
    for report in reports { report.sample.write(to: &writer, of: report) }
    writer.endList()
    if let window { writer.write("window", window) }
  }
}

nonisolated extension HostInput.PressInput {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.write("force", force, unless: 0)
    writer.write("input", "press")
    writer.write("phase", Recorded.pressPhases[phase])
    writer.write("time", time)
    // A button has a name; a key is known by its number as a button.
    if case .key = type {
      writer.write("type", type.rawValue)
    } else {
      writer.write("type", Recorded.buttons[type])
    }
  }
}

nonisolated extension HostInput.KeyInput {
  fileprivate func write(to writer: inout JSONWriter) {
    if !characters.isEmpty { writer.write("characters", characters) }
    if !charactersIgnoringModifiers.utf8.elementsEqual(characters.utf8) {
      writer.write("charactersIgnoringModifiers", charactersIgnoringModifiers)
    }
    writer.write("input", "key")
    writer.write("key", keyCode.rawValue)
    writer.write("modifiers", modifiers.rawValue, unless: 0)
    writer.write("phase", Recorded.keyChanges[change])
    writer.write("time", time)
  }
}

nonisolated extension HostInput.KeyboardInput {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.write("curve", Recorded.curves[curve])
    writer.write("duration", duration)
    writer.write("height", frame.size.height)
    writer.write("keyboard", at: time)
    writer.write("width", frame.size.width)
    writer.write("x", frame.origin.x)
    writer.write("y", frame.origin.y)
  }
}

nonisolated extension HostInput.MotionInput {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.write("input", "motion")
    writer.beginField("samples")
    writer.beginList()
    for sample in samples {
      writer.beginObject()
      writer.write("time", sample.time)
      writer.write("x", sample.x)
      writer.write("y", sample.y)
      writer.write("z", sample.z)
      writer.endObject()
    }
    writer.endList()
  }
}

nonisolated extension HostInput.PencilInput {
  fileprivate func write(to writer: inout JSONWriter) {
    if let hover {
      writer.beginField("hover")
      hover.write(to: &writer)
    }
    switch action {
    case .tap: writer.write("pencilTap", at: time)
    case .squeeze(let phase):
      writer.write("input", "pencilSqueeze")
      writer.write("phase", Recorded.squeezePhases[phase])
      writer.write("time", time)
    }
  }
}

nonisolated extension HostInput.PencilSettings {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginField("hoverPreview")
    writer.write(prefersHoverToolPreview)
    writer.write("input", "pencilSettings")
    writer.beginField("pencilOnly")
    writer.write(prefersPencilOnlyDrawing)
    writer.write("squeeze", Recorded.pencilActions[squeezeAction])
    writer.write("tap", Recorded.pencilActions[tapAction])
  }
}

nonisolated extension HostInput.AccessibilityInput {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.write("action", action.word)
    if case .scroll(let way) = action { writer.write("direction", Recorded.directions[way]) }
    writer.write("input", "accessibility")
    if case .custom(let name) = action { writer.write("name", name) }
    writer.write("time", time)
    writer.write("view", view)
  }
}

nonisolated extension TouchSample {
  /// Writes the sample; in the same object, what else a report says.
  fileprivate func write(to writer: inout JSONWriter, of report: TouchReport? = nil) {
    writer.beginObject()
    writer.write("altitude", altitudeAngle, unless: .pi / 2)
    writer.write("azimuth", azimuthAngle, unless: 0)
    if let report, !report.coalesced.isEmpty { writer.write("coalesced", report.coalesced) }
    writer.write("edge", Int(edge.rawValue), unless: 0)
    if let estimationUpdateIndex { writer.write("estimate", estimationUpdateIndex) }
    writer.write("estimated", estimatedProperties.rawValue, unless: 0)
    writer.write("expected", estimatedPropertiesExpectingUpdates.rawValue, unless: 0)
    if let report { writer.write("finger", report.finger) }
    writer.write("force", force, unless: 0)
    writer.write("height", zOffset, unless: 0)
    writer.write("maximumForce", maximumPossibleForce, unless: 0)
    if let report { writer.write("phase", Recorded.phases[report.phase]) }
    writer.write("preciseX", preciseLocation.x, unless: location.x)
    writer.write("preciseY", preciseLocation.y, unless: location.y)
    if let report, !report.predicted.isEmpty { writer.write("predicted", report.predicted) }
    writer.write("radius", majorRadius, unless: 0)
    writer.write("radiusTolerance", majorRadiusTolerance, unless: 0)
    writer.write("roll", rollAngle, unless: 0)
    if let transform { writer.write("rotation", transform.rotation) }
    if let transform { writer.write("scale", transform.scale) }
    if let report { writer.write("scroll", report.scrollTypes.rawValue, unless: 0) }
    if let timestamp { writer.write("timestamp", timestamp) }
    if type != .direct { writer.write("type", Recorded.touchTypes[type]) }
    writer.write("x", location.x)
    writer.write("y", location.y)
    writer.endObject()
  }
}

nonisolated extension JSONWriter {
  /// Writes the kind and the time of an input.
  fileprivate mutating func write(_ kind: String, at time: TimeInterval) {
    write("input", kind)
    write("time", time)
  }

  fileprivate mutating func write(_ name: StaticString, _ samples: [TouchSample]) {
    beginField(name)
    beginList()
    for sample in samples { sample.write(to: &self) }
    endList()
  }

  fileprivate mutating func write(_ name: StaticString, _ number: Int, unless usual: Int) {
    if number != usual { write(name, number) }
  }

  /// Writes a number unless it is the usual one.
  mutating func write(_ name: StaticString, _ number: CGFloat, unless usual: CGFloat) {
    if number != usual { write(name, Double(number)) }
  }
}
