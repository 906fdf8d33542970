// A view that tells what it is asked and what it hears, and one that follows a finger.

import UIKit

/// Hears what the views of the laboratory have to tell.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
protocol LabReporter: AnyObject {
  func report(_ line: String)
}

/// A view that tells of each question of the hit test and of each touch that it hears. It hands touches on
/// to the next responder.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
class LabView: UIView {
  let name: String
  weak var reporter: (any LabReporter)?
  private let label = UILabel(frame: CGRect(x: 10, y: 6, width: 90, height: 20))

  init(_ name: String, color: UIColor, reporter: any LabReporter) {
    self.name = name
    super.init(frame: .zero)
    self.reporter = reporter
    backgroundColor = color
    layer.cornerRadius = 10
    label.text = name
    label.font = .systemFont(ofSize: 14)
    label.textColor = .black
    addSubview(label)
  }

  deinit {}

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard event?.type == .touches else { return super.hitTest(point, with: event) }
    guard isUserInteractionEnabled else {
      reporter?.report("\(name) is asked: its interaction is off, so it is left out")
      return nil
    }
    let isInside = self.point(inside: point, with: event)
    reporter?.report("\(name) is asked: the finger is \(isInside ? "inside" : "outside")")
    let hit = super.hitTest(point, with: event)
    if let hit, hit === self || hit === label {
      reporter?.report("\(name) is hit: nothing in front of it wants the finger")
      return self
    }
    return hit
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    reporter?.report("\(name) hears began, with \(touches.count) of the fingers")
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    reporter?.report("\(name) hears ended")
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    reporter?.report("\(name) hears cancelled")
    super.touchesCancelled(touches, with: event)
  }
}

/// A view that follows a finger. It keeps its touches: nothing behind it hears of them.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class FollowingView: LabView {
  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    reporter?.report("\(name) hears began, and keeps it")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let (present, previous) = (
      touch.location(in: superview), touch.previousLocation(in: superview)
    )
    center = CGPoint(x: center.x + present.x - previous.x, y: center.y + present.y - previous.y)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    reporter?.report("\(name) hears ended")
  }
}
