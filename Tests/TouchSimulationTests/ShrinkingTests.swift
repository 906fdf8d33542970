// A failing plan becomes as small as it can, and is written as a test that compiles.

import Testing

@testable import TouchSimulation

@Suite struct Shrinking {
  @Test func leavesWhatItTakesToFail() {
    var plan = Plan(seed: 5, inputs: 300)
    plan.recognizers.append(.init(id: 20, kind: .pan))
    plan.inputs.append(.rest)
    let small = Shrinker { $0.recognizers.last?.id == 20 && $0.inputs.last == .rest }.shrink(plan)
    #expect(small.recognizers.map(\.kind) == [.pan])
    #expect(small.inputs == [.rest])
    #expect(small.views.isEmpty && small.answers.isEmpty && small.reactions.isEmpty)
  }

  @Test func keepsAPlanOfWhichNothingCanGo() {
    let plan = Plan(seed: 5, inputs: 20)
    #expect(Shrinker { $0 == plan }.shrink(plan) == plan)
  }

  @Test func aPlanIsWrittenAsSwift() {
    let breach = Breach(promise: .rest, input: 1, evidence: "touches 1 are open")
    #expect(
      plan.test(of: breach) == """
          /// Seed 7. When all fingers are up and all deadlines past, nothing is left.
          /// But touches 1 are open.
          @Test func seed7KeepsItsPromises() {
            let plan = Plan(
              seed: 7,
              views: [
                .init(id: 2, takesSeveral: true),
              ],
              recognizers: [
                .init(id: 3, kind: .custom, view: 2, habits: [.become(1), .ignoreTouch]),
              ],
              requirements: [
                .init(dependent: 3, required: 3),
              ],
              answers: [
                .init(question: .simultaneous, recognizer: 3, other: 3),
              ],
              reactions: [
                .init(every: 2, mutation: .addRecognizer(3, to: 2)),
              ],
              inputs: [
                .touches([.init(x: 10.0)], after: 0.5, window: 0, buttons: 0),
                .act(.send(.init(finger: 90, flaw: .huge))),
                .touches([.init(x: .nan, y: -.infinity)], after: .infinity, window: 0, buttons: 0),
                .rest,
              ])
            #expect(plan.play().breaches == [])
          }
        """)
  }

  /// The same as above, pasted.
  private let plan = Plan(
    seed: 7,
    views: [
      .init(id: 2, takesSeveral: true)
    ],
    recognizers: [
      .init(id: 3, kind: .custom, view: 2, habits: [.become(1), .ignoreTouch])
    ],
    requirements: [
      .init(dependent: 3, required: 3)
    ],
    answers: [
      .init(question: .simultaneous, recognizer: 3, other: 3)
    ],
    reactions: [
      .init(every: 2, mutation: .addRecognizer(3, to: 2))
    ],
    inputs: [
      .touches([.init(x: 10.0)], after: 0.5, window: 0, buttons: 0),
      .act(.send(.init(finger: 90, flaw: .huge))),
      .touches([.init(x: .nan, y: -.infinity)], after: .infinity, window: 0, buttons: 0),
      .rest,
    ])
}
