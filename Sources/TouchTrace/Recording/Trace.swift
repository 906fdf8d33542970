// A whole recording in memory, and its text.

import PlainJSON
import TouchKit

/// Recorded input: a header, and what the host told the application, in order.
///
/// A trace replayed twice, on another machine, in a debug or a release build, leads to the same
/// decisions. Its file has one JSON object a line: the header, then each `HostInput` of TouchKit.
nonisolated public struct Trace: Equatable, Sendable {
  /// The app, its screen, and when its clock began.
  public var header: TraceHeader
  /// What the host told the application, in order.
  public var inputs: [HostInput]
  /// What the device that recorded it said of its recognizers, in order; empty without a device.
  public var deviceStates: [DeviceStates] = []

  /// Makes a trace.
  public init(_ header: TraceHeader = TraceHeader(), _ inputs: [HostInput] = []) {
    (self.header, self.inputs) = (header, inputs)
  }

  /// Reads all recordings of a text. A text has several if a recorder appended to it.
  ///
  /// Lines that cannot be read are left out, and reported with their place.
  public static func recordings(
    in text: some Sequence<UInt8>
  ) -> (traces: [Trace], problems: [TraceProblem]) {
    var reader = TraceReader()
    var all: [Trace] = []
    var problems: [TraceProblem] = []
    for line in reader.read(Array(text)) + reader.finish() {
      switch line.content {
      case .header(let header): all.append(Trace(header))
      case .input(let input): all[all.count - 1].inputs.append(input)
      case .device(let states): all[all.count - 1].deviceStates.append(states)
      case .problem(let problem): problems.append(problem)
      }
    }
    return (all, problems)
  }

  /// The text of its file.
  public var text: String {
    var text = TraceText.line(header)
    forEach {
      text += TraceText.line($0)
    } device: {
      text += TraceText.line($0)
    }
    return text
  }

  /// Hands over the inputs and what the device said, in their order.
  func forEach(
    input takeInput: (HostInput) -> Void, device takeStates: (DeviceStates) -> Void
  ) {
    var rest = deviceStates[...]
    for (index, input) in inputs.enumerated() {
      while let states = rest.first, states.inputsBefore <= index {
        takeStates(states)
        rest.removeFirst()
      }
      takeInput(input)
    }
    for states in rest { takeStates(states) }
  }
}

/// Writes the lines of a trace's file.
nonisolated public enum TraceText {
  /// The line of a header, with its line end.
  public static func line(_ header: TraceHeader) -> String { line { header.write(to: &$0) } }

  /// The line of an input, with its line end. Numbers are written in the shortest form that reads
  /// back to the same bits; what is no number as `"nan"`, `"inf"` and `"-inf"`.
  public static func line(_ input: HostInput) -> String { line { input.write(to: &$0) } }

  /// The line of what a device said, with its line end.
  public static func line(_ states: DeviceStates) -> String { line { states.write(to: &$0) } }

  private static func line(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }
}
