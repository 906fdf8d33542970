// A drawing app: ink that becomes shapes, scratching out, and a lasso that selects and moves.

import StrokeKit
import StrokeRecognizers
import UIKit

/// Draw; rest on what is drawn, and it becomes a shape that the same finger sizes and turns. Scratch out what
/// is wrong. With the lasso, draw around things and drag them. Two fingers move and zoom the paper, and two
/// that tap take the last step back. Once a pen has drawn, fingers do not any more.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class SketchpadViewController: UIViewController {
  let paper = PaperView()
  let sketchView = SketchView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  let tools = UISegmentedControl(items: ["Draw", "Lasso"])
  let fingersSwitch = UISwitch()
  let undoButton = makeButton("Undo")
  let redoButton = makeButton("Redo")
  let clearButton = makeButton("Clear")
  let statusLabel = UILabel()
  private let fingersLabel = UILabel()

  let shapeRecognizer = ShapeGestureRecognizer()
  let scratchRecognizer = ScratchOutGestureRecognizer()
  let lassoRecognizer = LassoGestureRecognizer()
  let moveRecognizer = UIPanGestureRecognizer()
  let undoTap = UITapGestureRecognizer()
  let deselectTap = UITapGestureRecognizer()

  private(set) var history = History(Sketch())
  private(set) var selection: Set<Int> = []
  private var sketch: Sketch { history.present }

  private static func makeButton(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.label, for: .normal)
    return button
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    paper.addSubview(sketchView)
    paper.contentSize = sketchView.bounds.size
    (paper.minimumZoomScale, paper.maximumZoomScale) = (0.5, 4)
    // Ink appears at once. A pen on paper that springs back would only stop it.
    paper.delaysContentTouches = false
    (paper.bounces, paper.bouncesZoom) = (false, false)
    paper.delegate = self
    view.addSubview(paper)
    addControls()
    addGestures()
    sketchView.draws = { [unowned self] in isDrawing && paper.inkRule.draws($0) }
    sketchView.didDraw = { [unowned self] in drew($0) }
    sketchView.penCame = { [unowned self] in penCame() }
    sketchView.penLeft = { [unowned self] in paper.inkRule.penLeft() }
    refresh("Draw, and rest on a shape")
  }

  private var isDrawing: Bool { tools.selectedSegmentIndex == 0 }

  private func addControls() {
    tools.selectedSegmentIndex = 0
    tools.addAction(UIAction { [unowned self] _ in choseTool() }, for: .valueChanged)
    undoButton.addAction(UIAction { [unowned self] _ in undo() }, for: .touchUpInside)
    redoButton.addAction(UIAction { [unowned self] _ in redo() }, for: .touchUpInside)
    clearButton.addAction(UIAction { [unowned self] _ in clear() }, for: .touchUpInside)
    fingersSwitch.accessibilityLabel = "Fingers draw"
    fingersSwitch.addAction(
      UIAction { [unowned self] _ in
        paper.inkRule.fingersDraw = fingersSwitch.isOn
        refresh(fingersSwitch.isOn ? "Fingers draw" : "Fingers move the paper")
      }, for: .valueChanged)
    fingersLabel.text = "Fingers draw"
    fingersLabel.textAlignment = .right
    // The switch says its name itself.
    fingersLabel.isAccessibilityElement = false
    for label in [statusLabel, fingersLabel] { label.font = .systemFont(ofSize: 15) }
    let parts: [UIView] = [
      tools, undoButton, redoButton, clearButton, statusLabel, fingersLabel, fingersSwitch,
    ]
    for part in parts { view.addSubview(part) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds.inset(by: view.safeAreaInsets)
    let (left, top, width) = (bounds.minX + 12, bounds.minY + 8, bounds.width - 24)
    let buttonWidth = min(60, (width - 140) / 3)
    tools.frame = CGRect(x: left, y: top, width: 130, height: 32)
    for (index, button) in [undoButton, redoButton, clearButton].enumerated() {
      let x = left + width - CGFloat(3 - index) * buttonWidth
      button.frame = CGRect(x: x, y: top - 6, width: buttonWidth, height: 44)
    }
    let second = top + 44
    let switchSize = fingersSwitch.bounds.size
    fingersSwitch.frame.origin = CGPoint(x: left + width - switchSize.width, y: second)
    fingersLabel.frame = CGRect(
      x: fingersSwitch.frame.minX - 108, y: second, width: 100, height: switchSize.height)
    statusLabel.frame = CGRect(
      x: left, y: second, width: fingersLabel.frame.minX - left, height: switchSize.height)
    paper.frame = CGRect(
      x: bounds.minX, y: second + 40, width: bounds.width, height: bounds.maxY - second - 40)
  }

  // MARK: Gestures

  private func addGestures() {
    shapeRecognizer.addTarget(self, action: SketchpadViewController.held)
    scratchRecognizer.addTarget(self, action: SketchpadViewController.scratched)
    lassoRecognizer.addTarget(self, action: SketchpadViewController.circled)
    moveRecognizer.addTarget(self, action: SketchpadViewController.dragged)
    undoTap.name = "undo"
    undoTap.numberOfTouchesRequired = 2
    undoTap.addTarget(self, action: SketchpadViewController.undo)
    deselectTap.addTarget(self, action: SketchpadViewController.deselect)
    for recognizer in [
      shapeRecognizer, scratchRecognizer, lassoRecognizer, moveRecognizer, undoTap, deselectTap,
    ] {
      recognizer.delegate = self
      sketchView.addGestureRecognizer(recognizer)
    }
    // A finger on what is selected moves that, and not the paper.
    paper.panGestureRecognizer.require(toFail: moveRecognizer)
  }

  private func held(_ gesture: ShapeGestureRecognizer) {
    sketchView.showPreview(gesture.shape)
    switch gesture.state {
    case .began:
      refresh(
        (["\(gesture.shape?.kind ?? [])"] + gesture.snaps.map { "\($0)" }).joined(separator: ", "))
    case .ended:
      sketchView.hidePreview()
      guard let shape = gesture.shape else { return }
      // Two steps: the first one that is taken back gives the ink again.
      history.change { $0.add(.ink(gesture.points)) }
      history.change { $0.replaceLast(by: .shape(shape)) }
      refresh()
    case .cancelled:
      sketchView.hidePreview()
      drew(gesture.points)
    default: break
    }
  }

  private func scratched(_ gesture: ScratchOutGestureRecognizer) {
    guard let zigzag = gesture.zigzag else { return }
    let covered = sketch.items(in: zigzag.region)
    history.change { $0.remove(covered) }
    refresh("Scratched out: \(covered.count)")
  }

  private func circled(_ gesture: LassoGestureRecognizer) {
    switch gesture.state {
    case .began, .changed:
      if !selection.isEmpty { deselect() }
      sketchView.showPreview(gesture.path)
    case .ended:
      sketchView.hidePreview()
      selection = gesture.lasso.map { sketch.items(in: $0.region) } ?? []
      refresh(selection.isEmpty ? "Nothing is inside" : "Selected: \(selection.count)")
    default:
      sketchView.hidePreview()
      refresh(gesture.reason.map { "The lasso \($0)" })
    }
  }

  private func dragged(_ gesture: UIPanGestureRecognizer) {
    let way = gesture.translation(in: sketchView)
    switch gesture.state {
    case .ended:
      history.change { $0.move(selection, by: SIMD2(Double(way.x), Double(way.y))) }
      refresh("Moved: \(selection.count)")
    case .cancelled: refresh()
    default: sketchView.moveSelection(by: way)
    }
  }

  // MARK: Steps

  private func drew(_ points: [StrokePoint]) {
    history.change { $0.add(.ink(points)) }
    refresh()
  }

  /// A pen takes over: fingers neither draw nor go on moving the paper.
  private func penCame() {
    paper.inkRule.penCame()
    for recognizer in [paper.panGestureRecognizer, paper.pinchGestureRecognizer] {
      recognizer?.isEnabled = false
      recognizer?.isEnabled = true
    }
    refresh()
  }

  private func choseTool() {
    selection = []
    refresh(isDrawing ? "Draw, and rest on a shape" : "Draw around things, and drag them")
  }

  private func deselect() {
    selection = []
    refresh()
  }

  private func undo() {
    history.undo()
    deselect()
  }

  private func redo() {
    history.redo()
    deselect()
  }

  private func clear() {
    history.change { $0.removeAll() }
    deselect()
  }

  /// Shows what there is now, and says something, or how much there is.
  private func refresh(_ words: String? = nil) {
    sketchView.show(sketch, selected: selection)
    statusLabel.text = words ?? sketchView.accessibilityValue
    shapeRecognizer.neighbors = sketch.shapes
    undoButton.isEnabled = history.canUndo
    redoButton.isEnabled = history.canRedo
    clearButton.isEnabled = !sketch.items.isEmpty
    fingersSwitch.setOn(paper.inkRule.fingersDraw, animated: true)
    paper.panGestureRecognizer.minimumNumberOfTouches = paper.inkRule.fingersDraw ? 2 : 1
  }
}

