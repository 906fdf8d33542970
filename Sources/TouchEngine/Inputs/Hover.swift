// A pointer without buttons: which recognizers it enters and leaves. `HoverChange` decides.

import GestureCore

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
