// What a page may say to its application, field by field, and the limits of every field.
// It does not know whether a message makes sense at this moment: `PageSession` does.

import PlainJSON
import TouchKit

/// One message of a page. All times are seconds on the page's own clock.
nonisolated enum ClientMessage: Equatable, Sendable {
  /// The first message on a connection: the name of the page and the size of its stage.
  case hello(Hello)
  /// Start this app, or start it again.
  case play(Play)
  /// Fingers, pens and pointers that changed in one event.
  case touches(HostInput.TouchInput)
  /// A keyboard's key went down or up, or repeats.
  case key(HostInput.KeyInput)
  /// The accelerometer measured something.
  case motion(HostInput.MotionInput)
  /// A media key, or a button of a headset.
  case remote(Remote)
  /// A screen reader or a key activates an element, or changes its value.
  case assist(HostInput.AccessibilityInput)
  /// The person turns assistance on or off.
  case assistance(AssistanceChange)
  /// The person's one switch was pressed.
  case pressSwitch(Tick)
  /// The stage has another size or other colours.
  case stage(StageChange)
  /// The person wants the app's content as a file.
  case exportFile(Tick)
  /// The next part of a file that the app shall take.
  case importPart(ImportPart)
  /// The next part of a recording that the person opens.
  case openPart(OpenPart)
  /// The person opens, closes or turns the inspector.
  case inspect(Inspect)
  /// The person keeps the recording.
  case keep(Keep)
  /// Nothing happened up to this time; every event before it has been sent.
  case tick(Tick)

  /// The page and its stage.
  struct Hello: Equatable, Sendable {
    /// The version of the messages that the page speaks.
    var version: Int
    /// The page's own random name, by which it finds its application again after a lost connection.
    var page: String
    /// The app it wants, or nil to be shown the list only.
    var app: String?
    /// Its stage.
    var stage: Stage
    /// The page's time.
    var time: Double
  }

  /// Which app to start.
  struct Play: Equatable, Sendable {
    var app: String
    var stage: Stage
    var time: Double
  }

  /// A new stage.
  struct StageChange: Equatable, Sendable {
    var stage: Stage
    var time: Double
  }

  /// What is turned on from now on.
  struct AssistanceChange: Equatable, Sendable {
    var settings: AssistanceSettings
    var time: Double
  }

  /// A part of a file: a message holds no more.
  struct FilePart: Equatable, Sendable {
    /// Its number, from 1.
    var part: Int
    /// How many parts there are.
    var parts: Int
    /// Its text; empty for an empty file.
    var text: String
  }

  /// A part of a file for the app.
  struct ImportPart: Equatable, Sendable {
    var file: FilePart
    var time: Double
  }

  /// A part of a recording, the colours in which it is to be shown, and what comes after its end.
  struct OpenPart: Equatable, Sendable {
    var file: FilePart
    var style: Stage.Style
    var end = End.stay

    /// What comes after the end of a recording.
    enum End: String, CaseIterable, Sendable {
      /// The app stays as it is then.
      case stay
      /// The app goes on under the page's fingers.
      case play
    }
    var time: Double
  }

  /// What the inspector shows from now on.
  struct Inspect: Equatable, Sendable {
    var view: View
    var time: Double

    /// What it shows.
    enum View: Equatable, Sendable {
      /// Nothing: it is closed.
      case nothing
      /// What happens now.
      case present
      /// What was at a time, in seconds.
      case past(Double)
      /// What was one input earlier than what it shows.
      case previous
      /// What came one input later than what it shows.
      case next
      /// What it shows, and what would let one of its recognizers fire, by its place in the list.
      case change(row: Int)
    }
  }

  /// What the recording is kept as.
  struct Keep: Equatable, Sendable {
    var kind: Kind
    var time: Double

    /// A file to replay, or the source of a test.
    enum Kind: String, CaseIterable, Sendable { case trace, test }
  }

  /// A time up to which all events have been sent.
  struct Tick: Equatable, Sendable {
    var time: Double
  }
}

