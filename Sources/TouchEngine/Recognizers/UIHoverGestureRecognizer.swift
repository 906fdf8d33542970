// Tells `HoverRule` about a pointer without buttons, and carries out its proposals.

import GestureCore

/// Follows a pointer whose buttons are up over its view; a continuous gesture.
///
/// It begins when the pointer enters, and ends when it leaves. It excludes no recognizer, and no
/// recognizer excludes it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  @_spi(Widgets) open override class var classWithoutAnswers: ObjectIdentifier {
    ObjectIdentifier(UIHoverGestureRecognizer.self)
  }

  deinit {}

  final var rule = HoverRule()
  fileprivate final var pointer = TouchSample(at: .zero)

  override var windowLocation: Point { pointer.location.core }

  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

  open override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

  /// The angle between a hovering pen and the surface, in radians.
  open var altitudeAngle: CGFloat { pointer.altitudeAngle }

  /// It accepts no touches.
  @_spi(Widgets) open override func takes(_ touch: UITouch) -> Bool { false }

  override func forget() { rule.reset() }

  override var asHover: UIHoverGestureRecognizer? { self }

  fileprivate final func follow(_ sample: TouchSample, _ proposal: Proposal) {
    pointer = sample
    carryOut(proposal)
  }
}

extension UIWindow {
  /// Tells the hover recognizers of the view under the pointer, and of its superviews, about the
  /// pointer.
  final func hover(_ report: TouchReport) {
    let sample = report.sample
    let hovered = report.phase == .regionExited ? [] : hoverRecognizers(at: sample.location)
    let change = HoverChange(from: hovering, to: hovered)
    hovering = hovered
    let now = application?.scheduler.now ?? 0
    // A recognizer that was disabled or removed meanwhile has been told already; it does not hover
    // any more.
    for recognizer in change.left where recognizer.isSeated {
      recognizer.follow(sample, recognizer.rule.exited(at: now))
    }
    for recognizer in change.stayed { recognizer.follow(sample, recognizer.rule.moved(at: now)) }
    for recognizer in change.entered { recognizer.follow(sample, recognizer.rule.entered(at: now)) }
  }

  private func hoverRecognizers(at location: CGPoint) -> [UIHoverGestureRecognizer] {
    var found: [UIHoverGestureRecognizer] = []
    var view = hitTest(location, with: nil)
    while let current = view {
      for recognizer in current.recognizerStorage.reversed() {
        if let hover = recognizer.asHover, hover.isOn { found.append(hover) }
      }
      view = current.superview
    }
    return found
  }
}
