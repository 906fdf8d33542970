// Recognizers that wait with timers of their own, as those of iOS do.

import Foundation
import UIKit

/// The recognizer in whose callback a timer, a delayed call, a call of the queue or a task was asked for.
///
/// A recognizer without fingers fails if nothing will call it any more. One that has asked for a call later is called
/// then, so it stays possible until the call has come.
final class TimedRecognizer {
  private weak var recognizer: UIGestureRecognizer?

  /// The recognizer that hears of something now; `nil` outside of the callbacks of recognizers.
  static var hearing: TimedRecognizer? {
    UIApplication.shared.hearingRecognizer.map(TimedRecognizer.init)
  }

  private init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

  deinit {}

  private static var key: UInt8 = 0

  /// It is called at a time, in seconds. A deadline that it or its rule has set is left as it is.
  func expectCall(at time: TimeInterval) {
    guard let recognizer, recognizer.state == .possible, time.isFinite else { return }
    // The call at this time comes first.
    let deadline = time.nextUp
    let noted = recognizer.deadline
    let isOwn = noted == objc_getAssociatedObject(recognizer, &Self.key) as? TimeInterval
    guard noted == .infinity || isOwn && noted < deadline else { return }
    objc_setAssociatedObject(recognizer, &Self.key, deadline, .OBJC_ASSOCIATION_RETAIN)
    recognizer.setDeadline(deadline)
  }
}