nonisolated extension ClientMessage {
  /// A remote control command.
  struct Remote: Equatable, Sendable {
    var command: UIEvent.EventSubtype
    var time: Double
  }

  /// The version of the messages. A page that speaks another one is told to reload.
  static let version = 1

  /// The latest time a page may name: three years after it was opened.
  static let timeMax = 100_000_000.0

  /// More fingers than this at once are refused.
  static let touchesMax = 32

  /// More coalesced samples than this in one touch are refused; the page drops the oldest.
  static let coalescedMax = 64

  /// More samples of the accelerometer than this in one message are refused; the page drops the
  /// oldest.
  static let samplesMax = 64

  /// The largest number of a view that a page may name.
  static let viewMax = Int(Int32.max)

  /// A key types at most so many characters.
  static let charactersMax = 8

  /// A file comes in at most so many parts …
  static let partsMax = 32

  /// … a recording in at most so many …
  static let openPartsMax = 192

  /// … of so many characters each. As JSON none is larger than a message may be.
  static let partLengthMax = 8_192

  /// Reads one message, or says in one error why it cannot be used.
  static func decode(_ text: String) throws(WireError) -> ClientMessage {
    let value: JSON
    do throws(JSON.Mistake) {
      value = try JSON(reading: text)
    } catch {
      throw WireError(
        place: "message", found: "\"\(JSONFound.shortened(text))\"", expected: "one JSON object",
        remedy: "Send each message as one complete JSON object.")
    }
    return try ClientMessage(PlacedJSON(value: value))
  }
}

