// Carries out what `ZoomRule` decides: it scales the zoomed view, moves the content and tells the
// delegate.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UIScrollView {
  private final var now: Double {
    (windowStorage?.application ?? UIApplication.shared).scheduler.now
  }

  /// Carries out what the rule names, until nothing is left.
  ///
  /// The delegate may zoom again, or change the limits: each step is asked for when the one before is
  /// done. The zoomed view is let go before the delegate hears of the end, and may begin with another.
  final func carryOutZoom() {
    while let step = zoom.next() {
      switch step {
      case .willBeginZooming:
        noteUnscaledCenter()
        scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
      case .draw(let scale, let offset): draw(at: CGFloat(scale), offset)
      case .didZoom: scrollDelegate?.scrollViewDidZoom(self)
      case .didEndZooming:
        let view = exchange(&zoomedView, with: nil)
        setNeedsLayout()
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
      }
    }
    if zoom.isMoving { carryOut() }
  }

  /// Notes where the zoomed view's middle is at a scale of 1: the content scales about its corner.
  private final func noteUnscaledCenter() {
    guard let view = zoomedView else { return }
    let scale = view.transform.a > 0 ? view.transform.a : 1
    unscaledCenter = CGPoint(x: view.center.x / scale, y: view.center.y / scale)
  }

  /// Draws the zoomed view at a scale, and the content at an offset.
  private final func draw(at scale: CGFloat, _ offset: Point) {
    if let view = zoomedView {
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center = CGPoint(x: unscaledCenter.x * scale, y: unscaledCenter.y * scale)
    }
    let unscaled = unscaledSize
    contentSize = CGSize(width: unscaled.width * scale, height: unscaled.height * scale)
    unscaledSize = unscaled
    rule.follow(offset)
    carryOut()
  }

  // MARK: Fingers

  final func beginPinch(_ scale: Double, at centroid: Point) {
    guard let view = scrollDelegate?.viewForZooming(in: self) else {
      return reportObstacle(.nothingToZoom)
    }
    rule.stop()
    carryOut()
    // The delegate that heard of the stop may have begun to zoom; that keeps its view.
    if zoom.phase == .idle { zoomedView = view }
    zoom.beginPinch(scale, at: centroid, offset: rule.offset)
    carryOutZoom()
  }

  final func pinch(_ scale: Double, at centroid: Point) {
    zoom.pinch(scale, at: centroid)
    carryOutZoom()
  }

  final func endPinch() {
    // Read before the rule changes: these properties can be overridden, and their code may zoom.
    let content = zoomedContent
    zoom.endPinch(
      at: now, of: content, isScrolling: rule.phase == .dragging || rule.isMoving)
    carryOutZoom()
  }

  // MARK: Calls

  final func zoom(to scale: CGFloat, animated: Bool) {
    let scale = zoom.clamped(Double(scale))
    let middle = Point(Double(bounds.width / 2), Double(bounds.height / 2))
    let held = (rule.offset + middle) * (scale / zoom.scale)
    zoom(to: ZoomRule.Place(scale: scale, offset: held - middle), animated: animated)
  }

  final func fill(with rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, rect.origin.core.isFinite else { return }
    let wanted = min(bounds.width / rect.width, bounds.height / rect.height)
    let scale = zoom.clamped(Double(wanted))
    let middle = CGPoint(x: rect.midX, y: rect.midY).core * scale
    let half = Point(Double(bounds.width / 2), Double(bounds.height / 2))
    zoom(to: ZoomRule.Place(scale: scale, offset: middle - half), animated: animated)
  }

  private final func zoom(to place: ZoomRule.Place, animated: Bool) {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    rule.stop()
    carryOut()
    zoom.interrupt()
    carryOutZoom()
    // The delegate that heard of that end may have zoomed; its call is the later one.
    guard zoom.phase == .idle else { return }
    zoomedView = view
    let goal = ZoomRule.Place(scale: place.scale, offset: zoomedContent.clamped(place))
    if animated, windowStorage != nil {
      zoom.ease(to: goal, from: rule.offset, at: now)
    } else {
      zoom.jump(to: goal)
    }
    carryOutZoom()
  }

  /// The content that is zoomed, in its viewport.
  private final var zoomedContent: ZoomRule.Content {
    let inset = adjustedContentInset
    return ZoomRule.Content(
      horizontal: ZoomRule.Content.Side(
        viewport: Double(bounds.width), content: Double(unscaledSize.width),
        before: Double(inset.left), after: Double(inset.right)),
      vertical: ZoomRule.Content.Side(
        viewport: Double(bounds.height), content: Double(unscaledSize.height),
        before: Double(inset.top), after: Double(inset.bottom)))
  }

  /// Takes the limits over. The pinch recognizer is made where fingers can zoom for the first time, and is
  /// off where they cannot: an app that changes the limits one after the other keeps it.
  final func updateZoomLimits() {
    let could = zoom.canBePinched
    zoom.setLimits(minimum: Double(minimumZoomScale), maximum: Double(maximumZoomScale))
    guard zoom.canBePinched != could else { return }
    if let pinch {
      pinch.isEnabled = zoom.canBePinched
    } else {
      let recognizer = madeByTouchKit(ScrollPinchRecognizer())
      recognizer.serve(self)
      pinch = recognizer
      addGestureRecognizer(recognizer)
    }
  }
}
