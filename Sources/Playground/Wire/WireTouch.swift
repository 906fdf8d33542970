// How one finger, pen or pointer travels from the page: its fields, their units and limits.
// It does not know which fingers are down: `FingerBook` does.

/// The touches that changed in one event of the browser, at one time.
nonisolated struct TouchBatch: Equatable, Sendable {
  /// The event's time, in seconds on the page's clock.
  var time: Double
  /// One entry for each finger that changed.
  var touches: [WireTouch]

  /// More fingers than this at once are refused.
  static let touchesMax = 32
  /// More coalesced samples than this in one touch are refused; the page drops the oldest.
  static let coalescedMax = 64
}

/// One finger in one event.
nonisolated struct WireTouch: Equatable, Sendable {
  /// The page's number for the finger, the same from its `began` to its `ended`.
  var finger: Int
  /// What the finger did.
  var phase: WirePhase
  /// What touched: a finger, a pen, or a pointer.
  var kind: WireKind
  /// Where and how, at the event's time.
  var sample: WireSample
  /// The radius of the contact, in points; 0 when unknown.
  var radius: Double
  /// For a wheel or trackpad that scrolls instead of something that touches: how.
  var scroll: WireScroll?
  /// The pointer's buttons: 1 primary, 2 secondary, 4 middle, summed; 0 for fingers.
  var buttons: Int
  /// The samples that the browser merged into this event, oldest first, the last at the event's
  /// time; empty when it merged none.
  var coalesced: [WireSample]
}

/// What a finger did, or a pointer that hovers.
nonisolated enum WirePhase: String, CaseIterable, Sendable {
  case began, moved, ended, cancelled
  case hoverEntered, hoverMoved, hoverExited

  /// Whether the pointer only hovers, with nothing pressed.
  var isHover: Bool {
    switch self {
    case .began, .moved, .ended, .cancelled: false
    case .hoverEntered, .hoverMoved, .hoverExited: true
    }
  }
}

/// What touched.
nonisolated enum WireKind: String, CaseIterable, Sendable {
  case direct, pencil, indirectPointer
}

/// How something scrolls: in notches as a wheel does, or smoothly as a trackpad does.
nonisolated enum WireScroll: String, CaseIterable, Sendable {
  case discrete, continuous
}

/// Where a finger was at one time, and how it pressed.
nonisolated struct WireSample: Equatable, Sendable {
  var time: Double
  var x: Double
  var y: Double
  /// 1 is an ordinary press; 0 when the device cannot tell. A pen goes up to `penForceMax`.
  var force: Double
  /// The pen's angle above the surface, in radians: π/2 when upright.
  var altitude: Double
  /// The direction in which the pen leans, in radians clockwise from the x axis.
  var azimuth: Double

  /// The largest force of a pen: the web calls the largest 1 and the ordinary 0.5.
  static let penForceMax = 2.0
}

nonisolated extension WireTouch {
  /// The same touch at the time of its event, which the message states once for all its touches.
  func at(_ time: Double) -> WireTouch {
    var touch = self
    touch.sample.time = time
    return touch
  }
}

nonisolated extension WireTouch: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case finger, phase, kind, scroll, x, y, radius, force, altitude, azimuth, buttons, coalesced
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldReader(decoder, keys: Key.self)
    try fields.allow(Key.allCases)
    finger = try fields.whole(.finger, in: 0...1_000_000, "the finger's number")
    phase = try fields.choice(.phase, of: WirePhase.self)
    kind = try fields.choiceIfPresent(.kind, of: WireKind.self) ?? .direct
    scroll = try fields.choiceIfPresent(.scroll, of: WireScroll.self)
    guard scroll == nil || (kind == .indirectPointer && !phase.isHover) else {
      throw fields.wrong(
        .scroll, "nothing: only an indirectPointer scrolls, and never while it hovers",
        "Send scroll with kind indirectPointer and began, moved, ended or cancelled.")
    }
    radius = try fields.numberIfPresent(.radius, in: 0...10_000, "a radius in points") ?? 0
    buttons =
      Int(try fields.numberIfPresent(.buttons, in: 0...255, "the sum of the pressed buttons") ?? 0)
    coalesced = try fields.listIfPresent(
      .coalesced, of: WireSample.self, limit: TouchBatch.coalescedMax, "samples")
    sample = WireSample(
      time: 0,
      x: try fields.number(.x, in: SampleLimits.place, "a place in points"),
      y: try fields.number(.y, in: SampleLimits.place, "a place in points"),
      force: try fields.numberIfPresent(.force, in: SampleLimits.force, "a force") ?? 0,
      altitude: try fields.numberIfPresent(.altitude, in: SampleLimits.altitude, "an angle")
        ?? SampleLimits.upright,
      azimuth: try fields.numberIfPresent(.azimuth, in: SampleLimits.azimuth, "an angle") ?? 0)
  }
}

nonisolated extension WireSample: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case time, x, y, force, altitude, azimuth
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldReader(decoder, keys: Key.self)
    try fields.allow(Key.allCases)
    time = try fields.number(.time, in: 0...ClientMessage.timeMax, "the sample's time in seconds")
    x = try fields.number(.x, in: SampleLimits.place, "a place in points")
    y = try fields.number(.y, in: SampleLimits.place, "a place in points")
    force = try fields.numberIfPresent(.force, in: SampleLimits.force, "a force") ?? 0
    altitude =
      try fields.numberIfPresent(.altitude, in: SampleLimits.altitude, "an angle")
      ?? SampleLimits.upright
    azimuth = try fields.numberIfPresent(.azimuth, in: SampleLimits.azimuth, "an angle") ?? 0
  }
}

/// The limits that both kinds of sample share.
nonisolated private enum SampleLimits {
  static let place = -100_000.0...100_000.0
  static let force = 0.0...100.0
  static let altitude = 0.0...1.6
  static let azimuth = -6.3...6.3
  static let upright = Double.pi / 2
}
