// Adding and removing subviews, and the order of their callbacks. [seen for leaving; the order of
// entering a superview that is in a window is its mirror image]

extension UIView {
  /// The view that this one is in.
  public final var superview: UIView? { superviewStorage }

  /// The window that contains this view; for a window, the window itself.
  public final var window: UIWindow? { windowStorage }

  /// The views in this one, back to front.
  public final var subviews: [UIView] { subviewStorage }

  /// Whether this view is another view, or is in it at any depth.
  public final func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superviewStorage
    }
    return false
  }

  /// The first view with a tag among this view and its subviews, depth first and back to front.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviewStorage {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Inserts a view at an index among the subviews, and removes it from its old superview.
  ///
  /// Views are told before the change, and their code may move any view. So everything is read
  /// again afterwards. No code of the app runs from the link between the two views until the
  /// windows of all their subviews are set.
  final func insert(_ view: UIView, at index: Int) {
    guard index >= 0 else {
      programmerError("UIView \(identity): insertSubview at the negative index \(index).")
    }
    if view.superviewStorage === self { return reorder(view, to: index) }
    view.superviewStorage?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    view.announceMove { self.windowStorage }
    requireNotInside(view)
    makeRoom(for: view)
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

  /// So many views may be in each other. [ours: UIKit's limit is not known]
  public static let levelsMax = 10_000

  /// Notes that this view and those around it have the levels of a new subview. Too many are a programmer
  /// error: each step through the views calls itself for each level.
  private final func makeRoom(for view: UIView) {
    var (outer, levels) = (self as UIView?, view.levels + 1)
    while let view = outer, view.levels < levels {
      view.levels = levels
      levels += 1
      outer = view.superviewStorage
    }
    guard outer == nil, levels > UIView.levelsMax else { return }
    // Views that left may have been counted.
    guard depth + 1 + view.countLevels() > UIView.levelsMax else { return }
    programmerError(
      "UIView \(identity): view \(view.identity) cannot become its subview: more than "
        + "\(UIView.levelsMax) views would be in each other.")
  }

  /// Counts the levels of the views in this one again, without calling itself.
  private final func countLevels() -> Int {
    var (level, count) = ([self], 0)
    while true {
      let next = level.flatMap { $0.subviewStorage }
      guard !next.isEmpty else { return count }
      (level, count) = (next, count + 1)
    }
  }

  /// So many levels are released by their outermost view, each inside the one before.
  nonisolated static let levelsReleasedTogether = 100

  /// Releases the views in this one, which is going, one after the other.
  nonisolated final func releaseOneByOne() {
    subviewsInNeedOfLayout = .none
    var rest = exchange(&subviewStorage, with: [])
    while var view = rest.popLast() {
      view.subviewsInNeedOfLayout = .none
      // The last reference: only its own deinit, which follows, sees that its subviews are gone.
      if isKnownUniquelyReferenced(&view) { rest += exchange(&view.subviewStorage, with: []) }
    }
  }

  /// Changes the subviews.
  private final func changeSubviews(_ change: (inout [UIView]) -> Void) {
    change(&subviewStorage)
    lookChanged()
  }

  /// Where a view stands among the subviews; `nil` if it does not. (The closure of a search would check for
  /// each subview on which thread it runs.)
  private final func place(of view: UIView) -> Int? {
    for place in subviewStorage.indices where subviewStorage[place] === view { return place }
    return nil
  }

  /// Inserts a view beside a sibling; in front of all if the sibling is not a subview. [seen]
  final func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    if let present = place(of: view) { changeSubviews { $0.remove(at: present) } }
    let found = place(of: sibling).map { $0 + offset }
    let index = found ?? subviewStorage.count
    if view.superviewStorage === self {
      changeSubviews { $0.insert(view, at: index) }
    } else {
      insert(view, at: index)
    }
  }

  /// Moves a subview among its siblings.
  final func reorder(_ view: UIView, to index: Int) {
    guard let present = place(of: view) else { return }
    changeSubviews {
      $0.remove(at: present)
      $0.insert(view, at: min(index, $0.count))
    }
  }

  /// Removes the view from its superview.
  final func leaveSuperview() {
    guard let superview = superviewStorage else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    announceMove { nil }
    // Code of a callback may have moved the view to another superview. Then it stays there.
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
    if let old = superviewStorage, let present = old.place(of: self) {
      old.changeSubviews { $0.remove(at: present) }
      old.subviewsInNeedOfLayout.forget(self)
    }
    superviewStorage = superview
    if let superview {
      superview.changeSubviews { $0.insert(self, at: min(index, $0.count)) }
      if isInNeedOfLayout { superview.subviewsInNeedOfLayout.note(self) }
    }
    if move.isChange { setWindow(move.to, &move.changes) }
    return move
  }

  /// Swaps two subviews by their indexes, counted from the back.
  final func exchangeSubviews(_ index1: Int, _ index2: Int) {
    let range = subviewStorage.indices
    guard range.contains(index1), range.contains(index2) else {
      programmerError(
        "UIView \(identity): exchangeSubview(at: \(index1), withSubviewAt: \(index2)) with "
          + "\(subviewStorage.count) subviews.")
    }
    changeSubviews { $0.swapAt(index1, index2) }
  }
}

