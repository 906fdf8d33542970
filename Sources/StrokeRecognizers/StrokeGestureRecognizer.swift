// Fingers that draw one of several shapes. `StrokeRecognizer` says which one it is.

import StrokeKit
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes shapes by examples, drawn with one finger in one stroke or several.
///
///     let shapes = StrokeGestureRecognizer(target: self, action: Board.drew)
///     try shapes.setTemplates(templates)
///
///     func drew(_ gesture: StrokeGestureRecognizer) {
///       guard gesture.state == .ended, let name = gesture.recognizedName else { return }
///       insert(name)
///     }
///
/// It is discrete: recognized when the drawing is complete, failed when it is like none of the
/// templates. Where it is unsure, it is recognized too, with the most likely name. An app that does
/// something that cannot be undone asks first:
///
///     if case .unsure = gesture.verdict { offer(gesture.candidates) }
///
/// With ``reportsCandidates`` it is continuous: it begins once the finger has moved by
/// ``hysteresis``, and says at every move what the drawing is most like so far.
///
/// A drawing is complete when the finger is lifted, or, with ``strokeGap``, when no further stroke
/// began for that long, or, with ``recognizesEarly``, when no other template can still win.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class StrokeGestureRecognizer: UIGestureRecognizer {
  deinit {}

  /// How long the next stroke may take to begin, in seconds; 0, the default, means that a gesture is
  /// one stroke.
  open var strokeGap: TimeInterval = 0

  /// Whether targets hear at every move what the drawing is most like; false by default.
  open var reportsCandidates = false

  /// Whether a drawing is recognized as soon as no other template can still win, while the finger is
  /// still down; false by default. What is drawn after that does not matter.
  open var recognizesEarly = false {
    didSet { prepareEarly() }
  }

  /// How far the finger must move before the gesture begins or counts, in points of the window; 10 by default.
  open var hysteresis: CGFloat = 10

  /// Compares drawings with templates; it has none at first.
  open var recognizer = StrokeRecognizer.withoutTemplates {
    didSet {
      knownFor = nil
      prepareEarly()
    }
  }

  private var early: EarlyRecognition?
  private var strokes: [DrawnPath] = []
  private var workspace = StrokeWorkspace()
  /// The last verdict, and for how many points it holds.
  private var knownFor: (count: Int, verdict: StrokeVerdict)?

  /// Compares with other templates from now on.
  ///
  /// - Throws: the first template whose strokes cannot be compared; then the old templates stay.
  public final func setTemplates(
    _ templates: [StrokeTemplate], algorithm: StrokeAlgorithm = .combined,
    options: StrokeOptions = StrokeOptions(rejection: .learned)
  ) throws(StrokeTemplateError) {
    recognizer = try StrokeRecognizer(templates, algorithm: algorithm, options: options)
  }

  // MARK: What was drawn

  /// The strokes so far, with the times of their points, in the view's coordinates.
  public final var drawnStrokes: [[StrokePoint]] { strokes.map { $0.points } }

  /// The lines so far, in the view's coordinates.
  public final var path: CGPath {
    let path = UIBezierPath()
    for stroke in strokes { path.addStroke(stroke.points) }
    return path.cgPath
  }

  /// The verdict about the drawing so far.
  public final var verdict: StrokeVerdict {
    let count = strokes.reduce(0) { $0 + $1.points.count }
    if let known = knownFor, known.count == count { return known.verdict }
    let verdict = recognizer.recognize(drawnStrokes, using: &workspace)
    knownFor = (count, verdict)
    return verdict
  }

  /// The templates' names that the drawing is most like so far, the most alike first.
  public final var candidates: [StrokeCandidate] {
    _ = verdict
    return workspace.candidates
  }

  /// How sure it is that the drawing so far is none of the templates', 0...1; 0 where nothing is
  /// refused. See `StrokeRecognition.unknownConfidence`.
  public final var unknownConfidence: Double {
    _ = verdict
    return workspace.unknownConfidence
  }

  /// The name of what it is recognized as so far, sure or not: see ``verdict``. `nil` if it is like
  /// none of the templates.
  public final var recognizedName: String? { early?.name ?? verdict.likelyName }

  private func prepareEarly() {
    early = recognizesEarly ? EarlyRecognition(recognizer) : nil
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1, let touch = touches.first else {
      state = .failed
      return
    }
    setDeadline(nil)
    strokes.append(DrawnPath())
    draw(touch, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    draw(touch, event)
    if early?.name != nil {
      state = .ended
      return
    }
    guard reportsCandidates else { return }
    if state != .possible {
      state = .changed
    } else if (strokes.last?.reach ?? 0) >= Double(hysteresis) {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { draw(touch, event) }
    if strokeGap > 0 {
      setDeadline(event.timestamp + strokeGap)
    } else {
      decide()
    }
  }

  /// No further stroke came in time.
  open override func deadlinePassed(at time: TimeInterval) { decide() }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    strokes.removeAll(keepingCapacity: true)
    knownFor = nil
    early?.reset()
  }

  private func draw(_ touch: UITouch, _ event: UIEvent) {
    guard !strokes.isEmpty else { return }
    let isNewStroke = strokes[strokes.count - 1].points.isEmpty
    let new = strokes[strokes.count - 1].add(touch, of: event, in: view)
    if isNewStroke, let first = new.first { early?.strokeBegan(at: first) }
    for point in new.dropFirst(isNewStroke ? 1 : 0) { early?.moved(to: point) }
  }

  private func decide() {
    let isDrawn = strokes.contains { $0.reach >= Double(hysteresis) }
    state = isDrawn && recognizedName != nil ? .ended : .failed
  }
}

extension StrokeRecognizer {
  /// Recognizes nothing.
  fileprivate static var withoutTemplates: StrokeRecognizer {
    do {
      return try StrokeRecognizer([])
    } catch {
      preconditionFailure("An empty list has no wrong template: \(error)")
    }
  }
}
