import GestureCore

/// The order of the steps.
extension NavigationRule {
  /// The next step; `nil` when all is done, or while a move runs.
  public mutating func next() -> Step? {
    if steps.isEmpty { plan() }
    guard !steps.isEmpty else { return nil }
    let step = steps.removeFirst()
    switch step {
    case .move: running?.hasStarted = true
    case .didRelease(let screen):
      forget(screen)
      members.removeAll { $0 == screen }
      leaving.removeAll { $0 == screen }
      arriving.removeAll { $0 == screen }
      if loaded == screen { loaded = nil }
    case .didAdopt(let screen): arriving.removeAll { $0 == screen }
    default: break
    }
    return step
  }

  /// A screen is a child no more. Another one may have its name from now on, if it is not on the stack
  /// again.
  private mutating func forget(_ screen: Screen) {
    guard !stack.contains(screen) else { return }
    shownStack.removeAll { $0 == screen }
    running?.oldStack.removeAll { $0 == screen }
    if told == screen { told = nil }
  }

  /// The running move is over: its views are at their end, or back at their start.
  public mutating func ended(completed: Bool) {
    guard let running, running.hasStarted else { return }
    self.running = nil
    if completed { finish(running) } else { goBack(running) }
  }

  // MARK: The end of a move

  private mutating func finish(_ ended: Running) {
    let (from, to, animated) = (ended.move.from, ended.move.to, ended.move.isAnimated)
    shown = to
    steps += [.place(to), .remove(from), .didDisappear(from, animated: animated)]
    ending = .hasCome(to, isNew: true, isAnimated: animated)
  }

  private mutating func goBack(_ ended: Running) {
    let (from, to, animated) = (ended.move.from, ended.move.to, ended.move.isAnimated)
    (stack, shownStack) = (stackAfter(ended), ended.oldStack)
    steps.append(.willDisappear(to, animated: animated))
    ending = .comesBack(from, from: to, isAnimated: animated)
  }

  /// Names what is due at the end of a move, and what is left after that.
  private mutating func planEnd(_ due: Ending) {
    switch due {
    case .comesBack(let screen, let other, let animated):
      let isHidden = presence == .disappeared
      if !isHidden {
        steps.append(.willAppear(screen, animated: animated))
        ending = .hasCome(screen, isNew: false, isAnimated: animated)
      }
      steps += [.place(screen), .remove(other), .didDisappear(other, animated: animated)]
      guard isHidden else { return }
      steps.append(.didDisappear(screen, animated: false))
      hide(screen)
      settleMembers()
    case .hasCome(let screen, let isNew, let animated):
      if presence == .disappeared {
        steps += [.willDisappear(screen, animated: false), .didDisappear(screen, animated: false)]
        hide(screen)
      } else {
        steps.append(.didAppear(screen, animated: animated))
      }
      settleMembers(with: isNew ? screen : nil)
      guard presence != .disappeared, isNew else { return }
      told = screen
      steps.append(.didShow(screen, animated: animated))
    case .wasHidden(let screen):
      // Code that heard that it disappears has shown the controller again.
      if presence == .appeared, newlyShown == screen { planArrival(of: screen) }
    }
  }

  /// A screen disappears at the end of a move: the delegate hears when it shows again.
  private mutating func hide(_ screen: Screen) {
    if told == screen { told = nil }
    ending = .wasHidden(screen)
  }

  /// Children that came have arrived, and children that left are gone; unless they were called back or
  /// sent away meanwhile.
  private mutating func settleMembers(with arrived: Screen? = nil) {
    keepCalledBack()
    // What still shows leaves with the move that takes it away.
    steps += leaving.filter { $0 != shown }.map { .didRelease($0) }
    steps += arriving.filter { stack.contains($0) || $0 == arrived }.map { .didAdopt($0) }
  }

  /// Children that were to leave, and are on the stack again, stay.
  private mutating func keepCalledBack() {
    steps += leaving.filter { stack.contains($0) }.map { .keep($0) }
    leaving.removeAll { stack.contains($0) }
  }

  // MARK: The begin of a move

