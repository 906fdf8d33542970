// Keeps the focus at something that is there: when its view is gone, hidden, disabled or covered, it moves
// on by itself.

import GestureCore

extension UIFocusSystem {
  /// The turn is over: what was asked for is changed, and the focus moves on if its view cannot have it.
  ///
  /// Complexity: O(levels) unless it moves on.
  func turnEnded() {
    defer { changeCount = 0 }
    guard !isChanging else { return }
    followRequests()
    guard place != nil else { return }
    application?.layoutWindowsIfNeeded()
    if !needsUpdate.isEmpty { updateFocusIfNeeded() }
    // Code that hears of the change may take the next view away, too; and code may answer otherwise each
    // time that it is asked whether a view can have the focus.
    var stepCount = 0
    while let place, max(stepCount, changeCount) < UIFocusSystem.changesMax,
      let loss = loss(of: place)
    {
      stepCount += 1
      moveOn(from: place, because: loss)
      followRequests()
      application?.layoutWindowsIfNeeded()
    }
    noteFrame()
  }

  private func loss(of place: Place) -> FocusLoss? {
    guard let view = place.view.object, view.windowChangeCount == place.windowChangeCount else {
      return .gone
    }
    return view.focusLoss(in: window)
  }

  private func moveOn(from place: Place, because loss: FocusLoss) {
    guard let window else {
      change(to: nil, [], because: .lost(loss))
      return
    }
    if loss == .covered {
      covered.removeAll { $0.view.object == nil }
      if covered.count < UIFocusSystem.memoryMax { covered.append(Memory(view: place.view)) }
    }
    let walk = FocusWalk(in: window)
    let next =
      uncovered(in: walk) ?? neighbour(of: place, in: walk) ?? front(of: window, in: walk)
    change(to: next, [], because: .lost(loss))
  }

  /// The view that had the focus before something covered it that is gone now.
  private func uncovered(in walk: FocusWalk) -> UIView? {
    guard let view = covered.last?.view.object, walk.index(of: view) != nil else { return nil }
    covered.removeLast()
    return view
  }

  /// The view of the same group that is nearest to where the focus was.
  private func neighbour(of place: Place, in walk: FocusWalk) -> UIView? {
    guard let container = place.container.object,
      let group = walk.groups.firstIndex(where: { $0.container === container })
    else { return nil }
    let members = walk.members(of: group)
    return FocusRule.nearest(to: place.frame, among: members.map { $0.place })
      .map { members[$0].view }
  }

  /// The view at which the focus begins in a window: what the controller in front prefers, or else the
  /// first one.
  func front(of window: UIWindow, in walk: FocusWalk) -> UIView? {
    if let owner = window.frontOwner, let found = preferred(in: owner, of: walk) {
      return found
    }
    return walk.groupOrder().first.flatMap { entry(to: $0, of: walk, in: window) }
  }
}
