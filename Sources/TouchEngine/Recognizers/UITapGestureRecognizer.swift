// Tells `TapRule` about touches and presses, and carries out its proposals.

import GestureCore

/// Recognizes one or more quick taps with one or more fingers; a discrete gesture.
///
/// ``/GestureCore/TapRule`` defines the numbers.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UITapGestureRecognizer: UIGestureRecognizer {
  @_spi(Widgets) open override class var classWithoutAnswers: ObjectIdentifier {
    ObjectIdentifier(UITapGestureRecognizer.self)
  }

  deinit {}

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var rule = TapRule()
  /// The fingers of the running tap, including fingers that are up.
  private final var fingersOfTap: [UITouch] = []

  /// How many taps it takes; 1 by default, at least 1.
  open var numberOfTapsRequired: Int {
    get { rule.numberOfTaps }
    set { rule.numberOfTaps = max(1, newValue) }
  }

  /// How many fingers must tap; 1 by default, at least 1.
  open var numberOfTouchesRequired: Int {
    get { rule.numberOfTouches }
    set { rule.numberOfTouches = max(1, newValue) }
  }

  /// The buttons of a pointer that must be down; the primary one by default.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  package override var listed: [UITouch] { fingersOfTap }

  override var windowLocation: Point { rule.location ?? super.windowLocation }

  @_spi(Widgets) open override func takes(_ touch: UITouch) -> Bool {
    super.takes(touch) && hasButtons(buttonMaskRequired, for: touch)
  }

  private final func follow(_ step: FingerStep, at time: Double) {
    carryOut(rule.follow(step, at: time), deadline: rule.deadline)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if TapRule.beginsTap(down: Engine.touchSlots(trackedBy: self).count, new: touches.count) {
      fingersOfTap.removeAll(keepingCapacity: true)
    }
    fingersOfTap.append(contentsOf: self.tracked.filter { touches.contains($0) })
    follow(fingersDown(in: event), at: event.time)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    follow(.moved(centroid: event.tracked.centroid), at: event.time)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    follow(fingersLifted(in: event), at: event.time)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    follow(.cancelled, at: event.time)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    follow(.down(count: Engine.presses(trackedBy: self).count, centroid: .zero), at: event.time)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    let remaining = Engine.presses(trackedBy: self).count - presses.count
    follow(.lifted(remaining: remaining, centroid: .zero, rest: .zero), at: event.time)
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesCancelled(presses, with: event)
    follow(.cancelled, at: event.time)
  }

  open override func deadlinePassed(at time: TimeInterval) { follow(.deadline, at: time) }

  override var criterion: Criterion? { rule.criterion }

  override func forget() {
    rule.reset()
    fingersOfTap.removeAll(keepingCapacity: true)
  }

  override var tapping: TappingGesture? {
    .tap(taps: numberOfTapsRequired, touches: numberOfTouchesRequired)
  }
}
