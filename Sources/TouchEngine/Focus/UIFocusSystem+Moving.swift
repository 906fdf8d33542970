// A change of the focus, step by step: what is around both views is asked, a text is ended, the focus
// moves into sight, and all hear of it.

import GestureCore

extension UIFocusSystem {
  /// Moves the focus to a view or controller, or to what it prefers.
  func go(to environment: FocusResponder) {
    guard let window else { return }
    application?.layoutWindowsIfNeeded()
    let walk = FocusWalk(in: window)
    guard let view = preferred(in: environment, of: walk) else { return refuse(.notFocusable) }
    change(to: view, [], because: .asked)
  }

  /// Makes what code asked for that heard of a change or was asked, until it asks no more.
  func followRequests() {
    var followed = 0
    while !isChanging, let next = exchange(&request, with: nil) {
      guard let responder = next.object, let environment = responder.asFocusResponder else {
        continue
      }
      followed += 1
      guard max(followed, changeCount) < UIFocusSystem.changesMax else {
        return refuse(.tooManyChanges(allowed: UIFocusSystem.changesMax))
      }
      go(to: environment)
    }
  }

  /// Moves the focus to a view that can have it; `nil` for none.
  ///
  /// - Returns: Whether the focus is there now.
  @discardableResult
  func change(
    to new: UIView?, _ heading: UIFocusHeading, because cause: Observation.FocusCause
  ) -> Bool {
    let old = focusedView
    // From nothing to nothing: the view that had the focus is gone, and its place is forgotten.
    guard old !== new || new == nil else { return true }
    guard changeCount < UIFocusSystem.changesMax else {
      refuse(.tooManyChanges(allowed: UIFocusSystem.changesMax))
      return false
    }
    changeCount += 1
    isChanging = true
    let (former, next) = (UIFocusSystem.chain(of: old), UIFocusSystem.chain(of: new))
    // Inside first; what is around both comes with what had the focus.
    let all = former + next.filter { one in !former.contains { $0 === one } }
    let mayChange = isAllowed(from: old, to: new, heading, all, because: cause)
    if mayChange {
      move(from: old, to: new, because: cause)
      tell(all, from: old, to: new, heading)
    }
    isChanging = false
    keepAlive(all)
    if mayChange, let new, focusedView === new, new.takesText, !new.isFirstResponder {
      new.becomeFirstResponder()
    }
    return mayChange
  }

  // MARK: Steps

  /// Asks what is around both views. What cannot have the focus any more has no say.
  private func isAllowed(
    from old: UIView?, to new: UIView?, _ heading: UIFocusHeading, _ all: [FocusResponder],
    because cause: Observation.FocusCause
  ) -> Bool {
    if case .lost = cause { return true }
    let context = UIFocusUpdateContext(from: old, to: new, heading: heading)
    for environment in all {
      guard environment.shouldUpdateFocus(in: context) else {
        refuse(.refused(by: environment.responderID))
        return false
      }
    }
    if let new, let editor = window?.firstResponder, editor.takesText, editor !== new,
      !editor.resignFirstResponder()
    {
      refuse(.edits(editor.responderID))
      return false
    }
    // What was asked may have changed anything.
    if let new, new.focusLoss(in: window) != nil {
      refuse(.notFocusable)
      return false
    }
    return true
  }

  private func move(from old: UIView?, to new: UIView?, because cause: Observation.FocusCause) {
    old?.showsFocus(false)
    if let lost = place?.view.object, lost !== old { lost.showsFocus(false) }
    report(
      .moved(from: old?.observationID, to: new?.observationID, because: cause))
    guard let new else { return place = nil }
    new.showsFocus(true)
    place = Place(
      view: Weak(new), windowChangeCount: new.windowChangeCount, frame: CGRect.zero.place,
      container: Weak(container(of: new)))
    memory.removeAll { $0.view.object == nil || $0.view.object === new }
    memory.insert(Memory(view: Weak(new)), at: 0)
    if memory.count > UIFocusSystem.memoryMax { memory.removeLast() }
    if case .lost = cause { showInSight(new, .substitute) } else { showInSight(new) }
    noteFrame()
  }

  private func tell(
    _ all: [FocusResponder], from old: UIView?, to new: UIView?, _ heading: UIFocusHeading
  ) {
    let coordinator = UIFocusAnimationCoordinator()
    let context = UIFocusUpdateContext(from: old, to: new, heading: heading)
    for environment in all { environment.didUpdateFocus(in: context, with: coordinator) }
    #if canImport(Foundation) && !hasFeature(Embedded)
      NotificationCenter.default.post(
        name: UIFocusSystem.didUpdateNotification, object: self,
        userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
    #endif
    coordinator.run()
  }

  func refuse(_ refusal: Observation.FocusRefusal) {
    report(.stayed(at: focusedView?.observationID, because: refusal))
  }

  // MARK: Places

  /// Brings a view into sight, from the innermost scroll view around it to the outermost one.
  func showInSight(_ view: UIView, _ goal: FocusGoal = .itself) {
    application?.layoutWindowsIfNeeded()
    var next = view.superviewStorage
    while let around = next {
      if around.focusKind == .scrollingGroup { _ = around.bringIntoSight(goal, of: view) }
      next = around.superviewStorage
    }
    application?.layoutWindowsIfNeeded()
  }

  /// Remembers where the view with the focus is.
  func noteFrame() {
    guard let view = focusedView, let window = view.windowStorage else { return }
    place?.frame = view.convert(view.bounds, to: window as UIView).place
  }

  /// What a view's group is the content of.
  private func container(of view: UIView) -> UIResponder? {
    var next: UIView? = view
    while let current = next {
      let isGroup =
        current.focusGroupIdentifier != nil || current.focusKind != .plain || current.owner != nil
      if isGroup { return current }
      next = current.superviewStorage
    }
    return view.windowStorage
  }
}

extension UIView {
  /// Shows that the view has the focus, or has it no more.
  fileprivate final func showsFocus(_ isFocused: Bool) {
    hasFocus = isFocused
    lookChanged()
  }
}
