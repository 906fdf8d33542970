// The promises about scroll views: each is broken on a log made by hand, and only it.

import Testing

@testable import TouchSimulation

@Suite struct PromisesAboutScrollingAreChecked {
  private func broken(_ facts: [Fact]) -> [Promise] {
    var judge = Judge(Setting(requirements: Array(repeating: 0, count: 64)))
    for fact in facts { judge.hear(fact) }
    return judge.breaches.map(\.promise)
  }

  /// Calls of one scroll view, whose properties say what they have to.
  private func calls(_ calls: Fact.ScrollCall...) -> [Fact] {
    calls.map { call in
      let isOver = call == .didEndDecelerating || call == .didEndDragging
      return .scroll(
        0, call,
        Fact.ScrollLook(
          isDragging: !isOver, isDecelerating: call == .willBeginDecelerating))
    }
  }
  private let rests: [Fact] = [.scrollersRested(moving: 0, beyond: 0, of: 1)]
  private func settles(easing: UInt64) -> Fact { .scrollersSettled(Fact.Movement(easing: easing)) }

  @Test func lawfulLogsBreakNothing() {
    let toRest = calls(.willBeginDragging, .scrolled, .willEndDragging, .didEndDragging)
    let flick = calls(
      .willBeginDragging, .scrolled, .willEndDragging, .didEndDraggingGoesOn,
      .willBeginDecelerating, .scrolled, .didEndDecelerating)
    // A touch stops a deceleration: lifted, or it drags, or the content goes on to an edge.
    let caught = flick.dropLast() + calls(.didEndDragging, .didEndDecelerating)
    let draggedAgain = flick.dropLast() + toRest
    let back =
      flick.dropLast()
      + calls(.didEndDraggingGoesOn, .willBeginDecelerating, .didEndDecelerating)
    for log in [toRest, flick, Array(caught), Array(draggedAgain), Array(back)] {
      #expect(broken(log + rests) == [])
    }
    let zoom = calls(.willBeginZooming, .zoomed, .scrolled, .didEndZooming)
    #expect(broken(zoom + zoom + rests) == [])
    let eases: [Fact] = [.easing(0), settles(easing: 1)] + calls(.scrolled, .didEndAnimation)
    #expect(broken(eases + [settles(easing: 0)] + rests) == [])
    // One that begins in the end of another.
    #expect(broken([.easing(0), .easing(0)] + calls(.didEndAnimation, .didEndAnimation)) == [])
  }

  @Test(
    arguments: [
      [.willEndDragging], [.didEndDragging], [.willBeginDecelerating], [.didEndDecelerating],
      [.didEndAnimation], [.zoomed], [.didEndZooming],
      [.willBeginDragging, .willBeginDragging],
      [.willBeginDragging, .didEndDragging],
      [.willBeginDragging, .willEndDragging, .willBeginDragging],
      [.willBeginDragging, .willEndDragging, .didEndDragging, .didEndDragging],
      [.willBeginDragging, .willEndDragging, .didEndDragging, .willBeginDecelerating],
      [.willBeginDragging, .willEndDragging, .didEndDraggingGoesOn, .willEndDragging],
      [.willBeginZooming, .willBeginZooming],
      [.willBeginZooming, .didEndZooming, .zoomed],
    ] as [[Fact.ScrollCall]])
  func aDelegateHearsInOrder(story: [Fact.ScrollCall]) {
    let facts = story.flatMap { calls($0) }
    #expect(broken(facts) == [.scrollOrder])
    #expect(broken(facts.dropLast()) == [])
    // Without an object that hears, nothing can be said.
    #expect(broken([.scrollerUnheard(0)] + facts) == [])
  }

  @Test func itsPropertiesSayTheSame() {
    func call(_ call: Fact.ScrollCall, _ isDragging: Bool, _ isDecelerating: Bool) -> [Fact] {
      [.scroll(0, call, Fact.ScrollLook(isDragging: isDragging, isDecelerating: isDecelerating))]
    }
    #expect(broken(call(.willBeginDragging, false, false)) == [.scrollOrder])
    #expect(broken(call(.willBeginDragging, true, true)) == [.scrollOrder])
    let begins = calls(.willBeginDragging)
    #expect(broken(begins + call(.willEndDragging, false, false)) == [.scrollOrder])
    let ends = begins + calls(.willEndDragging)
    #expect(broken(ends + call(.didEndDraggingGoesOn, false, false)) == [.scrollOrder])
    let goesOn = ends + calls(.didEndDraggingGoesOn)
    #expect(broken(goesOn + call(.willBeginDecelerating, true, false)) == [.scrollOrder])
    let decelerates = goesOn + calls(.willBeginDecelerating)
    #expect(broken(decelerates + call(.didEndDecelerating, true, false)) == [.scrollOrder])
    #expect(broken(decelerates + call(.didEndDecelerating, false, true)) == [.scrollOrder])
  }

