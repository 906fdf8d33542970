// Reads input from JSON. Unknown fields are ignored.

import PlainJSON
import TouchKit

nonisolated extension HostInput {
  /// Reads an input.
  init(_ json: ReadJSON) throws(JSON.Mistake) {
    let kind = try json.field("input")
    switch try kind.text() {
    case "touches": self = .touches(try TouchInput(json))
    case "time": self = .time(try json.time())
    case "frame": self = .frame(try json.time())
    case "press": self = .press(try PressInput(json))
    case "key": self = .key(try KeyInput(json))
    case "keyboard": self = .keyboard(try KeyboardInput(json))
    case "pencilTap", "pencilSqueeze": self = .pencil(try PencilInput(json))
    case "pencilSettings": self = .pencilSettings(try PencilSettings(json))
    case "accessibility": self = .accessibility(try AccessibilityInput(json))
    case "cancellation": self = .cancellation(window: try json.field("window").whole())
    case "estimates": self = .estimates(try json.field("samples").samples())
    case "motion":
      var samples: [MotionInput.Sample] = []
      for sample in try json.field("samples").list() {
        samples.append(try MotionInput.Sample(sample))
      }
      self = .motion(MotionInput(samples))
    case "remoteControl":
      let command = try Recorded.commands.choice(json.field("command"))
      self = .remoteControl(command, time: try json.time())
    case "activity":
      let state = try Recorded.activities.choice(json.field("state"))
      self = .activity(state, time: try json.time())
    case "memoryWarning": self = .memoryWarning(time: try json.time())
    case "statusBarTap": self = .statusBarTap(time: try json.time())
    case "screen": self = try Self.screen(json)
    case let other:
      throw kind.wrong(
        """
        one of touches, cancellation, estimates, press, key, keyboard, remoteControl, motion, activity, screen, \
        accessibility, pencilTap, pencilSqueeze, pencilSettings, memoryWarning, statusBarTap, time, frame
        """, found: "\"\(other)\"")
    }
  }

  private static func screen(_ json: ReadJSON) throws(JSON.Mistake) -> HostInput {
    .screen(
      CGSize(
        width: CGFloat(try json.field("width").number()),
        height: CGFloat(try json.field("height").number())),
      scale: CGFloat(try json.field("scale").number()),
      framesPerSecond: try json["framesPerSecond"]?.whole() ?? UIScreen.usualFramesPerSecond,
      safeArea: UIEdgeInsets(
        top: try json.number("top", 0), left: try json.number("left", 0),
        bottom: try json.number("bottom", 0), right: try json.number("right", 0)))
  }
}

nonisolated extension HostInput.TouchInput {
  fileprivate init(_ json: ReadJSON) throws(JSON.Mistake) {
    var reports: [TouchReport] = []
    for report in try json.field("touches").list() { reports.append(try TouchReport(report)) }
    self.init(
      reports, time: try json.time(), window: try json["window"]?.whole(),
      modifiers: UIKeyModifierFlags(rawValue: try json.whole("modifiers")),
      buttons: UIEvent.ButtonMask(rawValue: try json.whole("buttons")))
  }
}

nonisolated extension HostInput.PressInput {
  fileprivate init(_ json: ReadJSON) throws(JSON.Mistake) {
    self.init(
      try Self.button(json.field("type")), try Recorded.pressPhases.choice(json.field("phase")),
      force: try json.number("force", 0), time: try json.time())
  }

  /// A button by its name, or a key by its number as a button.
  private static func button(_ json: ReadJSON) throws(JSON.Mistake) -> UIPress.PressType {
    if let number = try? json.whole(), let type = UIPress.PressType(rawValue: number) {
      return type
    }
    return try Recorded.buttons.choice(json)
  }
}

nonisolated extension HostInput.KeyInput {
  fileprivate init(_ json: ReadJSON) throws(JSON.Mistake) {
    let key = try json.field("key")
    let usage = try key.whole()
    guard let code = UIKeyboardHIDUsage(rawValue: usage) else {
      throw key.wrong("the usage of a key, as 4 for A", found: "\(usage)")
    }
    self.init(
      code, try Recorded.keyChanges.choice(json.field("phase")),
      characters: try json["characters"]?.text() ?? "",
      charactersIgnoringModifiers: try json["charactersIgnoringModifiers"]?.text(),
      modifiers: UIKeyModifierFlags(rawValue: try json.whole("modifiers")), time: try json.time())
  }
}

nonisolated extension HostInput.KeyboardInput {
  fileprivate init(_ json: ReadJSON) throws(JSON.Mistake) {
    self.init(
      CGRect(
        x: try json.field("x").number(), y: try json.field("y").number(),
        width: try json.field("width").number(), height: try json.field("height").number()),
      duration: try json.field("duration").number(),
      curve: try Recorded.curves.choice(json.field("curve")), time: try json.time())
  }
}

