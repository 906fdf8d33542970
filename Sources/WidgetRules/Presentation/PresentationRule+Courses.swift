/// The steps of each course in their order, and why a presentation is refused.
extension PresentationRule {
  /// What the caller is to do next. The presenting controller takes part only if it is covered.
  public enum Step: Equatable, Sendable {
    /// Load its view.
    case load
    /// Ask its delegate what brings it, and say ``PresentationRule/prepared(as:)``.
    case ask
    /// Make the container of its view.
    case open
    /// Tell the presenting controller that it will disappear.
    case presenterWillDisappear
    /// Tell it that it will appear.
    case willAppear
    /// Begin the transition that brings it; the caller reports its end.
    case comeIn
    /// Tell it that it has appeared.
    case didAppear
    /// Its sheet is at rest: put the grabber in front.
    case settle
    /// Take the presenting controller's view away, and tell it that it has disappeared.
    case presenterDidDisappear
    /// Dismiss what it presents itself, at once; also what is on its way out.
    case dismissAbove
    /// End at once the transitions of it that a user moves: they would otherwise never end.
    case endInteraction
    /// Take its sheet out of the user's hand; the sheet may tell that it stays.
    case release
    /// Ask its delegate what takes it away.
    case askDismissal
    /// Tell it that it will disappear.
    case willDisappear
    /// Tell the presenting controller that it will appear.
    case presenterWillAppear
    /// Begin the transition that takes it away; the caller reports its end.
    case goOut
    /// Put its view back into its container, if it is nowhere.
    case putBack
    /// Tell it that it will appear, and if that still holds then, that it has.
    case reappear
    /// Take away what belongs to its sheet.
    case leaveSheet
    /// Put the presenting controller's view back, if it is nowhere, and tell it that it has appeared.
    case presenterDidAppear
    /// Remove its view and its container.
    case remove
    /// Tell it that it has disappeared.
    case didDisappear
    /// Forget the controller that presents it.
    case unbind
    /// Call the completion of the call: nothing will move.
    case complete
  }

  /// What is left of the steps that follow an event.
  public struct Course: Equatable, Sendable {
    /// A question without which the rest does not happen.
    enum Check: Equatable, Sendable {
      /// It has been prepared, and not been dismissed meanwhile.
      case isAnnounced
      /// It is presented by the same controller, and not on its way out.
      case isThere
    }

    /// What becomes of the state.
    enum Mark: Equatable, Sendable { case presented, arrived, ending, going, leaving }

    enum Item: Equatable, Sendable {
      case step(Step)
      case mark(Mark)
      case check(Check, completes: Bool)
    }

    private var items: [Item]

    init(_ items: [Item]) { self.items = items }

    mutating func takeFirst() -> Item? { items.isEmpty ? nil : items.removeFirst() }

    /// Leaves out the next one of each of some steps.
    mutating func leaveOut(_ steps: [Step]) {
      for step in steps {
        if let index = items.firstIndex(of: .step(step)) { items.remove(at: index) }
      }
    }
  }

  /// Why a controller is not presented.
  public enum Refusal: Equatable, Sendable {
    /// The presenting one, or one that it contains, presents already.
    case presentsAlready
    /// The presenting one is being dismissed.
    case presenterLeaves
    /// The controller is presented already, or is the one that would present it.
    case isShownAlready
    /// The presenting one's view is in no window.
    case inNoWindow
  }

  /// Why a controller is not to be presented; `nil` if nothing speaks against it. The first reason counts.
  public static func refusal(
    presentsAlready: Bool, presenterLeaves: Bool, isShownAlready: Bool, isInWindow: Bool
  ) -> Refusal? {
    if presentsAlready { return .presentsAlready }
    if presenterLeaves { return .presenterLeaves }
    if isShownAlready { return .isShownAlready }
    return isInWindow ? nil : .inNoWindow
  }
}

extension PresentationRule.Course {
  /// It is to be presented.
  static var presentation: [Item] {
    [
      .step(.load), .step(.ask), .check(.isAnnounced, completes: true), .step(.open),
      .step(.presenterWillDisappear), .step(.willAppear), .mark(.presented), .step(.comeIn),
    ]
  }

  /// It has come.
  static var arrival: [Item] {
    [.step(.didAppear), .mark(.arrived), .step(.settle), .step(.presenterDidDisappear)]
  }

  /// It has gone back instead of coming.
  static var cancelledPresentation: [Item] {
    [.mark(.leaving), .step(.willDisappear), .step(.presenterWillAppear)] + departure
  }

  /// It is to be dismissed: what is above it goes first, and it hears the end of its coming.
  static var dismissal: [Item] {
    [
      .step(.dismissAbove), .step(.endInteraction), .step(.release),
      // A sheet that a finger let go tells that it stays; code may have presented another one on it.
      .step(.dismissAbove), .check(.isThere, completes: true),
      .step(.askDismissal), .check(.isThere, completes: true), .mark(.ending),
    ] + arrival + [
      .mark(.going), .step(.willDisappear), .step(.presenterWillAppear), .step(.goOut),
    ]
  }

  /// It has come back instead of going.
  static var cancelledDismissal: [Item] {
    [
      .step(.putBack), .step(.presenterWillDisappear), .mark(.presented), .step(.reappear),
      .check(.isThere, completes: false), .step(.settle), .step(.presenterDidDisappear),
    ]
  }

  /// It has gone. What it covered appears first. [seen]
  static var departure: [Item] {
    [
      .mark(.leaving), .step(.leaveSheet), .step(.presenterDidAppear), .step(.remove),
      .step(.didDisappear), .step(.unbind),
    ]
  }
}
