// What a record notes of touches and recognizers.

import GestureCore
import TouchKit

#if !hasFeature(Embedded)
  extension Record {
    /// The recognizers of the plan, as their targets would see them.
    func look(atRecognizersOf family: Family) {
      for number in family.recognizers.numbers {
        guard let recognizer = family.recognizers[number] else { continue }
        note("recognizer", number)
        note("state", recognizer.state.rawValue)
        note("enabled", recognizer.isEnabled)
        note("view", recognizer.view?.tag ?? -99)
        note("seat", recognizer.hasSeat)
        guard recognizer.hasSeat else { continue }
        note("place", recognizer.location(in: recognizer.view))
        note("flags", recognizer.modifierFlags.rawValue ^ recognizer.buttonMask.rawValue << 30)
        note("touches", recognizer.numberOfTouches)
        for index in 0..<recognizer.numberOfTouches {
          note("touch", recognizer.location(ofTouch: index, in: nil))
        }
        lookAtMovement(of: recognizer)
      }
    }

    private func lookAtMovement(of recognizer: UIGestureRecognizer) {
      switch recognizer {
      case let pan as UIPanGestureRecognizer:
        note("translation", pan.translation(in: pan.view))
        note("velocity", pan.velocity(in: nil))
      case let pinch as UIPinchGestureRecognizer:
        note("scale", pinch.scale)
        note("velocity", pinch.velocity)
      case let turn as UIRotationGestureRecognizer:
        note("rotation", turn.rotation)
        note("velocity", turn.velocity)
      case let hover as UIHoverGestureRecognizer: note("altitude", hover.altitudeAngle)
      default: break
      }
    }

    /// A touch as views and recognizers see it.
    func look(at touch: UITouch) {
      note("touch", touch.tableSlot)
      note("phase", touch.phase.rawValue)
      note("taps", touch.tapCount)
      note("time", touch.timestamp)
      note("type", touch.type.rawValue)
      note("view", touch.view?.tag ?? -99)
      note("window", touch.window?.tag ?? -99)
      note("offered", touch.gestureRecognizers?.count ?? -1)
      note("place", touch.location(in: touch.view))
      note("before", touch.previousLocation(in: nil))
      note("precise", touch.preciseLocation(in: touch.view))
      note("before", touch.precisePreviousLocation(in: nil))
      note("radius", CGPoint(x: touch.majorRadius, y: touch.majorRadiusTolerance))
      note("force", CGPoint(x: touch.force, y: touch.maximumPossibleForce))
      note("pen", CGPoint(x: touch.altitudeAngle, y: touch.azimuthAngle(in: touch.view)))
      note("roll", touch.rollAngle)
    }

    /// The event that brings touches, as a view sees it.
    func look(at event: UIEvent, _ touches: Set<UITouch>) {
      note("event", event.type.rawValue << 8 ^ event.subtype.rawValue)
      note("time", event.timestamp)
      note("flags", event.modifierFlags.rawValue ^ event.buttonMask.rawValue << 30)
      note("all", event.allTouches?.count ?? -1)
      for touch in touches.sorted(by: { $0.tableSlot < $1.tableSlot }) {
        look(at: touch)
        note("coalesced", event.coalescedTouches(for: touch)?.count ?? -1)
        note("predicted", event.predictedTouches(for: touch)?.count ?? -1)
        if let view = touch.view { note("of view", event.touches(for: view)?.count ?? -1) }
        if let window = touch.window { note("of window", event.touches(for: window)?.count ?? -1) }
      }
    }
  }
#endif
