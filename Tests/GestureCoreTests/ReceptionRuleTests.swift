// Who receives a touch, who may begin, what wrong reports become: the rules against all their facts.

import GestureCore
import Testing

/// Facts of a table, with a record of what was read.
private final class TableFacts: ReceptionFacts {
  /// The facts that speak against receiving, by their place in the order.
  var against: Set<Int> = []
  var canAsk = true
  private(set) var read: [Int] = []

  private func isAgainst(_ place: Int) -> Bool {
    read.append(place)
    return against.contains(place)
  }

  var isEnabled: Bool { !isAgainst(0) }
  var finalState: GestureState? { isAgainst(1) ? .ended : nil }
  var refusalOfItsClass: ReceptionRule.Refusal? { isAgainst(2) ? .kindNotAllowed : nil }
  var isTypeAllowed: Bool { !isAgainst(3) }
  var tracksAnotherType: Bool { isAgainst(4) }
  var isExclusiveTouchElsewhere: Bool { isAgainst(5) }
  var asksUserCode: Bool { canAsk }
  var refusalOfEvent: ReceptionRule.Refusal? { isAgainst(6) ? .classDeclinedEvent : nil }
  var doesDelegateReceive: Bool { !isAgainst(7) }
  var isStillThere: Bool { !isAgainst(8) }
}

@Suite struct TouchReception {
  private let refusals: [ReceptionRule.Refusal] = [
    .disabled, .alreadyOver(.ended), .kindNotAllowed, .touchTypeNotAllowed, .otherTouchTypeTracked,
    .exclusiveTouchElsewhere, .classDeclinedEvent, .delegateDeclinedTouch, .disabled,
  ]

  @Test func theFirstFactAgainstItIsTheAnswerAndNothingMoreIsRead() {
    for bits in 0..<512 {
      let facts = TableFacts()
      facts.against = Set((0..<9).filter { bits >> $0 & 1 == 1 })
      let first = facts.against.min()
      #expect(ReceptionRule.refusal(facts) == first.map { refusals[$0] })
      #expect(facts.read == Array(0...(first ?? 8)))
    }
  }

  @Test func noCodeOfTheAppIsAskedWhereNoneHasAnAnswer() {
    let facts = TableFacts()
    facts.canAsk = false
    facts.against = [6, 7, 8]
    #expect(ReceptionRule.refusal(facts) == nil)
    #expect(facts.read == [0, 1, 2, 3, 4, 5])
  }

  @Test func surplusFingers() {
    #expect(SurplusFingers.join.limit(tracked: 9, isActive: true) == nil)
    #expect(SurplusFingers.stayOut(beyond: 2).limit(tracked: 1, isActive: false) == nil)
    #expect(SurplusFingers.stayOut(beyond: 2).limit(tracked: 2, isActive: false) == 2)
    #expect(SurplusFingers.stayOut(beyond: 0).limit(tracked: 0, isActive: false) == 0)
    #expect(SurplusFingers.stayOutOnceActive.limit(tracked: 1, isActive: false) == nil)
    #expect(SurplusFingers.stayOutOnceActive.limit(tracked: 1, isActive: true) == 1)
    #expect(PanRule().surplusFingers == .join)
    var pan = PanRule()
    pan.maximumNumberOfTouches = 1
    #expect(pan.surplusFingers == .stayOut(beyond: 1))
  }
}

@Suite struct BeginningQuestions {
  /// Views are numbers: 3 is in 2, which is in 1.
  private func asked(
    cancelsTouches: Bool = true, touched: Int?, own: Int, refusing: Int? = nil
  ) -> (order: [Int], mayBegin: Bool) {
    var order: [Int] = []
    let mayBegin = BeginningRule.mayBegin(
      cancelsTouches: cancelsTouches, touched: touched, isOwn: { $0 == own },
      superview: { $0 > 1 ? $0 - 1 : nil },
      allows: {
        order.append($0)
        return $0 != refusing
      },
      delegateAllows: {
        order.append(0)
        return refusing != 0
      })
    return (order, mayBegin)
  }

  @Test func theTouchedViewThenItsSuperviewsUpToTheOwnThenTheDelegate() {
    #expect(asked(touched: 3, own: 2) == ([3, 2, 0], true))
    #expect(asked(touched: 3, own: 1) == ([3, 2, 1, 0], true))
    #expect(asked(touched: nil, own: 1) == ([0], true))
    // A view that was taken away since is on no path to its recognizer's.
    #expect(asked(touched: 2, own: 3) == ([2, 1, 0], true))
  }

  @Test func theFirstNoIsTheAnswer() {
    #expect(asked(touched: 3, own: 1, refusing: 2) == ([3, 2], false))
    #expect(asked(touched: 3, own: 1, refusing: 0) == ([3, 2, 1, 0], false))
  }

  @Test func viewsHaveNoSayOverRecognizersThatTakeNothingFromThem() {
    #expect(asked(cancelsTouches: false, touched: 3, own: 1, refusing: 3) == ([0], true))
  }
}

@Suite struct ReportRepairs {
  private typealias Facts = ReportRule.Facts

