// A question of the guide: the same fingers in an app that is wrong and in one that is right.

import TouchTesting
import UIKit

/// A question that developers ask about gestures. Its file has its name, and the parts of it that its
/// article shows.
protocol Question {
  /// What the fingers do.
  static var fingers: Fingers { get }
  /// The names of the recognizers that the article is about; all if there are none.
  static var about: [String] { get }
  /// The first controller of the app that is wrong.
  static func wrong() -> UIViewController
  /// The first controller of the app that is right.
  static func right() -> UIViewController
}

extension Question {
  static var about: [String] { [] }

  /// The name of its file, its article and its pictures.
  static var name: String { "\(self)" }
}

/// The questions, in the order of the guide.
let questions: [any Question.Type] = [
  DoubleTap.self, PanInList.self, SwipeBack.self, PinchAndTurn.self, TapOverTable.self,
  OutsideBounds.self, LateHighlight.self, LongPressTwice.self, LateStroke.self, SecondTap.self,
  ControlUnderTap.self, SwipeBesidePan.self, OpenStroke.self, DeafImage.self, BothAtOnce.self,
]
