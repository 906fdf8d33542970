// How views enter and leave each other, and the order of their callbacks. [seen for leaving; the
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
  ///
  /// The views that are told before it happens may move any view, so that all is looked at anew
  /// afterwards; from the link between the two views to the windows of all that is in them no code
  /// of the app runs.
  final func insert(_ view: UIView, at index: Int) {
    guard index >= 0 else {
      programmerError("UIView \(identity): insertSubview at the negative index \(index).")
    }
    requireNotInside(view)
    if view.superviewStorage === self { return reorder(view, to: index) }
    view.superviewStorage?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    view.announceMove { self.windowStorage }
    requireNotInside(view)
    if view.superviewStorage === self { return reorder(view, to: index) }
    let move = view.link(to: self, at: index)
    setNeedsLayout()
    view.tellViews(move)
    view.didMoveToSuperview()
    didAddSubview(view)
    view.finishAppearance(move)
  }

  private final func requireNotInside(_ view: UIView) {
    guard isDescendant(of: view) else { return }
    programmerError(
      "UIView \(identity): view \(view.identity) cannot become its subview, because it is the "
        + "view itself or contains it.")
  }

  /// Puts a view beside a sibling; in front of all if that is not a subview. [seen]
  final func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    if view.superviewStorage === self { subviewStorage.removeAll { $0 === view } }
    let found = subviewStorage.firstIndex { $0 === sibling }.map { $0 + offset }
    let index = found ?? subviewStorage.count
    if view.superviewStorage === self {
      subviewStorage.insert(view, at: index)
    } else {
      insert(view, at: index)
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
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    announceMove { nil }
    // Code that was told may have put the view elsewhere: there it stays.
    guard superviewStorage === superview else { return }
    let move = link(to: nil, at: 0)
    superview.setNeedsLayout()
    tellViews(move)
    didMoveToSuperview()
    finishAppearance(move)
  }

  /// Makes the view a subview of another, or of none, with all that follows for its window.
  private final func link(to superview: UIView?, at index: Int) -> WindowMove {
    var move = WindowMove(from: windowStorage, to: superview?.windowStorage)
    superviewStorage?.subviewStorage.removeAll { $0 === self }
    superviewStorage = superview
    if let superview {
      superview.subviewStorage.insert(self, at: min(index, superview.subviewStorage.count))
    }
    if move.isChange { setWindow(move.to, &move.changes) }
    return move
  }
}

// MARK: Window

extension UIView {
  /// A change of window that a view and all that is in it go through together.
  struct WindowMove {
    let from: UIWindow?
    let to: UIWindow?
    /// The views that changed, and each one's number of the change: the outermost first.
    var changes: [(view: UIView, number: Int)] = []
    /// Whether there is a change at all.
    var isChange: Bool { from !== to }
  }

  /// Tells controllers and views that the window is about to change; once more if the code that was
  /// told made it another window.
  private final func announceMove(to window: () -> UIWindow?) {
    let announced = WindowMove(from: windowStorage, to: window())
    announce(announced)
    let move = WindowMove(from: windowStorage, to: window())
    if move.from !== announced.from || move.to !== announced.to { announce(move) }
  }

  private final func announce(_ move: WindowMove) {
    guard move.isChange else { return }
    if move.from?.isShown == true { controllersWillDisappear() }
    if move.to?.isShown == true { controllersWillAppear() }
    announceToViews(move)
  }

  /// Tells controllers that the change of window is over.
  private final func finishAppearance(_ move: WindowMove) {
    guard move.isChange else { return }
    if move.from?.isShown == true { controllersDidDisappear() }
    if move.to?.isShown == true, windowStorage === move.to { controllersHaveAppeared() }
  }

  private final func announceToViews(_ move: WindowMove) {
    if let application = move.from?.application { application.shake.loses(self, in: application) }
    willMove(toWindow: move.to)
    for subview in subviewStorage { subview.announceToViews(move) }
  }

  /// Sets the window of this view and all that is in it.
  private final func setWindow(
    _ window: UIWindow?, _ changes: inout [(view: UIView, number: Int)]
  ) {
    windowStorage = window
    if let window { takeNumber(in: window) }
    windowChangeCount += 1
    changes.append((self, windowChangeCount))
    for subview in subviewStorage { subview.setWindow(window, &changes) }
  }

  /// Tells the views that the window has changed, wherever they are by now; one that has changed again
  /// has been told.
  private final func tellViews(_ move: WindowMove) {
    for (view, number) in move.changes where view.windowChangeCount == number {
      // Without a window nothing is on its way: what is left was in a window that is gone.
      view.endAnimations()
      if move.from != nil { view.resignAll() }
      view.recognizersDidMove(from: move.from, to: move.to)
      view.didMoveToWindow()
    }
  }

  /// Gives up being first responder, for the view and its controller.
  private final func resignAll() {
    resignRegardless()
    controllerStorage?.resignRegardless()
  }
}

extension UIResponder {
  /// Stops being first even against the responder's will.
  final func resignRegardless() {
    guard let window = firstResponderWindow else { return }
    resignFirstResponder()
    if window.firstResponder === self { window.makeFirst(nil) }
  }
}
