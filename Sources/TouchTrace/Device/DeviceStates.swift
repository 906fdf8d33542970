// What a device said of its recognizers: a line of a recording that is no input. It knows no app.

import PlainJSON
import TouchKit

/// The states of some recognizers, as a device read them at one time.
///
/// `RecordingWindow` writes such lines between the inputs, for each recognizer whose state is another one than
/// before. A replay ignores them; `diff --device` compares them with the states of the replay. As JSON it is one
/// line:
///
///     {"device":"states","recognizers":[{"recognizer":"tap","state":"ended","view":"Board/Card"}],"time":0.5}
nonisolated public struct DeviceStates: Equatable, Sendable {
  /// When they were read, in seconds on the clock of the recording.
  public var time: TimeInterval
  /// When the device had read states before, in seconds: each change happened between the two. `nil` if it
  /// happened at ``time``.
  public var since: TimeInterval?
  /// The recognizers whose states were new.
  public var readings: [Reading]
  /// How many inputs of the recording precede the line. The reader counts them; they are not written.
  public var inputsBefore = 0

  /// The state of one recognizer.
  nonisolated public struct Reading: Equatable, Sendable {
    /// Where the recognizer was when the device got to know it.
    public var place: RecognizerPlace
    /// The recognizer's number in the recording; `nil` if its place is all that is known. Views that are
    /// reordered change places, and a recognizer may get another number after a pause.
    public var number: Int?
    /// Its class, if its place has its name instead.
    public var className: String?
    /// Its state.
    public var state: UIGestureRecognizer.State

    /// Makes a reading.
    public init(
      _ place: RecognizerPlace, _ state: UIGestureRecognizer.State, number: Int? = nil,
      className: String? = nil
    ) {
      (self.place, self.state) = (place, state)
      (self.number, self.className) = (number, className)
    }
  }

  /// Makes the line of some readings.
  public init(_ readings: [Reading], time: TimeInterval, since: TimeInterval? = nil) {
    (self.readings, self.time, self.since) = (readings, time, since)
  }
}

nonisolated extension DeviceStates {
  /// Reads a line.
  init(_ json: ReadJSON) throws(JSON.Mistake) {
    let kind = try json.field("device")
    let word = try kind.text()
    // The only kind of lines from a device so far.
    guard word == "states" else { throw kind.wrong("\"states\"", found: "\"\(word)\"") }
    var readings: [Reading] = []
    for reading in try json.field("recognizers").list() { readings.append(try Reading(reading)) }
    let time = try json.field("time").seconds()
    self.init(readings, time: time, since: try json["since"]?.seconds())
  }

  /// Writes the line, the fields in the order of their names.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.write("device", "states")
    writer.beginField("recognizers")
    writer.beginList()
    for reading in readings { reading.write(to: &writer) }
    writer.endList()
    if let since { writer.write("since", since) }
    writer.write("time", time)
    writer.endObject()
  }
}

nonisolated extension DeviceStates.Reading {
  fileprivate init(_ json: ReadJSON) throws(JSON.Mistake) {
    let state = try Recorded.states.choice(json.field("state"))
    let place = RecognizerPlace(
      try json.field("recognizer").text(), on: try json.field("view").text())
    self.init(
      place, state, number: try json["number"]?.whole(), className: try json["class"]?.text())
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let className { writer.write("class", className) }
    if let number { writer.write("number", number) }
    writer.write("recognizer", place.recognizer)
    writer.write("state", Recorded.states[state])
    writer.write("view", place.view)
    writer.endObject()
  }
}

nonisolated extension ReadJSON {
  fileprivate func seconds() throws(JSON.Mistake) -> TimeInterval {
    let number = try number()
    guard number.isFinite else { throw wrong("a time in seconds", found: "\(number)") }
    return number
  }
}
