// Delegates of libraries, as people write them for iOS: a ported module's classes hear of other ported modules.

import CardPile
import InkBoard
import SlideDrawer
import UIKit

final class PileListener: NSObject, CardPileDelegate {
  var heard: [String] = []

  func cardPile(_ pile: CardPileView, didSwipeCardAt index: Int, towards direction: CardDirection) {
    heard.append("\(index) \(direction)")
  }

  var cardPileAllowedDirections: [NSNumber] { [NSNumber(value: CardDirection.up.rawValue)] }
}

final class Deck: NSObject, CardPileDataSource {
  func numberOfCards(in pile: CardPileView) -> Int { 2 }

  func cardPile(_ pile: CardPileView, cardAt index: Int) -> CardView {
    CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}

final class DrawerListener: NSObject, DrawerControllerDelegate {
  var heard: [String] = []

  func drawer(_ drawer: DrawerController, didMoveTo position: DrawerPosition) {
    heard.append("did \(position)")
  }

  func drawerShouldBeginDragging(_ drawer: DrawerController) -> Bool {
    heard.append("may it?")
    return true
  }
}

@MainActor
class InkListener: NSObject, InkBoardDelegate {
  var heard: [String] = []

  func inkBoardDidBeginStroke(_ board: InkBoardView) { heard.append("begin") }
}

final class LateInkListener: InkListener {
  func inkBoard(_ board: InkBoardView, didEndStrokeOf length: Int) { heard.append("end \(length)") }
}
