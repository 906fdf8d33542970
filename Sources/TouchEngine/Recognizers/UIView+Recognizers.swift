// The recognizers of a view: attaching, detaching, and the move to another window.

extension UIView {
  /// The number of superviews.
  final var depth: Int {
    var depth = 0
    var view = superviewStorage
    while let current = view {
      depth += 1
      view = current.superviewStorage
    }
    return depth
  }

  /// Attaches a recognizer as the last one, and detaches it from its old view.
  final func attach(_ recognizer: UIGestureRecognizer) {
    #if !hasFeature(Embedded)
      if let old = recognizer.attachedView, old !== self { recognizer.contestState.wasMoved = true }
    #endif
    recognizer.attachedView?.removeGestureRecognizer(recognizer)
    // It may have begun without a view; its next touches belong to another contest.
    Engine.withdraw(recognizer)
    // Its action for cancelled may have attached it to a view. The view of this call wins.
    if let view = recognizer.attachedView { view.recognizerStorage.removeAll { $0 === recognizer } }
    recognizer.contestState.viewReference = Weak(self)
    recognizer.rank = (recognizerStorage.last?.rank ?? 0) + 1
    recognizerStorage.append(recognizer)
    hasHadRecognizers = true
  }

  /// Detaches a recognizer; in mid-gesture it fails or is cancelled.
  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView === self else { return }
    recognizerStorage.removeAll { $0 === recognizer }
    Engine.withdraw(recognizer)
    // Its action for cancelled may have attached it again, to this view or to another.
    guard recognizer.attachedView === self,
      !recognizerStorage.contains(where: { $0 === recognizer })
    else { return }
    recognizer.contestState.viewReference = Weak(nil)
  }

  /// Withdraws the recognizers of a view that has changed windows from their contests.
  final func recognizersDidMove() {
    for recognizer in recognizerStorage { Engine.withdraw(recognizer) }
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