nonisolated extension ClientMessage {
  private enum Kind: String, CaseIterable {
    case hello, play, touches, key, motion, remote, assist, assistance, stage, inspect, keep, tick
    case pressSwitch = "switch"
    case exportFile = "export"
    case importPart = "import"
    case openPart = "open"

    /// The fields that each kind has.
    var keys: [Key] {
      switch self {
      case .hello: [.type, .time, .version, .page, .app, .stage]
      case .play: [.type, .time, .app, .stage]
      case .touches: [.type, .time, .touches]
      case .key:
        [.type, .time, .key, .phase, .characters, .charactersIgnoringModifiers, .modifiers]
      case .motion: [.type, .time, .samples]
      case .remote: [.type, .time, .command]
      case .assist: [.type, .time, .view, .action, .name]
      case .assistance: [.type, .time, .settings]
      case .stage: [.type, .time, .stage]
      case .exportFile, .pressSwitch, .tick: [.type, .time]
      case .importPart: [.type, .time, .part, .parts, .text]
      case .openPart: [.type, .time, .part, .parts, .text, .style, .end]
      case .inspect: [.type, .time, .show, .at, .row]
      case .keep: [.type, .time, .kind]
      }
    }
  }

  private enum Key: String, CaseIterable {
    case type, version, page, app, stage, time, touches
    case key, phase, characters, charactersIgnoringModifiers, modifiers, samples, command
    case view, action, name, settings
    case part, parts, text, style, end
    case show, at, row, kind
  }

  /// The words for what the inspector shows.
  private enum Show: String, CaseIterable {
    case nothing, present, past, previous, next, change
  }

  private init(_ placed: PlacedJSON) throws(WireError) {
    let fields = try FieldReader(placed, keys: Key.self)
    let kind = try fields.choice(.type, of: Kind.words)
    try fields.allow(kind.keys)
    let time = try fields.number(.time, in: 0...Self.timeMax, "the page's time in seconds")
    switch kind {
    case .hello: self = .hello(try Self.hello(fields, at: time))
    case .play:
      self = .play(
        Play(
          app: try fields.text(.app, limit: 64, "the name of an app"),
          stage: try fields.object(.stage, Stage.init), time: time))
    case .touches: self = .touches(try Self.touches(fields, at: time))
    case .key: self = .key(try Self.key(fields, at: time))
    case .motion:
      let samples = try fields.list(.samples, limit: Self.samplesMax, "samples") {
        (sample) throws(WireError) in
        try HostInput.MotionInput.Sample(page: sample)
      }
      self = .motion(HostInput.MotionInput(samples))
    case .remote:
      self = .remote(
        Remote(command: try fields.choice(.command, of: RemoteWords.commands), time: time))
    case .assist:
      self = .assist(
        HostInput.AccessibilityInput(
          try Self.assistance(fields),
          view: try fields.whole(.view, in: 1...Self.viewMax, "the number of a view"), time: time))
    case .assistance:
      self = .assistance(
        AssistanceChange(
          settings: try fields.object(.settings, AssistanceSettings.init), time: time))
    case .pressSwitch: self = .pressSwitch(Tick(time: time))
    case .stage:
      self = .stage(
        StageChange(stage: try fields.object(.stage, Stage.init), time: time))
    case .exportFile: self = .exportFile(Tick(time: time))
    case .importPart:
      self = .importPart(ImportPart(file: try Self.part(fields, of: Self.partsMax), time: time))
    case .openPart:
      self = .openPart(
        OpenPart(
          file: try Self.part(fields, of: Self.openPartsMax),
          style: try fields.choice(.style, of: Stage.Style.words),
          end: try fields.choiceIfPresent(.end, of: OpenPart.End.words) ?? .stay, time: time))
    case .inspect: self = .inspect(try Self.inspect(fields, at: time))
    case .keep:
      self = .keep(Keep(kind: try fields.choice(.kind, of: Keep.Kind.words), time: time))
    case .tick: self = .tick(Tick(time: time))
    }
  }

  /// Reads the touches of one event.
  private static func touches(
    _ fields: FieldReader<Key>, at time: Double
  ) throws(WireError) -> HostInput.TouchInput {
    var input = HostInput.TouchInput([], time: time)
    input.reports = try fields.list(.touches, limit: touchesMax, "touches") {
      (touch) throws(WireError) in
      try TouchReport(page: touch, at: time, buttons: &input.buttons)
    }
    return input
  }

  /// Reads what is asked of an element: one of some actions, or one of the app's own by its name.
  private static func assistance(
    _ fields: FieldReader<Key>
  ) throws(WireError) -> HostInput.AccessibilityInput.Action {
    let name = try fields.textIfPresent(.name, limit: 200, "the name of an action of the app")
    if let name { return .custom(name: name) }
    return try fields.choice(.action, of: AssistWords.actions)
  }

  /// Reads what the inspector shows. Only an earlier time is named, and the recognizer of a question.
  private static func inspect(_ fields: FieldReader<Key>, at time: Double) throws(WireError)
    -> Inspect
  {
    let show = try fields.choice(.show, of: Show.words)
    try fields.allow(
      [.type, .time, .show] + (show == .past ? [.at] : show == .change ? [.row] : []))
    let view: Inspect.View =
      switch show {
      case .nothing: .nothing
      case .present: .present
      case .past: .past(try fields.number(.at, in: 0...timeMax, "an earlier time in seconds"))
      case .previous: .previous
      case .next: .next
      case .change:
        .change(row: try fields.whole(.row, in: 0...999, "the place of a recognizer in the list"))
      }
    return Inspect(view: view, time: time)
  }

  /// Reads a part of a file that has at most so many.
  private static func part(_ fields: FieldReader<Key>, of partsMax: Int) throws(WireError)
    -> FilePart
  {
    let parts = try fields.whole(.parts, in: 1...partsMax, "how many parts there are")
    return FilePart(
      part: try fields.whole(.part, in: 1...parts, "the part's number"), parts: parts,
      text: try fields.text(.text, limit: partLengthMax, "the part's text", isEmptyAllowed: true))
  }

  /// Reads the first message of a connection.
  private static func hello(_ fields: FieldReader<Key>, at time: Double) throws(WireError) -> Hello
  {
    let version = try fields.whole(.version, in: 1...1_000_000, "the version of the messages")
    guard version == Self.version else {
      throw fields.wrong(
        .version, "\(Self.version)", "Reload the page: it is from another version.")
    }
    return Hello(
      version: version, page: try fields.text(.page, limit: 64, "the page's own name"),
      app: try fields.textIfPresent(.app, limit: 64, "the name of an app"),
      stage: try fields.object(.stage, Stage.init), time: time)
  }

  /// Reads a key: its usage on page 7 of the USB HID usage tables, what happened to it, what it
  /// types with and without modifier keys, and the sum of UIKit's numbers of the modifier keys that
  /// are down.
  private static func key(
    _ fields: FieldReader<Key>, at time: Double
  ) throws(WireError) -> HostInput.KeyInput {
    let usage = try fields.whole(.key, in: 1...0xFFFF, "the usage of a key")
    guard let code = UIKeyboardHIDUsage(rawValue: usage) else {
      throw fields.wrong(.key, "the usage of a key, as 4 for A", "Leave out keys without a usage.")
    }
    let modifiers = try fields.numberIfPresent(
      .modifiers, in: 0...Double(KeyWords.modifiersMax), "the sum of the modifier keys")
    return HostInput.KeyInput(
      code, try fields.choice(.phase, of: KeyWords.changes),
      characters: try fields.textIfPresent(
        .characters, limit: charactersMax, "what the key types") ?? "",
      charactersIgnoringModifiers: try fields.textIfPresent(
        .charactersIgnoringModifiers, limit: charactersMax, "what the key types alone"),
      modifiers: UIKeyModifierFlags(rawValue: Int(modifiers ?? 0)), time: time)
  }
}
