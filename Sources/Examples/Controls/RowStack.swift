// Rows of a label and a control, one below the other.

import UIKit

/// Rows of a name and a control, and a view below them.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class RowStack: UIView {
  private struct Row {
    let label: UILabel
    let control: UIControl
    let fillsRow: Bool
  }

  private var rows: [Row] = []
  private let ground = UIView(frame: .zero)
  /// The view below the rows.
  var footer: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let footer { addSubview(footer) }
    }
  }

  private static let rowHeight: CGFloat = 48
  private static let margin: CGFloat = 16
  /// Where a control begins that fills its row.
  private static let indent: CGFloat = 100
  private static let maximumWidth: CGFloat = 560

  override init(frame: CGRect) {
    super.init(frame: frame)
    ground.backgroundColor = .tertiarySystemBackground
    ground.layer.cornerRadius = 12
    addSubview(ground)
  }

  deinit {}

  /// Adds a row. The control stands at the right edge in its own size, or fills the row.
  func add(_ name: String, _ control: UIControl, fillsRow: Bool = false) {
    let label = UILabel()
    label.text = name
    label.font = .systemFont(ofSize: 16)
    rows.append(Row(label: label, control: control, fillsRow: fillsRow))
    addSubview(label)
    addSubview(control)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(bounds.width - 2 * Self.margin, Self.maximumWidth)
    let left = bounds.midX - width / 2
    let top = safeAreaInsets.top + Self.margin
    let height = CGFloat(rows.count) * Self.rowHeight
    ground.frame = CGRect(x: left, y: top, width: width, height: height)
    for (index, row) in rows.enumerated() {
      let middle = top + (CGFloat(index) + 0.5) * Self.rowHeight
      let right = left + width - Self.margin
      let start = left + Self.margin
      var size = row.control.bounds.size
      if row.fillsRow { size.width = right - left - Self.indent }
      row.control.frame = CGRect(
        x: right - size.width, y: middle - size.height / 2, width: size.width,
        height: size.height)
      row.label.frame = CGRect(
        x: start, y: middle - 12, width: max(right - size.width - start, 0), height: 24)
    }
    let end = top + height + Self.margin
    footer?.frame = CGRect(
      x: left + Self.margin, y: end, width: width - 2 * Self.margin,
      height: max(bounds.height - end - Self.margin, 0))
  }
}
