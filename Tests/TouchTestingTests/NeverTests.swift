import Testing
import TouchTesting
import TouchTrace
import UIKit

/// A page that is left by a swipe, and on it a card that is dragged. Its delegate lets all recognize together,
/// until a long press on the page mends that.
private final class PageViewController: UIViewController, UIGestureRecognizerDelegate {
  private var isMended = false

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page"
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 350, height: 200))
    card.accessibilityIdentifier = "card"
    view.addSubview(card)
    let swipe = UISwipeGestureRecognizer()
    swipe.name = "page swipe"
    view.addGestureRecognizer(swipe)
    let drag = UIPanGestureRecognizer()
    drag.name = "card drag"
    drag.delegate = self
    card.addGestureRecognizer(drag)
    let press = UILongPressGestureRecognizer()
    press.addAction { [unowned self] _ in isMended = true }
    view.addGestureRecognizer(press)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { !isMended }
}

nonisolated private let page = TouchApp("Page") { PageViewController() }

@Suite(.serialized) struct NeverTests {
  private static let sentence = "card drag and page swipe both recognize"

  /// The failures of a body.
  private func failures(_ body: () -> Void) -> [String] {
    var all: [String] = []
    let handler = TestFailure.handler
    TestFailure.handler = { failure, _, _ in all.append(failure.description) }
    defer { TestFailure.handler = handler }
    body()
    return all
  }

  @Test func fingersThatMakeBothAreAFailureWithATest() throws {
    let all = failures {
      withScreen(of: page) { $0.expectNever(Self.sentence, steps: 2) }
    }
    let failure = try #require(all.first)
    #expect(
      failure.hasPrefix(
        """
        card drag and page swipe both recognize:
        0.0000 s  finger 1 down at 195, 200
        0.0110 s  finger 1 to 255, 200

        As a test:

        """))
    #expect(failure.contains("        card drag began\n        page swipe ended\n"))
    #expect(all.count == 1)
  }

  @Test func aScreenIsTriedAsItIsNow() throws {
    try withScreen(of: page) { screen in
      screen.play(.longPress(at: CGPoint(x: 195, y: 600), for: 1))
      screen.ignoreLog()
      screen.expectNever(Self.sentence, steps: 3)
      let result = try screen.search(for: BothRecognize(Self.sentence), steps: 3)
      #expect(result.holds && result.steps == 3)
    }
  }

  @Test func sentencesThatCannotBeTriedAreFailures() {
    #expect(
      failures {
        withScreen(of: page) { $0.expectNever("card drag and page swine both recognize") }
      } == ["No gesture is called page swine; the nearest name is page swipe."])
    #expect(
      failures { withScreen { $0.expectNever(Self.sentence) } } == [
        """
        "card drag and page swipe both recognize" is tried on an app that can be started anew: show it \
        with withScreen(of:).
        """
      ])
  }
}
