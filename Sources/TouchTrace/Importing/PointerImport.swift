// Imports the pointer events of a browser.

import PlainJSON
import TouchKit

/// Reads JSON of pointer events. An array is a recording of its own; all objects outside of arrays are
/// one recording.
nonisolated struct PointerImport: FormatImport {
  private var objects = JSONObjects()
  private var ledger: FingerLedger
  private var isAnythingRead = false

  init(_ options: ImportOptions) {
    let usual = TraceHeader().size
    let size = CGSize(
      width: options.width.map { CGFloat($0) } ?? usual.width,
      height: options.height.map { CGFloat($0) } ?? usual.height)
    ledger = FingerLedger(TraceHeader(size: size), pauseMax: options.pauseMax)
  }

  mutating func read(_ bytes: some Sequence<UInt8>, into output: inout [ImportOutput]) {
    var parts: [JSONObjects.Part] = []
    objects.read(bytes, into: &parts)
    take(parts, &output)
  }

  mutating func finish(into output: inout [ImportOutput]) {
    var parts: [JSONObjects.Part] = []
    objects.finish(into: &parts)
    take(parts, &output)
    endRecording(&output)
    if !isAnythingRead {
      output.append(objects.place.nothing("an object with \"type\": \"pointerdown\""))
    }
  }

  private mutating func take(_ parts: [JSONObjects.Part], _ output: inout [ImportOutput]) {
    for part in parts {
      switch part {
      case .listBegin, .listEnd: endRecording(&output)
      case .object(let piece): take(piece, &output)
      case .problem(let problem): output.append(.problem(problem))
      }
    }
  }

  private mutating func endRecording(_ output: inout [ImportOutput]) {
    if !ledger.isEmpty { ledger.end(into: &output) }
  }

  private mutating func take(_ piece: JSONPiece, _ output: inout [ImportOutput]) {
    do throws(JSON.Mistake) {
      let json = try piece.read()
      guard let phase = try phase(of: json, piece, &output) else { return }
      let event = try PointerEvent(json)
      // A mouse or a pen that hovers, and what a page hears after the touch was taken away.
      if phase == .moved, event.sample.type != .direct, !ledger.isDown(event.pointer) { return }
      isAnythingRead = true
      var report = TouchReport(event.pointer, phase, event.sample)
      (report.coalesced, report.predicted) = (event.coalesced, event.predicted)
      // Browsers say 0, 0 for the place of a cancellation.
      if phase == .cancelled, let location = ledger.location(of: event.pointer) {
        (report.sample.location, report.sample.preciseLocation) = (location, location)
      }
      ledger.note(
        report, at: event.time, modifiers: event.modifiers, buttons: event.buttons, piece.begin,
        into: &output)
    } catch {
      output.append(.problem(piece.problem(error)))
    }
  }

  /// What the event says of a finger that is down; `nil` if nothing.
  private func phase(
    of event: ReadJSON, _ piece: JSONPiece, _ output: inout [ImportOutput]
  ) throws(JSON.Mistake) -> UITouch.Phase? {
    let type = try event.field("type")
    let word = try type.text()
    switch word {
    case "pointerdown": return .began
    case "pointermove", "pointerrawupdate": return .moved
    case "pointerup": return .ended
    case "pointercancel": return .cancelled
    case "pointerover", "pointerenter", "pointerout", "pointerleave", "gotpointercapture",
      "lostpointercapture":
      return nil
    default:
      let mistake = type.wrong(
        "\"pointerdown\", \"pointermove\", \"pointerup\" or \"pointercancel\"",
        found: "\"\(word.prefix(40))\"")
      output.append(
        .problem(piece.problem(mistake, "The object is left out; write down pointer events.")))
      return nil
    }
  }
}
