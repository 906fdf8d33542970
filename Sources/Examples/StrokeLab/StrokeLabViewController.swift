// A laboratory for shapes: draw examples, then draw, and see what it is most like at every move.

import StrokeKit
import StrokeRecognizers
import TouchTrace
import UIKit

/// Shapes by example: choose a name and draw what it stands for, or draw and see the names that come
/// closest while the finger moves.
///
/// A shape may have several strokes; it is complete when none begins for 0.6 seconds. A shape that is
/// like nothing it knows is told so.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class StrokeLabViewController: UIViewController, UIGestureRecognizerDelegate {
  /// How many names are listed.
  static let listedCount = 3

  let strokeRecognizer = StrokeGestureRecognizer()
  private(set) var known = StrokeTemplateSet()
  /// The names that it can be taught, in the order of their buttons.
  private(set) var names: [String] = []
  /// The name that the next drawing is an example of; `nil` while drawings are recognized.
  private(set) var taughtName: String?

  let drawer = CircleDrawView()
  private let promptLabel = UILabel()
  private(set) var nameButtons: [UIButton] = []
  /// What each name looks like, below its button.
  private(set) var thumbnails: [ShapeThumbnail] = []
  private(set) var candidateRows: [CandidateRow] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    promptLabel.textAlignment = .center
    promptLabel.textColor = .label
    view.addSubview(promptLabel)
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
    offer(FirstTemplates.names)
    compare(with: StrokeTemplateSet(FirstTemplates.kept))
    choose(nil)
  }

  /// Makes a button and a picture for each name.
  private func offer(_ names: [String]) {
    for button in nameButtons { button.removeFromSuperview() }
    for thumbnail in thumbnails { thumbnail.removeFromSuperview() }
    self.names = names
    nameButtons = names.map { name in
      let button = UIButton(type: .system)
      button.layer.cornerRadius = 10
      button.setTitleColor(.label, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 13)
      button.addAction(UIAction { [unowned self] _ in choose(name) }, for: .touchUpInside)
      return button
    }
    thumbnails = names.map { _ in ShapeThumbnail() }
    for button in nameButtons { view.insertSubview(button, belowSubview: drawer) }
    for thumbnail in thumbnails { view.insertSubview(thumbnail, belowSubview: drawer) }
    view.setNeedsLayout()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, margin, gap) = (view.bounds, CGFloat(12), CGFloat(6))
    // More than five names are in two rows.
    let rowCount = names.count > 5 ? 2 : 1
    let columnCount = max(1, (names.count + rowCount - 1) / rowCount)
    let width = (bounds.width - 2 * margin - CGFloat(columnCount - 1) * gap) / CGFloat(columnCount)
    for (index, button) in nameButtons.enumerated() {
      let x = margin + CGFloat(index % columnCount) * (width + gap)
      let y = CGFloat(12 + index / columnCount * 88)
      button.frame = CGRect(x: x, y: y, width: width, height: 44)
      thumbnails[index].frame = CGRect(x: x, y: y + 48, width: width, height: 36)
    }
    promptLabel.frame = CGRect(
      x: margin, y: CGFloat(12 + rowCount * 88), width: bounds.width - 2 * margin, height: 24)
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
    for (button, own) in zip(nameButtons, names) {
      button.isSelected = own == taughtName
      button.backgroundColor = button.isSelected ? .systemYellow : .secondarySystemBackground
    }
    compare(with: known)
    show([])
  }

  /// Learns from a drawing.
  private func learn(_ strokes: [[StrokePoint]], as name: String) {
    guard let strokes = ShapesFile.kept(strokes) else {
      promptLabel.text = "Not learned: at most \(ShapesFile.strokeCountMax) strokes are kept"
      return
    }
    var taught = known
    do {
      let change = try taught.teach(strokes, as: name)
      compare(with: taught)
      if change == .known { promptLabel.text = "Known already: draw \(name) another way" }
    } catch {
      promptLabel.text = "Not learned: \(error)"
    }
  }

  /// Compares with these templates from now on. If one cannot be compared, says why and keeps the
  /// old templates.
  private func compare(with wanted: StrokeTemplateSet) {
    do {
      // What is drawn as an example is taken, however unlike the others it is.
      let rejection: StrokeOptions.Rejection = taughtName == nil ? .learned : .never
      try strokeRecognizer.setTemplates(
        wanted.templates, options: StrokeOptions(rejection: rejection))
      known = wanted
    } catch {
      promptLabel.text = "Not learned: \(error.problem)"
    }
    for (thumbnail, name) in zip(thumbnails, names) {
      thumbnail.show(known.templates.last { $0.name == name }?.strokes ?? [])
    }
    for (button, name) in zip(nameButtons, names) {
      let count = known.exampleCount(of: name)
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
    guard taughtName == nil else { return }
    switch gesture.state {
    // A shape that is not complete is not blamed for it.
    case .began, .changed: show(gesture.candidates)
    default: showAnswer(of: gesture)
    }
  }

  /// Where the lab is unsure, it says so, before the likeliest name or after it, as is more likely.
  private func showAnswer(of gesture: StrokeGestureRecognizer) {
    let (candidates, unknown) = (gesture.candidates, gesture.unknownConfidence)
    switch gesture.verdict {
    case .rejected: show(candidates, unknown: (0, unknown))
    case .unsure:
      let isNamedFirst = candidates.first.map { $0.confidence >= unknown } ?? false
      show(candidates, unknown: (isNamedFirst ? 1 : 0, unknown))
    default: show(candidates)
    }
  }

  /// - Parameter unknown: in which line it says that a drawing is none of the known shapes, and how
  ///   likely that is.
  private func show(
    _ candidates: [StrokeCandidate], unknown: (line: Int, confidence: Double)? = nil
  ) {
    var lines = candidates.map { ($0.name, $0.confidence) }
    if let unknown { lines.insert(("Nothing I know", unknown.confidence), at: unknown.line) }
    for (index, row) in candidateRows.enumerated() {
      if index < lines.count {
        row.show(lines[index].0, lines[index].1)
      } else {
        row.showNothing()
      }
    }
  }

  /// A touch on a button is the button's.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !(touch.view is UIButton)
  }
}

