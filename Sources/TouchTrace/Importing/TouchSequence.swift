// A sequence of touches as one JSON object: from the first finger down to all fingers up.

import TouchKit

/// A sequence of touches: `{"events": [[seconds, finger, "began", x, y], …]}`.
///
/// With `"unit": "device units"`, `max` has the largest x and y, and `res_per_mm` the units of a
/// millimetre on both axes.
nonisolated struct TouchSequence: Decodable, Sendable {
  /// The file that it comes from.
  let file: String?
  /// The class with which a person labelled the sequence.
  let label: String?
  private let events: [Event]
  private let isInDeviceUnits: Bool
  private let x: AxisRange?
  private let y: AxisRange?

  private struct Event: Decodable, Sendable {
    let time: Double
    let finger: Int
    let phase: UITouch.Phase
    let x: Double
    let y: Double

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      time = try list.decode(Double.self)
      finger = try list.decode(Int.self)
      let name = try list.decode(String.self)
      x = try list.decode(Double.self)
      y = try list.decode(Double.self)
      switch name {
      case "began": phase = .began
      case "moved": phase = .moved
      case "ended": phase = .ended
      case "cancelled": phase = .cancelled
      default:
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath + [PhaseKey()],
            debugDescription:
              "found \"\(name.prefix(40))\", expected began, moved, ended or cancelled"))
      }
    }
  }

  /// The place of the phase in an event.
  private struct PhaseKey: CodingKey {
    var stringValue: String { "2" }
    var intValue: Int? { 2 }
    init() {}
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }
  }

  private enum Key: String, CodingKey {
    case file, label, events, unit, max
    case resolution = "res_per_mm"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    file = try fields.decodeIfPresent(String.self, forKey: .file)
    label = try fields.decodeIfPresent(String.self, forKey: .label)
    events = try fields.decode([Event].self, forKey: .events)
    isInDeviceUnits = try fields.decodeIfPresent(String.self, forKey: .unit) == "device units"
    let largest = try fields.decodeIfPresent([Int].self, forKey: .max) ?? []
    let resolution = try fields.decodeIfPresent([Int].self, forKey: .resolution) ?? []
    func range(_ axis: Int) -> AxisRange? {
      guard axis < largest.count else { return nil }
      return AxisRange(
        0, largest[axis], unitsPerMillimetre: axis < resolution.count ? resolution[axis] : 0)
    }
    (x, y) = (range(0), range(1))
  }

  /// Adds its recording, from the begin of its piece of the text.
  func write(
    _ options: ImportOptions, at place: ImportPlace, into output: inout [ImportOutput]
  ) {
    guard !events.isEmpty else { return output.append(place.nothing("an event of a finger")) }
    var surface = ImportSurface(points: screen(options))
    if isInDeviceUnits || options.xRange != nil || options.yRange != nil {
      if let known = ImportSurface(x: x, y: y, options) {
        surface = known
      } else {
        output.append(place.missingRange())
      }
    }
    var ledger = FingerLedger(TraceHeader(size: surface.size), pauseMax: options.pauseMax)
    for event in events {
      let report = TouchReport(event.finger, event.phase, at: surface.point(event.x, event.y))
      ledger.note(report, at: event.time, place, into: &output)
    }
    if !ledger.isEmpty { ledger.end(into: &output) }
  }

  /// The screen in points: the usual one, larger if a touch is outside of it.
  private func screen(_ options: ImportOptions) -> CGSize {
    func side(_ given: Double?, _ usual: CGFloat, _ places: [Double]) -> Double {
      if let given { return given }
      let largest = (places.filter { $0 <= ImportOptions.sides.upperBound }.max() ?? 0)
      return max(Double(usual), largest.rounded(.down) + 1)
    }
    let usual = TraceHeader().size
    return CGSize(
      width: side(options.width, usual.width, events.map(\.x)),
      height: side(options.height, usual.height, events.map(\.y)))
  }
}

/// Reads sequences, each of which becomes a recording.
nonisolated struct SequenceImport: FormatImport {
  private var objects = JSONObjects()
  private let options: ImportOptions
  private var isAnythingRead = false

  init(_ options: ImportOptions) { self.options = options }

  mutating func read(_ bytes: some Sequence<UInt8>, into output: inout [ImportOutput]) {
    var parts: [JSONObjects.Part] = []
    objects.read(bytes, into: &parts)
    take(parts, &output)
  }

  mutating func finish(into output: inout [ImportOutput]) {
    var parts: [JSONObjects.Part] = []
    objects.finish(into: &parts)
    take(parts, &output)
    if !isAnythingRead { output.append(objects.place.nothing("a sequence with \"events\"")) }
  }

  private mutating func take(_ parts: [JSONObjects.Part], _ output: inout [ImportOutput]) {
    for part in parts {
      switch part {
      case .listBegin, .listEnd: break
      case .problem(let problem): output.append(.problem(problem))
      case .object(let piece):
        do {
          let sequence = try JSONLine.decoder.decode(TouchSequence.self, from: piece.data)
          isAnythingRead = true
          sequence.write(options, at: piece.begin, into: &output)
        } catch {
          output.append(.problem(piece.problem(error)))
        }
      }
    }
  }
}