  @Test func eachCombinationOfFacts() {
    for phase in ReportRule.Phase.allCases {
      for bits in 0..<16 {
        let facts = Facts(
          phase: phase, isLocationFinite: bits & 1 != 0, isDown: bits & 2 != 0,
          isElsewhere: bits & 4 != 0, wasReported: bits & 8 != 0)
        let expected: ReportRule.Outcome =
          switch (phase, bits & 1 != 0) {
          case (.hovers, true): .hover
          case (.hovers, false), (.began, false): .drop(.notFinite)
          case (.began, true): bits & 2 != 0 ? .drop(.reportedTwice) : .begin
          case (.goesOn, let isFinite), (.stationary, let isFinite):
            if bits & 6 != 2 {
              .drop(.unknownFinger)
            } else if bits & 8 != 0 {
              .drop(.reportedTwice)
            } else {
              phase == .stationary ? .rest : isFinite ? .goOn : .goOnInPlace(.notFinite)
            }
          }
        #expect(ReportRule.outcome(of: facts) == expected, "\(facts)")
      }
    }
  }

  @Test func aFingerIsInItsWindowAndNewInItsEventUnlessSomethingElseIsSaid() {
    let facts = Facts(phase: .goesOn, isLocationFinite: true, isDown: true)
    #expect(ReportRule.outcome(of: facts) == .goOn)
  }

  @Test func buttons() {
    func outcome(_ begins: Bool, _ isStationary: Bool, _ isDown: Bool) -> PressReportRule.Outcome {
      PressReportRule.outcome(begins: begins, isStationary: isStationary, isDown: isDown)
    }
    #expect(outcome(true, false, false) == .begin)
    #expect(outcome(true, false, true) == .drop(.repeatedPress))
    #expect(outcome(false, false, true) == .goOn)
    #expect(outcome(false, false, false) == .drop(.unknownPress))
    #expect(outcome(false, true, true) == .drop(nil))
    #expect(outcome(false, true, false) == .drop(.unknownPress))
  }
}

@Suite struct PointersOverViews {
  @Test func leftStayedAndEntered() {
    let change = HoverChange(from: [3, 2, 1], to: [4, 1, 2])
    #expect(change.left == [3] && change.stayed == [2, 1] && change.entered == [4])
    let none = HoverChange<Int>(from: [], to: [])
    #expect(none.left.isEmpty && none.stayed.isEmpty && none.entered.isEmpty)
  }
}

@Suite struct PairsThatAreAskedAboutRequirements {
  private func contest(_ count: Int) -> Contest {
    var contest = Contest()
    for rank in 0..<count {
      _ = contest.join(
        at: Contender.Place(depth: 0, rank: count - rank), policy: Contender.TouchPolicy())
    }
    _ = contest.beginHearing()
    return contest
  }

  private func pairs(_ contest: borrowing Contest, _ receivers: [Int], answering: Set<Int>)
    -> [String]
  {
    contest.pairsToAsk(about: receivers) { answering.contains($0) }
      .map { "\($0.asked) about \($0.about)" }
  }

  @Test func eachOrderedPairOfNewOnes() {
    let contest = contest(3)
    #expect(
      pairs(contest, [0, 1, 2], answering: [0, 1, 2]) == [
        "0 about 1", "0 about 2", "1 about 0", "1 about 2", "2 about 0", "2 about 1",
      ])
    #expect(pairs(contest, [0, 1, 2], answering: [1]) == ["1 about 0", "1 about 2"])
  }

  @Test func aPairOfWhichBothReceivedBeforeIsNotAskedAgain() {
    var contest = contest(3)
    contest.receive(TouchSlots(0), at: 0)
    contest.receive(TouchSlots(0), at: 1)
    #expect(
      pairs(contest, [0, 1, 2], answering: [0, 1, 2]) == [
        "0 about 2", "1 about 2", "2 about 0", "2 about 1",
      ])
    #expect(pairs(contest, [0, 1], answering: [0, 1, 2]) == [])
  }

  @Test func contenderWithoutTouchesOrOverIsNoPartner() {
    var contest = contest(3)
    #expect(pairs(contest, [0], answering: [0, 1, 2]) == [])
    contest.receive(TouchSlots(0), at: 1)
    contest.assign(.failed, to: 1)
    #expect(pairs(contest, [0, 2], answering: [0, 1, 2]) == ["0 about 2", "2 about 0"])
  }

  @Test func contendersOfAnEarlierTouchOfTheEventAreInOrderAlready() {
    var contest = Contest()
    for depth in [2, 1] {
      let seat = contest.join(at: .init(depth: depth), policy: .init())
      contest.receive(TouchSlots(0), at: seat)
    }
    contest.require(0, toFail: 1)
    contest.beginOffer()
    let seat = contest.join(at: .init(depth: 0), policy: .init())
    // A required one stands before its dependents.
    #expect(
      pairs(contest, [seat], answering: [0, 1, 2]) == [
        "1 about 2", "0 about 2", "2 about 1", "2 about 0",
      ])
  }
}
