// A stepper. `StepperRule` decides what a finger does with it and when it steps again.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A control with two halves that step a number down and up.
///
/// A tap steps once. A finger that rests steps after half a second, then ten times a second, later
/// twenty times.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIStepper: UIControl {
  private final var stepping = StepperRule()
  private final var timer: Scheduler.Token?
  private final let ground = ControlPart(color: .controlFill, cornerRadius: 8)
  private final let pressedHalf = ControlPart(color: .controlPressed, cornerRadius: 8)
  private final let line = ControlPart(color: .controlPressed)
  private final let minus = UILabel()
  private final let plus = UILabel()

  private static var size: CGSize {
    CGSize(width: StepperRule.width, height: StepperRule.height)
  }

  /// Makes a stepper from 0 to 100 at 0, of 94 × 32 points; the size of the frame does not matter. [doc]
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    for part in [ground, pressedHalf, line] { addSubview(part) }
    for (label, text, name) in [(minus, "−", "Decrement"), (plus, "+", "Increment")] {
      label.text = text
      label.accessibilityLabel = name
      label.font = .systemFont(ofSize: 20)
      label.textAlignment = .center
      addSubview(label)
    }
    showValue()
  }

  deinit {}

  // MARK: Value

  /// The number; 0 by default. What is set beyond a limit is the limit, and what is no number changes
  /// nothing. Setting it sends nothing. [doc]
  open var value: Double {
    get { stepping.value }
    set { change { $0.set(newValue) } }
  }

  /// The lower limit; 0 by default. Beyond the upper one it moves that along.
  open var minimumValue: Double {
    get { stepping.minimum }
    set { change { $0.setMinimum(newValue) } }
  }

  /// The upper limit; 100 by default. Below the lower one it moves that along.
  open var maximumValue: Double {
    get { stepping.maximum }
    set { change { $0.setMaximum(newValue) } }
  }

  /// How much a step changes; 1 by default. What is not more than 0 changes nothing.
  open var stepValue: Double {
    get { stepping.step }
    set { change { $0.setStep(newValue) } }
  }

  /// Whether each change by a finger is told; true by default. Otherwise the last one is told, when the
  /// finger is gone.
  open var isContinuous: Bool {
    get { stepping.isContinuous }
    set { stepping.isContinuous = newValue }
  }

  /// Whether a finger that rests steps again and again; true by default.
  open var autorepeat: Bool {
    get { stepping.repeats }
    set { stepping.repeats = newValue }
  }

  /// Whether a step beyond a limit leads to the other one; false by default.
  open var wraps: Bool {
    get { stepping.wraps }
    set { change { $0.wraps = newValue } }
  }

  private final func change(_ change: (inout StepperRule) -> Void) {
    change(&stepping)
    showValue()
  }

  // MARK: Fingers

  override var claimKind: ControlClaim.Kind { .stepper }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isLeft = touch.location(in: self).x < bounds.midX
    rest(for: stepping.press(isLeft ? .minus : .plus))
    showValue()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stopTimer()
    lift(isOnStepper: touch.map { isInside($0, with: event) } ?? false, with: event)
  }

  private final func lift(isOnStepper: Bool, with event: UIEvent?) {
    if isOnStepper, let half = stepping.pressed, !stepping.canStep(half) {
      reportObstacle(half == .plus ? .atMaximum : .atMinimum)
    }
    let tells = stepping.lift(isInside: isOnStepper)
    showValue()
    if tells { tellValue(for: event) }
  }

  /// The number stays where the finger left it.
  open override func cancelTracking(with event: UIEvent?) {
    stopTimer()
    let tells = stepping.cancel()
    showValue()
    if tells { tellValue(for: event) }
  }

  // MARK: Keys

  /// Left and Right press the halves.
  @_spi(Widgets) open override func uses(_ arrow: FocusArrow) -> Bool {
    guard let isForward = arrow.isForward else { return false }
    // A finger that presses it keeps it.
    guard stepping.pressed == nil else { return true }
    _ = stepping.press(isForward ? .plus : .minus)
    lift(isOnStepper: true, with: nil)
    return true
  }

  /// Nothing: only its halves can be activated.
  open override func accessibilityActivate() -> Bool { true }

  private final func stopTimer() { exchange(&timer, with: nil)?.cancel() }

  private final func rest(for delay: Double?) {
    stopTimer()
    guard let delay else { return }
    let own = Weak(self)
    let application = window?.application ?? .shared
    timer = application.scheduler.after(delay) { own.object?.rested() }
  }

  private final func rested() {
    timer = nil
    let repetition = stepping.rested(isInside: isTouchInside)
    showValue()
    // What is told may end the press, or begin another one.
    rest(for: repetition.next)
    if repetition.tells { tellValue(for: nil) }
  }

  // MARK: Look

  override func stateDidChange() { showValue() }

  private final func showValue() {
    for (label, half) in [(minus, StepperRule.Half.minus), (plus, .plus)] {
      let canStep = isEnabled && stepping.canStep(half)
      label.textColor = canStep ? .label : .controlDisabled
      label.accessibilityTraits = canStep ? .button : [.button, .notEnabled]
    }
    pressedHalf.isHidden = stepping.pressed == nil || !isHighlighted
    setNeedsLayout()
  }

  /// Its own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  /// Places the halves.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    minus.frame = CGRect(origin: bounds.origin, size: half)
    plus.frame = CGRect(origin: CGPoint(x: bounds.midX, y: bounds.minY), size: half)
    pressedHalf.frame = stepping.pressed == .plus ? plus.frame : minus.frame
    line.frame = CGRect(
      x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: max(bounds.height - 14, 0))
  }
}
