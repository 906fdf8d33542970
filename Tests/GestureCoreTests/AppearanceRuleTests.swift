// What a controller is told of its view's way into and out of a shown window, without a view.

import GestureCore
import Testing

@Suite struct AppearanceRuleTests {
  private static let states: [AppearanceRule] = [
    .disappeared, .announced(.window), .appearing(.window), .announced(.container),
    .appearing(.container), .appeared,
    .disappearing(.window), .disappearing(.container),
  ]

  /// A state in two or three characters: the leader is `w` or `c`, and `!` stands for in the window.
  private static func text(_ state: AppearanceRule) -> String {
    switch state {
    case .disappeared: "out"
    case .announced(let leader): leader == .window ? "+w" : "+c"
    case .appearing(let leader): leader == .window ? "+w!" : "+c!"
    case .appeared: "in"
    case .disappearing(let leader): leader == .window ? "-w" : "-c"
    }
  }

  private static func row(_ state: AppearanceRule, _ leader: AppearanceRule.Leader) -> String {
    let cells = AppearanceRule.Step.allCases.map { step -> String in
      guard let turn = state.turn(at: step, ledBy: leader) else { return "." }
      return text(turn.state) + (turn.isTold ? "" : " untold")
    }
    return "\(text(state)): " + cells.joined(separator: ", ")
  }

  @Test func eachStateTakesTheStepsOfItsWindow() {
    // will appear, is appearing, did appear, will disappear, did disappear
    #expect(
      Self.states.map { Self.row($0, .window) } == [
        "out: +w, ., ., ., .",
        "+w: ., +w!, in, -w, .",
        "+w!: ., ., in, -w, .",
        "+c: ., +c!, ., ., .",
        "+c!: ., ., ., ., .",
        "in: ., ., ., -w, .",
        "-w: +w!, ., ., ., out",
        "-c: ., ., ., ., .",
      ])
  }

  @Test func eachStateTakesTheStepsOfItsContainer() {
    #expect(
      Self.states.map { Self.row($0, .container) } == [
        "out: +c, ., ., ., .",
        "+w: ., +w!, ., -c, .",
        "+w!: ., ., ., -c, .",
        "+c: ., +c!, in, -c, .",
        "+c!: ., ., in, -c, .",
        "in: ., ., ., -c, .",
        "-w: +c!, ., ., -c untold, .",
        "-c: +c!, ., ., ., out",
      ])
  }

  @Test func stepsThatWereMissedAreMadeUpFor() {
    func missed(_ step: AppearanceRule.Step, _ isShown: Bool) -> AppearanceRule.Step? {
      AppearanceRule.missed(before: step, isShown: isShown)
    }
    #expect(missed(.isAppearing, true) == .willAppear)
    #expect(missed(.didDisappear, false) == .willDisappear)
    #expect(missed(.didDisappear, true) == nil)
    for step in [AppearanceRule.Step.willAppear, .didAppear, .willDisappear] {
      #expect(missed(step, true) == nil && missed(step, false) == nil)
    }
  }

  /// All ways of six steps, by either leader: each announcement is followed by its end or its reversal.
  @Test func announcementsAreFollowedByTheirEndOrTheirReversal() {
    var count = 0
    func go(_ state: AppearanceRule, _ told: [AppearanceRule.Step], _ left: Int) {
      count += 1
      let last = told.last { $0 != .isAppearing }
      switch state {
      case .disappeared: #expect(last == nil || last == .didDisappear)
      case .announced, .appearing: #expect(last == .willAppear)
      case .appeared: #expect(last == .didAppear)
      case .disappearing: #expect(last == .willDisappear)
      }
      guard left > 0 else { return }
      for leader in AppearanceRule.Leader.allCases {
        for step in AppearanceRule.Step.allCases {
          guard let turn = state.turn(at: step, ledBy: leader) else { continue }
          if turn.isTold { #expect(Self.mayFollow(step, told)) }
          go(turn.state, turn.isTold ? told + [step] : told, left - 1)
        }
      }
    }
    go(.disappeared, [], 6)
    #expect(count > 500)
    print("\(count) ways of up to six steps of an appearance")
  }

  /// Whether a controller that was told some steps may be told this one.
  private static func mayFollow(
    _ step: AppearanceRule.Step, _ told: [AppearanceRule.Step]
  ) -> Bool {
    let last = told.last { $0 != .isAppearing }
    return switch step {
    case .willAppear: last == nil || last == .didDisappear || last == .willDisappear
    case .isAppearing:
      last == .willAppear
        && !told.reversed().prefix { $0 != .didDisappear }.contains(.isAppearing)
    case .didAppear: last == .willAppear
    case .willDisappear: last == .didAppear || last == .willAppear
    case .didDisappear: last == .willDisappear
    }
  }
}