  /// Names the steps that bring what shows to what the stack says.
  private mutating func plan() {
    if let due = ending {
      ending = nil
      planEnd(due)
      if !steps.isEmpty { return }
    }
    if let screen = placed {
      placed = nil
      planTelling(of: screen)
    }
    switch presence {
    case .announced, .appearing, .disappearing: break
    case .disappeared:
      planMembers()
      planPlacement()
    case .appeared:
      if let running {
        guard running.move.to != stack.last || running.isOverruled else { return planMembers() }
        steps.append(.interrupt(goesBack: running.goesBack))
      } else if let shown, let top = stack.last, shown != top {
        planMove(from: shown, to: top)
      } else {
        planMembers()
        planPlacement()
      }
    }
  }

  /// Screens below the top come and go without appearing.
  private mutating func planMembers() {
    let moving = running.map { [$0.move.from, $0.move.to] } ?? []
    for screen in members
    where !stack.contains(screen) && screen != shown && !moving.contains(screen)
      && !leaving.contains(screen)
    {
      leaving.append(screen)
      steps += [.release(screen), .didRelease(screen)]
    }
    for screen in stack where !members.contains(screen) && screen != stack.last {
      members.append(screen)
      steps += [.adopt(screen), .didAdopt(screen)]
    }
    guard running == nil else { return }
    // Code that heard that it has come back put it on the stack again.
    keepCalledBack()
    // A screen that was loaded to show, and is below the top by now.
    steps += arriving.filter { stack.contains($0) && $0 != stack.last }.map { .didAdopt($0) }
  }

  /// What shows changes without a move: in a hidden controller, or from or to an empty stack.
  private mutating func planPlacement() {
    guard running == nil else { return finishHidden() }
    let old = shown
    guard old != stack.last else {
      shownStack = stack
      return
    }
    if let top = stack.last, loaded != top { return planLoading(of: top) }
    (shown, shownStack, loaded) = (stack.last, stack, nil)
    if let old { planDeparture(of: old) }
    if let top = stack.last { planArrival(of: top) }
  }

  /// Its code may change the stack, or show the controller's own view: what follows is planned afterwards.
  private mutating func planLoading(of top: Screen) {
    loaded = top
    if !members.contains(top) {
      members.append(top)
      arriving.append(top)
      steps.append(.adopt(top))
    }
    steps.append(.load(top))
  }

  private mutating func planDeparture(of old: Screen) {
    let isLeaving = !stack.contains(old)
    if isLeaving, !leaving.contains(old) { steps.append(.release(old)) }
    let isHere = presence == .appeared
    if isHere { steps.append(.willDisappear(old, animated: false)) }
    steps.append(.remove(old))
    if isHere { steps.append(.didDisappear(old, animated: false)) }
    if isLeaving {
      leaving.append(old)
      steps.append(.didRelease(old))
    }
  }

  private mutating func planArrival(of top: Screen) {
    guard presence == .appeared else {
      placed = top
      steps.append(.place(top))
      if arriving.contains(top) { steps.append(.didAdopt(top)) }
      return
    }
    steps += [
      .willAppear(top, animated: false), .willShow(top, animated: false), .place(top),
    ]
    ending = .hasCome(top, isNew: true, isAnimated: false)
  }

  /// Code showed the controller while a screen came into its place.
  private mutating func planTelling(of screen: Screen) {
    guard presence == .appeared, newlyShown == screen else { return }
    told = screen
    steps.append(.didShow(screen, animated: false))
  }

  /// The controller's view went away before the move's views were moved.
  private mutating func finishHidden() {
    running?.hasStarted = true
    ended(completed: true)
  }

  private mutating func planMove(from: Screen, to: Screen) {
    let move = Move(
      from: from, to: to, operation: shownStack.contains(to) ? .pop : .push,
      isAnimated: isAnimated, isSwipe: isSwipe)
    running = Running(move: move, oldStack: shownStack, newStack: stack)
    (shownStack, isSwipe, loaded) = (stack, false, nil)
    // A screen that a call took off and put on again, before it had left, starts anew.
    for screen in members where !stack.contains(screen) && !leaving.contains(screen) {
      leaving.append(screen)
      steps.append(.release(screen))
    }
    for screen in stack where !members.contains(screen) {
      members.append(screen)
      steps.append(.adopt(screen))
      if screen == to { arriving.append(screen) } else { steps.append(.didAdopt(screen)) }
    }
    steps += [
      .prepare(move), .willDisappear(from, animated: move.isAnimated),
      .willAppear(to, animated: move.isAnimated), .willShow(to, animated: move.isAnimated),
      .move(move),
    ]
  }
}
