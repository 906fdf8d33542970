// What happened from the first finger down until nothing was undecided any more: facts as values.

import GestureCore
import TouchKit

/// What happened from the first finger down until all fingers were up and all recognizers were reset.
nonisolated public struct Episode: Equatable, Sendable {
  /// Its number in the recording, counted from 1.
  public let number: Int
  /// Its first and its last input, counted from 1.
  public internal(set) var inputs: ClosedRange<Int>
  /// When it began and ended, in seconds.
  public internal(set) var times: ClosedRange<TimeInterval>
  /// What the fingers did, in the order in which they came down.
  public internal(set) var fingers: [FingerPath] = []
  /// What the recognizers did, in the order in which they were offered touches. A recognizer that was
  /// reset meanwhile and took another touch is in it again.
  public internal(set) var attempts: [Attempt] = []
  /// What the views heard, in the order in which they first did.
  public internal(set) var views: [ViewStory] = []

  /// What kept views from doing what the fingers asked of them, in order.
  public internal(set) var obstacles: [Hindrance] = []

  /// What texts call views that have a name that lasts, by their numbers.
  var viewNames: [Int: String] = [:]
  /// What the controls sent, in the order in which they first did. Only ``Explainer`` hears of it.
  public internal(set) var controls: [ControlStory] = []

  /// What a finger did, from its coming down to its going up.
  nonisolated public struct FingerPath: Equatable, Sendable {
    /// What the host calls it.
    public let finger: Int
    /// Whether it is a finger, a pen or a pointer (`.touches`), or stands for a trackpad or a wheel.
    public let kind: UIEvent.EventType
    /// When it came down, in seconds.
    public let start: TimeInterval
    /// Where it came down, in points.
    public let first: CGPoint
    /// When it was heard of last, in seconds.
    public internal(set) var end: TimeInterval
    /// Where it was last, in points.
    public internal(set) var last: CGPoint
    /// How far from its begin it was at most, in points.
    public internal(set) var reach = 0.0
    /// How far two fingers on a trackpad have spread and turned; `nil` for anything else.
    public internal(set) var transform: TouchSample.Transform?
    /// The view that hears of it; `nil` for none.
    public internal(set) var view: Observation.ViewID?
    /// The view that it hit; `nil` if none was hit, or nothing asked.
    public internal(set) var hit: Observation.ViewID?
    /// Why the view that it hit does not hear of it; `nil` if it may hear.
    public internal(set) var refusal: TouchAssignment.Refusal?
    /// Its last phase.
    public internal(set) var phase = UITouch.Phase.began
  }

  /// What kept a responder from doing what was asked of it.
  nonisolated public struct Hindrance: Equatable, Sendable {
    /// The responder.
    public let responder: Observation.ResponderID
    /// What kept it.
    public let obstacle: Observation.Obstacle
    /// When, in seconds.
    public let time: TimeInterval
  }

  /// What a control sent.
  nonisolated public struct ControlStory: Equatable, Sendable {
    /// The control.
    public let control: Observation.ViewID
    /// Its events by their names, `touchDown`, each with its time in seconds.
    public internal(set) var events: [Event] = []
    /// Which events have an action, in words, if none of these has one; `nil` if one has.
    public internal(set) var remark: String?

    /// An event that a control sent.
    nonisolated public struct Event: Equatable, Sendable {
      /// The name of the `UIControl.Event`.
      public let name: String
      /// When, in seconds.
      public let time: TimeInterval
    }
  }

  /// What a view heard.
  nonisolated public struct ViewStory: Equatable, Sendable {
    /// The view.
    public let view: Observation.ViewID
    /// How many touches of each phase it heard of: began, moved, ended, cancelled.
    public internal(set) var heard: [UITouch.Phase: Int] = [:]
    /// For how long its touches were held back at most, in seconds.
    public internal(set) var heldLongest = 0.0
    /// Since when touches are held back that it has not heard of yet, in seconds; `nil` without such.
    public internal(set) var heldSince: TimeInterval?
    /// How many phases it never heard of.
    public internal(set) var dropped = 0
    /// The recognizers whose recognition took its touches away.
    public internal(set) var takenBy: [Observation.RecognizerID] = []
  }
}

nonisolated extension Observation.ResponderID {
  /// The view; `nil` for any other responder.
  var view: Observation.ViewID? {
    if case .view(let view) = self { view } else { nil }
  }
}
