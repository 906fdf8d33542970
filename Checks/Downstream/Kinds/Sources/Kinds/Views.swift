// A subclass of each responder and of what shows, as an app writes them.

import UIKit

/// A responder of the app's own that is no view.
public final class Listener: UIResponder {
  /// How many touches it heard of.
  public var touchCount = 0
  /// The next one.
  public var successor: UIResponder?
  deinit { Farewells.say("Listener") }
  public override var next: UIResponder? { successor }
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchCount += touches.count
    super.touchesBegan(touches, with: event)
  }
}

/// What an app tells assistive technologies of something that is neither a view nor drawn by one.
public final class Legend: AccessibleObject {
  /// Its words.
  public var words = ""
  deinit { Farewells.say("Legend") }
  public override var accessibilityLabel: String? {
    get { words }
    set { words = newValue ?? "" }
  }
}

/// What the focus passes through that is neither a view nor a controller.
public final class Gate: FocusResponder {
  /// Whether it lets the focus pass.
  public var isOpen = true
  deinit { Farewells.say("Gate") }
  public override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { isOpen }
}

/// A change of the focus for a test.
public final class FeignedFocus: UIFocusUpdateContext {
  /// How often it was used.
  public var useCount = 0
  deinit { Farewells.say("FeignedFocus") }
}

/// A bar of a chart, which a screen reader raises.
public final class Bar: UIAccessibilityElement {
  /// How high it is.
  public var height = 0
  deinit { Farewells.say("Bar") }
  public override func accessibilityIncrement() { height += 1 }
  public override func accessibilityActivate() -> Bool { height > 0 }
}

/// An action that counts how often it was done.
public final class CountedAction: UIAccessibilityCustomAction {
  /// How often.
  public var count = 0
  deinit { Farewells.say("CountedAction") }
  /// Makes one with a name.
  public init(counting name: String) {
    super.init(name: name) { action in
      (action as? CountedAction)?.count += 1
      return true
    }
  }
}

/// A view that takes touches itself, and can become first responder.
open class Card: UIView {
  /// How often it was touched.
  open var touchCount = 0
  /// A recognizer as a stored property.
  public let pan = LevelPan()
  /// A recognizer that needs the view.
  public lazy var tap = UITapGestureRecognizer(target: self, action: Card.tapped)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    pan.addTarget(self, action: Card.dragged)
    pan.delegate = self
    addGestureRecognizer(pan)
    addGestureRecognizer(tap)
  }

  deinit { Farewells.say("Card") }

  private func tapped() { touchCount += 10 }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    center.x += pan.translation(in: superview).x
    pan.setTranslation(.zero, in: superview)
  }

  open override var canBecomeFirstResponder: Bool { true }
  open override func layoutSubviews() { super.layoutSubviews() }
  open override func didMoveToWindow() { super.didMoveToWindow() }
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchCount += 1
  }
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

// The conformance apart from the class, as many write it.
extension Card: UIGestureRecognizerDelegate {
  /// Yes, to everyone.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// A window that looks at each event.
public final class CountingWindow: UIWindow {
  /// How many events passed.
  public var eventCount = 0
  deinit { Farewells.say("CountingWindow") }
  public override func sendEvent(_ event: UIEvent) {
    eventCount += 1
    super.sendEvent(event)
  }
}

/// An application that looks at each event.
public final class CountingApplication: UIApplication {
  /// How many events passed.
  public var eventCount = 0
  deinit { Farewells.say("CountingApplication") }
  public override func sendEvent(_ event: UIEvent) {
    eventCount += 1
    super.sendEvent(event)
  }
}

/// An owner of a view that is no controller.
public final class CardOwner: ViewOwner {
  /// How often its view was laid out.
  public var layoutCount = 0
  deinit { Farewells.say("CardOwner") }
  public override func viewDidLayoutSubviews() { layoutCount += 1 }
}

/// A controller with an outlet of its own.
public final class CardController: UIViewController {
  /// How often its view appeared.
  public var appearanceCount = 0
  /// The card that it shows.
  public let card = Card(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  deinit { Farewells.say("CardController") }
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
  }
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearanceCount += 1
  }
}

/// A control that follows a finger.
public final class Slider: UIControl {
  /// Where it stands, 0…1.
  public var value: CGFloat = 0
  deinit { Farewells.say("Slider") }
  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    value = touch.location(in: self).x / bounds.width
    sendActions(for: .valueChanged)
    return true
  }
}

