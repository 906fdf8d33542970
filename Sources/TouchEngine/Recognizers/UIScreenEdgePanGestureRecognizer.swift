// Tells `ScreenEdgePanRule` about a touch, and carries out its proposals.

import GestureCore

/// Recognizes dragging inwards from an edge of the window; a continuous gesture.
///
/// ``/GestureCore/ScreenEdgePanRule`` defines the numbers.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  @_spi(Widgets) open override class var classWithoutAnswers: ObjectIdentifier {
    ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self)
  }

  deinit {}

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package final var edgeRule = ScreenEdgePanRule(edges: [])

  /// The edges at which it may start; none by default.
  open var edges: UIRectEdge {
    get { UIRectEdge(rawValue: edgeRule.edges.rawValue) }
    set { edgeRule.edges = ScreenEdgePanRule.Edges(rawValue: newValue.rawValue) }
  }

  override var panned: (translation: Point, velocity: Point) {
    (edgeRule.translation, edgeRule.velocity)
  }

  open override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    edgeRule.setTranslation(displace(translation, from: view))
  }

  override var surplusFingers: SurplusFingers { .stayOut(beyond: 1) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let bounds = attachedView?.window?.bounds ?? .zero
    edgeRule.bounds = ScreenEdgePanRule.Bounds(
      x: Double(bounds.minX), y: Double(bounds.minY), width: Double(bounds.width),
      height: Double(bounds.height))
    let edge = tracked.first?.record.sample.edge ?? []
    let touches = event.tracked
    carryOut(
      edgeRule.fingersDown(
        count: touches.count, centroid: touches.centroid, at: event.time,
        hardwareEdges: ScreenEdgePanRule.Edges(rawValue: edge.rawValue)))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    carryOut(edgeRule.fingersMoved(centroid: event.tracked.centroid, at: event.time))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let rest = event.tracked.staying
    carryOut(
      edgeRule.fingersLifted(remaining: rest.count, centroid: centroid(of: rest), at: event.time))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    carryOut(edgeRule.cancelled(at: event.time))
  }

  override func didClaimBegin() { edgeRule.beginAsIs() }

  override func didBeginLate() { edgeRule.rebase() }

  override var criterion: Criterion? { edgeRule.criterion }

  override func forget() { edgeRule.reset() }
}
