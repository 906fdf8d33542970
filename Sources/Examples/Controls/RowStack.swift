// Rows of a label and a control, one below the other.

import UIKit

/// Rows of a name and a control, and lines of text below them.
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
  private var lines: [UILabel] = []

  private static let rowHeight: CGFloat = 48
  private static let lineHeight: CGFloat = 22
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
    // The control says its name itself.
    label.isAccessibilityElement = false
    if control.accessibilityLabel == nil { control.accessibilityLabel = name }
    rows.append(Row(label: label, control: control, fillsRow: fillsRow))
    addSubview(label)
    addSubview(control)
  }

  /// Shows lines of text, the first one in the text's colour.
  func show(_ texts: [String]) {
    while lines.count < texts.count {
      let line = UILabel()
      line.font = .systemFont(ofSize: 15)
      line.textColor = lines.isEmpty ? .label : .secondaryLabel
      lines.append(line)
      addSubview(line)
    }
    for (index, line) in lines.enumerated() {
      line.text = index < texts.count ? texts[index] : nil
    }
    setNeedsLayout()
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
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: left + Self.margin, y: end + CGFloat(index) * Self.lineHeight,
        width: width - 2 * Self.margin, height: Self.lineHeight)
    }
  }
}
