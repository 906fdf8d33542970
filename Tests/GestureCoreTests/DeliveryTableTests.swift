// The tables of delivery and exclusion, exhausted against their rows as they are documented.

import GestureCore
import Testing

@Suite struct TheDispositionTable {
  /// The documented rows; `nil` means any.
  private struct Row {
    let isOpen: Bool?
    let isBegun: Bool?
    let phases: [TouchDisposition.Phase]
    let isTaken: Bool?
    let isDelayed: Bool?
    let isEndDelayed: Bool?
    let result: TouchDisposition
  }

  private let rows: [Row] = {
    let all = TouchDisposition.Phase.allCases
    let living: [TouchDisposition.Phase] = [.underway, .ended]
    return [
      Row(
        isOpen: false, isBegun: nil, phases: all, isTaken: nil, isDelayed: nil,
        isEndDelayed: nil, result: .drop),
      Row(
        isOpen: true, isBegun: false, phases: all, isTaken: true, isDelayed: nil,
        isEndDelayed: nil, result: .drop),
      Row(
        isOpen: true, isBegun: true, phases: all, isTaken: true, isDelayed: nil,
        isEndDelayed: nil, result: .cancel),
      Row(
        isOpen: true, isBegun: false, phases: [.cancelled], isTaken: false, isDelayed: nil,
        isEndDelayed: nil, result: .drop),
      Row(
        isOpen: true, isBegun: true, phases: [.cancelled], isTaken: false, isDelayed: nil,
        isEndDelayed: nil, result: .cancel),
      Row(
        isOpen: true, isBegun: nil, phases: living, isTaken: false, isDelayed: true,
        isEndDelayed: nil, result: .hold),
      Row(
        isOpen: true, isBegun: nil, phases: [.ended], isTaken: false, isDelayed: false,
        isEndDelayed: true, result: .hold),
      Row(
        isOpen: true, isBegun: nil, phases: living, isTaken: false, isDelayed: false,
        isEndDelayed: nil, result: .deliver),
    ]
  }()

  private func expected(_ facts: [Bool], _ phase: TouchDisposition.Phase) -> TouchDisposition? {
    rows.first { row in
      let wanted = [row.isOpen, row.isBegun, row.isTaken, row.isDelayed, row.isEndDelayed]
      return row.phases.contains(phase) && zip(wanted, facts).allSatisfy { $0 == nil || $0 == $1 }
    }?.result
  }

  /// Gives each of 32 slots another combination of the five facts.
  private var facts: TouchDisposition.Facts {
    var facts = TouchDisposition.Facts()
    for slot in 0..<32 {
      let touch = TouchSlots(slot)
      if slot & 1 != 0 { facts.open.formUnion(touch) }
      if slot & 2 != 0 { facts.begun.formUnion(touch) }
      if slot & 4 != 0 { facts.taken.formUnion(touch) }
      if slot & 8 != 0 { facts.delayed.formUnion(touch) }
      if slot & 16 != 0 { facts.delayedEnd.formUnion(touch) }
    }
    return facts
  }

  @Test(arguments: TouchDisposition.Phase.allCases)
  func everyCombinationIsSortedAsItsRowSays(phase: TouchDisposition.Phase) {
    let sorted = TouchDisposition.sort(TouchSlots(bits: 0xFFFF_FFFF), in: phase, by: facts)
    for slot in 0..<32 {
      let isSet = [1, 2, 4, 8, 16].map { slot & $0 != 0 }
      let results: [(TouchSlots, TouchDisposition)] = [
        (sorted.deliver, .deliver), (sorted.hold, .hold), (sorted.drop, .drop),
        (sorted.cancel, .cancel),
      ]
      let found = results.filter { $0.0.contains(slot) }.map(\.1)
      #expect(found == [expected(isSet, phase)], "open, begun, taken, delayed, end: \(isSet)")
    }
  }

  @Test func touchesThatAreNotAskedAboutAreNotSorted() {
    let asked = TouchSlots(5)
    let sorted = TouchDisposition.sort(asked, in: .ended, by: facts)
    let all = sorted.deliver.union(sorted.hold).union(sorted.drop).union(sorted.cancel)
    #expect(all == asked)
  }
}

@Suite struct TheRulesOfSeveralTouches {
  private let yesAndNo = [false, true]

  /// The sentences of the law, one after the other.
  private func expected(_ facts: TouchAssignment) -> TouchAssignment.Refusal? {
    // "While an exclusive view has a touch, touches elsewhere get view == nil."
    if facts.isOtherExclusiveDown { return .exclusiveTouchElsewhere }
    // "A new touch for an exclusive view gets view == nil while any other touch is down": one that
    // is not its own.
    if facts.isExclusive && facts.isOtherDown && !facts.hasTouch { return .otherFingersDown }
    // "While a view has one touch, further touches on that view get view == nil."
    if facts.hasTouch && !facts.isMultipleTouchEnabled { return .alreadyTouched }
    return nil
  }

  @Test func everyCombinationFollowsTheSentences() {
    for bits in 0..<32 {
      let facts = TouchAssignment(
        hasTouch: bits & 1 != 0, isMultipleTouchEnabled: bits & 2 != 0, isExclusive: bits & 4 != 0,
        isOtherDown: bits & 8 != 0, isOtherExclusiveDown: bits & 16 != 0)
      #expect(facts.refusal == expected(facts), "\(facts)")
    }
  }

  @Test func aLoneFingerIsNeverRefused() {
    for isMultiple in yesAndNo {
      for isExclusive in yesAndNo {
        let facts = TouchAssignment(
          hasTouch: false, isMultipleTouchEnabled: isMultiple, isExclusive: isExclusive,
          isOtherDown: false, isOtherExclusiveDown: false)
        #expect(facts.refusal == nil)
      }
    }
  }
}

@Suite struct TheExclusionQuestions {
  private let order: [ExclusionQuestion] = [
    .areViewsRelated, .canWinnerPrevent, .canOtherBePrevented, .doesOtherAllowBoth,
    .doesWinnerAllowBoth,
  ]

  @Test func allAnswersOfAllQuestions() {
    for bits in 0..<32 {
      var asked: [ExclusionQuestion] = []
      let sparing = ExclusionQuestion.sparing { question in
        asked.append(question)
        return bits & (1 << order.firstIndex(of: question)!) != 0
      }
      let yes = (0..<5).map { bits & (1 << $0) != 0 }
      let isExcluded = yes[0] && yes[1] && yes[2] && !yes[3] && !yes[4]
      #expect((sparing == nil) == isExcluded, "\(yes)")
      // Asked in order, and nothing after the answer that decides.
      #expect(asked == Array(order.prefix(asked.count)))
      #expect(sparing == nil ? asked.count == 5 : asked.last == sparing)
    }
  }
}
