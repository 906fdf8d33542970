// BEHAVIOUR 16: one real recording, point by point.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct RecordedFlick {
  /// iOS 26.1, a viewport of 393 × 852, content 40 000 high at 5000: a finger goes up from y = 792, 12
  /// points every 8 ms for 14 moves, and is lifted 8 ms later where it is.
  @Test func isReproduced() {
    withScreen(size: CGSize(width: 393, height: 852), recording: []) { screen in
      let (scroller, diary) = screen.scroller(
        content: CGSize(width: 393, height: 40_000), at: CGPoint(x: 0, y: 5000))
      diary.forget()
      screen.drag(
        from: CGPoint(x: 200, y: 792), by: CGVector(dx: 0, dy: -12), count: 14, liftAt: 2)
      #expect(
        diary.offsets.map(\.offset.y) == stride(from: 5002.0, through: 5158, by: 12).map { $0 })
      #expect(
        diary.take()
          == "begins dragging at 5000, scrolled × 14, lets go with 1.5 to 5902.33, "
          + "dragging ended, goes on, begins decelerating")
      diary.forget()
      screen.wait(5)
      let first = diary.offsets[0]
      #expect(abs(first.time - 2 - 1 / 60.0) < 1e-9 && shortNumber(first.offset.y) == "5182.67")
      let last = diary.offsets[diary.offsets.count - 1]
      #expect(shortNumber(scroller.contentOffset.y) == "5901.67")
      #expect(abs(last.time - 2 - 151 / 60.0) < 0.02)
      #expect(diary.take().hasSuffix("decelerating ended"))
    }
  }
}
