// The questions of the guide: each is an app that is wrong, and the same app when it is right.

import UIKit

/// Makes the first controller of an app.
public typealias MakeController = @MainActor @Sendable () -> UIViewController

/// A question that developers ask about gestures. Its file has its name, and the parts of it that its article
/// shows.
public struct Question: Sendable {
  /// The name of its file, its article, its pictures and its recording.
  public let name: String
  /// The title of its article.
  public let title: String
  /// Makes the first controller of the app that is wrong.
  public let wrong: MakeController
  /// Makes the first controller of the app that is right.
  public let right: MakeController

  private init(
    _ name: String, _ title: String, wrong: @escaping MakeController,
    right: @escaping MakeController
  ) {
    (self.name, self.title, self.wrong, self.right) = (name, title, wrong, right)
  }

  /// The questions, in the order of the guide.
  public static let all = [
    Question(
      "DoubleTap", "A double tap fires the single tap too", wrong: DoubleTap.wrong,
      right: DoubleTap.right),
    Question(
      "PanInList", "A pan on a row stops the scrolling", wrong: PanInList.wrong,
      right: PanInList.right),
    Question(
      "SwipeBack", "The swipe back is gone", wrong: SwipeBack.wrong, right: SwipeBack.right),
    Question(
      "PinchAndTurn", "Scale or turn, but never both", wrong: PinchAndTurn.wrong,
      right: PinchAndTurn.right),
    Question(
      "TapOverTable", "A tap recognizer stops selection", wrong: TapOverTable.wrong,
      right: TapOverTable.right),
    Question(
      "OutsideBounds", "No touch outside the superview", wrong: OutsideBounds.wrong,
      right: OutsideBounds.right),
    Question(
      "LateHighlight", "Scrolled buttons light up late", wrong: LateHighlight.wrong,
      right: LateHighlight.right),
    Question(
      "LongPressTwice", "A long press fires twice", wrong: LongPressTwice.wrong,
      right: LongPressTwice.right),
    Question(
      "LateStroke", "A drawn line begins too late", wrong: LateStroke.wrong, right: LateStroke.right
    ),
    Question(
      "SecondTap", "A second quick tap does nothing", wrong: SecondTap.wrong, right: SecondTap.right
    ),
    Question(
      "ControlUnderTap", "A tap recognizer takes control taps", wrong: ControlUnderTap.wrong,
      right: ControlUnderTap.right),
    Question(
      "SwipeBesidePan", "A swipe never fires beside a pan", wrong: SwipeBesidePan.wrong,
      right: SwipeBesidePan.right),
    Question(
      "OpenStroke", "A drawing keeps half a line", wrong: OpenStroke.wrong, right: OpenStroke.right),
    Question(
      "DeafImage", "An image or a label ignores taps", wrong: DeafImage.wrong,
      right: DeafImage.right),
    Question(
      "BothAtOnce", "Two at once, in spite of a no", wrong: BothAtOnce.wrong,
      right: BothAtOnce.right),
  ]
}
