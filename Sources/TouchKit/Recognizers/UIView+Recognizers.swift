// The recognizers of a view: attaching, detaching, and what a move to another window means.

extension UIView {
  /// The number of superviews.
  final var depth: Int {
    var depth = 0
    // Without counting references: a hundred recognizers of one view ask at each touch.
    var view = superviewPlayer
    while let current = view {
      depth += 1
      view = current.borrow { $0.superviewPlayer }
    }
    return depth
  }

  /// Attaches a recognizer as the last one; it leaves the view that it was on.
  final func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.attachedView?.removeGestureRecognizer(recognizer)
    // It may have begun without a view; its next touches belong to another contest.
    recognizer.referee?.withdraw(recognizer)
    recognizer.part.home = Unmanaged.passUnretained(self)
    recognizer.rank = (recognizerStorage.last?.rank ?? 0) + 1
    recognizerStorage.append(recognizer)
  }

  /// Detaches a recognizer; in mid-gesture it fails or is cancelled.
  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView === self else { return }
    recognizer.referee?.withdraw(recognizer)
    recognizer.part.home = nil
    recognizerStorage.removeAll { $0 === recognizer }
  }

  /// A view that changes windows takes its recognizers out of their contests.
  final func recognizersDidMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
    guard oldWindow !== newWindow else { return }
    for recognizer in recognizerStorage { recognizer.referee?.withdraw(recognizer) }
  }

  /// Calls the responder method of a phase.
  final func hear(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}
