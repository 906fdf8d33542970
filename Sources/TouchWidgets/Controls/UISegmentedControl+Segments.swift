// The segments of a segmented control: what they show, and how they come and go.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// What a segment shows.
struct SegmentContent {
  let label = UILabel()
  let picture = UIImageView()
  /// Performed when the segment is chosen.
  var action: UIAction?

  init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
    label.textAlignment = .center
    label.text = title
    picture.contentMode = .scaleAspectFit
    picture.image = image
    self.action = action
  }

  /// Tells assistive technologies how the segment stands: its title is the element, or its picture.
  func tellAccessibility(isSelected: Bool, isEnabled: Bool) {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    let hasTitle = label.text != nil
    label.isAccessibilityElement = hasTitle
    picture.isAccessibilityElement = !hasTitle
    (hasTitle ? label : picture).accessibilityTraits = traits
  }

  /// The width of what it shows, in points.
  var width: Double {
    max(Double(label.sizeThatFits(.zero).width), Double(picture.image?.size.width ?? 0), 1)
  }
}

extension UISegmentedControl {
  /// How many segments there are.
  public final var numberOfSegments: Int { choosing.count }

  final func insert(_ content: SegmentContent, at segment: Int) {
    contents.insert(content, at: choosing.insert(at: segment))
    addSubview(content.picture)
    addSubview(content.label)
    showChoice(animated: false)
  }

  /// Inserts a segment with a title; a number beyond the ends is the nearer end. [doc]
  public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment)
  }

  /// Inserts a segment with a picture; a number beyond the ends is the nearer end. [doc]
  public final func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment)
  }

  /// Inserts a segment with the title and the picture of an action, which is performed when the segment
  /// is chosen.
  public final func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(
      SegmentContent(title: action.title, image: action.image, action: action), at: segment)
  }

  /// Removes a segment; a number beyond the ends is the nearer end. [doc]
  public final func removeSegment(at segment: Int, animated: Bool) {
    guard let index = choosing.remove(at: segment) else { return }
    let content = contents.remove(at: index)
    content.picture.removeFromSuperview()
    content.label.removeFromSuperview()
    showChoice(animated: false)
  }

  /// Removes all segments.
  public final func removeAllSegments() {
    choosing.removeAll()
    for content in exchange(&contents, with: []) {
      content.picture.removeFromSuperview()
      content.label.removeFromSuperview()
    }
    showChoice(animated: false)
  }

  private final func change(_ segment: Int, _ change: (inout SegmentContent) -> Void) {
    guard contents.indices.contains(segment) else { return }
    change(&contents[segment])
    setNeedsLayout()
  }

  private final func content(_ segment: Int) -> SegmentContent? {
    contents.indices.contains(segment) ? contents[segment] : nil
  }

  /// Sets a segment's title; nothing without such a segment.
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.label.text = title
      $0.picture.image = nil
    }
  }

  /// A segment's title; `nil` without one.
  public final func titleForSegment(at segment: Int) -> String? { content(segment)?.label.text }

  /// Sets a segment's picture; nothing without such a segment.
  public final func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.picture.image = image
      $0.label.text = nil
    }
  }

  /// A segment's picture; `nil` without one.
  public final func imageForSegment(at segment: Int) -> UIImage? {
    content(segment)?.picture.image
  }

  /// Sets a segment's action, with its title and its picture; nothing without such a segment.
  public final func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.label.text = action.title
      $0.picture.image = action.image
    }
  }

  /// A segment's action; `nil` without one.
  public final func actionForSegment(at segment: Int) -> UIAction? { content(segment)?.action }

  /// Sets a segment's width, in points; 0 for an equal share.
  public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    choosing.setWidth(Double(width), at: segment)
    setNeedsLayout()
  }

  /// A segment's width, in points; 0 for an equal share.
  public final func widthForSegment(at segment: Int) -> CGFloat { CGFloat(choosing.width(segment)) }

  /// Sets whether a segment can be chosen. The chosen one is chosen no more if it cannot be. [seen]
  public final func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    choosing.setEnabled(enabled, at: segment)
    showChoice(animated: false)
  }

  /// Whether a segment can be chosen; false without such a segment.
  public final func isEnabledForSegment(at segment: Int) -> Bool { choosing.isEnabled(segment) }
}