nonisolated extension HostInput.PencilInput {
  fileprivate init(_ json: ReadJSON) throws(JSON.Mistake) {
    var action = Action.tap
    if try json.field("input").isText("pencilSqueeze") {
      action = .squeeze(try Recorded.squeezePhases.choice(json.field("phase")))
    }
    var hover: TouchSample?
    if let sample = json.fieldOrNull("hover") { hover = try TouchSample(sample) }
    self.init(action, hover: hover, time: try json.time())
  }
}

nonisolated extension HostInput.PencilSettings {
  fileprivate init(_ json: ReadJSON) throws(JSON.Mistake) {
    self.init(
      tapAction: try Recorded.pencilActions.choice(json.field("tap")),
      squeezeAction: try Recorded.pencilActions.choice(json.field("squeeze")),
      prefersPencilOnlyDrawing: try json.field("pencilOnly").truth(),
      prefersHoverToolPreview: try json.field("hoverPreview").truth())
  }
}

nonisolated extension HostInput.AccessibilityInput {
  fileprivate init(_ json: ReadJSON) throws(JSON.Mistake) {
    self.init(
      try Action(json), view: try json.field("view").whole(), time: try json.time())
  }
}

nonisolated extension HostInput.AccessibilityInput.Action {
  fileprivate init(_ json: ReadJSON) throws(JSON.Mistake) {
    let action = try json.field("action")
    switch try action.text() {
    case "activate": self = .activate
    case "increment": self = .increment
    case "decrement": self = .decrement
    case "escape": self = .escape
    case "magicTap": self = .magicTap
    case "focus": self = .focus
    case "scroll": self = .scroll(try Recorded.directions.choice(json.field("direction")))
    case "custom": self = .custom(name: try json.field("name").text())
    case let other:
      throw action.wrong(
        "one of activate, increment, decrement, escape, magicTap, focus, scroll, custom",
        found: "\"\(other)\"")
    }
  }
}

nonisolated extension HostInput.MotionInput.Sample {
  fileprivate init(_ json: ReadJSON) throws(JSON.Mistake) {
    self.init(
      x: try json.field("x").number(), y: try json.field("y").number(),
      z: try json.field("z").number(), time: try json.time())
  }
}

nonisolated extension TouchReport {
  /// Reads a report. The fields of its sample are in the same object.
  fileprivate init(_ json: ReadJSON) throws(JSON.Mistake) {
    self.init(
      try json.field("finger").whole(), try Recorded.phases.choice(json.field("phase")),
      try TouchSample(json))
    scrollTypes = UIScrollTypeMask(rawValue: try json.whole("scroll"))
    if let samples = json["coalesced"] { coalesced = try samples.samples() }
    if let samples = json["predicted"] { predicted = try samples.samples() }
  }
}

nonisolated extension TouchSample {
  fileprivate init(_ json: ReadJSON) throws(JSON.Mistake) {
    let (x, y) = (try json.field("x").number(), try json.field("y").number())
    self.init(at: CGPoint(x: x, y: y))
    if let type = json.fieldOrNull("type") { self.type = try Recorded.touchTypes.choice(type) }
    preciseLocation = CGPoint(
      x: try json["preciseX"]?.number() ?? x, y: try json["preciseY"]?.number() ?? y)
    timestamp = try json["timestamp"]?.number()
    force = try json.number("force", force)
    maximumPossibleForce = try json.number("maximumForce", maximumPossibleForce)
    majorRadius = try json.number("radius", majorRadius)
    majorRadiusTolerance = try json.number("radiusTolerance", majorRadiusTolerance)
    altitudeAngle = try json.number("altitude", altitudeAngle)
    azimuthAngle = try json.number("azimuth", azimuthAngle)
    rollAngle = try json.number("roll", rollAngle)
    zOffset = try json.number("height", zOffset)
    if let edge = json["edge"] {
      guard let rawValue = UInt(exactly: try edge.whole()) else {
        throw edge.wrong("a whole number from 0")
      }
      self.edge = UIRectEdge(rawValue: rawValue)
    }
    estimatedProperties = UITouch.Properties(rawValue: try json.whole("estimated"))
    estimatedPropertiesExpectingUpdates = UITouch.Properties(
      rawValue: try json.whole("expected"))
    estimationUpdateIndex = try json["estimate"]?.whole()
    guard json.fieldOrNull("scale") != nil || json.fieldOrNull("rotation") != nil else { return }
    transform = Transform(
      scale: try json.number("scale", 1), rotation: try json.number("rotation", 0))
  }
}

nonisolated extension ReadJSON {
  fileprivate func samples() throws(JSON.Mistake) -> [TouchSample] {
    var samples: [TouchSample] = []
    for sample in try list() { samples.append(try TouchSample(sample)) }
    return samples
  }

  /// The time in seconds.
  fileprivate func time() throws(JSON.Mistake) -> TimeInterval { try field("time").number() }

  /// The whole number of a field; 0 if there is none.
  fileprivate func whole(_ name: StaticString) throws(JSON.Mistake) -> Int {
    try self[name]?.whole() ?? 0
  }

  /// The number of a field; the usual one if there is none.
  func number(_ name: StaticString, _ usual: CGFloat) throws(JSON.Mistake) -> CGFloat {
    guard let value = self[name] else { return usual }
    return CGFloat(try value.number())
  }
}
