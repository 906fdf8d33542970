import Testing
import TouchTesting
import TouchTrace
import UIKit

/// What a screen says of gestures that may come late.
@Suite struct WaitingTests {
  private static let card = TouchApp("Card") { CardController() }

  @Test func aLateTapIsAFailureWithTheFingersThatShowIt() {
    withScreen(of: Self.card) { screen in
      screen.expectNoWait(longerThan: 1.1)
      screen.expectNoWait(longerThan: 0.1, except: ["tap on card"])
      withKnownIssue { screen.expectNoWait(longerThan: 0.1) }
      #expect(
        screen.waitFailure(longerThan: 0.1)?.description == """
          1 may be later than 0.1 s:

          tap on card: action up to 1.1 s late, 0.35 s if nothing touches again: it waits for double \
          on card, which waits for a second tap.

          finger 1  ○                         ●──────────────────────────────────────────────────────────○
                    0.000                                                                          1.111 s

          """)
    }
  }

  @Test func aScreenIsAskedAsItIsNow() {
    withScreen(of: Self.card) { screen in
      #expect(screen.waits().all.map(\.subject) == ["tap on card"])
      screen.play(.longPress(at: CGPoint(x: 100, y: 100), for: 1))
      screen.ignoreLog()
      #expect(screen.waits().all == [])
    }
  }

  @Test func onAScreenThatTheTestBuiltNoFingersAreTried() {
    withScreen { screen in
      let board = screen.view("board")
      let double = screen.add(UITapGestureRecognizer(), named: "double", to: board)
      double.numberOfTapsRequired = 2
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      tap.require(toFail: double)
      #expect(
        "\(screen.waits())" == """
          tap on board: action up to 1.1 s late: it waits for double on board, which waits for a second \
          tap.
          1 others: at once.
          """)
    }
  }
}

/// A card that is tapped once and twice; after a long press it waits no more.
private final class CardController: UIViewController {
  private let double = UITapGestureRecognizer()

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "card"
    double.name = "double"
    double.numberOfTapsRequired = 2
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    tap.require(toFail: double)
    let press = UILongPressGestureRecognizer()
    press.name = "press"
    press.addAction { [unowned self] _ in double.isEnabled = false }
    for recognizer in [double, tap, press] { view.addGestureRecognizer(recognizer) }
  }
}
