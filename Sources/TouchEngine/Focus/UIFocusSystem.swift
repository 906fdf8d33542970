// Where the focus of a keyboard is in an application: what is stored, and what an app can ask. Extensions
// beside it move the focus, use it, and keep it at something that is there.

import GestureCore

/// Says which view has the focus of the keyboard, and moves it.
///
/// Keys that no responder took and that are no text come here. Tab leads from group to group, an arrow to
/// the nearest view of the group, Return and Space do what a tap does, and Escape goes back or closes.
/// Nothing has the focus until a key or the app moves it somewhere.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIFocusSystem {
  /// So many changes that follow from each other are made in one turn. [ours]
  static let changesMax = 100
  /// So many views are remembered as the last ones of their groups. [ours]
  static let memoryMax = 64

  /// The last view of a group, or one that is covered.
  struct Memory {
    let view: Weak<UIView>
  }

  /// Where the focus is. The view may be freed at any time.
  struct Place {
    let view: Weak<UIView>
    /// How often the view had come into a window or left one: one that left lost the focus, even if it is
    /// back, as a cell for another row is.
    let windowChangeCount: Int
    /// Where the view was at the end of the last turn, in the window's coordinates.
    var frame: FocusPlace
    /// The container of its group, or the view with the name.
    let container: Weak<UIResponder>
  }

  private let applicationReference: Weak<UIApplication>
  /// Where the focus is; `nil` if nothing has it.
  var place: Place?
  /// Views that had the focus, the latest first; each once.
  var memory: [Memory] = []
  /// Views that had the focus before something covered the screen, the latest last.
  var covered: [Memory] = []
  /// What asked for a change, until it is made.
  var needsUpdate: [Weak<UIResponder>] = []
  /// Whether code hears of a change now, or is asked where one leads.
  var isChanging = false
  /// What that code asked for: it follows when all have heard or answered.
  var request: Weak<UIResponder>?
  /// How many changes were made in this turn.
  var changeCount = 0

  init(of application: Weak<UIApplication>) { applicationReference = application }

  deinit {}

  /// The application; `nil` once that is gone.
  var application: UIApplication? { applicationReference.object }

  /// The window in which the focus is.
  var window: UIWindow? { application?.keyWindow }

  /// The view that has the focus; `nil` if there is none, or it is gone.
  var focusedView: UIView? {
    guard let place, let view = place.view.object, view.windowStorage === window,
      view.windowChangeCount == place.windowChangeCount
    else { return nil }
    return view
  }

  /// Tells observers.
  func report(_ event: @autoclosure () -> Observation.FocusEvent) {
    application?.engine.report(.focus(event()))
  }

  // MARK: What an app asks

  /// The focus system of what is in a window of an application; `nil` without a window.
  public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    environment.responderWindow?.application?.engine.madeFocus
  }

  /// What has the focus; `nil` if nothing has.
  public var focusedItem: (any UIFocusItem)? { focusedView }

  /// Whether a view or controller is another one, or is in it.
  public static func environment(
    _ environment: any UIFocusEnvironment, contains other: any UIFocusEnvironment
  ) -> Bool { chain(of: other).contains { $0 === environment } }

  /// Asks for the focus: it goes at once to the view, or to the one in it that is preferred. From code that
  /// hears of a change, it follows when all have heard of that one.
  public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    guard !isChanging else { return request = Weak(environment) }
    go(to: environment)
    followRequests()
  }

  /// Makes at once the changes that ``FocusResponder/setNeedsFocusUpdate()`` has asked for.
  public func updateFocusIfNeeded() {
    guard !isChanging, let window else { return }
    let askers = exchange(&needsUpdate, with: [])
    guard let view = focusedView else { return }
    let around = UIFocusSystem.chain(of: view)
    for asker in askers {
      guard let asker = asker.object, around.contains(where: { $0 === asker }) else { continue }
      let walk = FocusWalk(in: window)
      guard let environment = around.first(where: { $0 === asker }),
        let found = preferred(in: environment, of: walk)
      else { continue }
      change(to: found, [], because: .asked)
    }
    followRequests()
  }

  /// Notes that something asks for a change.
  func setNeedsUpdate(in environment: FocusResponder) {
    guard !needsUpdate.contains(where: { $0.object === environment }) else { return }
    needsUpdate.append(Weak(environment))
    application?.tellHost()
  }

  // MARK: Environments

  /// A view or controller, and those around it, from inside to outside.
  static func chain(of environment: FocusResponder?) -> [FocusResponder] {
    var (chain, next) = ([FocusResponder](), environment)
    while let current = next {
      chain.append(current)
      next = current.focusParent
    }
    return chain
  }

  /// The view in an environment to which the focus is to go.
  ///
  /// Code of the app may say anything: each environment is asked once, and what it asks for itself waits.
  func preferred(in environment: FocusResponder, of walk: FocusWalk) -> UIView? {
    let wasChanging = exchange(&isChanging, with: true)
    defer { isChanging = wasChanging }
    var visited: [FocusResponder] = []
    return preferred(in: environment, of: walk, &visited)
  }

  private func preferred(
    in environment: FocusResponder, of walk: FocusWalk, _ visited: inout [FocusResponder]
  ) -> UIView? {
    guard visited.count < UIFocusSystem.changesMax,
      !visited.contains(where: { $0 === environment })
    else { return nil }
    visited.append(environment)
    if let view = environment.focusView, view === environment, walk.index(of: view) != nil {
      return view
    }
    for next in environment.preferredFocusEnvironments {
      if let found = preferred(in: next, of: walk, &visited) { return found }
    }
    guard let view = environment.focusView else { return nil }
    for group in walk.groupOrder() {
      if let entry = entry(to: group, of: walk, in: view) { return entry }
    }
    return nil
  }

  /// The view at which the focus enters a group: what its container names, or else the most wanted one.
  ///
  /// - Parameter outer: What the view is in.
  func entry(to group: Int, of walk: FocusWalk, in outer: UIView) -> UIView? {
    if let container = walk.groups[group].container?.focusView,
      let view = container.bringIntoSight(.entry, of: container),
      view.isDescendant(of: outer), view.focusLoss(in: window) == nil
    {
      return view
    }
    return mostWanted(of: walk.members(of: group).filter { $0.view.isDescendant(of: outer) })
  }

  /// The most wanted one of some views in order. If any is in sight, the others do not count. [doc]
  private func mostWanted(of all: [FocusCandidate]) -> UIView? {
    let seen = all.filter { $0.visible.exists }
    let members = seen.isEmpty ? all : seen
    var best: (view: UIView, priority: UIFocusGroupPriority)?
    // The latest one that had the focus.
    let last = memory.lazy.compactMap { $0.view.object }.first { view in
      members.contains { $0.view === view }
    }
    for member in members {
      let own = member.view.focusGroupPriority
      let priority = member.view === last ? max(own, .previouslyFocused) : own
      if let best, priority <= best.priority { continue }
      best = (member.view, priority)
    }
    return best?.view
  }
}

extension FocusResponder {
  /// What this is in: for a controller's view the controller, for another one the superview.
  final var focusParent: FocusResponder? {
    guard let view = focusView else { return nil }
    if view === self, let owner = view.owner { return owner }
    return view.superviewStorage
  }
}

extension UIView: UIFocusItem {
  /// Whether the view has the focus of the keyboard.
  public final var isFocused: Bool { hasFocus }

  /// The controller if this is its root view, otherwise the superview.
  public final var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let owner { return owner }
    return superviewStorage
  }
}

extension ViewOwner: UIFocusEnvironment {
  /// The superview of the view.
  public final var parentFocusEnvironment: (any UIFocusEnvironment)? {
    viewStorage?.superviewStorage
  }
}

#if canImport(Foundation) && !hasFeature(Embedded)
  extension UIFocusSystem {
    /// Posted after the focus has moved. Its object is the focus system, and its `userInfo` has the change
    /// under ``focusUpdateContextUserInfoKey``.
    public static let didUpdateNotification = Notification.Name(
      "UIFocusDidUpdateNotification")
    /// The key of the ``UIFocusUpdateContext`` in the notification.
    public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  }
#endif