// MARK: Files

extension StrokeLabViewController: FileExchanging {
  /// All shapes that it knows, as a file.
  public func exportFile() throws(FileProblem) -> String {
    try ShapesFile.text(known.templates)
  }

  /// Knows the shapes of a file in place of its own. Names of its own that are not in the file stay
  /// to be taught, as many as there is room for.
  public func importFile(_ text: String) throws(FileProblem) -> String {
    let templates = try ShapesFile.templates(in: text)
    let imported = StrokeTemplateSet(templates, exampleCountMax: ShapesFile.exampleCountMax)
    taughtName = nil
    offer(Self.names(for: templates))
    compare(with: imported)
    choose(nil)
    let count = templates.count
    return "Imported \(count) \(count == 1 ? "example" : "examples") of "
      + Set(templates.map(\.name)).sorted().joined(separator: ", ") + "."
  }

  private static func names(for templates: [StrokeTemplate]) -> [String] {
    var others: [String] = []
    for template in templates
    where !FirstTemplates.names.contains(template.name) && !others.contains(template.name) {
      others.append(template.name)
    }
    var room = ShapesFile.nameCountMax - Set(templates.map(\.name)).count
    let own = FirstTemplates.names.filter { name in
      if templates.contains(where: { $0.name == name }) { return true }
      room -= 1
      return room >= 0
    }
    return own + others
  }
}

/// One name with a bar: the longer the bar, the more certain the name.
final class CandidateRow: UIView {
  private let bar = UIView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    bar.backgroundColor = .systemTeal.withAlphaComponent(0.5)
    bar.layer.cornerRadius = 6
    label.font = .systemFont(ofSize: 16, weight: .medium)
    for view in [bar, label] { addSubview(view) }
  }

  /// What it says now.
  var text: String? { label.text }

  private var share: CGFloat = 0

  /// Shows a name and how sure it is.
  func show(_ name: String, _ confidence: Double) {
    isHidden = false
    let percent = Int((confidence * 100).rounded())
    label.text = "\(name)  \(percent) %"
    share = CGFloat(confidence)
    setNeedsLayout()
  }

  /// Shows no name.
  func showNothing() {
    isHidden = true
    label.text = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width * share, height: bounds.height)
    label.frame = CGRect(x: 10, y: 0, width: bounds.width - 20, height: bounds.height)
  }
}
