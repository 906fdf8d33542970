import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes when a number of fingers rest long enough. The waiting is a task.
@MainActor
public final class PatienceGestureRecognizer: UIGestureRecognizer {

  public var seconds: Double = 1.0
  public var requiredFingers = 1
  public var allowableMovement: CGFloat = 10

  private var waiting: Task<Void, Never>?
  private var origins: [ObjectIdentifier: CGPoint] = [:]

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      origins[ObjectIdentifier(touch)] = touch.location(in: view)
    }
    waiting?.cancel()
    switch origins.count {
    case ..<requiredFingers:
      break
    case requiredFingers:
      waiting = Task { [weak self, seconds] in
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
        guard !Task.isCancelled else { return }
        self?.patienceIsRewarded()
      }
    default:
      state = .failed
    }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible else { return }
    let strayed = touches.contains { touch in
      guard let origin = origins[ObjectIdentifier(touch)] else { return false }
      let point = touch.location(in: view)
      return hypot(point.x - origin.x, point.y - origin.y) > allowableMovement
    }
    if strayed { state = .failed }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .possible { state = .failed }
  }

  public override func reset() {
    super.reset()
    waiting?.cancel()
    waiting = nil
    origins.removeAll()
  }

  private func patienceIsRewarded() {
    guard state == .possible else { return }
    state = .recognized
  }
}
