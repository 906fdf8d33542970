// The last step: the event ends, and what only it needed is freed.

import GestureCore

extension Engine {
  /// Ends an event of touches.
  ///
  /// An app's own `sendEvent` may not have passed it on. A lifted finger is up for all: recognizers and
  /// views that heard of the touch hear that it is cancelled.
  func closeEvent(in window: UIWindow) {
    if turn.state == .opening, !touchesEvent.changed.isEmpty {
      window.reportObstacle(.eventKept)
      if !touchesEvent.lifted.isEmpty {
        touchesEvent.cancelLifted()
        window.deliver(touchesEvent)
      }
    }
    touchesEvent.close()
    turn.goOn(to: .closing)
  }

  /// Ends the processing of an input.
  ///
  /// - Parameters:
  ///   - outer: What ``UIApplication/enter()`` returned.
  ///   - application: The application of this engine.
  @inline(__always)
  func close(restoring outer: Borrowed<UIApplication>?, of application: UIApplication) {
    turn.goOn(to: .closing)
    if !touchesEvent.lingering.isEmpty { freeTouchSlots(of: application) }
    // The end of the outermost scope lays out anyway.
    if outer != nil { application.layoutWindowsIfNeeded() }
    if Linked.everyInput, let focus { focus.turnEnded() }
    application.leave(restoring: outer)
  }

  /// Frees the slots of touches that no window needs any more.
  func freeTouchSlots(of application: UIApplication) {
    var needed = TouchSlots.none
    for referee in referees {
      needed.formUnion(referee.contest.receivedByAnyone)
      needed.formUnion(referee.delivery.withheld)
    }
    let freed = touchesEvent.freeSlots(except: needed)
    if Linked.everyInput { pressesEvent.removePresses(in: freed) }
    application.forgetWindowsThatAreGone()
  }
}

extension UIApplication {
  /// Drops everything that was kept for windows that are gone.
  final func forgetWindowsThatAreGone() {
    if !guests.isEmpty { forgetGuestsWithoutWindow() }
    if Linked.animations { engine.animationClock.turnEnded() }
    guard engine.hasRefereeWithoutWindow else { return }
    lookChanged()
    engine.forgetRefereesWithoutWindow()
  }
}
