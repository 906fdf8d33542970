// The marks of scrolling: what a scroll view's delegate can see of its branches.

import GestureCore
import TouchKit

extension World {
  /// Notes the marks of a call.
  func mark(_ call: Fact.ScrollCall, of view: UIScrollView) {
    guard let notes = scrolling.notes[view.tag] else { return }
    let place = Fact.Place(x: view.contentOffset.x, y: view.contentOffset.y)
    switch call {
    case .willBeginDragging:
      scrolling.notes[view.tag]?.dragStart = place
      let isWheel = inputs.touches.contains { $0.isWheel }
      if isWheel { mark(.wheelTurned) }
      if isHandedOver(to: view) { mark(isWheel ? .wheelAtEdge : .handedOver) }
    case .scrolled:
      if view.isDecelerating, notes.wasLetGoInside, view.isOutside(view.contentOffset) {
        mark(.impact)
      }
    case .willEndDragging: markLock(of: view, notes.dragStart, place)
    case .didEndDragging, .didEndDraggingGoesOn:
      markEnd(of: view, goesOn: call == .didEndDraggingGoesOn, notes)
    case .didEndAnimation:
      if now < notes.easingStart + 0.29 { mark(.interruptedAnimation) }
    default: break
    }
  }

  private func markEnd(of view: UIScrollView, goesOn: Bool, _ notes: ScrollNotes) {
    if view.isDecelerating { mark(.caughtDeceleration) }
    let isInside = !view.isOutside(view.contentOffset)
    scrolling.notes[view.tag]?.wasLetGoInside = goesOn && isInside
    guard !view.isDecelerating else { return }
    if !goesOn { return mark(.dragToRest) }
    if notes.target != nil { mark(.movedTarget) }
    if !isInside {
      mark(.bounce)
    } else if view.isPagingEnabled {
      mark(.pageTurn)
    } else if notes.velocity != Fact.Place() {
      mark(.flick)
    }
  }

  /// Whether a finger in a scroll view inside of this one drags this one, along an axis that both have.
  private func isHandedOver(to view: UIScrollView) -> Bool {
    let way = view.panGestureRecognizer.translation(in: nil)
    let isHorizontal = way.x.magnitude > way.y.magnitude
    return inputs.touches.contains { touch in
      var next = touch.view
      while let inner = next, inner !== view {
        if let inner = inner as? UIScrollView, inner.isScrollEnabled,
          isHorizontal
            ? inner.contentSize.width > inner.bounds.width
            : inner.contentSize.height > inner.bounds.height
        {
          return touch.view?.isDescendant(of: view) == true
        }
        next = inner.superview
      }
      return false
    }
  }

  /// The fingers went aside, and the content did not.
  private func markLock(of view: UIScrollView, _ start: Fact.Place, _ end: Fact.Place) {
    guard view.isDirectionalLockEnabled, view.contentSize.width > view.bounds.width,
      view.contentSize.height > view.bounds.height
    else { return }
    let way = view.panGestureRecognizer.translation(in: view)
    if start.x == end.x, way.x.magnitude > 4, start.y != end.y { mark(.directionalLock) }
    if start.y == end.y, way.y.magnitude > 4, start.x != end.x { mark(.directionalLock) }
  }

  /// Notes how the gate of a scroll view opened.
  func markGate(
    _ recognizer: Observation.RecognizerID, _ to: GestureState, _ cause: Observation.Cause
  ) {
    guard to == .failed, let owner = Plan.owner(of: number(of: recognizer)), owner.part == .gate
    else { return }
    switch cause {
    case .assigned(.deadlinePassed, _): mark(.gateOpenedByTime)
    case .assigned(.touchesEnded, _): mark(.gateOpenedByLift)
    case .excluded(let winner):
      if Plan.owner(of: number(of: winner))?.part == .pan { mark(.gateDroppedByPan) }
    default: break
    }
  }
}