  @Test func anAnimationTellsItsEnd() {
    let eases: [Fact] = [.easing(0), settles(easing: 1)]
    #expect(broken(eases + [settles(easing: 0)]) == [.scrollOrder])
    #expect(broken([.easing(0), settles(easing: 0)] + calls(.didEndAnimation)) == [.scrollOrder])
    #expect(broken([.scrollerUnheard(0)] + eases + [settles(easing: 0)]) == [])
  }

  @Test func atRestNothingMoves() {
    #expect(broken([.scrollersRested(moving: 1, beyond: 0, of: 1)]) == [.scrollRest])
    let begun = calls(.willBeginDragging)
    #expect(broken(begun + rests) == [.scrollRest])
    #expect(broken(calls(.willBeginZooming) + rests) == [.scrollRest])
    let goesOn = begun + calls(.willEndDragging, .didEndDraggingGoesOn)
    #expect(broken(goesOn + rests) == [.scrollRest])
    #expect(broken(goesOn + calls(.willBeginDecelerating) + rests) == [.scrollRest])
    // One without a window is not at rest.
    #expect(broken(begun + [.scrollersRested(moving: 0, beyond: 0, of: 0)]) == [])
  }

  @Test func atRestContentIsInsideItsEdges() {
    #expect(broken([.scrollersRested(moving: 0, beyond: 1, of: 1)]) == [.scrollBounds])
  }

  @Test func contentHearsNothingOfATouchThatIsKeptFromIt() {
    let down: [Fact] = [.down(0, Fact.Landing()), .contentRefused(0)]
    let began: [Fact] = [.viewHeard(0, Fact.Hearing())]
    #expect(broken(down + began) == [.contentSilent])
    #expect(broken(down + [.down(0, Fact.Landing())] + began) == [])
  }
}

@Suite struct ScrollViewsOfPlans {
  /// Seeds that have scroll views.
  private let plans = (1...40).map { Plan(seed: $0, inputs: 50, without: .controls) }.filter {
    !$0.scrollers.isEmpty
  }

  @Test func areGrownAndLeftOut() {
    #expect(plans.count > 10)
    #expect(plans.contains { $0.scrollers.count > 2 })
    for plan in plans {
      let without = Plan(seed: plan.seed, inputs: 50, without: [.scrolling, .controls])
      #expect(without.scrollers.isEmpty)
      #expect(without.views == plan.views && without.recognizers == plan.recognizers)
      #expect(plan.reactions.starts(with: without.reactions))
      #expect(plan.answers.starts(with: without.answers))
    }
  }

  @Test func areTakenAwayByTheShrinker() {
    for plan in plans.prefix(5) {
      let small = Shrinker { _ in true }.shrink(plan)
      #expect(small.scrollers.isEmpty)
      let kept = plan.scrollers[0].view
      let last = Shrinker { $0.scrollers.contains { $0.view == kept } }.shrink(plan)
      #expect(last.scrollers == [Plan.Scroller(view: kept)])
    }
  }

  @Test func areWrittenAsSwift() {
    var plan = Plan()
    plan.scrollers = [.init(view: 2, contentWidth: .nan, pages: true, refuses: [1, 3])]
    plan.reactions = [
      .init(moment: .scrolled, mutation: .scroll(2, .setOffset(x: 1, y: -2, animated: true)))
    ]
    plan.inputs = [.act(.scroll(2, .stop))]
    #expect(
      plan.source == """
        Plan(
              seed: 0,
              scrollers: [
                .init(view: 2, contentWidth: .nan, pages: true, refuses: [1, 3]),
              ],
              reactions: [
                .init(moment: .scrolled, mutation: .scroll(2, .setOffset(x: 1.0, y: -2.0, animated: true))),
              ],
              inputs: [
                .act(.scroll(2, .stop)),
              ])
        """)
  }

  @Test func bringRecognizersAlongWithNumbersOfTheirOwn() throws {
    let plan = Plan(views: [.init(id: 1)], scrollers: [.init(view: 1, zoomMax: 2, zoomed: 3)])
    let world = World(plan)
    defer { _ = world.dismantle() }
    let names = Plan.ScrollerPart.allCases.map { part -> String in
      let number = Plan.ownNumber(part, of: 1)
      #expect(Plan.owner(of: number)?.view == 1 && Plan.owner(of: number)?.part == part)
      return world.recognizer(number).map { "\(type(of: $0))" } ?? "none"
    }
    #expect(names == ["ScrollPanRecognizer", "ContentGateRecognizer", "ScrollPinchRecognizer"])
    // Dragging ends the gate; dragging and zooming go together.
    #expect(world.excludes(Plan.ownNumber(.pan, of: 1), Plan.ownNumber(.gate, of: 1)))
    #expect(!world.excludes(Plan.ownNumber(.pan, of: 1), Plan.ownNumber(.pinch, of: 1)))
  }
}
