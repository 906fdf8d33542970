// A run as plain values: the app, the answers and actions of its code, and all input. The same plan
// always leads to the same run. It knows no class of TouchKit.

/// The description of a run, from which a world is built.
///
/// Windows, views and recognizers are named by numbers that stay when others are taken out, so that
/// a plan can be made smaller.
nonisolated struct Plan: Equatable, Sendable {
  var seed: UInt64 = 0
  var windows: [Window] = [Window()]
  var views: [View] = []
  /// Which views scroll.
  var scrollers: [Scroller] = []
  /// Which scroll views are tables, and which have a refresh control.
  var tables: [Table] = []
  var refreshers: [Refresher] = []
  /// Which views are controls.
  var controls: [Control] = []
  /// Whether there are screens: one at most.
  var navigations: [Navigation] = []
  var recognizers: [Recognizer] = []
  /// Static failure requirements; cycles are welcome.
  var requirements: [Requirement] = []
  /// Where user code answers otherwise than by default.
  var answers: [Answer] = []
  /// What user code does from inside callbacks.
  var reactions: [Reaction] = []
  var inputs: [Input] = []

  struct Window: Equatable, Sendable {
    var width = 400.0
    var height = 400.0
  }

  struct View: Equatable, Sendable {
    enum Kind: String, Sendable { case plain, control, button }
    var id = 0
    var kind = Kind.plain
    var window = 0
    /// The number of the view that it lies in; -1 for the window itself.
    var parent = -1
    /// The screen that it lies in if it lies in no other view; -1 for none.
    var screen = -1
    var x = 0.0
    var y = 0.0
    var width = 400.0
    var height = 400.0
    /// In radians.
    var turn = 0.0
    var scale = 1.0
    var alpha = 1.0
    var isHidden = false
    var takesTouches = true
    var takesSeveral = false
    var isExclusive = false
    var resigning = Resigning.usual
    /// The view that becomes first responder while this one resigns, if it hands over.
    var heir = 0
  }

  /// What a view does that is to resign as first responder.
  enum Resigning: String, Sendable, CaseIterable {
    case usual, refuses
    /// Says that it has, and has not.
    case pretends
    /// Another view becomes first meanwhile.
    case handsOver
  }

  struct Recognizer: Equatable, Sendable {
    enum Kind: String, Sendable, CaseIterable {
      case tap, longPress, pan, swipe, pinch, rotation, edgePan, hover, custom
    }
    var id = 0
    var kind = Kind.tap
    /// The number of its view; -1 for the first window.
    var view = -1
    var taps = 1
    var touches = 1
    /// Of a pan; 0 for no limit.
    var touchesMax = 0
    /// Of a long press, in seconds.
    var duration = 0.5
    /// Of a swipe or an edge pan, by its bits.
    var directions = 1
    var cancelsTouches = true
    var delaysBegan = false
    var delaysEnded = true
    var isEnabled = true
    var asksDelegate = false
    var takesPresses = false
    var takesPens = true
    var mixesTypes = false
    var scrolls = false
    /// What a custom one assigns, call by call.
    var habits: [Habit] = []
  }

  /// What a custom recognizer does at one call.
  enum Habit: Equatable, Sendable {
    case nothing
    case become(Int)
    /// Twice in one call.
    case becomeBoth(Int, Int)
    case ignoreTouch
    /// In so many seconds; less than nothing calls it off.
    case setDeadline(Double)
  }

  struct Requirement: Equatable, Sendable {
    var dependent = 0
    var required = 0
  }

  enum Question: Int, Sendable, CaseIterable {
    case shouldReceiveEvent, shouldReceiveTouch, shouldBegin, viewShouldBegin
    case simultaneous, requireFailureOf, requiredToFailBy
    case classReceivesEvent, classRequiresFailure, classRequiredBy, canPrevent, canBePrevented
  }

  /// An answer that is not the default one.
  struct Answer: Equatable, Sendable {
    var question = Question.shouldBegin
    var recognizer = 0
    /// The other recognizer or the view that the question is about; the recognizer itself if none.
    var other = 0
  }

  /// Where user code runs.
  enum Moment: Int, Sendable, CaseIterable {
    case hitTest, classReceivesEvent, delegateReceivesEvent, delegateReceivesTouch
    case classRequiresFailure, delegateRequiredToFail, viewShouldBegin, delegateShouldBegin
    case canPrevent, delegateAllowsBoth
    case recognizerBegan, recognizerMoved, recognizerEnded, recognizerCancelled, deadline, reset
    case action, viewBegan, viewMoved, viewEnded, viewCancelled, control
    // Only unruly code does something at the following ones.
    case willMoveToSuperview, willMoveToWindow, didMoveToWindow, resigning
    case observedReset, timer, completion
    // Only scroll views reach the following ones.
    case willBeginDragging, scrolled, willEndDragging, didEndDragging, willBeginDecelerating
    case didEndDecelerating, didEndScrollingAnimation, viewForZooming, willBeginZooming, zoomed
    case didEndZooming, insetChanged, touchesShouldBegin, touchesShouldCancel
    // Only tables and refresh controls reach the following ones.
    case counted, cellForRow, willDisplay, didEndDisplaying, headerMoves, cellMoves
    case shouldHighlight, didHighlight, didUnhighlight, willSelect, didSelect
    case willDeselect, didDeselect, swipeActions, swipePerformed, willBeginEditing, didEndEditing
    case canMove, moveTarget, rowMoved, refreshed
    // Only controls and text fields reach the following ones.
    case valueTold, trackingBegins, trackingGoesOn, trackingEnds
    case fieldAsks, fieldBegins, fieldChanges, fieldEnds
    // Only screens reach the following ones.
    case screenLoads, screenWillAppear, screenDidAppear, screenWillDisappear, screenDidDisappear
    case willShow, didShow, sheetAsks, sheetGoes, transitionOver
  }

  /// What user code does at every so manyth visit of a moment.
  struct Reaction: Equatable, Sendable {
    var moment = Moment.action
    var every = 1
    var mutation = Mutation.enableAll
    /// How often at most; 0 for no limit.
    var timesMax = 0
  }

  enum Mutation: Equatable, Sendable {
    case disable(Int)
    case enableAll
    case removeRecognizer(Int)
    /// A number below 0 is a window's: -1 for the first.
    case addRecognizer(Int, to: Int)
    case freeRecognizer(Int)
    case changeTargets(Int)
    case removeView(Int)
    case freeView(Int)
    case addView(Int, to: Int)
    case hideView(Int)
    case makeExclusive(Int)
    case moveView(Int, x: Double, y: Double)
    case assign(Int, Int)
    case ignoreTouches(Int)
    case require(Int, toFail: Int)
    case changePolicy(Int)
    case cancelTouches(Int)
    case hideWindow(Int)
    case resize(Int, width: Double, height: Double)
    case send(Touch)
    case advance(Double)
    case disableControl(Int)
    case repair
    case scroll(Int, ScrollAct)
    case table(Int, TableAct)
    case refresh(Int, RefreshAct)
    case control(Int, ControlAct)
    case screen(ScreenAct)

    // Actions of unruly code only.
    case becomeFirst(Int)
    case resignFirst(Int)
    /// By the clock itself, past the application.
    case advanceScheduler(Double)
    /// Does something in so many seconds.
    case schedule(Double)
    case animate(Int)
    /// A new window takes the place of one that an animation's completion keeps alive.
    case animateKeeping(Int, window: Int)
    /// A new one replaces the window or the application. The app keeps no reference to the old one.
    case replaceWindow(Int)
    case replaceApplication
    /// The last reference is dropped on another thread.
    case freeRecognizerElsewhere(Int)
    case freeViewElsewhere(Int)
    case replaceWindowElsewhere(Int)
    case replaceApplicationElsewhere
  }

  enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// What is wrong with a report.
  enum Flaw: Int, Sendable { case none, notANumber, infinite, huge, impreciseNotANumber }

  struct Touch: Equatable, Sendable {
    var finger = 1
    var phase = Phase.began
    var x = 0.0
    var y = 0.0
    /// By its raw value: 0 for a finger, 2 for a pen, 3 for a pointer.
    var type = 0
    var flaw = Flaw.none
    var scrolls = false
    var hasFineSamples = false
    /// Whether what scrolls is a wheel with notches.
    var isWheel = false
    /// How far two fingers on a trackpad have spread and turned; a scale of 0 stands for none.
    var scale = 0.0
    var rotation = 0.0

    /// Whether it is a pointer's and not a finger's or a pen's.
    var isPointing: Bool {
      type == 3 || scrolls || scale != 0 || phase.rawValue >= Phase.regionEntered.rawValue
    }

    /// Whether one of them is a pointer's.
    static func arePointing(_ touches: [Touch]) -> Bool { touches.contains { $0.isPointing } }
  }

  enum Input: Equatable, Sendable {
    /// One event in a window, so many seconds after the last input; they may be less than nothing.
    case touches([Touch], after: Double, window: Int = 0, buttons: Int = 0)
    case press(Int, after: Double)
    case key(Stroke, after: Double)
    case wait(Double)
    /// As `wait`, by the clock alone: no caller keeps the application alive meanwhile.
    case waitByClock(Double)
    case cancel(window: Int)
    case act(Mutation)
    /// The clock gives a value that is not a time.
    case brokenClock(Touch)
    /// All fingers are lifted, and enough time passes for everything to end.
    case rest
  }
}
