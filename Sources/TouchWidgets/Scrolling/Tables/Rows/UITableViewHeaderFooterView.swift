// What shows the header or the footer of a section.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A view for a section's header or footer, which is used again for another section.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UITableViewHeaderFooterView: UIView {
  /// What kind of view it is, for using it again; `nil` if it never is.
  public final let reuseIdentifier: String?

  /// Holds what the view shows; it is as large as the view.
  public final let contentView = UIView(frame: .zero)

  private final var label: UILabel?

  /// The title; made when it is first asked for.
  public final var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    made.font = .boldSystemFont(ofSize: 17)
    made.textColor = .secondaryLabel
    contentView.addSubview(made)
    label = made
    setNeedsLayout()
    return made
  }

  /// Makes a view. A subclass that has an initializer of its own writes `required` before this one.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    addSubview(contentView)
  }

  /// Makes a view that is never used again.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  deinit {}

  /// Called before the view is used for another section; does nothing by default.
  open func prepareForReuse() {}

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    label?.frame = bounds.insetBy(dx: UITableViewCell.margin, dy: 0)
  }
}
