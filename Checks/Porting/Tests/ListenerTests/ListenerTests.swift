// Delegates that are ported, too, answer the optional methods that they have.

#if canImport(TouchTesting)
  import CardPile
  import InkBoard
  import SlideDrawer
  import Testing
  import TouchTesting
  import UIKit

  @MainActor @Suite struct ListenerTests {
    @Test func aPileHearsWhatItsDelegateAllows() {
      withScreen { screen in
        let pile = CardPileView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let (listener, deck) = (PileListener(), Deck())
        screen.add(pile, named: "pile")
        (pile.delegate, pile.dataSource) = (listener, deck)
        pile.layoutIfNeeded()
        screen.play(.swipe(.left, from: CGPoint(x: 150, y: 150)))
        screen.wait(1)
        #expect(listener.heard == [])
        screen.play(.swipe(.up, from: CGPoint(x: 150, y: 150)))
        screen.wait(1)
        #expect(listener.heard == ["0 up"])
      }
    }

    @Test func aDrawerTellsWhereItIs() {
      withScreen { screen in
        let drawer = DrawerController(main: UIViewController(), drawer: UIViewController())
        let listener = DrawerListener()
        drawer.delegate = listener
        screen.show(drawer)
        screen.play(.swipe(.up, from: CGPoint(x: 200, y: 760)))
        screen.wait(2)
        #expect(listener.heard == ["may it?", "did half"])
      }
    }

    @Test func aSubclassHearsMore() {
      withScreen { screen in
        let board = InkBoardView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let listener = LateInkListener()
        screen.add(board, named: "board")
        board.delegate = listener
        screen.play(
          .drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100)).at(hertz: 60))
        #expect(listener.heard.first == "begin")
        #expect(listener.heard.last?.hasPrefix("end") == true)
      }
    }
  }
#endif
