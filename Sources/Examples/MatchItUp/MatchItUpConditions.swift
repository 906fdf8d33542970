// What holds in the game after each event.

import TouchTrace
import UIKit

nonisolated extension TouchApp {
  /// The app with what holds in the game.
  func withMatchItUpConditions() -> TouchApp {
    always("at most as many right answers as rounds") { (game: MatchItUpViewController) in
      (0...game.roundCount).contains(game.rightCount)
        && game.scoreLabel.text == "\(game.rightCount) of \(game.roundCount)"
    }
    .always("a circle can be drawn unless an answer is shown") {
      (game: MatchItUpViewController) in
      let isAnswered = game.imageViews.contains { $0.layer.borderWidth > 0 }
      return game.circleRecognizer.isEnabled != isAnswered
    }
    .always("a line at full strength has a finger") { (game: MatchItUpViewController) in
      !game.drawer.isShowingLineAtFullStrength || game.circleRecognizer.isGoingOn
    }
    .always("a line that is drawn is at full strength") { (game: MatchItUpViewController) in
      !game.circleRecognizer.isGoingOn || game.drawer.alpha == 1
    }
    .always("what is said has words") { (game: MatchItUpViewController) in
      let words = game.reasonButton.currentTitle
      return game.reasonButton.isHidden == (words == nil) && (game.numbers == nil || words != nil)
    }
  }
}
