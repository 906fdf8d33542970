// A host's report of one finger in one event, and the mistakes that it can have.

import GestureCore

/// What a host says about one finger, pen or pointer in one event.
///
/// The host knows the hardware. The application decides what the report means.
nonisolated public struct TouchReport: Equatable, Sendable {
  /// The host's number for the finger: any integer, the same from began to ended.
  public var finger: Int
  /// What happened to the finger.
  public var phase: UITouch.Phase
  /// Where and how it touches now.
  public var sample: TouchSample
  /// The samples between the last event and this one, oldest first, `sample` included as the last;
  /// empty if the host has no finer ones.
  public var coalesced: [TouchSample] {
    get { others?.coalesced ?? [] }
    set { setOthers(coalesced: newValue, predicted: predicted) }
  }
  /// The kind of scrolling, if the report is about a trackpad or a wheel and not about a finger.
  /// Views hear nothing of it.
  public var scrollTypes: UIScrollTypeMask = []
  /// Where the host expects the finger next, nearest first.
  public var predicted: [TouchSample] {
    get { others?.predicted ?? [] }
    set { setOthers(coalesced: coalesced, predicted: newValue) }
  }
  /// A separate object, because most reports have none.
  var others: OtherSamples?

  private mutating func setOthers(coalesced: [TouchSample], predicted: [TouchSample]) {
    let isEmpty = coalesced.isEmpty && predicted.isEmpty
    others = isEmpty ? nil : OtherSamples(coalesced: coalesced, predicted: predicted)
  }

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - finger: The host's number for the finger.
  ///   - phase: What happened to it.
  ///   - location: Where, in the window's coordinates, in points.
  ///   - type: What touches.
  public init(
    _ finger: Int, _ phase: UITouch.Phase, at location: CGPoint,
    type: UITouch.TouchType = .direct
  ) {
    self.init(finger, phase, TouchSample(at: location, type: type))
  }

  /// Makes a report of a sample.
  public init(_ finger: Int, _ phase: UITouch.Phase, _ sample: TouchSample) {
    self.finger = finger
    self.phase = phase
    self.sample = sample
  }
}

/// The coalesced and predicted samples of a report.
nonisolated final class OtherSamples: Equatable, Sendable {
  let coalesced: [TouchSample]
  let predicted: [TouchSample]

  init(coalesced: [TouchSample], predicted: [TouchSample]) {
    self.coalesced = coalesced
    self.predicted = predicted
  }

  static func == (a: OtherSamples, b: OtherSamples) -> Bool {
    a.coalesced == b.coalesced && a.predicted == b.predicted
  }

  /// Whether the coordinates of every sample are finite.
  var isFinite: Bool {
    coalesced.allSatisfy { $0.isFinite } && predicted.allSatisfy { $0.isFinite }
  }

  /// The samples with finite coordinates.
  var repaired: OtherSamples {
    guard !isFinite else { return self }
    return OtherSamples(
      coalesced: coalesced.filter { $0.isFinite }, predicted: predicted.filter { $0.isFinite })
  }
}

nonisolated extension TouchReport {
  /// What the report is about: touches, or a trackpad that scrolls or transforms.
  package var eventType: UIEvent.EventType {
    guard scrollTypes.isEmpty else { return .scroll }
    return sample.transform == nil ? .touches : .transform
  }

  /// Whether the hardware may correct one of its samples.
  @inline(__always)
  var isEstimate: Bool { sample.estimationUpdateIndex != nil || others != nil }

  /// Whether the coordinates of every sample are finite.
  @inline(__always)
  var isSound: Bool { sample.isFinite && (others?.isFinite ?? true) }
}

nonisolated extension TouchSample {
  /// Whether its coordinates are finite, and its transform is possible.
  @inline(__always)
  var isFinite: Bool {
    Point.areFinite(location.core, preciseLocation.core) && (transform?.isPossible ?? true)
  }
}

/// Everything that hardware measures of one touch at one instant.
nonisolated public struct TouchSample: Equatable, Sendable {
  /// Where, in the window's coordinates, in points.
  public var location: CGPoint
  /// The location at the hardware's full resolution, in points.
  public var preciseLocation: CGPoint
  /// When it was measured, in seconds; `nil` for the time of the event.
  public var timestamp: TimeInterval? {
    get { storedTimestamp == .infinity ? nil : storedTimestamp }
    set { storedTimestamp = newValue ?? .infinity }
  }
  /// The force of the touch: 1 for an average touch, 0 if it is not measured.
  public var force: CGFloat = 0
  /// The largest force that the hardware measures; 0 if it measures none.
  public var maximumPossibleForce: CGFloat = 0
  /// The radius of the contact, in points.
  public var majorRadius: CGFloat = 0
  /// How far `majorRadius` may be off, in points.
  public var majorRadiusTolerance: CGFloat = 0
  /// The angle between a pen and the surface, in radians: 0 when it lies, π/2 when it stands.
  public var altitudeAngle: CGFloat = .pi / 2
  /// The direction in which a pen points, in radians from the window's x axis, clockwise.
  public var azimuthAngle: CGFloat = 0
  /// The rotation of a pen about its axis, in radians.
  public var rollAngle: CGFloat = 0
  /// How far a pen hovers above the surface: 0 on it, 1 at the greatest height that is measured.
  public var zOffset: CGFloat = 0
  /// The screen edge at which the hardware says that the touch started.
  public var edge: UIRectEdge {
    get { UIRectEdge(rawValue: UInt(storedEdge)) }
    set { storedEdge = UInt8(truncatingIfNeeded: newValue.rawValue) }
  }
  /// The properties that the hardware only estimates.
  public var estimatedProperties: UITouch.Properties = []
  /// The estimated properties that a later report will correct.
  public var estimatedPropertiesExpectingUpdates: UITouch.Properties = []
  // A sample is copied at every move, so it is small. Infinity stands for no time.
  private var storedTimestamp = TimeInterval.infinity
  /// The number by which a later report corrects this sample.
  public var estimationUpdateIndex: Int?
  /// What two fingers on a trackpad do at the pointer; `nil` for all other input. A report with it is
  /// about the trackpad and not about a finger: views hear nothing of it.
  public var transform: Transform?
  /// What touches.
  public var type: UITouch.TouchType
  private var storedEdge: UInt8 = 0

  /// Makes a sample.
  public init(at location: CGPoint, type: UITouch.TouchType = .direct) {
    self.location = location
    self.preciseLocation = location
    self.type = type
  }
}

