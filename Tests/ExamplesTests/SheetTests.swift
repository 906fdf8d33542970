// The list in a sheet under fingers: which of the two follows.

import Testing
import TouchTesting
import UIKit

@testable import Examples

@Suite struct SheetApp {
  private func sheet(_ body: (TestScreen, MapViewController, PlacesViewController) -> Void) {
    withScreen(size: CGSize(width: 393, height: 852), recording: []) { screen in
      let map = MapViewController()
      screen.show(map)
      screen.wait(1)
      guard let places = map.presentedViewController as? PlacesViewController else {
        Issue.record("there is no sheet")
        return
      }
      body(screen, map, places)
      screen.wait(2)
    }
  }

  /// What the page says.
  private func words(_ map: MapViewController) -> [String] {
    map.view.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  /// A slow drag on the list, from a place by a distance, at rest before the lift.
  private func drag(_ screen: TestScreen, from y: CGFloat, by distance: CGFloat) {
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 200, y: y))
    for _ in 0..<20 {
      screen.wait(0.016)
      finger.move(by: 0, distance / 20)
    }
    for _ in 0..<10 {
      screen.wait(0.016)
      finger.move(by: 0, 0)
    }
    finger.up()
    screen.wait(1)
  }

  @Test func upwardsTheSheetGrowsFirstAndThenTheListScrolls() {
    sheet { screen, map, places in
      #expect(words(map)[0] == "The sheet is medium.")
      drag(screen, from: 700, by: -330)
      #expect(words(map)[0] == "The sheet is large." && places.table.contentOffset.y == 0)
      drag(screen, from: 700, by: -300)
      #expect(places.table.contentOffset.y > 250 && words(map)[0] == "The sheet is large.")
    }
  }

  @Test func downwardsTheListScrollsToItsTopAndOnlyThenTheSheetMoves() {
    sheet { screen, map, places in
      drag(screen, from: 700, by: -330)
      drag(screen, from: 700, by: -300)
      drag(screen, from: 300, by: 150)
      #expect(places.table.contentOffset.y > 0 && words(map)[0] == "The sheet is large.")
      drag(screen, from: 300, by: 400)
      #expect(places.table.contentOffset.y == 0 && words(map)[0] == "The sheet is large.")
      drag(screen, from: 200, by: 320)
      #expect(words(map)[0] == "The sheet is medium.")
      drag(screen, from: 500, by: 330)
      #expect(words(map)[0] == "The sheet is gone." && map.presentedViewController == nil)
    }
  }

  @Test func aTapOnARowChoosesIt() {
    sheet { screen, map, places in
      let row = places.table.rectForRow(at: IndexPath(row: 2, section: 0))
      let place = screen.window.convert(CGPoint(x: row.midX, y: row.midY), from: places.table)
      screen.play(.tap(at: place))
      #expect(words(map)[1] == "You chose place 3.")
    }
  }

  @Test func theButtonShowsItAgain() {
    sheet { screen, map, places in
      places.dismiss(animated: false)
      screen.play(.tap(at: CGPoint(x: 196, y: 122)))
      screen.wait(1)
      #expect(map.presentedViewController is PlacesViewController)
    }
  }
}
