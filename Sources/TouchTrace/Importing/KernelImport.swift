// Imports recordings of Linux's input devices: lines, devices, their axes and their contacts.

import TouchKit

/// Reads the text of `getevent` and of `evemu-record`.
nonisolated struct KernelImport: FormatImport {
  /// The longest line that is read, in bytes.
  private static let lineMax = 1 << 16
  /// So many devices get numbers of their own for their fingers.
  private static let fingersOfADevice = 1_000_000_000

  private let format: ImportFormat
  private let options: ImportOptions
  private var ledger: FingerLedger
  private var line: [UInt8] = []
  private var place = ImportPlace()
  private var skipped = 0
  private var devices: [String: Device] = [:]
  /// The device that is described, or whose events name no device.
  private var described = ""
  private var isAnythingRead = false

  private struct Device {
    /// Counted from 0, in the order of the text.
    var number: Int
    var axes: [Int: AxisRange] = [:]
    var slots = ContactSlots()
    var surface: ImportSurface?
  }

  init(_ format: ImportFormat, _ options: ImportOptions) {
    (self.format, self.options) = (format, options)
    ledger = FingerLedger(TraceHeader(), pauseMax: options.pauseMax)
  }

  mutating func read(_ bytes: some Sequence<UInt8>, into output: inout [ImportOutput]) {
    for byte in bytes {
      guard byte == 0x0A else {
        if line.count < Self.lineMax { line.append(byte) } else { skipped += 1 }
        continue
      }
      endLine(&output)
      place.line += 1
    }
  }

  mutating func finish(into output: inout [ImportOutput]) {
    if !line.isEmpty { endLine(&output) }
    if !ledger.isEmpty { ledger.end(into: &output) }
    if !isAnythingRead {
      output.append(
        place.nothing(
          format == .evemu
            ? "events, as E: 0.012345 0003 0035 1200" : "events, as [ 12.345678] EV_ABS …"))
    }
  }

  private mutating func endLine(_ output: inout [ImportOutput]) {
    defer {
      line.removeAll(keepingCapacity: true)
      skipped = 0
    }
    guard skipped == 0 else {
      return output.append(
        place.problem(
          "a line of \(Self.lineMax + skipped) bytes", expected: "at most \(Self.lineMax) bytes",
          "The line is left out; write one event a line."))
    }
    let text = String(decoding: line, as: UTF8.self)
    do throws(KernelLine.Mistake) {
      take(
        format == .evemu ? try EvemuLine.read(text[...]) : try GeteventLine.read(text[...]),
        &output)
    } catch {
      output.append(
        ImportPlace(line: place.line, column: error.column).problem(
          error.found, expected: error.expected, error.remedy))
    }
  }

  private mutating func take(_ line: KernelLine, _ output: inout [ImportOutput]) {
    switch line {
    case .other: break
    case .device(let name): described = name
    case .axis(let code, let range): device(described) { $0.axes[code] = range }
    case .event(let name, let event):
      let name = name ?? described
      let result = device(name) { $0.slots.note(event) }
      guard let result else { return }
      if !result.changes.isEmpty { isAnythingRead = true }
      output += result.mistakes.map { $0.problem(at: place) }
      for change in result.changes { take(change, of: name, event, &output) }
    }
  }

  @discardableResult private mutating func device<Result>(
    _ name: String, _ body: (inout Device) -> Result
  ) -> Result {
    let number = devices.count
    return body(&devices[name, default: Device(number: number)])
  }

  /// A finger of a device as a report, in points.
  private mutating func take(
    _ change: ContactSlots.Change, of name: String, _ event: KernelEvent,
    _ output: inout [ImportOutput]
  ) {
    let surface = surface(of: name, &output)
    let number = device(name) { $0.number }
    var report = change.report(on: surface)
    report.finger += number % Self.fingersOfADevice * Self.fingersOfADevice
    ledger.note(report, at: Double(event.microseconds) / 1e6, place, into: &output)
  }

  /// The surface of a device, decided at its first finger.
  private mutating func surface(
    of name: String, _ output: inout [ImportOutput]
  ) -> ImportSurface {
    let device = devices[name] ?? Device(number: 0)
    if let surface = device.surface { return surface }
    // A recording that names devices only in its description has one touch screen at most.
    let axes = [device.axes, devices[described]?.axes ?? [:]].first { !$0.isEmpty } ?? [:]
    let known = ImportSurface(
      x: axes[KernelCode.positionX] ?? axes[KernelCode.x],
      y: axes[KernelCode.positionY] ?? axes[KernelCode.y], pressure: axes[KernelCode.pressure],
      options)
    if known == nil { output.append(place.missingRange()) }
    let usual = TraceHeader().size
    let surface =
      known
      ?? ImportSurface(
        points: CGSize(
          width: options.width.map { CGFloat($0) } ?? usual.width,
          height: options.height.map { CGFloat($0) } ?? usual.height))
    self.device(name) { $0.surface = surface }
    if ledger.isEmpty { ledger.header.size = surface.size }
    return surface
  }
}