// MARK: Window

extension UIView {
  /// A change of window of a view and all its subviews.
  struct WindowMove {
    let from: UIWindow?
    let to: UIWindow?
    /// The views that changed, with the number of each view's change; the outermost view first.
    var changes: [(view: UIView, number: Int)] = []
    /// Whether there is a change at all.
    var isChange: Bool { from !== to }
  }

  /// Tells controllers and views that the window is about to change. Tells them again if their code
  /// changed the new window.
  private final func announceMove(to window: () -> UIWindow?) {
    let announced = WindowMove(from: windowStorage, to: window())
    announce(announced)
    let move = WindowMove(from: windowStorage, to: window())
    if move.from !== announced.from || move.to !== announced.to { announce(move) }
  }

  private final func announce(_ move: WindowMove) {
    guard move.isChange else { return }
    // A view that goes from one shown window to another appears once it has disappeared.
    if move.from?.isShown == true {
      ownersWillDisappear()
    } else if move.to?.isShown == true {
      ownersWillAppear()
    }
    announceToViews(move)
  }

  /// Tells controllers that the change of window is over.
  private final func finishAppearance(_ move: WindowMove) {
    guard move.isChange else { return }
    if move.from != nil || windowStorage?.isShown != true { ownersDidDisappear() }
    if move.to?.isShown == true, windowStorage === move.to { ownersHaveAppeared() }
  }

  private final func announceToViews(_ move: WindowMove) {
    if Linked.everyInput, let application = move.from?.application {
      application.engine.shake.loses(self, in: application)
    }
    willMove(toWindow: move.to)
    for subview in subviewStorage { subview.announceToViews(move) }
  }

  /// Sets the window of this view and all its subviews.
  private final func setWindow(
    _ window: UIWindow?, _ changes: inout [(view: UIView, number: Int)]
  ) {
    windowStorage = window
    if let window { takeNumber(in: window) }
    windowChangeCount += 1
    drawingToldOf = -1
    changes.append((self, windowChangeCount))
    for subview in subviewStorage { subview.setWindow(window, &changes) }
  }

  /// Tells the views that the window has changed, even if they have moved meanwhile. A view that
  /// has changed its window again has been told already.
  private final func tellViews(_ move: WindowMove) {
    // Before code of the app can move a view on, or make it first in its new window.
    move.from?.resignWhatLeft()
    for (view, number) in move.changes where view.windowChangeCount == number {
      // Without a window nothing is animated. Animations that are left belong to a window that is
      // gone.
      view.endAnimations()
      // A window that is gone told no view that it left.
      view.leftWindow()
      view.recognizersDidMove()
      view.didMoveToWindow()
    }
  }
}

extension UIResponder {
  /// Makes it resign as first responder, even if it refuses.
  package final func resignRegardless() {
    guard let window = firstResponderWindow else { return }
    resignFirstResponder()
    guard window.firstResponder === self else { return }
    window.makeFirst(nil)
    wasMadeToResign()
  }
}
