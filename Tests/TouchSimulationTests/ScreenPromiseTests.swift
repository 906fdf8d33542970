// The promises about navigation: each is broken on a log made by hand, and only it.

import Testing

@testable import TouchSimulation

@Suite struct PromisesAboutScreensAreChecked {
  private func broken(_ facts: [Fact]) -> [Promise] {
    var judge = Judge(Setting(requirements: Array(repeating: 0, count: 64)))
    for fact in facts { judge.hear(fact) }
    return judge.breaches.map { $0.promise }
  }

  private func calls(_ calls: Fact.ScreenCall...) -> [Fact] { calls.map { .screen(1, $0) } }

  @Test func aScreenAppearsAndDisappearsInOrder() {
    let comes = calls(.willAppear, .isAppearing, .didAppear)
    let goes = calls(.willDisappear, .didDisappear)
    #expect(broken(comes + goes + comes) == [])
    // A swipe that goes back.
    #expect(broken(comes + calls(.willDisappear, .willAppear, .didAppear) + goes) == [])
    #expect(broken(calls(.willAppear, .willDisappear, .didDisappear)) == [])
    #expect(broken(comes + calls(.willAppear)) == [.screenOrder])
    #expect(broken(calls(.willAppear, .didAppear)) == [.screenOrder])
    #expect(broken(comes + calls(.isAppearing)) == [.screenOrder])
    #expect(broken(calls(.isAppearing)) == [.screenOrder])
    #expect(broken(calls(.willDisappear)) == [.screenOrder])
    #expect(broken(comes + calls(.didDisappear)) == [.screenOrder])
    #expect(broken(comes + goes + calls(.didAppear)) == [.screenOrder])
  }

  @Test func aDelegateHearsAfterTheScreen() {
    let comes = calls(.willAppear, .willShow, .isAppearing, .didAppear, .didShow)
    #expect(broken(comes) == [])
    #expect(broken(calls(.willShow)) == [.screenTold])
    #expect(broken(comes.dropLast(2) + calls(.didShow)) == [.screenTold])
    #expect(broken(comes + calls(.willShow)) == [.screenTold])
    let goes = calls(.willDisappear, .didDisappear)
    #expect(broken(comes + calls(.willBePulledAway) + goes + calls(.wasPulledAway)) == [])
    #expect(broken(comes + goes + calls(.wasPulledAway)) == [.screenTold])
    #expect(broken(comes + calls(.willBePulledAway, .wasPulledAway)) == [.screenTold])
    #expect(broken(comes + goes + calls(.willBePulledAway)) == [.screenTold])
  }

  // MARK: At rest

  private func look(
    _ facts: [Fact] = [], _ change: (inout NavigationLook) -> Void
  ) -> [Promise] {
    let top = NavigationLook.Screen(
      serial: 1, isOnStack: true, hasParent: true, isInWindow: true, isInPlace: true)
    var look = NavigationLook(
      stack: [2, 1], screens: [.init(serial: 2, isOnStack: true, hasParent: true), top])
    change(&look)
    let comes = calls(.willAppear, .isAppearing, .didAppear, .didShow)
    return broken(comes + facts + [.screensRested(look)])
  }

  @Test func theTopAloneShows() {
    #expect(look { _ in } == [])
    #expect(look { $0.screens[0].isInWindow = true } == [.screenPlace])
    #expect(look { $0.screens[1].isInWindow = false } == [.screenPlace])
    #expect(look { $0.screens[1].isInPlace = false } == [.screenPlace])
    #expect(look { $0.screens[1].hasParent = false } == [.screenPlace])
    #expect(look { $0.stack.insert(3, at: 0) } == [.screenPlace])
    let left = NavigationLook.Screen(serial: 3, isKept: true, isInWindow: true)
    #expect(look { $0.screens.append(left) } == [.screenPlace])
  }

  @Test func presentedScreenMustShow() {
    let sheet = NavigationLook.Screen(serial: 3, isPresented: true, isInWindow: true)
    let comes: [Fact] = [
      .screen(3, .willAppear), .screen(3, .isAppearing), .screen(3, .didAppear),
    ]
    #expect(look(comes) { $0.screens.append(sheet) } == [])
    #expect(look { $0.screens.append(sheet) } == [.screenRest])
    // It covers all, and the top still shows.
    #expect(
      look(comes) { ($0.isCovered, $0.screens) = (true, $0.screens + [sheet]) }
        == [.screenPlace, .screenRest])
  }

  @Test func restMustHaveNoTransition() {
    #expect(look { $0.transitions = 1 } == [.screenRest])
    #expect(look(calls(.willDisappear)) { _ in } == [.screenRest])
    #expect(look { $0.isShown = false } == [.screenRest])
    #expect(
      look {
        $0.stack = [2]; $0.screens = []
      } == [.screenPlace, .screenTold, .screenRest])
  }

  @Test func theDelegateHeardOfTheTopLast() {
    #expect(look([.screen(2, .wasShown)]) { _ in } == [.screenTold])
  }

  @Test func screenThatLeftMustBeFreed() {
    let left = NavigationLook.Screen(serial: 3)
    #expect(look { $0.screens.append(left) } == [.screenFreed])
    #expect(look { $0.screens.append(.init(serial: 3, isKept: true)) } == [])
  }
}
