// A scroll view in a few lines: it is written with what the engine gives to widgets, and nothing else.
// It shows that these names are enough.

@_spi(Widgets) import TouchEngine

/// Scrolls its content upwards and downwards, holds content touches back if it is told to, and slows down
/// after a flick.
final class SmallScroller: UIView, FrameListener {
  /// The height of the content, in points.
  var contentHeight = 1_000.0
  /// Whether views inside may hear of touches.
  var letsTouchesIn = true
  private(set) var listensToFrames = false
  private let pan = madeByTouchKit(UIPanGestureRecognizer())
  private var start = 0.0
  private var speed = 0.0

  /// The part of the speed that is left after a frame.
  private static let rate = 0.9

  override init(frame: CGRect) {
    super.init(frame: frame)
    admitsTouches = true
    pan.addAction { [unowned self] in dragged(by: $0) }
    addGestureRecognizer(pan)
  }

  deinit {}

  /// How far the content has gone, in points.
  var offset: Double { Double(geometry.bounds.minY) }

  override func admits(
    _ touches: Set<UITouch>, with event: UIEvent, to view: UIView
  ) -> Bool { letsTouchesIn }

  override func didChangeBounds(from old: CGRect) { setNeedsLayout() }

  private func dragged(by pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: start = offset
    case .ended: flick(at: -Double(pan.velocity(in: self).y))
    default: break
    }
    scroll(to: start - Double(pan.translation(in: self).y))
  }

  private func scroll(to place: Double) {
    let last = max(0, contentHeight - Double(geometry.bounds.height))
    bounds.origin.y = CGFloat(min(max(place, 0), last))
  }

  private func flick(at speed: Double) {
    guard let application = windowStorage?.application else { return }
    (self.speed, listensToFrames) = (speed, true)
    application.frameClock.add(self)
    application.expectFrame()
  }

  func frameBegan(at time: Double, next: Double) {
    speed *= Self.rate
    scroll(to: offset + speed * (next - time))
    guard speed.magnitude < 1, let application = windowStorage?.application else { return }
    listensToFrames = false
    application.frameClock.remove(self)
  }
}