nonisolated extension TouchSample {
  /// How two fingers on a trackpad have spread and turned since they began to.
  public struct Transform: Equatable, Sendable {
    /// Their distance, divided by their distance at the beginning: above 0.
    public var scale: CGFloat
    /// The angle by which they have turned, in radians, clockwise positive, over any number of turns.
    public var rotation: CGFloat

    /// Makes a transform.
    public init(scale: CGFloat = 1, rotation: CGFloat = 0) {
      Linked.everyInput = true
      (self.scale, self.rotation) = (scale, rotation)
    }

    /// Whether fingers can do so.
    var isPossible: Bool { scale > 0 && Point(Double(scale), Double(rotation)).isFinite }
  }
}

/// A mistake in a report. Each case says how the sequence continues.
nonisolated public enum InputProblem: Equatable, Sendable {
  /// The finger was not down: the report is dropped.
  case unknownFinger(Int, UITouch.Phase)
  /// The finger was down already: the old touch is cancelled first.
  case repeatedBegan(finger: Int)
  /// A coordinate was infinite or not a number: the touch stays at its last finite location, and a
  /// touch that begins with this coordinate is dropped. A finer or expected sample with such a
  /// coordinate is dropped. A precise location is replaced by the plain one, and a transform that no
  /// fingers can make by the one before.
  case notFinite(finger: Int)
  /// The event was older than the one before it: it counts as simultaneous.
  case timeWentBackwards(from: TimeInterval, to: TimeInterval)
  /// The event's time was infinite or not a number: it counts as simultaneous with the last.
  case timeNotFinite
  /// The event's time was after ``Scheduler/timeMax``: it counts as simultaneous with the last.
  case timeTooLate(TimeInterval)
  /// More fingers, buttons and keys than ``/GestureCore/TouchSlots/capacity`` were down: the report is
  /// dropped.
  case tooManyFingers(finger: Int, allowed: Int)
  /// The same limit, for a button or a key.
  case tooManyPresses(UIPress.PressType, allowed: Int)
  /// A finger appeared twice in one event: the second report is dropped.
  case reportedTwice(finger: Int)
  /// The button was not down: the report is dropped.
  case unknownPress(UIPress.PressType, UIPress.Phase)
  /// The button was down already: the report is dropped.
  case repeatedPress(UIPress.PressType)
  /// No sample awaits the correction of this number, or the correction has none: it is dropped.
  case unknownEstimate(Int?)
  /// The host named no window, and no window was hit: the report is dropped.
  case noWindow(finger: Int)
  /// Input arrived inside a callback while this many events were waiting or had come from callbacks
  /// since the host's last one: it is dropped.
  case tooManyWaitingEvents(allowed: Int)
  /// The window belongs to another application, or to one that is gone: the reports are dropped.
  case foreignWindow
  /// The application has no window of this number, or it is gone: the input is dropped.
  case unknownWindow(Int)
  /// The command is not one of a remote control: it is dropped.
  case notRemoteControl(UIEvent.EventSubtype)
  /// The key was not down: the report is dropped.
  case unknownKey(UIKeyboardHIDUsage, KeysDown.Change)
  /// The key went down while it was down: the report is dropped. A keyboard repeats a key with
  /// ``/GestureCore/KeysDown/Change/repeated``.
  case repeatedKey(UIKeyboardHIDUsage)
  /// Assistive technologies reach no view or element of this number, or it does not take this action now:
  /// the input is dropped.
  case notAccessible(HostInput.AccessibilityInput.Action, view: Int)
  /// What the accelerometer measured was infinite or not a number: the sample is dropped.
  case motionNotFinite
  /// The place where a pen hovers was infinite or not a number: interactions hear of no place.
  case hoverNotFinite
  /// The barrel of a pen was not squeezed: the input is dropped.
  case unknownSqueeze(UIPencilInteraction.Phase)
  /// The barrel of a pen was squeezed already: the old squeeze is cancelled first.
  case repeatedSqueeze
  /// The size of the screen, its scale or its rate is infinite, negative, zero or not a number: the
  /// screen stays as it is.
  case impossibleScreen(CGSize, scale: CGFloat, framesPerSecond: Int)
  /// An event was sent to a window again, while that window was at work on it or after: it is
  /// dropped.
  case reentrantEvent
}

nonisolated extension UITouch.Phase {
  /// The phase as the rule of reports knows it.
  var reported: ReportRule.Phase {
    switch self {
    case .began: .began
    case .moved, .ended, .cancelled: .goesOn
    case .regionEntered, .regionMoved, .regionExited: .hovers
    case .stationary: .stationary
    }
  }
}

nonisolated extension InputProblem {
  /// What is wrong with the report of a finger.
  init(_ mistake: ReportRule.Mistake, of finger: Int, _ phase: UITouch.Phase) {
    self =
      switch mistake {
      case .notFinite: .notFinite(finger: finger)
      case .reportedTwice: .reportedTwice(finger: finger)
      case .unknownFinger: .unknownFinger(finger, phase)
      }
  }
}
