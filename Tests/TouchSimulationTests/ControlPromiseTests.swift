// The promises about controls and text fields: each is broken on a log made by hand, and only it.

import Testing

@testable import TouchSimulation

@Suite struct PromisesAboutControlsAreChecked {
  private func broken(_ facts: [Fact]) -> [Promise] {
    var judge = Judge(Setting(requirements: Array(repeating: 0, count: 64)))
    for fact in facts { judge.hear(fact) }
    return judge.breaches.map { $0.promise }
  }

  private func settled(_ change: (inout Fact.ControlsLook) -> Void) -> Fact {
    var look = Fact.ControlsLook(present: 1)
    change(&look)
    return .controlsSettled(look)
  }

  private let began: [Fact] = [
    .down(0, Fact.Landing(view: 0)), .viewHeard(0, Fact.Hearing(view: 0)), .control(0, .down),
  ]
  private let ended: [Fact] = [
    .up(0, time: 1, isCancelled: false),
    .viewHeard(0, Fact.Hearing(phase: .ended, own: .ended, view: 0, time: 1)),
    .control(0, .upInside),
  ]

  @Test func aControlTracksFromItsBeginningToItsEnd() {
    let tracking = settled { ($0.tracking, $0.lit) = (1, 1) }
    #expect(broken(began + [tracking] + ended + [settled { _ in }]) == [])
    #expect(broken(began + [settled { _ in }]) == [.controlPressed])
    #expect(broken(began + [tracking] + ended.dropLast() + [settled { _ in }]) == [.controlPressed])
    #expect(broken([settled { $0.lit = 1 }]) == [.controlPressed])
    // One that lets its finger go tells nothing of it.
    #expect(broken(began + [.control(0, .gaveUp), settled { _ in }]) == [])
    #expect(broken(began + [.control(0, .gaveUp), .control(0, .upInside)]) == [.controlPairs])
  }

  @Test func aControlTracksWhileItIsTouched() {
    let tracking = settled { $0.tracking = 1 }
    #expect(broken(began + ended.dropLast() + [tracking]) == [.controlTouched])
    // The touch is on another one.
    let elsewhere: [Fact] = [
      .down(0, Fact.Landing(view: 1)), .viewHeard(1, Fact.Hearing(view: 1)), .control(0, .down),
    ]
    #expect(broken(elsewhere + [tracking]) == [.controlTouched])
    let outside = settled { ($0.tracking, $0.outside) = (1, 1) }
    #expect(broken(began + ended.dropLast() + [outside]) == [])
  }

  @Test func aValueIsWithinItsLimitsAndTheInsertionPointInItsText() {
    #expect(broken([settled { $0.beyond = 1 }]) == [.controlLimits])
    #expect(broken([settled { ($0.beyond, $0.fields) = (1, 1) }]) == [.fieldText])
    #expect(broken([.field(0, .shouldChange, isSo: false)]) == [.fieldText])
  }

  @Test func aValueIsToldWhenAFingerChangedIt() {
    let known: Fact = .value(0, 1, .known)
    #expect(broken([known, .value(0, 2, .told), .value(0, 3, .told)]) == [])
    #expect(broken([known, .value(0, 2, .told), .value(0, 2, .told)]) == [.controlValue])
    #expect(broken([known, .value(0, 2, .silent)]) == [.controlValue])
    // It may come back to what it was before it is told.
    let quiet: [Fact] = [.value(0, 1, .told), .value(0, 2, .quiet)]
    let tracking = settled { $0.tracking = 1 }
    #expect(broken(began + [known] + quiet + [tracking, .value(0, 1, .told)]) == [])
    #expect(broken([known] + quiet + [settled { _ in }]) == [.controlValue])
    #expect(broken([.value(0, 1, .momentary), .value(0, 1, .momentary)]) == [])
  }

  @Test func editingIsToldInOrder() {
    let begin: [Fact] = [
      .field(0, .shouldBegin, isSo: true), .field(0, .didBegin, isSo: true),
      .field(0, .targetBegin, isSo: true),
    ]
    let end: [Fact] = [
      .field(0, .shouldEnd, isSo: true), .field(0, .didEnd, isSo: true),
      .field(0, .targetEnd, isSo: true),
    ]
    #expect(broken(begin + end + begin) == [])
    #expect(broken(begin + [begin[0]]) == [.fieldOrder])
    #expect(broken(begin + [begin[1]]) == [.fieldOrder])
    #expect(broken([end[0]]) == [.fieldOrder])
    #expect(broken([end[1]]) == [.fieldOrder])
    #expect(broken([end[2]]) == [.fieldOrder])
    #expect(broken([begin[2]]) == [.fieldOrder])
    #expect(broken([.field(0, .didBegin, isSo: false)]) == [.fieldOrder])
    #expect(broken(begin + [.field(0, .didEnd, isSo: false)]) == [.fieldOrder])
    // The delegate ends it when it hears that it began: targets hear of neither.
    #expect(broken([begin[1], end[1], begin[1]]) == [])
  }

  @Test func aFieldIsEditedWhileItIsFirstResponder() {
    let first = settled { ($0.fields, $0.first) = (1, 1) }
    let other = settled { $0.fields = 1 }
    let begin: [Fact] = [.field(0, .didBegin, isSo: true), .field(0, .targetBegin, isSo: true)]
    let end: [Fact] = [.field(0, .didEnd, isSo: true), .field(0, .targetEnd, isSo: true)]
    #expect(broken(begin + [first] + end + [other]) == [])
    #expect(broken([first]) == [.fieldFirst])
    #expect(broken(begin + [other]) == [.fieldFirst])
    #expect(broken(begin.dropLast() + [first]) == [.fieldFirst])
    #expect(broken(begin + end.dropLast() + [other]) == [.fieldFirst])
    // Its window went: it tells the end when it moves.
    let stranded: [Fact] = [.field(0, .isEdited, isSo: false), .field(0, .isStranded, isSo: true)]
    #expect(broken(stranded + [other] + end + [other]) == [])
    #expect(broken(stranded + end + begin + [other]) == [.fieldFirst])
  }
}
