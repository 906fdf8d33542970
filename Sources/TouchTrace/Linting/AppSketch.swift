// What lint knows of an app: its views, its recognizers and how they are set up, as values. So each
// rule can be tested without a view.

import GestureCore
import TouchKit

/// The views and recognizers of an application at one moment, as values.
///
/// `init(of:naming:heard:)` fills it. ``findings(except:)`` decides from it, and from nothing else,
/// what is wrong.
nonisolated public struct AppSketch: Equatable, Sendable {
  /// The views in shown windows: from the back window to the front one, each before its subviews.
  public var views: [View]
  /// The recognizers of these views in the same order, each view's in the order added; then the
  /// recognizers on no such view whose failure one of them requires.
  public var recognizers: [Recognizer]

  /// What stored properties hold and no window shows.
  public var strays: [Stray] = []

  /// Makes a sketch.
  public init(views: [View] = [], recognizers: [Recognizer] = []) {
    (self.views, self.recognizers) = (views, recognizers)
  }

  /// A recognizer on no view, or a view with recognizers in no window, which a shown view or its controller
  /// holds in a stored property.
  public struct Stray: Equatable, Sendable {
    /// The name of the property.
    public var property: String
    /// The class of the object that has the property.
    public var holder: String
    /// Whether it is a view.
    public var isView: Bool
  }

  /// A view.
  public struct View: Equatable, Sendable {
    /// What texts call it: `board 4`.
    public var name: String
    /// What code calls it: `board`.
    public var code: String
    /// The index of its superview; `nil` for a window.
    public var superview: Int?
    /// Its frame in its superview's coordinates, in points.
    public var frame: CGRect
    /// Its bounds, in the coordinates of its window, in points; the smallest upright rectangle
    /// around them if the view is turned.
    public var place: CGRect
    /// Where its subviews can come to by scrolling, in the coordinates of its window, in points; `nil`
    /// if it does not scroll.
    public var content: CGRect?
    /// Whether `UIView.isHidden` is set.
    public var isHidden = false
    /// `UIView.alpha`.
    public var alpha = 1.0
    /// `UIView.isUserInteractionEnabled`.
    public var isInteractionEnabled = true
    /// Whether the app's own hit testing finds it, although it is outside of a superview.
    public var isFoundOutside = false
    /// The axes along which fingers can scroll it; none for most views.
    public var scrollAxes: PanRule.Axes = []
    /// What it does with a tap of one finger by itself.
    public var tapping = Tapping.nothing
    /// Whether it is an enabled slider.
    public var isSlider = false
    /// Whether it shows nothing by itself and its class does nothing with touches: a `UIView` without
    /// a background.
    public var isClear = false
    /// What of a touch in it has an effect.
    public var hearing = Hearing.nothing
    /// Its number in observations; 0 if it is not of an application.
    public var number = 0
    /// Whether it is an enabled control of which hit tests do not find a corner, because the corner is
    /// outside of its superview.
    public var isCutOff = false

    /// Makes a view.
    public init(_ name: String, in superview: Int? = nil, frame: CGRect, place: CGRect? = nil) {
      (self.name, code) = (name, Self.code(for: name))
      (self.superview, self.frame, self.place) = (superview, frame, place ?? frame)
    }
  }

  /// What a view does with a tap of one finger when no recognizer takes the touch from it.
  public enum Tapping: Equatable, Sendable {
    /// Nothing that lint knows of.
    case nothing
    /// It is pressed. Some controls keep a single tap for themselves.
    case presses(keepsSingleTap: Bool)
    /// It selects a row.
    case selectsRow
  }

  /// What of a touch in a view has an effect.
  public enum Hearing: Equatable, Sendable {
    /// Nothing that is known.
    case nothing
    /// It is an enabled control: it lights up, and acts when the finger lifts.
    case control
    /// Its rows light up, and are selected when the finger lifts.
    case rows
    /// Its class is one of the app, and may do something with touches.
    case ownClass
  }

  /// A recognizer.
  public struct Recognizer: Equatable, Sendable {
    /// What texts call it: `tap`.
    public var name: String
    /// What code calls it: `tap`, `table.panGestureRecognizer`.
    public var code: String
    /// The index of its view; `nil` if it has none in a shown window.
    public var view: Int?
    /// What it recognizes.
    public var gesture: Gesture
    /// The fewest and the most fingers with which it begins; `0...0` if no finger begins it.
    public var touches: ClosedRange<Int> = 1...1
    /// Whether its fewest fingers are more than its most, so that ``touches`` says nothing.
    public var needsMoreTouchesThanItTakes = false
    /// `UIGestureRecognizer.isEnabled`.
    public var isEnabled = true
    /// `UIGestureRecognizer.cancelsTouchesInView`.
    public var cancelsTouches = true
    /// Whether it takes touches of any type.
    public var takesTouches = true
    /// The recognizers that it requires to fail, by index.
    public var requires: [Int] = []
    /// Whether a view or a controller of TouchKit made it for itself.
    public var isPartOfTouchKit = false
    /// Whether its delegate or its class, of the app or of TouchKit, may answer questions while
    /// fingers are down.
    public var mayBeDecidedInMotion = false
    /// What hears of it.
    public var listeners = Listeners.some
    /// How far a finger may move before a long press is recognized, in points; `nil` for the others.
    public var allowableMovement: Double?
    /// How long the fingers of a long press must rest, in seconds; `nil` for the others.
    public var minimumPressDuration: Double?
    /// What decides it.
    public var deciding = Deciding.byGesture
    /// `UIGestureRecognizer.delaysTouchesBegan`.
    public var delaysTouchesBegan = false
    /// `UIGestureRecognizer.delaysTouchesEnded`.
    public var delaysTouchesEnded = true
    /// Its number in observations; 0 if it is not of an application.
    public var number = 0
    /// Whether it has a delegate of the app.
    public var hasDelegate = false
    /// Whether it was added to a view while it was on another one.
    public var wasMoved = false
    /// Whether its delegate was released.
    public var hasLostDelegate = false

    /// Makes a recognizer.
    public init(_ name: String, on view: Int?, _ gesture: Gesture) {
      (self.name, code) = (name, View.code(for: name))
      (self.view, self.gesture) = (view, gesture)
    }
  }

  /// What a recognizer recognizes.
  public enum Gesture: Equatable, Sendable {
    /// So many taps.
    case tap(count: Int)
    /// A press after so many taps.
    case longPress(taps: Int)
    /// A pan along these axes.
    case pan(PanRule.Axes)
    /// A pan from these edges.
    case edgePan(ScreenEdgePanRule.Edges)
    /// A swipe in one of these directions.
    case swipe(SwipeRule.Direction)
    /// Anything else.
    case other
  }

  /// What decides a recognizer.
  public enum Deciding: Equatable, Sendable {
    /// The rule of its gesture.
    case byGesture
    /// Two fingers that move apart or together.
    case pinch
    /// Two fingers that turn.
    case rotation
    /// So many seconds after its first touch, or a lift: it only delays touches.
    case after(TimeInterval)
    /// Nothing: it hears of no finger.
    case deaf
    /// Code of the app, of this class.
    case unknown(className: String)
  }

  /// What hears of a gesture.
  public enum Listeners: Equatable, Sendable {
    /// A target, or its own class.
    case some
    /// Nothing: no target was ever added.
    case none
    /// Nothing any more: the objects that it told are gone.
    case gone
  }
}

nonisolated extension AppSketch.View {
  /// A name as code: `board 4` is `board`, `double tap` is `doubleTap`, `pan#7` is `pan7`.
  static func code(for name: String) -> String {
    var words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "#" }
    if words.count > 1, let last = words.last, last.allSatisfy(\.isNumber) { words.removeLast() }
    guard let first = words.first else { return "it" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return ([String(first)] + rest).joined().filter { $0 != "#" }
  }
}
