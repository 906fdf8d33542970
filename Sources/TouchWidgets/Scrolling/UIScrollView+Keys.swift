// Scrolling by the status bar, by keys and by assistive technologies, and the end of editing at a drag.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UIScrollView {
  /// A tap on the status bar: what is at the top stays there, without a question. [doc] What is beyond
  /// its left or right edge goes back on the way.
  final func scrollToTop() {
    let top = rule.clamped(Point(rule.offset.x, rule.vertical.range.lowerBound))
    guard rule.offset.y > top.y,
      scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true, windowStorage != nil
    else { return }
    setContentOffset(CGPoint(top), animated: true)
    isGoingToTop = rule.phase == .easing
  }

  /// Tells the end of an animated change: of one to the top that was not stopped, that it is there.
  final func endAnimation() {
    guard exchange(&isGoingToTop, with: false), rule.offset.y <= rule.vertical.range.lowerBound
    else {
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
      return
    }
    scrollDelegate?.scrollViewDidScrollToTop(self)
  }

  /// Ends editing at the begin of a drag, if it is to.
  final func endEditingAtDrag() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: windowStorage?.endEditing(false)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  /// Ends editing if it is to, and a dragging finger has come to the keyboard.
  final func endEditingAtKeyboard() {
    guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory,
      let window = windowStorage, window.firstResponder != nil
    else { return }
    let frame = window.application?.keyboardFrame ?? .zero
    let finger = window.convert(pan.location(in: nil), to: nil as UIWindow?)
    if frame.height > 0, finger.y >= frame.minY { window.endEditing(false) }
  }

  /// Brings into sight what the focus needs.
  final func show(_ goal: FocusGoal, of view: UIView) -> UIView? {
    switch goal {
    case .itself:
      showFocused(view)
      return view
    case .substitute: return rule.phase == .idle ? bringIntoSight(.itself, of: view) : view
    case .more(let arrow):
      let key: KeyScrolling =
        switch arrow {
        case .up: .line(.vertical, forward: false)
        case .down: .line(.vertical, forward: true)
        case .left: .line(.horizontal, forward: false)
        case .right: .line(.horizontal, forward: true)
        }
      return allowsKeyboardScrolling && scroll(by: key) ? self : nil
    case .neighbour, .entry: return nil
    }
  }

  private final func scroll(by key: KeyScrolling?) -> Bool {
    guard let target = KeyScrolling.target(of: key, from: rule) else { return false }
    setContentOffset(CGPoint(target), animated: true)
    return true
  }

  /// Shows a view with the focus in it, at once: its callbacks find it in sight, and a key that repeats
  /// is never ahead of it. [ours]
  final func showFocused(_ view: UIView) {
    let frame = convert(view.bounds, from: view)
    scrollRectToVisible(
      frame.insetBy(dx: -Self.focusMargin, dy: -Self.focusMargin), animated: false)
  }

  /// The room around a view that the focus scrolls into sight, in points: that of its ring. [ours]
  nonisolated static var focusMargin: CGFloat { 8 }

  /// Scrolls by a key, unless the first responder takes text, or the key is for what has the focus.
  ///
  /// - Returns: Whether the key scrolls, and there is somewhere to go.
  final func scroll(by press: UIPress) -> Bool {
    guard let key = press.key, press.responder?.takesText != true, !isForFocus(key) else {
      return false
    }
    return scroll(by: key.scrolling)
  }

  /// Whether a key is for what has the focus: an arrow or the space bar.
  private final func isForFocus(_ key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: .shift) else { return false }
    switch key.keyCode {
    case .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
      .keyboardSpacebar:
      return UIFocusSystem.focusSystem(for: self)?.focusedItem != nil
    default: return false
    }
  }

  /// Where ``accessibilityScroll(_:)`` leads from here: up, down, left, right.
  package final var pageDirections: [UIAccessibilityScrollDirection] {
    [.up, .down, .left, .right].filter { page($0) != nil }
  }

  /// Scrolls by a page.
  ///
  /// - Returns: Whether there is somewhere to go, and a person may scroll.
  final func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let page = page(direction) else { return false }
    setContentOffset(CGPoint(page.offset), animated: true)
    #if !hasFeature(Embedded)
      windowStorage?.application?.report(.posted(.pageScrolled, .text(words(for: page))))
    #endif
    return true
  }

  private final func page(_ direction: UIAccessibilityScrollDirection) -> PageScrolling.Page? {
    let way: PageScrolling =
      switch direction {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .next: .next
      case .previous: .previous
      }
    return isScrollEnabled
      ? PageScrolling.target(towards: way, from: rule, isMirrored: isMirrored) : nil
  }
}

extension UIKey {
  /// How it scrolls; `nil` for a key that does not. With Control, Option or Command none does.
  fileprivate final var scrolling: KeyScrolling? {
    guard modifierFlags.intersection([.control, .alternate, .command]).isEmpty else { return nil }
    switch keyCode {
    case .keyboardUpArrow: return .line(.vertical, forward: false)
    case .keyboardDownArrow: return .line(.vertical, forward: true)
    case .keyboardLeftArrow: return .line(.horizontal, forward: false)
    case .keyboardRightArrow: return .line(.horizontal, forward: true)
    case .keyboardPageUp: return .page(forward: false)
    case .keyboardPageDown: return .page(forward: true)
    case .keyboardSpacebar: return .page(forward: !modifierFlags.contains(.shift))
    case .keyboardHome: return .end(forward: false)
    case .keyboardEnd: return .end(forward: true)
    default: return nil
    }
  }
}
