// How one finger, pen or pointer travels from the page: its fields, their units and limits, read into
// what a host reports. It does not know which fingers are down: `FingerBook` does.

import TouchKit

/// The words by which a page names what happened to a finger, what touched, and how it scrolls.
nonisolated enum TouchWords {
  static let phases: KeyValuePairs<String, UITouch.Phase> = [
    "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
    "hoverEntered": .regionEntered, "hoverMoved": .regionMoved, "hoverExited": .regionExited,
  ]
  static let kinds: KeyValuePairs<String, UITouch.TouchType> = [
    "direct": .direct, "pencil": .pencil, "indirectPointer": .indirectPointer,
  ]
  /// In notches as a wheel does, or smoothly as a trackpad does.
  static let scrolls: KeyValuePairs<String, UIScrollTypeMask> = [
    "discrete": .discrete, "continuous": .continuous,
  ]
}

nonisolated extension KeyValuePairs where Key == String, Value: Equatable {
  /// The word for a value, or nil if there is none.
  func word(for value: Value) -> String? { first { $0.value == value }?.key }
}

nonisolated extension UITouch.Phase {
  /// Whether the pointer only hovers, with nothing pressed.
  var isHover: Bool {
    switch self {
    case .began, .moved, .stationary, .ended, .cancelled: false
    case .regionEntered, .regionMoved, .regionExited: true
    }
  }
}

nonisolated extension TouchReport {
  private enum Key: String, SampleKey {
    case finger, phase, kind, scroll, scale, rotation, x, y, radius, force, altitude, azimuth,
      buttons, coalesced
  }

  private enum CoalescedKey: String, SampleKey {
    case time, x, y, force, altitude, azimuth
  }

  /// Reads one touch of a page's event at `time`, and adds its buttons to the buttons that are
  /// down.
  ///
  /// The page names a finger by a number, the same from its `began` to its `ended`. The buttons are
  /// 1 primary, 2 secondary, 4 middle, summed. The coalesced samples are the ones that the browser
  /// merged into this event, oldest first, the last at the event's time.
  init(
    page placed: PlacedJSON, at time: Double, buttons: inout UIEvent.ButtonMask
  ) throws(WireError) {
    let fields = try FieldReader(placed, keys: Key.self)
    try fields.allow(Key.allCases)
    let finger = try fields.whole(.finger, in: 0...1_000_000, "the finger's number")
    let phase = try fields.choice(.phase, of: TouchWords.phases)
    let kind = try fields.choiceIfPresent(.kind, of: TouchWords.kinds) ?? .direct
    let canBeTrackpad = kind == .indirectPointer && !phase.isHover
    let scroll = try fields.choiceIfPresent(.scroll, of: TouchWords.scrolls) ?? []
    guard scroll.isEmpty || canBeTrackpad else {
      throw fields.wrong(
        .scroll, "nothing: only an indirectPointer scrolls, and never while it hovers",
        "Send scroll with kind indirectPointer and began, moved, ended or cancelled.")
    }
    var usual = TouchSample(at: .zero, type: kind)
    usual.transform = try Self.transform(in: fields, isAllowed: canBeTrackpad && scroll.isEmpty)
    usual.timestamp = time
    usual.majorRadius =
      try fields.numberIfPresent(.radius, in: 0...10_000, "a radius in points") ?? 0
    let pressed =
      try fields.numberIfPresent(.buttons, in: 0...255, "the sum of the pressed buttons") ?? 0
    let coalesced = try fields.listIfPresent(
      .coalesced, limit: ClientMessage.coalescedMax, "samples"
    ) { (placed) throws(WireError) in
      let fields = try FieldReader(placed, keys: CoalescedKey.self)
      try fields.allow(CoalescedKey.allCases)
      var usual = usual
      usual.timestamp = try fields.number(
        .time, in: 0...ClientMessage.timeMax, "the sample's time in seconds")
      return try TouchSample(fields, like: usual)
    }
    self.init(finger, phase, try TouchSample(fields, like: usual))
    scrollTypes = scroll
    if !coalesced.isEmpty { self.coalesced = coalesced }
    buttons.formUnion(UIEvent.ButtonMask(rawValue: Int(pressed)))
  }

  /// What two fingers do on a trackpad, if the page says it.
  private static func transform(
    in fields: FieldReader<Key>, isAllowed: Bool
  ) throws(WireError) -> TouchSample.Transform? {
    let scale = try fields.numberIfPresent(.scale, in: 0.0001...10_000, "a factor")
    let rotation = try fields.numberIfPresent(.rotation, in: -10_000...10_000, "an angle")
    if scale == nil, rotation == nil { return nil }
    guard isAllowed else {
      throw fields.wrong(
        scale == nil ? .rotation : .scale,
        "nothing: only an indirectPointer pinches or turns, and never while it hovers or scrolls",
        "Send it with kind indirectPointer, without scroll, and began, moved, ended or cancelled.")
    }
    return TouchSample.Transform(scale: scale ?? 1, rotation: rotation ?? 0)
  }
}

/// The fields that a touch and its coalesced samples share.
nonisolated private protocol SampleKey: CaseIterable, RawRepresentable<String> {
  static var x: Self { get }
  static var y: Self { get }
  static var force: Self { get }
  static var altitude: Self { get }
  static var azimuth: Self { get }
}

nonisolated extension TouchSample {
  /// The largest force of a pen: the web calls the largest 1 and the ordinary 0.5.
  private static let penForceMax = 2.0

  /// Reads where a finger was and how it pressed; the rest is as in `usual`.
  ///
  /// What a finger or a pointer says of force and angles is checked and left out: only a pen presses
  /// and leans. A pen's altitude is π/2 when upright. Its azimuth is in radians clockwise from the x
  /// axis.
  fileprivate init<Key: SampleKey>(
    _ fields: FieldReader<Key>, like usual: TouchSample
  ) throws(WireError) {
    let place = -100_000.0...100_000.0
    self = usual
    location.x = try fields.number(.x, in: place, "a place in points")
    location.y = try fields.number(.y, in: place, "a place in points")
    preciseLocation = location
    let force = try fields.numberIfPresent(.force, in: 0...100, "a force")
    let altitude = try fields.numberIfPresent(.altitude, in: 0...1.6, "an angle")
    let azimuth = try fields.numberIfPresent(.azimuth, in: -6.3...6.3, "an angle")
    guard type == .pencil else { return }
    maximumPossibleForce = Self.penForceMax
    self.force = force ?? usual.force
    altitudeAngle = altitude ?? usual.altitudeAngle
    azimuthAngle = azimuth ?? usual.azimuthAngle
  }
}
