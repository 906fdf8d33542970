// Random fingers in a test: what they find is a failure with the smallest recording, and nothing is left.

import Testing
import TouchKit
import TouchTesting
import TouchTrace
import UIKit

/// Three cards. A second finger on a card that is dragged makes a fourth one: a mistake.
private final class CardsViewController: UIViewController {
  var cards: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<3 {
      add(at: CGRect(x: 20, y: 40 + CGFloat(index) * 150, width: 300, height: 120))
    }
  }

  private func add(at frame: CGRect) {
    let card = UIView(frame: frame)
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: CardsViewController.drag))
    view.addSubview(card)
    cards.append(card)
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    guard let card = pan.view else { return }
    card.center.x += pan.translation(in: view).x
    pan.setTranslation(.zero, in: view)
    if pan.numberOfTouches > 1 { add(at: card.frame) }
  }
}

nonisolated private let cards = TouchApp("Cards") { CardsViewController() }

private func count(on screen: TestScreen) -> Int {
  (screen.window.rootViewController as? CardsViewController)?.cards.count ?? 0
}

@Suite(.serialized) struct MonkeyScreenTests {
  /// The failures of a body.
  private func failures(_ body: () throws -> Void) rethrows -> [String] {
    var all: [String] = []
    let handler = TestFailure.handler
    TestFailure.handler = { failure, _, _ in all.append(failure.description) }
    defer { TestFailure.handler = handler }
    try body()
    return all
  }

  @Test func conditionThatHoldsIsNoFailure() {
    withScreen(of: cards) { screen in
      screen.monkey(seed: 1, events: 500) { screen in count(on: screen) >= 3 }
      #expect(screen.log.count > 50)
    }
  }

  @Test func conditionThatDoesNotHoldIsAFailureWithTheSmallestRecording() throws {
    let found = failures {
      withScreen(of: cards) { screen in
        screen.monkey(seed: 1, events: 3000) { screen in count(on: screen) == 3 }
      }
    }
    let text = try #require(found.first)
    #expect(found.count == 1)
    #expect(text.contains("Random fingers with seed 1 found"))
    #expect(text.contains("The smallest recording has 3 inputs"), "\(text)")
    #expect(text.contains("withScreen"))
  }

  @Test func conditionOfTheAppAndAPromiseAreJudgedWithoutACondition() throws {
    let app = cards.always("there are three cards") { application in
      let root = application.windows.first?.rootViewController as? CardsViewController
      return root?.cards.count == 3
    }
    let found = failures {
      withScreen(of: app) { screen in screen.monkey(seed: 1, events: 3000) }
    }
    #expect(try #require(found.first).contains("there are three cards"))
    let places = failures {
      withScreen { screen in
        let board = screen.view("board")
        board.addGestureRecognizer(UITapGestureRecognizer())
        screen.monkey(seed: 1, events: 500) { screen in
          if screen.now > 2 { board.frame.origin.x = .nan }
          return true
        }
        board.frame.origin.x = 0
      }
    }
    #expect(try #require(places.first).contains("made of numbers"))
  }

  @Test func expectationThatIsNotMetIsAnIssueOfItsOwn() {
    var calls = 0
    withKnownIssue {
      try withScreen { screen in
        _ = screen.view("board")
        try screen.monkey(seed: 1, events: 500) {
          calls += 1
          #expect(calls < 20)
        }
      }
    }
    #expect(calls == 20)
  }

  @Test func errorOfAnExpectationEndsTheRun() throws {
    struct Odd: Error {}
    var calls = 0
    #expect(throws: Odd.self) {
      try withScreen { screen in
        try screen.monkey(seed: 1, events: 500) {
          calls += 1
          if calls == 5 { throw Odd() }
        }
      }
    }
    #expect(calls == 5)
  }
}
