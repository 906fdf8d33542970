// The game, played by fingers to the end: circles, lines that are none, and the button.

import StrokeRecognizers
import Testing
import TouchTesting
import UIKit

@testable import Examples

/// Runs a test on a new game; afterwards what moves comes to rest.
private func withGame(_ body: (TestScreen, MatchItUpViewController) throws -> Void) rethrows {
  try withScreen(recording: []) { screen in
    let game = MatchItUpViewController(seed: 7)
    screen.show(game)
    try body(screen, game)
    screen.settle()
  }
}

extension MatchItUpViewController {
  fileprivate func circle(place: Int) -> Fingers {
    let frame = imageViews[place].frame
    return .circle(
      around: CGPoint(x: frame.midX, y: frame.midY), radius: frame.width / 2, over: 0.6)
  }

  fileprivate var wrongPlace: Int { (round.oddPlace + 1) % 4 }

  fileprivate var pictureNames: [String] { imageViews.map { $0.image?.name ?? "" } }
}

@Suite struct MatchItUp {
  @Test func threePicturesAreAlikeAndOneIsNot() {
    var dealer = MatchDealer(seed: 1)
    var motif = ""
    for _ in 0..<200 {
      let round = dealer.deal()
      let odd = round.pictures[round.oddPlace]
      let others = Set(round.pictures.filter { $0 != odd })
      #expect(round.pictures.count == 4 && others.count == 1)
      #expect(odd == others.first! + "-odd")
      #expect(others.first! != motif, "no motif twice in a row")
      motif = others.first!
    }
  }

  @Test func theSameSeedDealsTheSameRounds() {
    var (one, two) = (MatchDealer(seed: 42), MatchDealer(seed: 42))
    for _ in 0..<20 { #expect(one.deal() == two.deal()) }
  }

  @Test func aCircleAroundTheOddOneWinsAndTheNextSetFollows() {
    withGame { screen, game in
      let round = game.round
      screen.play(game.circle(place: round.oddPlace))
      #expect(game.rightCount == 1 && game.roundCount == 1)
      #expect(game.scoreLabel.text == "1 of 1")
      #expect(game.promptLabel.text == "Yes, that is the odd one")
      #expect(!game.circleRecognizer.isEnabled)
      screen.wait(1.1)
      #expect(game.circleRecognizer.isEnabled && game.round != round)
      #expect(game.pictureNames == game.round.pictures)
    }
  }

  @Test func aCircleAroundAnotherLoses() {
    withGame { screen, game in
      screen.play(game.circle(place: game.wrongPlace))
      #expect(game.rightCount == 0 && game.roundCount == 1)
      #expect(game.promptLabel.text == "No: this one is like two others")
      screen.wait(1.1)
      #expect(game.promptLabel.text == "Circle the odd one out")
      #expect(game.circleRecognizer.isEnabled)
    }
  }

  @Test func whileTheAnswerIsShownNothingIsDrawn() {
    withGame { screen, game in
      let odd = game.round.oddPlace
      screen.play(game.circle(place: odd))
      screen.play(game.circle(place: odd))
      #expect(game.roundCount == 1)
    }
  }

  @Test func aLineThatIsNoCircleFadesAndCountsNothing() {
    withGame { screen, game in
      let frame = game.imageViews[0].frame
      screen.play(
        .draw([
          CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
          CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
          CGPoint(x: frame.minX, y: frame.minY),
        ]))
      #expect(game.roundCount == 0 && game.circleRecognizer.isEnabled)
      let words = game.reasonButton.title(for: .normal)
      #expect(words == "Not round enough: a corner at the top right.")
      #expect(game.drawer.isShowingLine)
      screen.wait(1.4)
      #expect(!game.drawer.isShowingLine && game.reasonButton.title(for: .normal) == words)
      screen.play(.tap(at: game.reasonButton.center))
      #expect(
        game.reasonButton.title(for: .normal)
          == "No circle: it bends unevenly by 19°, allowed 12°.")
      screen.play(game.circle(place: game.round.oddPlace))
      #expect(game.reasonButton.isHidden && game.roundCount == 1)
    }
  }

  @Test func aNewLineMayBeginBeforeTheOldOneHasFaded() {
    withGame { screen, game in
      screen.play(.draw([CGPoint(x: 50, y: 300), CGPoint(x: 350, y: 300)]))
      screen.wait(0.2)
      screen.play(game.circle(place: game.round.oddPlace))
      #expect(game.rightCount == 1)
    }
  }

  @Test func aCircleBesideThePicturesSelectsNone() {
    withGame { screen, game in
      let (a, b) = (game.imageViews[0].frame, game.imageViews[3].frame)
      let middle = CGPoint(x: (a.maxX + b.minX) / 2, y: (a.maxY + b.minY) / 2)
      screen.play(.circle(around: middle, radius: 60))
      #expect(game.roundCount == 0)
      #expect(
        game.reasonButton.title(for: .normal)
          == "A circle around nothing: circle one of the pictures.")
    }
  }

  @Test func theButtonDealsANewSetAlsoWithACircleInTheWay() {
    withGame { screen, game in
      let round = game.round
      let button = game.newSetButton
      screen.play(.tap(at: button.center))
      #expect(game.round != round && game.roundCount == 0)
      screen.play(game.circle(place: game.wrongPlace))
      let answered = game.round
      screen.play(.tap(at: button.center))
      #expect(game.round != answered && game.circleRecognizer.isEnabled)
      let fresh = game.round
      screen.wait(2)
      #expect(game.round == fresh, "the answer's end deals no further set")
    }
  }

  @Test func aWholeGame() {
    withGame { screen, game in
      for round in 1...10 {
        let place = round % 3 == 0 ? game.wrongPlace : game.round.oddPlace
        screen.play(game.circle(place: place))
        screen.wait(1.1)
      }
      #expect(game.roundCount == 10 && game.rightCount == 7)
      #expect(game.scoreLabel.text == "7 of 10")
    }
  }
}
