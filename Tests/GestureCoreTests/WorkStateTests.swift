import GestureCore
import Testing

@Suite struct WorkStateAdmissions {
  @Test func inputIsTakenInWhenNothingIsBeingDone() {
    for state in WorkState.allCases {
      #expect(state.admission(of: .input) == (state == .idle ? .now : .later))
    }
  }

  @Test func anEventIsDeliveredOnceAndOnItsWay() {
    for state in WorkState.allCases {
      #expect(state.admission(of: .delivery) == (state == .opening ? .now : .refused))
    }
  }

  @Test func anAssignmentIsSettledAtOnceUnlessAContestIsAtWork() {
    let atWork: [WorkState] = [.hearing, .settling, .delivering]
    for state in WorkState.allCases {
      let expected: WorkState.Admission = atWork.contains(state) ? .withPresentWork : .now
      #expect(state.admission(of: .settling) == expected)
    }
  }
}
