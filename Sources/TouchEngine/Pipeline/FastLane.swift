// The only short cuts of this target. Each does sooner what the long way does too. Beside each stand
// its case in Checks/Benchmarks/instructions.txt and the instructions of the case with and without it.
// `FastLaneTests` and `SimulatedFastLaneTests` close the short cuts and compare the logs.

import GestureCore

/// Whether short cuts are taken: always, but for tests.
enum FastLane {
  #if DEBUG && !hasFeature(Embedded)
    static var isOpen = true
  #else
    static var isOpen: Bool { true }
  #endif
}

extension Engine {
  /// Processes nearly every event in a short way: one finger moved, no touch may still be a tap,
  /// nothing is wrong, and nothing else is said of the finger.
  ///
  /// "move, 1 active" takes 818 instructions with it, 1,028 without.
  /// - Returns: False, and nothing happens, if the event is another.
  @inline(__always)
  func processSoleMove(
    _ reports: Span<TouchReport>, in window: UIWindow, of application: UIApplication
  ) -> Bool {
    guard FastLane.isOpen, reports.count == 1, reports[0].phase == .moved, reports[0].others == nil,
      reports[0].sample.estimationUpdateIndex == nil, touchesEvent.mayBeTaps.isEmpty,
      touchesEvent.tracked.allTransforms.isEmpty, reports[0].sample.transform == nil,
      // Of the whole sample, a copy would be made.
      Point.areFinite(reports[0].sample.location.core, reports[0].sample.preciseLocation.core),
      let slot = touchesEvent.slot(ofFinger: reports[0].finger),
      let touch = touchesEvent.player(slot), !touch.borrow({ $0.hasOthers }),
      let referee = referee(of: window),
      case .goOn = ReportRule.outcome(
        of: ReportRule.Facts(
          phase: .goesOn, isLocationFinite: true, isDown: true,
          isElsewhere: !touch.borrow { $0.isIn(window) }))
    else { return false }
    touchesEvent.open(at: scheduler.now, in: window, for: referee)
    touchesEvent.move(touch, in: slot, to: reports, 0)
    application.sendEvent(touchesEvent)
    touchesEvent.close()
    return true
  }
}

extension Referee {
  /// Tells recognizers of an event in which touches moved, and nothing else happened.
  ///
  /// "move, 100 undecided" takes 9,684 instructions with it, 12,596 without.
  /// - Returns: False, and nothing happens, if the event is another.
  @inline(__always)
  func hearMoves(_ event: TouchesEvent) -> Bool {
    let changed = event.changed
    guard FastLane.isOpen, changed == event.moved else { return false }
    callback = .touchesMoved
    let group = event.group(of: changed)
    eachHearer(of: changed) { recognizer, seat, slots in
      let tracked = contest[seat].touches
      if event.tracked.slots != tracked { event.track(tracked) }
      // Nearly always all touches moved that a recognizer tracks.
      let own = slots == changed ? group : event.group(of: slots)
      own.borrow { recognizer.touchesMoved($0.touches, with: event) }
    }
    return true
  }

  /// Has all recognizers receive a touch, if each of them takes it as its first one and no code of the
  /// app is asked. Nearly every touch is such a touch.
  ///
  /// "touch down, 100 pans" takes 39,802 instructions with it, 64,741 without.
  /// - Returns: Whether they received it; if not, nothing has changed.
  func receiveTogether(_ touch: UITouch, of event: UIEvent, _ receivers: TouchReceivers) -> Bool {
    guard FastLane.isOpen, !contest.hasFreeSeat, touch.exclusiveView == nil,
      !canAnyAnswerRequirements
    else { return false }
    // The lists keep the recognizers alive, so none of them is counted.
    let levels = receivers.levels
    for level in levels {
      var index = level.recognizers.count
      while index > 0 {
        index -= 1
        let isPlain = Borrowed(level.recognizers[index]).borrow {
          isPlainNewcomer($0, to: touch, of: event)
        }
        guard isPlain else { return false }
      }
    }
    for level in levels { seat(level, receiving: touch) }
    keepAlive(levels)
    if observers.isObserved {
      for newcomer in receivers.recognizers {
        report(.received(touch.observationID, by: newcomer.observationID))
      }
    }
    return true
  }

  /// Whether a recognizer that takes part in no contest takes a touch without a question.
  @inline(__always)
  private func isPlainNewcomer(
    _ recognizer: UIGestureRecognizer, to touch: UITouch, of event: UIEvent
  ) -> Bool {
    recognizer.contestState.refereeNumber == 0 && !recognizer.contestState.asksUserCode
      && !recognizer.contestState.isTied
      && recognizer.contestState.applicationNumber == touchesEvent.number
      && ReceptionRule.refusal(
        TouchOffer(
          touch: Borrowed(touch), event: Borrowed(event), recognizer: Borrowed(recognizer),
          referee: Borrowed(self), exclusive: nil)) == nil
  }

  /// Gives seats to newcomers, which receive a touch.
  private func seat(_ level: TouchReceivers.Share, receiving touch: UITouch) {
    let last = level.recognizers.count - 1
    let seats = contest.join(
      level.recognizers.count, depth: level.depth, view: level.view,
      receiving: TouchSlots(touch.slot), in: touch.sequence
    ) {
      Borrowed(level.recognizers[last &- $0]).borrow { ($0.rank, $0.policy) }
    }
    var index = last
    for seat in seats {
      Borrowed(level.recognizers[index]).borrow { put($0, in: seat) }
      index -= 1
    }
  }
}

extension ViewDelivery {
  /// The touch to deliver, if it moved and nothing else is due; `nil` if the event is another.
  ///
  /// "move, 1 undecided" takes 675 instructions with it, 1,018 without.
  @inline(__always)
  var soleMove: TouchSlots? {
    guard FastLane.isOpen, !content.delivery.holdsMayHaveChanged else { return nil }
    return content.delivery.soleMove(in: touchesEvent.changes)
  }
}

extension Engine {
  /// Notes that the gesture of a recognizer goes on, whose contest is at work.
  ///
  /// "move, 100 active" takes 21,608 instructions with it, 27,308 without.
  /// - Returns: False, and nothing is noted, if its gesture does not run.
  @inline(__always)
  static func notesChange(of recognizer: UIGestureRecognizer) -> Bool {
    guard FastLane.isOpen, let working = Referee.working,
      recognizer.contestState.refereeNumber == Referee.workingNumber
    else { return false }
    return working.borrow { referee in
      let seat = recognizer.contestState.seat
      guard referee.contest.change(seat) else { return false }
      recognizer.contestState.assignedIn = referee.source(ofAssignmentTo: recognizer, at: seat)
      return true
    }
  }
}

extension UIView {
  /// Whether no code of the app and no animation decides that a hit test skips this view.
  ///
  /// "hit test, 1,000 flat siblings" takes 54,412 instructions with it, 122,718 without.
  @inline(__always)
  final var isHitSooner: Bool { FastLane.isOpen && isHitPlainly && animations.isEmpty }

  /// What ``hitTest(_:with:)`` returns for such a view.
  ///
  /// - Parameter point: In the superview's coordinates.
  @inline(__always)
  final func hitSooner(at point: CGPoint, with event: UIEvent?) -> UIView? {
    let skip = HitTestRule.skip(
      isHidden: appearance.isHidden, isInteractionEnabled: isInteractive,
      alpha: Double(appearance.alpha), isAnimating: false)
    if skip != nil { return nil }
    let inside = geometry.fromSuperview(point)
    return geometry.bounds.isHit(at: inside) ? hitInside(at: inside, with: event) : nil
  }
}
