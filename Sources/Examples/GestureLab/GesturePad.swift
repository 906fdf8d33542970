// A pad of the gesture laboratory: it shows which touches it hears, and the line that a finger draws on it.

import UIKit

/// A view with a title that writes down the phases of the touches that it hears.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class GesturePad: UIView {
  /// The phases since the last gesture was over, in order.
  private(set) var heard: [String] = []
  private let titleLabel = UILabel()
  private let heardLabel = UILabel()
  private let line = CAShapeLayer()
  private let path = UIBezierPath()
  /// Whether what it heard belongs to a gesture that is over.
  private var isOver = false

  /// Whether a gesture is over when its touches are, whatever recognizers still wait for.
  private let endsWithTouches: Bool

  init(_ title: String, endsWithTouches: Bool = false) {
    self.endsWithTouches = endsWithTouches
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
    titleLabel.text = title
    titleLabel.font = .boldSystemFont(ofSize: 14)
    heardLabel.font = .systemFont(ofSize: 13)
    heardLabel.numberOfLines = 3
    for label in [titleLabel, heardLabel] { addSubview(label) }
    line.fillColor = nil
    line.strokeColor = UIColor.systemOrange.cgColor
    line.lineWidth = 5
    line.lineCap = .round
    layer.addSublayer(line)
  }

  deinit {}

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 16)
    titleLabel.frame = CGRect(x: 8, y: 6, width: width, height: 22)
    heardLabel.frame = CGRect(x: 8, y: max(32, bounds.height - 58), width: width, height: 52)
  }

  /// The gesture is over: the next touch begins a new list and a new line.
  func endGesture() { isOver = true }

  private func hear(_ phase: String) {
    // Moves would fill the list.
    if heard.last != phase || phase != "moved" { heard.append(phase) }
    heardLabel.text = "It hears \(heard.joined(separator: ", "))."
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isOver {
      heard = []
      path.removeAllPoints()
    }
    isOver = false
    for touch in touches {
      hear("began")
      path.move(to: touch.location(in: self))
    }
    line.path = path.cgPath
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("moved")
    for touch in touches { path.addLine(to: touch.location(in: self)) }
    line.path = path.cgPath
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for _ in touches { hear("ended") }
    if endsWithTouches { isOver = true }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for _ in touches { hear("cancelled") }
    if endsWithTouches { isOver = true }
  }
}
