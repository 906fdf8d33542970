// Follows a finger that drags through the text of a field. When it begins, decides `TextDragRule`.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Takes a finger that rests on a text, or that moves after a tap.
final class TextDragRecognizer: UIGestureRecognizer {
  private(set) var rule = TextDragRule()
  private var finger: UITouch?

  override class var classWithoutAnswers: ObjectIdentifier {
    ObjectIdentifier(TextDragRecognizer.self)
  }

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Another finger does not count where the text is dragged to.
    guard state == .possible else { return touches.forEach { ignore($0, for: event) } }
    guard finger == nil, touches.count == 1, let touch = touches.first else {
      return state = .failed
    }
    finger = touch
    let place = touch.location(in: view)
    rule.begin(tapCount: touch.tapCount, at: Point(Double(place.x), Double(place.y)))
    if rule.kind == .caret { setDeadline(event.timestamp + TextDragRule.restMin) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return state = .changed }
    guard let finger else { return }
    let place = finger.location(in: view)
    carryOut(rule.move(to: Point(Double(place.x), Double(place.y))))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func deadlinePassed(at time: TimeInterval) {
    carryOut(rule.rest())
  }

  override func reset() {
    super.reset()
    finger = nil
  }

  private func carryOut(_ step: TextDragRule.Step) {
    switch step {
    case .waits: break
    case .begins: state = .began
    case .fails: state = .failed
    }
  }
}
