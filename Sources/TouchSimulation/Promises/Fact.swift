// The events of a run, as plain values in order: what the observer was told, and what user code saw
// itself. Windows, views and recognizers are named by their numbers, touches by their slots.

import GestureCore

/// One thing that happened.
nonisolated enum Fact: Equatable, Sendable {
  /// How many phases a window holds back from views before held moves become one.
  static let heldMax = 512

  // MARK: Input

  /// An input of the plan begins.
  case input(Int)
  /// A touch went down.
  case down(Int, Landing)
  /// A touch was lifted, or taken away.
  case up(Int, time: Double, isCancelled: Bool)
  /// A touch is too far from where it went down to be a tap.
  case strayed(Int)
  /// The app changed something that decisions depend on.
  case mutation
  /// The app told a recognizer which state to have.
  case assignedByApp(Int)
  /// The app asks a scroll view for an animated change of its offset.
  case easing(Int)
  /// A scroll view's delegate does not hear it any more.
  case scrollerUnheard(Int)
  /// A table's delegate has not heard everything.
  case tableUnheard(Int)
  /// A table asks for its counts: what a finger presses is forgotten.
  case tableCounts(Int)
  /// The only touch on the rows of a table is taken away.
  case pressTaken(Int)

  // MARK: What the observer heard

  case received(Int, by: Int, isTaken: Bool)
  case ignored(Int, by: Int)
  case transition(Int, from: GestureState, to: GestureState, Why, cancels: Bool)
  case waits(Int, for: Int)
  case action(Int, GestureState)
  case broken(of: Int, on: Int)
  case reset(Int)
  case putOff
  case held(Int, Plan.Phase)
  case dropped(Int, Plan.Phase)
  case delivered(Int, Plan.Phase, to: Int)

  // MARK: What user code saw

  /// The class or a delegate said that the first must wait for the second.
  case requires(Int, Int)
  case told(Int, GestureState, Place)
  case viewHeard(Int, Hearing)
  case recognizerHeard(Int, Plan.Phase, touch: Int, GestureState)
  case recognizerReset(Int, GestureState)
  case control(Int, ControlEvent)
  case scroll(Int, ScrollCall, ScrollLook)
  /// A scroll view keeps a touch from its content.
  case contentRefused(Int)
  /// A table asks or tells of a row. The other row is the answer, or what the table says itself.
  case table(Int, TableCall, Row, Row)
  /// A cell, a header or a footer, by its own number, shows or does so no longer.
  case cell(Int, Int, shows: Bool)
  /// A row is swiped; the number is that of the swipe.
  case swipe(Int, SwipeCall, Int)
  case refresh(Int, RefreshCall, isDragged: Bool)

  /// What a control's value is, or what its targets are told that it is.
  case value(Int, Double, ValueWay)
  /// A text field asks its delegate, or tells it or its targets; the last value says whether what the call
  /// says is so.
  case field(Int, FieldCall, isSo: Bool)

  /// A screen, by its serial, hears that it appears, or its delegate hears of it.
  case screen(Int, ScreenCall)

  // MARK: For the second opinion

  /// The event says this of a touch.
  case phase(Int, Plan.Phase)
  /// The recognizers of the view that a touch hit, and of the views above, as a set of bits.
  case offered(Int, to: UInt64)
  /// A custom recognizer assigns a state.
  case assigned(Int, GestureState)
  /// A view or the delegate does not want it to begin.
  case saidNo(Int)
  case deadlineSet(Int, Bool)
  /// What follows is settled by itself, within the same input.
  case settledBetween
  /// Something happened that the rules do not cover.
  case beyondRules

  // MARK: Between inputs

  /// An input is done; the recognizers that have a seat, as a set of bits.
  case settled(seated: UInt64)
  /// Nothing is going on.
  case rested(Remains)
  /// What scroll views say of themselves when an input is done.
  case scrollersSettled(Movement)
  /// Nothing is going on in the scroll views of a set of bits: those that move all the same, and those
  /// whose content is beyond its edges although the app did not put it there.
  case scrollersRested(moving: UInt64, beyond: UInt64, of: UInt64)
  case tablesRested([TableLook])
  /// What controls say of themselves when an input is done.
  case controlsSettled(ControlsLook)
  case screensRested(NavigationLook)

  /// Where and when a touch went down.
  struct Landing: Equatable, Sendable {
    var window = 0
    var sequence = 1
    var x = 0.0
    var y = 0.0
    var time = 0.0
    var taps = 1
    var isTrackpad = false
    var isPen = false
    /// The number of its view; -1 for none.
    var view = -1
    /// Another finger of the window changed in the same event.
    var isCrowded = false
  }

  /// A touch as a view sees it.
  struct Hearing: Equatable, Sendable {
    var phase = Plan.Phase.began
    var touch = 0
    /// The touch's own phase.
    var own = Plan.Phase.began
    /// The touch's own view; -1 for none.
    var view = 0
    var place = Place()
    var time = 0.0
  }

  struct Place: Equatable, Sendable {
    var x = 0.0
    var y = 0.0
  }

  /// Why a state changed, as far as promises depend on it.
  enum Why: Equatable, Sendable {
    case other
    case excluded(by: Int)
    case denied(by: Int)
    case required(Int)
  }

  enum ControlEvent: Int, Sendable {
    case down, upInside, upOutside, cancel
    /// The control lets its finger go by itself; targets hear nothing of it.
    case gaveUp
  }

  /// How a value is known.
  enum ValueWay: Int, Sendable {
    /// Targets are told after a finger changed it.
    case told
    /// The app set it, or saw it.
    case known
    /// It is another, and targets are told at the end of the press.
    case quiet
    /// The value is another one, and no target is told.
    case silent
    /// Targets are told of a choice that is not kept.
    case momentary
  }

  enum FieldCall: Int, Sendable {
    case shouldBegin, didBegin, shouldEnd, didEnd, shouldChange, selects
    case targetBegin, targetEnd, changed
    /// Whether it is edited, as if it had told so.
    case isEdited
    /// Whether it is edited in a window that is gone, and will tell the end when it moves.
    case isStranded
  }

  enum ScreenCall: Int, Sendable {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
    case willShow, didShow, willBePulledAway, wasPulledAway
    /// The screen shows, is gone or was shown: as if it had told so.
    case shows, isGone, wasShown

    /// Whether the screen itself hears it, and not a delegate.
    var isOfScreen: Bool { rawValue < Self.willShow.rawValue }
  }

  /// Controls as sets of bits, by the numbers of their views.
  struct ControlsLook: Equatable, Sendable {
    var present: UInt64 = 0
    var tracking: UInt64 = 0
    var lit: UInt64 = 0
    /// In no window.
    var outside: UInt64 = 0
    /// With a value beyond its limits, or something selected outside of the text.
    var beyond: UInt64 = 0
    /// Which are text fields, and which of these are first responders.
    var fields: UInt64 = 0
    var first: UInt64 = 0
  }

  /// What a scroll view tells its delegate.
  enum ScrollCall: Int, Sendable {
    case willBeginDragging, scrolled, willEndDragging, didEndDragging
    /// The content goes on by itself.
    case didEndDraggingGoesOn
    case willBeginDecelerating, didEndDecelerating, didEndAnimation
    case willBeginZooming, zoomed, didEndZooming, insetChanged
  }

  /// What a table asks and tells its delegate and its data source of a row.
  enum TableCall: Int, Sendable {
    case shouldHighlight, didHighlight, didUnhighlight, willSelect, didSelect
    case willDeselect, didDeselect, moveTarget, rowMoved, committed
  }

  enum SwipeCall: Int, Sendable { case begins, performs, completes, ends }

  enum RefreshCall: Int, Sendable { case pulled, begun, ended }

  /// A row of a table.
  struct Row: Hashable, Sendable, CustomStringConvertible {
    var section: Int
    var row: Int
    static let none = Row(-1, -1)

    init(_ section: Int, _ row: Int) {
      self.section = section
      self.row = row
    }

    var isNone: Bool { section < 0 }
    var description: String { isNone ? "none" : "\(section).\(row)" }
  }

  /// A scroll view as its delegate sees it.
  struct ScrollLook: Equatable, Sendable {
    var place = Place()
    var isDragging = false
    var isDecelerating = false
  }

  /// The scroll views that say so of themselves, as sets of bits.
  struct Movement: Equatable, Sendable {
    var dragging: UInt64 = 0
    var decelerating: UInt64 = 0
    var easing: UInt64 = 0
    /// Tables of which a finger holds a row.
    var holding: UInt64 = 0
  }

  /// What is left when all fingers are up and every deadline has passed.
  struct Remains: Equatable, Sendable {
    /// The recognizers that still have a seat, as a set of bits.
    var seated: UInt64 = 0
    /// The recognizers whose state is not possible.
    var undone: UInt64 = 0
    var fingers = 0
    var lingering = 0
    var withheld = 0
    var waitingInputs = 0
    var isScheduled = false
  }
}

nonisolated extension Fact {
  /// Whether it is the same with an observer and without.
  var isSeenByApp: Bool {
    switch self {
    case .requires, .told, .viewHeard, .recognizerHeard, .recognizerReset, .control, .scroll,
      .contentRefused, .table, .cell, .swipe, .refresh, .value, .field,
      .screen:
      true
    default: false
    }
  }
}
