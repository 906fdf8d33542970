// How views enter and leave each other, and who is told in which order. [seen for leaving; the
// order of entering a superview that is in a window is its mirror image]

extension UIView {
  /// Whether this view is another, or is in it at any depth.
  public final func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superviewStorage
    }
    return false
  }

  /// This view or the first one in it, depth first and back to front, with a tag.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviewStorage {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Puts a view at an index among the subviews, wherever it was before.
  final func insert(_ view: UIView, at index: Int) {
    guard index >= 0 else {
      programmerError("UIView \(identity): insertSubview at the negative index \(index).")
    }
    guard !isDescendant(of: view) else {
      programmerError(
        "UIView \(identity): view \(view.identity) cannot become its subview, because it is the "
          + "view itself or contains it.")
    }
    if view.superviewStorage === self { return reorder(view, to: index) }
    let move = view.prepareMove(to: windowStorage)
    view.superviewStorage?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    view.announce(move)
    view.superviewStorage?.subviewStorage.removeAll { $0 === view }
    subviewStorage.insert(view, at: min(index, subviewStorage.count))
    view.superviewStorage = self
    setNeedsLayout()
    view.complete(move)
    view.didMoveToSuperview()
    didAddSubview(view)
    view.finishAppearance(move)
  }

  /// Puts a view beside a sibling; at the front or back if that is not a subview.
  final func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    if view.superviewStorage === self { subviewStorage.removeAll { $0 === view } }
    let index = subviewStorage.firstIndex { $0 === sibling }.map { $0 + offset }
    let place = index ?? (offset == 0 ? 0 : subviewStorage.count)
    if view.superviewStorage === self {
      subviewStorage.insert(view, at: place)
    } else {
      insert(view, at: place)
    }
  }

  /// Moves a subview among its siblings.
  final func reorder(_ view: UIView, to index: Int) {
    guard let present = subviewStorage.firstIndex(where: { $0 === view }) else { return }
    subviewStorage.remove(at: present)
    subviewStorage.insert(view, at: min(index, subviewStorage.count))
  }

  /// Takes the view out of its superview.
  final func leaveSuperview() {
    guard let superview = superviewStorage else { return }
    let move = prepareMove(to: nil)
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    announce(move)
    superview.subviewStorage.removeAll { $0 === self }
    superviewStorage = nil
    superview.setNeedsLayout()
    complete(move)
    didMoveToSuperview()
    finishAppearance(move)
  }
}

// MARK: Window

extension UIView {
  /// A change of window that a view and all that is in it go through together.
  struct WindowMove {
    let from: UIWindow?
    let to: UIWindow?
    /// Whether there is a change at all.
    var isChange: Bool { from !== to }
  }

  final func prepareMove(to window: UIWindow?) -> WindowMove {
    WindowMove(from: windowStorage, to: window)
  }

  /// Tells controllers and views that the window is about to change.
  final func announce(_ move: WindowMove) {
    guard move.isChange else { return }
    if move.from?.isShown == true { controllersWillDisappear() }
    if move.to?.isShown == true { controllersWillAppear() }
    announceToViews(move)
  }

  /// Sets the window in the whole subtree, then tells the views.
  final func complete(_ move: WindowMove) {
    guard move.isChange else { return }
    setWindow(move.to)
    tellViews(move)
  }

  /// Tells controllers that the change of window is over.
  final func finishAppearance(_ move: WindowMove) {
    guard move.isChange else { return }
    if move.from?.isShown == true { controllersDidDisappear() }
    if move.to?.isShown == true, windowStorage === move.to { controllersHaveAppeared() }
  }

  private final func announceToViews(_ move: WindowMove) {
    willMove(toWindow: move.to)
    for subview in subviewStorage { subview.announceToViews(move) }
  }

  /// Sets the window of this view and all that is in it.
  private final func setWindow(_ window: UIWindow?) {
    windowStorage = window
    for subview in subviewStorage { subview.setWindow(window) }
  }

  private final func tellViews(_ move: WindowMove) {
    if move.from != nil { leaveWindow() }
    recognizersDidMove(from: move.from, to: move.to)
    didMoveToWindow()
    for subview in subviewStorage { subview.tellViews(move) }
  }

  /// Gives up what only a view in a window can have.
  private final func leaveWindow() {
    endAnimations()
    resignRegardless()
    controllerStorage?.resignRegardless()
  }
}

extension UIResponder {
  /// Stops being first even against the responder's will.
  final func resignRegardless() {
    guard let window = firstResponderWindow else { return }
    resignFirstResponder()
    guard isFirstResponder else { return }
    window.firstResponderStorage = nil
    firstResponderWindow = nil
  }
}

extension UIView {
  /// Clears the window of a view and all that is in it, when the window goes away.
  nonisolated final func forgetWindow() {
    windowStorage = nil
    animations = []
    for subview in subviewStorage { subview.forgetWindow() }
  }
}
