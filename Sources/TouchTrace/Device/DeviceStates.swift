// What a device said of its recognizers: a line of a recording that is no input. It knows no app.

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

nonisolated extension DeviceStates: Codable {
  private enum Key: String, CodingKey { case device, time, since, recognizers }

  /// The only kind of lines from a device so far.
  private static let kind = "states"

  /// Reads a line.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let kind = try fields.decode(String.self, forKey: .device)
    guard kind == Self.kind else {
      throw DecodingError.dataCorruptedError(
        forKey: .device, in: fields,
        debugDescription: "found \"\(kind)\", expected \"\(Self.kind)\"")
    }
    func finite(_ key: Key, _ value: TimeInterval) throws -> TimeInterval {
      guard value.isFinite else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: fields, debugDescription: "found \(value), expected a time in seconds")
      }
      return value
    }
    self.init(
      try fields.decode([Reading].self, forKey: .recognizers),
      time: try finite(.time, fields.decode(TimeInterval.self, forKey: .time)),
      since: try fields.decodeIfPresent(TimeInterval.self, forKey: .since)
        .map { try finite(.since, $0) })
  }

  /// Writes the line.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(Self.kind, forKey: .device)
    try fields.encode(time, forKey: .time)
    try fields.encodeIfPresent(since, forKey: .since)
    try fields.encode(readings, forKey: .recognizers)
  }
}

nonisolated extension DeviceStates.Reading: Codable {
  private enum Key: String, CodingKey { case view, recognizer, number, state, className = "class" }

  /// Reads a reading.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let name = try fields.decode(String.self, forKey: .state)
    let states = UIGestureRecognizer.State.allCases
    guard let state = states.first(where: { "\($0)" == name }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .state, in: fields,
        debugDescription: "found \"\(name)\", expected one of "
          + states.map { "\($0)" }.joined(separator: ", "))
    }
    let place = RecognizerPlace(
      try fields.decode(String.self, forKey: .recognizer),
      on: try fields.decode(String.self, forKey: .view))
    self.init(
      place, state, number: try fields.decodeIfPresent(Int.self, forKey: .number),
      className: try fields.decodeIfPresent(String.self, forKey: .className))
  }

  /// Writes the reading.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(place.view, forKey: .view)
    try fields.encode(place.recognizer, forKey: .recognizer)
    try fields.encodeIfPresent(number, forKey: .number)
    try fields.encodeIfPresent(className, forKey: .className)
    try fields.encode("\(state)", forKey: .state)
  }
}
