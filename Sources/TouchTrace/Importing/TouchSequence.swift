// A sequence of touches as one JSON object: from the first finger down to all fingers up.

import PlainJSON
import TouchKit

/// A sequence of touches: `{"events": [[seconds, finger, "began", x, y], …]}`.
///
/// With `"unit": "device units"`, `max` has the largest x and y, and `res_per_mm` the units of a
/// millimetre on both axes.
nonisolated struct TouchSequence: Sendable {
  /// The file that it comes from.
  let file: String?
  /// The class with which a person labelled the sequence.
  let label: String?
  private let events: [Event]
  private let isInDeviceUnits: Bool
  private let x: AxisRange?
  private let y: AxisRange?

  private struct Event: Sendable {
    let time: Double
    let finger: Int
    let phase: UITouch.Phase
    let x: Double
    let y: Double

    init(_ json: ReadJSON) throws(JSON.Mistake) {
      let list = try json.list()
      guard list.count >= 5 else {
        throw json.wrong("a list of time, finger, phase, x and y")
      }
      time = try list[0].number()
      finger = try list[1].whole()
      let name = try list[2].text()
      (x, y) = (try list[3].number(), try list[4].number())
      switch name {
      case "began": phase = .began
      case "moved": phase = .moved
      case "ended": phase = .ended
      case "cancelled": phase = .cancelled
      default:
        throw list[2].wrong(
          "began, moved, ended or cancelled", found: "\"\(name.prefix(40))\"")
      }
    }
  }

  init(_ json: ReadJSON) throws(JSON.Mistake) {
    file = try json["file"]?.text()
    label = try json["label"]?.text()
    var events: [Event] = []
    for event in try json.field("events").list() { events.append(try Event(event)) }
    self.events = events
    isInDeviceUnits = try json["unit"]?.text() == "device units"
    func numbers(_ name: StaticString) throws(JSON.Mistake) -> [Int] {
      var numbers: [Int] = []
      if let list = json[name] {
        for number in try list.list() { numbers.append(try number.whole()) }
      }
      return numbers
    }
    let (largest, resolution) = (try numbers("max"), try numbers("res_per_mm"))
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
        do throws(JSON.Mistake) {
          let sequence = try TouchSequence(piece.read())
          isAnythingRead = true
          sequence.write(options, at: piece.begin, into: &output)
        } catch {
          output.append(.problem(piece.problem(error)))
        }
      }
    }
  }
}
