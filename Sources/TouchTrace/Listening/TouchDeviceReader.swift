// Reads the bytes of a Linux touch screen as they come, and gives what a reader of traces gives. It opens
// no device and reads no clock.

import TouchKit

/// Turns what a touch screen of Linux writes, events of multitouch protocol B, into input for an
/// application.
///
///     var reader = try TouchDeviceReader(
///       ImportOptions(width: 480, height: 800, xRange: AxisRange(0, 4095), yRange: AxisRange(0, 4095)))
///     for content in reader.read(bytes) { … }
///     for content in reader.finish() { … }
///
/// The bytes are those of `/dev/input/event0`, or of a file into which they were copied: one `struct
/// input_event` after the other, of a machine whose words are as long as this one's. They may come in pieces
/// of any size. Each frame of the device becomes one input, at once, so the same bytes give the same inputs.
///
/// Times are the events' own; they begin at 0, and count in whole microseconds. A time that goes back by at
/// most 0.1 s counts as simultaneous, and one that goes back further is another clock, which goes on from
/// there. A ``TraceProblem`` names as its line the number of the event, counted from 1.
nonisolated public struct TouchDeviceReader: Sendable {
  /// How many bytes an event has.
  public static var eventSize: Int { KernelEventBytes.eventSize }

  /// The bytes of one event, as a device of this machine writes them: for tests, which have no device.
  ///
  /// - Parameters:
  ///   - microseconds: When, on the device's clock.
  ///   - type: The kind of event, a number from 0 to 31.
  ///   - code: Which one of this kind, a number of 16 bits.
  ///   - value: Its value, a number of 32 bits with a sign.
  package static func bytes(microseconds: Int, type: Int, code: Int, value: Int) -> [UInt8] {
    KernelEventBytes.bytes(
      of: KernelEvent(microseconds: microseconds, type: type, code: code, value: value))
  }

  /// Whether events were lost, and ``resume(inSlot:)`` was not called since.
  public private(set) var hasLostEvents = false
  /// Whether bytes came that are no events: nothing more is read.
  public private(set) var isBroken = false
  private var bytes = KernelEventBytes()
  private var slots = ContactSlots()
  private var ledger: FingerLedger
  private let surface: ImportSurface
  private var place = ImportPlace(line: 0)

  /// Makes a reader at the begin of a device's bytes.
  ///
  /// - Parameter options: The ranges of the axes, which must be there, and what else is known of the screen.
  ///   A `pauseMax` is not heeded.
  /// - Throws: A problem if a range is missing or impossible.
  public init(_ options: ImportOptions) throws(TraceProblem) {
    guard let surface = ImportSurface(x: nil, y: nil, options) else {
      let ranges = [options.xRange, options.yRange].map {
        $0.map { "\($0.min)..\($0.max)" } ?? "none"
      }
      throw TraceProblem(
        line: 1, column: 1, found: "the ranges \(ranges[0]) and \(ranges[1]) of the axes x and y",
        expected: "a smallest and a larger largest value of each, for a side of 1 to 100000 points",
        remedy: "Give them as the device says: evtest prints them.")
    }
    self.surface = surface
    ledger = FingerLedger(TraceHeader(size: surface.size), timeMax: Scheduler.timeMax)
  }

  /// The size of the screen, in points.
  public var screenSize: CGSize { surface.size }

  /// Reads the next bytes, and returns what they complete.
  ///
  /// After bytes that are no events it is ``isBroken``: all fingers are cancelled, and the rest is ignored.
  ///
  /// - Complexity: O(bytes).
  public mutating func read(_ piece: some Sequence<UInt8>) -> [TraceReader.Line.Content] {
    guard !isBroken else { return [] }
    var output: [ImportOutput] = []
    // Two variables, because the closure changes all others.
    var bytes = bytes
    bytes.take(piece) { note($0, &output) }
    self.bytes = bytes
    return output
  }

  /// Lets time pass without an event, so that a long press is recognized while its finger rests.
  ///
  /// - Parameter time: A time of the device's clock, in seconds, before which no further event comes. One
  ///   before the last is ignored. The first call begins the recording if no finger did.
  public mutating func pass(to time: TimeInterval) -> [TraceReader.Line.Content] {
    guard !isBroken, time.isFinite else { return [] }
    var output: [ImportOutput] = []
    ledger.pass(to: time, into: &output)
    return output
  }

  /// Goes on at the begin of a frame, after a device told what it does now: before its first event, or
  /// after lost ones.
  ///
  /// - Parameter slot: The slot that the next values are about: the value of `ABS_MT_SLOT`.
  public mutating func resume(inSlot slot: Int) {
    slots.resume(at: slot)
    bytes = KernelEventBytes()
    hasLostEvents = false
  }

  /// The time on the device's clock, in seconds, of a time of the recording.
  public func deviceTime(of time: TimeInterval) -> TimeInterval { time + ledger.offset }

  /// Ends the recording: fingers that are down are cancelled, and time goes on for a second, so that each
  /// wait ends.
  ///
  /// - Parameter vanished: Whether the device is gone.
  public mutating func finish(vanished: Bool = false) -> [TraceReader.Line.Content] {
    // Bytes that are no events ended it before.
    guard !isBroken else { return [] }
    var output: [ImportOutput] = []
    if !bytes.rest.isEmpty {
      output.append(
        ImportPlace(line: place.line + 1).problem(
          "\(bytes.rest.count) bytes at the end", expected: "an event of \(Self.eventSize) bytes",
          "It is left out; copy whole events."))
      bytes = KernelEventBytes()
    }
    end(vanished ? "the end of the device" : "the end of the events", &output)
    return output
  }

  private mutating func end(_ found: String, _ output: inout [ImportOutput]) {
    guard !ledger.isEmpty else { return }
    ledger.end(at: found, "each counts again from its next touch.", into: &output)
  }

  private mutating func note(_ event: KernelEvent?, _ output: inout [ImportOutput]) {
    guard !isBroken else { return }
    place.line += 1
    guard let event else {
      isBroken = true
      output.append(
        place.problem(
          "\(Self.eventSize) bytes that are no event",
          expected: "struct input_event of this machine",
          """
          Nothing more is read. Name a device, or a file of what it wrote; text of getevent or evemu is read by \
          import.
          """))
      return end("bytes that are no events", &output)
    }
    guard let frame = slots.note(event) else { return }
    if event.type == KernelCode.synchronization, event.code == KernelCode.dropped {
      hasLostEvents = true
    }
    output += frame.mistakes.map { $0.problem(at: place) }
    for change in frame.changes {
      ledger.note(
        change.report(on: surface), at: Double(event.microseconds) / 1e6, place, into: &output)
    }
    ledger.flush(&output)
  }
}
