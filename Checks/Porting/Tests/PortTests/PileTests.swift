// The library CardPile under fingers: cards of 268 × 268 points at (16,16).

import PortSupport
import Testing
import TouchTesting

@testable import CardPile

@MainActor private final class Deck: @MainActor CardPileDataSource {
  var count = 4
  var made: [Int] = []
  var hasOverlays = false

  func numberOfCards(in pile: CardPileView) -> Int { count }

  func cardPile(_ pile: CardPileView, cardAt index: Int) -> CardView {
    made.append(index)
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.tag = index
    return card
  }

  func cardPile_(_ pile: CardPileView, overlayFor direction: CardDirection) -> UIView? {
    hasOverlays ? UIView() : nil
  }
}

private final class PileListener: CardPileDelegate {
  var heard: [String] = []
  var shares: [CGFloat] = []
  var maySwipe: Bool?
  var allowed: [NSNumber]?

  func cardPile_(_ pile: CardPileView, didSelectCardAt index: Int) -> Void? {
    heard.append("select \(index)")
  }

  func cardPile_(
    _ pile: CardPileView, didSwipeCardAt index: Int, towards direction: CardDirection
  ) -> Void? { heard.append("\(index) \(direction)") }

  func cardPile_(
    _ pile: CardPileView, didUndoCardAt index: Int, from direction: CardDirection
  ) -> Void? { heard.append("undo \(index) \(direction)") }

  func cardPile_(
    _ pile: CardPileView, shouldSwipeCardAt index: Int, towards direction: CardDirection
  ) -> Bool? { maySwipe }

  func cardPileDidRunOut_(_ pile: CardPileView) -> Void? { heard.append("empty") }

  func cardPile_(_ pile: CardPileView, draggedBy share: CGFloat) -> Void? { shares.append(share) }

  var cardPileAllowedDirections_: [NSNumber]? { allowed }
}

@MainActor @Suite struct PileTests {
  private func withPile(
    _ deck: Deck = Deck(),
    _ body: @MainActor (TestScreen, CardPileView, PileListener) async throws -> Void
  ) async throws {
    try await withScreen { screen in
      let pile = CardPileView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let listener = PileListener()
      screen.add(pile, named: "pile")
      pile.delegate = listener
      pile.dataSource = deck
      pile.layoutIfNeeded()
      try await body(screen, pile, listener)
    }
  }

  @Test func aSlowDragFarEnoughSwipesTheCard() async throws {
    let deck = Deck()
    try await withPile(deck) { screen, pile, listener in
      #expect(deck.made == [0, 1, 2])
      try await screen.play("0 down 150,150; 1 to 270,150; 2 up; 4 wait")
      #expect(listener.heard == ["0 right"])
      #expect(listener.shares.last == 1)
      #expect(listener.shares == listener.shares.sorted())
      #expect(pile.topCard?.tag == 1)
      #expect(deck.made == [0, 1, 2, 3])
    }
  }

  @Test func aThrowSwipesTheCard() async throws {
    try await withPile { screen, pile, listener in
      try await screen.play("0 down 150,150; 0.06 to 90,150; 0.06 up; 2 wait")
      #expect(listener.heard == ["0 left"])
      #expect(pile.topCard?.tag == 1)
    }
  }

  @Test(arguments: ["1 to 200,150", "1 to 150,280"])
  func aCardThatIsNotFarOrMayNotGoThereComesBack(move: String) async throws {
    try await withPile { screen, pile, listener in
      try await screen.play("0 down 150,150; \(move); 2 up; 4 wait")
      #expect(listener.heard == [])
      #expect(pile.topCard?.tag == 0)
      #expect(pile.topCard?.transform == .identity)
    }
  }

  @Test func theDelegateAllowsDirectionsAndSwipes() async throws {
    try await withPile { screen, pile, listener in
      listener.allowed = [NSNumber(value: CardDirection.down.rawValue)]
      try await screen.play("0 down 150,150; 1 to 270,150; 2 up; 4 wait")
      #expect(listener.heard == [])
      try await screen.play("0 down 150,150; 1 to 150,280; 2 up; 4 wait")
      #expect(listener.heard == ["0 down"])
      listener.maySwipe = false
      try await screen.play("0 down 150,150; 1 to 150,280; 2 up; 4 wait")
      #expect(listener.heard == ["0 down"])
    }
  }

  @Test func theLastCardIsTold() async throws {
    let deck = Deck()
    deck.count = 2
    try await withPile(deck) { screen, pile, listener in
      try await screen.play(
        "0 down 150,150; 0.06 to 90,150; 0.06 up; 2 down 150,150; 2.06 to 210,150; 2.06 up; 4 wait")
      #expect(listener.heard == ["0 left", "1 right", "empty"])
      #expect(pile.topCard == nil)
    }
  }

  @Test func aTapSelectsTheTopCard() async throws {
    try await withPile { screen, _, listener in
      try await screen.play("0 tap 150,150; 1 wait")
      #expect(listener.heard == ["select 0"])
    }
  }

  @Test func twoFingersThatTapTwiceTakeTheCardBack() async throws {
    try await withPile { screen, pile, listener in
      try await screen.play(
        """
        0 down 150,150; 0.06 to 90,150; 0.06 up; 2 F1 tap 100,150; 2 F2 tap 200,150;
        2.2 F1 tap 100,150; 2.2 F2 tap 200,150; 4 wait
        """)
      #expect(listener.heard.filter { !$0.hasPrefix("select") } == ["0 left", "undo 0 left"])
      #expect(pile.topCard?.tag == 0)
      #expect(pile.topCard?.transform == .identity)
      #expect(pile.visibleCards.count == 3)
    }
  }

  @Test func overlaysShowTheDirection() async throws {
    let deck = Deck()
    deck.hasOverlays = true
    try await withPile(deck) { screen, pile, _ in
      let card = try #require(pile.topCard)
      try await screen.play("0 down 150,150; 1 to 200,150")
      #expect(card.overlays[.right].map { $0.alpha > 0.3 && $0.alpha < 0.6 } == true)
      #expect(card.overlays[.left]?.alpha == 0)
      try await screen.play("1 wait")
      screen.finger().up()
      await screen.pass(until: 4)
      #expect(card.overlays[.right]?.alpha == 0)
    }
  }

  @Test func thePlayerSwipesWithATimerUntilTheCardsAreGone() async throws {
    try await withPile { screen, pile, listener in
      let player = CardPileAutoPlayer(pile: pile, interval: 2)
      player.start()
      await screen.pass(until: 2.1)
      #expect(pile.topIndex == 1)
      await screen.pass(until: 6.1)
      #expect(pile.topIndex == 3)
      await screen.pass(until: 20)
      #expect(
        listener.heard == ["0 right", "1 right", "2 right", "3 right", "empty"])
      #expect(screen.application.nextDeadline == .infinity)
    }
  }

  @Test func theControllerHasButtonsAndSaysMoreBelow() async throws {
    try await withScreen { screen in
      let (controller, deck) = (LoggingCardPileController(), Deck())
      controller.loadViewIfNeeded()
      controller.pile.dataSource = deck
      screen.show(controller)
      // Undo, left, right, up, down: 80 points each.
      try await screen.play("0 tap 120,750; 2 tap 200,750; 4 tap 40,750; 6 wait")
      #expect(controller.lines == ["0 left", "1 right"])
      #expect(controller.pile.topIndex == 1)
    }
  }
}