extension SketchpadViewController: UIGestureRecognizerDelegate, UIScrollViewDelegate {
  /// Two fingers zoom the paper.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { sketchView }

  /// Paper stays where fingers leave it: a pen on paper that slides would stop it, and not draw.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = scrollView.contentOffset
  }

  /// Which pointers draw, and which move what.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    let isOnSelection =
      sketchView.selectionBox?.contains(touch.location(in: sketchView)) ?? false
    switch gestureRecognizer {
    case shapeRecognizer, scratchRecognizer: return isDrawing && paper.inkRule.draws(touch)
    case lassoRecognizer: return !isDrawing && !isOnSelection && paper.inkRule.draws(touch)
    case moveRecognizer:
      return isOnSelection && (paper.inkRule.draws(touch) || paper.inkRule.moves(touch))
    case deselectTap: return !selection.isEmpty && !isOnSelection
    default: return paper.inkRule.moves(touch)
    }
  }

  /// Whether there is ink that becomes something else.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    switch gestureRecognizer {
    // Ink that was given up, as that of a palm, becomes nothing.
    case shapeRecognizer: return sketchView.isDrawing
    // A zigzag over nothing is ink.
    case scratchRecognizer:
      return sketchView.isDrawing
        && scratchRecognizer.zigzag.map { !sketch.items(in: $0.region).isEmpty } == true
    default: return true
    }
  }
}

/// A scroll view that no palm moves, and no finger beside a pen.
final class PaperView: UIScrollView, UIGestureRecognizerDelegate {
  var inkRule = InkRule()

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    inkRule.moves(touch)
  }
}
