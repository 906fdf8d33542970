// A browser's pointer event, as a page writes it down.

import PlainJSON
import TouchKit

#if canImport(Foundation)
  import Foundation
#endif

/// The fields of a pointer event that matter here.
nonisolated struct PointerEvent: Sendable {
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

  init(_ json: ReadJSON) throws(JSON.Mistake) {
    type = try json.field("type").text()
    let measured = try PointerSample(json)
    pointer = try json.field("pointerId").whole()
    time = try json.field("timeStamp").number() / 1000
    sample = measured.sample(like: nil)
    func samples(_ names: StaticString...) throws(JSON.Mistake) -> [TouchSample] {
      for name in names {
        guard let list = json[name] else { continue }
        var samples: [TouchSample] = []
        for sample in try list.list() {
          samples.append(try PointerSample(sample).sample(like: measured))
        }
        return samples
      }
      return []
    }
    coalesced = try samples("coalesced", "coalescedEvents", "getCoalescedEvents")
    predicted = try samples("predicted", "predictedEvents", "getPredictedEvents")
    let pressed = try json["buttons"]?.whole() ?? 0
    // A finger is no button; the web calls it the first one.
    buttons = measured.kind == .indirectPointer ? .init(rawValue: pressed & 0xFF) : []
    var modifiers: UIKeyModifierFlags = []
    let keys: [(StaticString, UIKeyModifierFlags)] = [
      ("shiftKey", .shift), ("ctrlKey", .control), ("altKey", .alternate), ("metaKey", .command),
    ]
    for (name, flag) in keys where try json[name]?.truth() == true { modifiers.insert(flag) }
    self.modifiers = modifiers
  }
}

/// What a pointer event measures. One in a list of coalesced events may leave fields out.
nonisolated private struct PointerSample {
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

  init(_ json: ReadJSON) throws(JSON.Mistake) {
    func number(_ name: StaticString) throws(JSON.Mistake) -> Double? { try json[name]?.number() }
    let type = json["pointerType"]
    switch try type?.text() {
    case "touch"?: kind = .direct
    case "pen"?: kind = .pencil
    case "mouse"?: kind = .indirectPointer
    case nil, ""?: kind = nil
    case let other?:
      throw (type ?? json).wrong("\"touch\", \"pen\" or \"mouse\"", found: "\"\(other)\"")
    }
    let hasShortNames = json.fieldOrNull("clientX") == nil && json.fieldOrNull("x") != nil
    location = CGPoint(
      x: try json.field(hasShortNames ? "x" : "clientX").number(),
      y: try json.field(hasShortNames ? "y" : "clientY").number())
    time = try number("timeStamp")
    pressure = try number("pressure")
    let (width, height) = (try number("width"), try number("height"))
    radius = width == nil && height == nil ? nil : max(width ?? 0, height ?? 0) / 2
    twist = try number("twist").map { $0 / 180 * .pi }
    if let altitude = try number("altitudeAngle") {
      direction = (altitude, try number("azimuthAngle") ?? 0)
    } else if let tiltX = try number("tiltX"), let tiltY = try number("tiltY") {
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
