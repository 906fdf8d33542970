// Pulls content down to refresh it. When, decides `RefreshRule`; what the finger pulls, the scroll view's
// own pan tells.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A control above the content of a scroll view, which says when content is pulled down to be refreshed.
///
/// It sends `valueChanged` while the finger is still down, after 120 points without the rubber band, and
/// room is kept for it from the lift to ``endRefreshing()``. What the app does, sends nothing. It is hidden
/// while nothing is pulled or refreshed, and its top follows the content that is pulled. [ours; so it is on
/// Mac Catalyst]
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIRefreshControl: UIControl {
  final var refreshing = RefreshRule()
  private final var scrollerReference = Weak<UIScrollView>(nil)
  private final let mark = UIView(frame: .zero)

  /// Makes a control that is 60 points high.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    bounds.size.height = CGFloat(RefreshRule.height)
    isUserInteractionEnabled = false
    isHidden = true
    mark.backgroundColor = .systemGray
    mark.layer.cornerRadius = 10
    addSubview(mark)
  }

  deinit {}

  /// No: it is out of sight until content is pulled.
  open override var canBecomeFocused: Bool { false }

  /// Whether content is being refreshed.
  public final var isRefreshing: Bool { refreshing.isRefreshing }

  /// Shows that content is being refreshed without a finger; sends nothing.
  open func beginRefreshing() {
    refreshing.begin()
    keepRoom()
  }

  /// Takes the room away again. In the same drag it does not refresh again.
  open func endRefreshing() {
    refreshing.end()
    keepRoom()
  }

  /// Places the mark.
  open override func layoutSubviews() {
    super.layoutSubviews()
    mark.bounds.size = CGSize(width: 20, height: 20)
    mark.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  // MARK: Its scroll view

  /// Becomes the control of a scroll view.
  final func serve(_ scroller: UIScrollView) {
    scrollerReference.object?.refreshControl = nil
    scrollerReference = Weak(scroller)
    let height = CGFloat(RefreshRule.height)
    frame = CGRect(x: 0, y: -height, width: scroller.bounds.width, height: height)
    autoresizingMask = .flexibleWidth
    scroller.pan.addTarget(self, action: Selector(UIRefreshControl.dragged))
    // Code of the app hears of the new subview, and may take the control away.
    scroller.insertSubview(self, at: 0)
    keepRoom()
  }

  /// Leaves its scroll view.
  final func leave(_ scroller: UIScrollView) {
    guard scrollerReference.object === scroller else { return }
    scrollerReference = Weak(nil)
    scroller.pan.removeTarget(self, action: nil)
    refreshing.end()
    refreshing.release()
    scroller.refreshInset = 0
    removeFromSuperview()
  }

  private final func dragged() {
    guard let scroller = scrollerReference.object else { return }
    switch scroller.pan.state {
    case .began, .changed:
      let pull = scroller.rule.topPull
      show(pull)
      if refreshing.drag(by: pull, isEnabled: isEnabled) {
        show(pull)
        sendActions(for: .valueChanged)
      }
    default:
      refreshing.release()
      keepRoom()
    }
  }

  private final func show(_ pull: Double) {
    alpha = isRefreshing ? 1 : CGFloat(min(max(pull / RefreshRule.pull, 0), 1))
    if let scroller = scrollerReference.object { follow(scroller) }
  }

  /// Follows the content: while it is pulled, the top is where the viewport begins.
  final func follow(_ scroller: UIScrollView) {
    let above =
      scroller.bounds.minY + scroller.adjustedContentInset.top - scroller.refreshInset
    isHidden = !isRefreshing && above >= 0
    frame.origin.y = min(above, isRefreshing ? -bounds.height : 0)
  }

  /// Keeps room above the content, or gives it back; content that is there moves along in 0.3 seconds.
  private final func keepRoom() {
    show(0)
    guard let scroller = scrollerReference.object else { return }
    let room = refreshing.keepsRoom ? CGFloat(RefreshRule.height) : 0
    let difference = room - scroller.refreshInset
    guard difference != 0 else { return }
    let top = -scroller.adjustedContentInset.top
    let place = scroller.contentOffset
    if scroller.rule.phase == .idle, scroller.windowStorage != nil,
      difference > 0 ? place.y == top : place.y < top - difference
    {
      // First the way, so that the content does not jump with its edge.
      scroller.setContentOffset(CGPoint(x: place.x, y: top - difference), animated: true)
    }
    scroller.refreshInset = room
  }
}
