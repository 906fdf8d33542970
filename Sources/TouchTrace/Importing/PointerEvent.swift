// A browser's pointer event, as a page writes it down.

import TouchKit

#if canImport(Foundation)
  import Foundation
#endif

/// The fields of a pointer event that matter here.
nonisolated struct PointerEvent: Decodable, Sendable {
  /// `pointerdown` and so on.
  let type: String
  let pointer: Int
  /// When, in seconds on the page's clock.
  let time: Double
  let sample: TouchSample
  let coalesced: [TouchSample]
  let predicted: [TouchSample]
  let buttons: UIEvent.ButtonMask
  let modifiers: UIKeyModifierFlags

  private enum Key: String, CodingKey {
    case type, pointerId, timeStamp, buttons, shiftKey, ctrlKey, altKey, metaKey
    case coalesced, coalescedEvents, getCoalescedEvents
    case predicted, predictedEvents, getPredictedEvents
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    type = try fields.decode(String.self, forKey: .type)
    let measured = try PointerSample(from: decoder)
    pointer = try fields.decode(Int.self, forKey: .pointerId)
    time = try fields.decode(Double.self, forKey: .timeStamp) / 1000
    sample = measured.sample(like: nil)
    func samples(_ keys: Key...) throws -> [PointerSample] {
      for key in keys where fields.contains(key) {
        return try fields.decodeIfPresent([PointerSample].self, forKey: key) ?? []
      }
      return []
    }
    coalesced = try samples(.coalesced, .coalescedEvents, .getCoalescedEvents)
      .map { $0.sample(like: measured) }
    predicted = try samples(.predicted, .predictedEvents, .getPredictedEvents)
      .map { $0.sample(like: measured) }
    let pressed = try fields.decodeIfPresent(Int.self, forKey: .buttons) ?? 0
    // A finger is no button; the web calls it the first one.
    buttons = measured.kind == .indirectPointer ? .init(rawValue: pressed & 0xFF) : []
    var modifiers: UIKeyModifierFlags = []
    let keys: [(Key, UIKeyModifierFlags)] = [
      (.shiftKey, .shift), (.ctrlKey, .control), (.altKey, .alternate), (.metaKey, .command),
    ]
    for (key, flag) in keys where try fields.decodeIfPresent(Bool.self, forKey: key) == true {
      modifiers.insert(flag)
    }
    self.modifiers = modifiers
  }
}

/// What a pointer event measures. One in a list of coalesced events may leave fields out.
nonisolated private struct PointerSample: Decodable {
  /// The web calls the largest force 1 and the ordinary one 0.5.
  private static let forceMax = 2.0

  /// What touches.
  let kind: UITouch.TouchType?
  private let location: CGPoint
  /// In milliseconds on the page's clock.
  private let time: Double?
  private let pressure: Double?
  private let radius: Double?
  private let direction: (altitude: Double, azimuth: Double)?
  private let twist: Double?

  private enum Key: String, CodingKey {
    case pointerType, clientX, clientY, x, y, timeStamp, pressure, width, height
    case tiltX, tiltY, altitudeAngle, azimuthAngle, twist
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key) throws -> Double? {
      try fields.decodeIfPresent(Double.self, forKey: key)
    }
    switch try fields.decodeIfPresent(String.self, forKey: .pointerType) {
    case "touch"?: kind = .direct
    case "pen"?: kind = .pencil
    case "mouse"?: kind = .indirectPointer
    case nil, ""?: kind = nil
    case let other?:
      throw DecodingError.dataCorruptedError(
        forKey: .pointerType, in: fields,
        debugDescription: "found \"\(other)\", expected \"touch\", \"pen\" or \"mouse\"")
    }
    let hasShortNames = !fields.contains(.clientX) && fields.contains(.x)
    location = CGPoint(
      x: try fields.decode(Double.self, forKey: hasShortNames ? .x : .clientX),
      y: try fields.decode(Double.self, forKey: hasShortNames ? .y : .clientY))
    time = try number(.timeStamp)
    pressure = try number(.pressure)
    let (width, height) = (try number(.width), try number(.height))
    radius = width == nil && height == nil ? nil : max(width ?? 0, height ?? 0) / 2
    twist = try number(.twist).map { $0 / 180 * .pi }
    if let altitude = try number(.altitudeAngle) {
      direction = (altitude, try number(.azimuthAngle) ?? 0)
    } else if let tiltX = try number(.tiltX), let tiltY = try number(.tiltY) {
      direction = Self.direction(tiltX: tiltX, tiltY: tiltY)
    } else {
      direction = nil
    }
  }

  /// The sample. What it leaves out is as in the event that it belongs to. Only a sample of another
  /// event has a time, in seconds on the page's clock.
  func sample(like event: PointerSample?) -> TouchSample {
    var sample = TouchSample(at: location, type: kind ?? event?.kind ?? .direct)
    if event != nil { sample.timestamp = time.map { $0 / 1000 } }
    sample.majorRadius = min(max(radius ?? event?.radius ?? 0, 0), FingerLedger.placeMax)
    guard sample.type == .pencil else { return sample }
    sample.maximumPossibleForce = Self.forceMax
    sample.force = min(max(pressure ?? event?.pressure ?? 0, 0), 1) * Self.forceMax
    if let (altitude, azimuth) = direction ?? event?.direction {
      sample.altitudeAngle = min(max(altitude, 0), .pi / 2)
      sample.azimuthAngle = azimuth
    }
    sample.rollAngle = twist ?? event?.twist ?? 0
    return sample
  }

  /// The direction of a pen that leans by these angles, in degrees, towards x and y. The plane of each
  /// angle contains the upright axis.
  private static func direction(
    tiltX: Double, tiltY: Double
  ) -> (altitude: Double, azimuth: Double) {
    // A pen that lies has no tangent; a thousandth of a degree less is as good.
    func slope(_ tilt: Double) -> Double { tan(min(max(tilt, -89.999), 89.999) / 180 * .pi) }
    let (x, y) = (slope(tiltX), slope(tiltY))
    let lean = (x * x + y * y).squareRoot()
    let azimuth = atan2(y, x)
    return (atan2(1, lean), azimuth < 0 ? azimuth + 2 * .pi : azimuth)
  }
}
