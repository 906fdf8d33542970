// Mistakes with subviews, which end the program with a message.

import Testing

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct HierarchyMistakes {
  @Test func aViewCannotBecomeASubviewOfWhatItContains() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
    #expect(
      message(of: result).contains(
        "UIView 2: view 1 cannot become its subview, because it is the view itself or contains it."
      ))
  }

  @Test(arguments: [(0, 1), (1, 0), (0, -1)]) func exchangingNeedsTwoSubviews(
    first: Int, second: Int
  ) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [first, second] in
      await MainActor.run {
        let view = UIView()
        view.addSubview(UIView())
        view.exchangeSubview(at: first, withSubviewAt: second)
      }
    }
    #expect(
      message(of: result).contains(
        "exchangeSubview(at: \(first), withSubviewAt: \(second)) with 1 subviews."))
  }

  @Test func aViewBelongsToOneController() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (first, second) = (UIViewController(), UIViewController())
        second.view = first.view
      }
    }
    #expect(
      message(of: result).contains("a view can be the root view of one controller only."))
  }

  @Test func noSubviewHasANegativeIndex() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIView().insertSubview(UIView(), at: -1) }
    }
    #expect(message(of: result).contains("insertSubview at the negative index -1."))
  }
}
