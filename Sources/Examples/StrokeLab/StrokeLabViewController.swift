// A laboratory for shapes: draw examples, then draw, and see what it is most like at every move.

import StrokeKit
import StrokeRecognizers
import UIKit

/// Shapes by example: choose a name and draw what it stands for, or draw and see the names that come
/// closest while the finger moves.
///
/// A shape may have several strokes; it is complete when none begins for 0.6 seconds.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class StrokeLabViewController: UIViewController, UIGestureRecognizerDelegate {
  /// How many names are listed.
  static let listedCount = 3

  let strokeRecognizer = StrokeGestureRecognizer()
  private(set) var templates: [StrokeTemplate] = []
  /// The name that the next drawing is an example of; `nil` while drawings are recognized.
  private(set) var taughtName: String?

  let drawer = CircleDrawView()
  private let promptLabel = UILabel()
  private(set) var nameButtons: [UIButton] = []
  private(set) var candidateRows: [CandidateRow] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    promptLabel.textAlignment = .center
    promptLabel.textColor = .secondaryLabel
    view.addSubview(promptLabel)
    for name in FirstTemplates.names {
      let button = UIButton(type: .system)
      button.layer.cornerRadius = 10
      button.titleLabel?.font = .systemFont(ofSize: 13)
      button.addAction(UIAction { [unowned self] _ in choose(name) }, for: .touchUpInside)
      nameButtons.append(button)
      view.addSubview(button)
    }
    for _ in 0..<Self.listedCount {
      let row = CandidateRow()
      candidateRows.append(row)
      view.addSubview(row)
    }
    view.addSubview(drawer)
    strokeRecognizer.strokeGap = 0.6
    strokeRecognizer.reportsCandidates = true
    strokeRecognizer.delegate = self
    strokeRecognizer.addTarget(self, action: StrokeLabViewController.drew)
    view.addGestureRecognizer(strokeRecognizer)
    setTemplates(FirstTemplates.all)
    choose(nil)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, margin, gap) = (view.bounds, CGFloat(12), CGFloat(6))
    let count = CGFloat(nameButtons.count)
    let width = (bounds.width - 2 * margin - (count - 1) * gap) / count
    for (index, button) in nameButtons.enumerated() {
      button.frame = CGRect(
        x: margin + CGFloat(index) * (width + gap), y: 12, width: width, height: 44)
    }
    promptLabel.frame = CGRect(x: margin, y: 64, width: bounds.width - 2 * margin, height: 24)
    for (index, row) in candidateRows.enumerated() {
      let bottom = bounds.height - 12 - CGFloat(Self.listedCount - index) * 34
      row.frame = CGRect(x: margin, y: bottom, width: bounds.width - 2 * margin, height: 28)
    }
    drawer.frame = bounds
  }

  // MARK: Teaching

  /// Drawings become examples of this name; the same again, or `nil`, recognizes them.
  private func choose(_ name: String?) {
    taughtName = name == taughtName ? nil : name
    promptLabel.text =
      taughtName.map { "Draw an example of \($0)" } ?? "Draw a shape, or choose one to teach it"
    for (button, own) in zip(nameButtons, FirstTemplates.names) {
      button.isSelected = own == taughtName
      button.backgroundColor = button.isSelected ? .systemYellow : .secondarySystemBackground
    }
    show([])
  }

  /// Learns from a drawing.
  private func learn(_ strokes: [[StrokePoint]], as name: String) {
    setTemplates(templates + [StrokeTemplate(name, strokes)])
  }

  /// Compares with these templates from now on. If one cannot be compared, says why and keeps the
  /// old templates.
  private func setTemplates(_ wanted: [StrokeTemplate]) {
    do {
      // Nothing is refused here: the lab shows what comes closest, however far it is.
      try strokeRecognizer.setTemplates(wanted, options: StrokeOptions())
      templates = wanted
    } catch {
      promptLabel.text = "Not learned: \(error.problem)"
    }
    for (button, name) in zip(nameButtons, FirstTemplates.names) {
      let count = templates.count { $0.name == name }
      button.setTitle(count == 0 ? name : "\(name) \(count)", for: .normal)
    }
  }

  // MARK: Drawing

  private func drew(_ gesture: StrokeGestureRecognizer) {
    drawer.updatePath(gesture.path)
    switch gesture.state {
    case .began:
      drawer.clear()
      drawer.updatePath(gesture.path)
    case .ended, .failed, .cancelled:
      drawer.fadeAway(after: 0.6)
      if gesture.state == .ended, let taughtName {
        return learn(gesture.drawnStrokes, as: taughtName)
      }
    case .changed, .possible:
      break
    }
    if taughtName == nil { show(gesture.candidates) }
  }

  private func show(_ candidates: [StrokeCandidate]) {
    for (index, row) in candidateRows.enumerated() {
      row.show(index < candidates.count ? candidates[index] : nil)
    }
  }

  /// A touch on a button is the button's.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !(touch.view is UIButton)
  }
}

/// One name with a bar as long as it is sure.
final class CandidateRow: UIView {
  private let bar = UIView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    bar.backgroundColor = .systemTeal
    bar.layer.cornerRadius = 6
    label.font = .systemFont(ofSize: 16, weight: .medium)
    for view in [bar, label] { addSubview(view) }
  }

  /// What it says now.
  var text: String? { label.text }

  private var share: CGFloat = 0

  /// Shows a name and how sure it is; nothing for `nil`.
  func show(_ candidate: StrokeCandidate?) {
    isHidden = candidate == nil
    guard let candidate else { return }
    let percent = Int((candidate.confidence * 100).rounded())
    label.text = "\(candidate.name)  \(percent) %"
    share = CGFloat(candidate.confidence)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width * share, height: bounds.height)
    label.frame = CGRect(x: 10, y: 0, width: bounds.width - 20, height: bounds.height)
  }
}