/// A button with a variable.
public final class CountingButton: UIButton {
  /// How often it was pressed.
  public var count = 0
  deinit { Farewells.say("CountingButton") }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction(title: "Count") { [unowned self] _ in count += 1 }, for: .touchUpInside)
    addTarget(self, action: CountingButton.pressed, for: .touchDown)
  }
  private func pressed(_ sender: UIButton, event: UIEvent?) { alpha = 0.5 }
}

/// A scroll view with a variable that hears of itself and answers its recognizers' questions.
public final class Feed: UIScrollView, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  /// How often it scrolled.
  public var count = 0
  deinit { Farewells.say("Feed") }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
  }
  /// Counts.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  /// Stops at whole hundreds.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = (targetContentOffset.pointee.y / 100).rounded() * 100
  }
  /// With pinches.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIPinchGestureRecognizer }
  public override func touchesShouldCancel(in view: UIView) -> Bool { view is UIButton }
}

/// A label with a variable.
public final class Price: UILabel {
  /// What it says.
  public var amount = 0 { didSet { text = "\(amount)" } }
  deinit { Farewells.say("Price") }
}

/// A picture with a variable.
public final class Portrait: UIImageView {
  /// Anything.
  public var note = ""
  deinit { Farewells.say("Portrait") }
}

/// A file's picture with a variable.
public final class Photo: UIImage {
  /// Anything.
  public var note = ""
  deinit { Farewells.say("Photo") }
}

/// A path with a variable.
public final class Outline: UIBezierPath {
  /// Anything.
  public var note = ""
  deinit { Farewells.say("Outline") }
}

/// A layer with a variable; only views make plain layers.
public class Surface: CALayer {
  /// Anything.
  public var note = ""
  deinit { Farewells.say("Surface") }
}

/// A layer of shapes with a variable.
public final class Sketch: CAShapeLayer {
  /// Anything.
  public var note = ""
  deinit { Farewells.say("Sketch") }
}

/// Something to do, with a variable.
public final class Undo: UIAction {
  /// How far back.
  public var steps = 1
  deinit { Farewells.say("Undo") }
}

/// A touch with a variable, as test doubles have it.
public final class FakeTouch: UITouch {
  /// Where it pretends to be.
  public var place = CGPoint.zero
  deinit { Farewells.say("FakeTouch") }
  public override func location(in view: UIView?) -> CGPoint { place }
}

/// An event with a variable.
public final class FakeEvent: UIEvent {
  /// Anything.
  public var note = ""
  deinit { Farewells.say("FakeEvent") }
}

/// A button press with a variable.
public final class FakePress: UIPress {
  /// Anything.
  public var note = ""
  deinit { Farewells.say("FakePress") }
}

/// An event of buttons with a variable.
public final class FakePressesEvent: UIPressesEvent {
  /// Anything.
  public var note = ""
  deinit { Farewells.say("FakePressesEvent") }
}

/// A key command that counts its uses.
public final class CountedCommand: UIKeyCommand {
  /// How often it was performed.
  public var useCount = 0
  deinit { Farewells.say("CountedCommand") }
}

/// A responder that takes text.
public final class Typed: UIResponder, UIKeyInput {
  /// What was typed.
  public var text = ""
  deinit { Farewells.say("Typed") }
  /// Whether anything was typed.
  public var hasText: Bool { !text.isEmpty }
  /// Appends what was typed.
  public func insertText(_ text: String) { self.text += text }
  /// Deletes the last character.
  public func deleteBackward() { text = String(text.dropLast()) }
  public override var keyCommands: [UIKeyCommand]? {
    [CountedCommand(input: "s", modifierFlags: .command, action: Selector(Typed.save))]
  }
  private func save(_ command: CountedCommand) { command.useCount += 1 }
}

/// What hears of a pen's barrel, and is its own delegate.
public final class Stylus: UIPencilInteraction, UIPencilInteractionDelegate {
  /// What was done to the barrel.
  public var lines: [String] = []
  /// Makes one that hears.
  public override init() {
    super.init()
    delegate = self
  }
  deinit { Farewells.say("Stylus") }
  public override func didMove(to view: UIView?) {
    super.didMove(to: view)
    lines.append(view == nil ? "gone" : "there")
  }
  /// Notes a tap.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) { lines.append("tap") }
  /// Notes a squeeze.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) { lines.append("\(squeeze.phase)") }
}

/// An interaction that is no subclass: it dims its view.
public final class Shade: UIInteraction {
  /// The view that it dims.
  public private(set) weak var view: UIView?
  /// Makes one that has no view.
  public init() {}
  deinit { Farewells.say("Shade") }
  /// Undims the view.
  public func willMove(to view: UIView?) { self.view?.alpha = 1 }
  /// Dims the view.
  public func didMove(to view: UIView?) {
    self.view = view
    view?.alpha = 0.5
  }
}
