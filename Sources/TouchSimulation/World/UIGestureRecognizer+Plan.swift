// Makes the recognizer that a plan describes.

import GestureCore
import TouchKit

extension UIGestureRecognizer {
  static func simulated(_ plan: Plan.Recognizer, of world: World) -> UIGestureRecognizer {
    let new = bare(plan, of: world)
    new.name = "\(plan.kind.rawValue)\(plan.id)"
    new.cancelsTouchesInView = plan.cancelsTouches
    new.delaysTouchesBegan = plan.delaysBegan
    new.delaysTouchesEnded = plan.delaysEnded
    new.isEnabled = plan.isEnabled
    new.requiresExclusiveTouchType = !plan.mixesTypes
    if !plan.takesPens {
      new.allowedTouchTypes = [UITouch.TouchType.direct, .indirect, .indirectPointer].map {
        NSNumber(value: $0.rawValue)
      }
    }
    if plan.takesPresses {
      new.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    }
    return new
  }

  private static func bare(_ plan: Plan.Recognizer, of world: World) -> UIGestureRecognizer {
    switch plan.kind {
    case .tap:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = plan.taps
      tap.numberOfTouchesRequired = plan.touches
      return tap
    case .longPress:
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = plan.taps
      press.numberOfTouchesRequired = plan.touches
      press.minimumPressDuration = plan.duration
      return press
    case .pan:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = plan.touches
      if plan.touchesMax > 0 { pan.maximumNumberOfTouches = plan.touchesMax }
      if plan.scrolls { pan.allowedScrollTypesMask = .all }
      return pan
    case .swipe:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .init(rawValue: UInt(plan.directions))
      swipe.numberOfTouchesRequired = plan.touches
      return swipe
    case .edgePan:
      let edgePan = UIScreenEdgePanGestureRecognizer()
      edgePan.edges = UIRectEdge(rawValue: UInt(plan.directions))
      return edgePan
    case .pinch: return UIPinchGestureRecognizer()
    case .rotation: return UIRotationGestureRecognizer()
    case .hover: return UIHoverGestureRecognizer()
    case .custom: return SimulatedRecognizer(plan, of: world)
    }
  }
}
