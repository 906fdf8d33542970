// Faults between two recognizers: one waits for the other, or excludes it.

import TouchAgent
import UIKit

/// Waits for all other taps.
private final class PoliteTap: UITapGestureRecognizer {
  deinit {}
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    other is UITapGestureRecognizer
  }
}

extension FaultPage {
  /// A picture in a card.
  fileprivate func cardWithPhoto() -> (card: UIView, photo: UIView) {
    let card = box()
    return (card, box("photo", CGRect(x: 50, y: 50, width: 200, height: 200), in: card))
  }
}

nonisolated extension AgentFault {
  static let ofPairs: [AgentFault] = [
    AgentFault(
      "a tap waits for a double tap", cause: ["tap", "waits for double"], [.tap("card")],
      mendedBy: [.tap("card"), .wait(0.5)]
    ) { page in
      let card = page.box()
      let double = page.add(UITapGestureRecognizer(), "double", to: card) {
        $0.numberOfTapsRequired = 2
      }
      page.want(UITapGestureRecognizer(), "tap", on: card) { $0.require(toFail: double) }
    },
    AgentFault(
      "a double tap waits for a triple tap", cause: ["double", "waits for triple"],
      [.tap("card", taps: 2)], mendedBy: [.tap("card", taps: 2), .wait(0.5)]
    ) { page in
      let card = page.box()
      let triple = page.add(UITapGestureRecognizer(), "triple", to: card) {
        $0.numberOfTapsRequired = 3
      }
      page.want(UITapGestureRecognizer(), "double", on: card) {
        $0.numberOfTapsRequired = 2
        $0.require(toFail: triple)
      }
    },
    AgentFault(
      "a swipe waits for a pan", cause: ["swipe", "required the failure of pan"],
      [.drag("card", 120, 0, seconds: 0.12)]
    ) { page in
      let card = page.box()
      let pan = page.add(UIPanGestureRecognizer(), "pan", to: card)
      let swipe = page.want(UISwipeGestureRecognizer(), "swipe", on: card)
      if page.isMended { pan.require(toFail: swipe) } else { swipe.require(toFail: pan) }
    },
    AgentFault(
      "a pan of a photo excludes the pan of its card", cause: ["card pan", "photo pan"],
      [.drag("photo", 60, 0)]
    ) { page in
      let (card, photo) = page.cardWithPhoto()
      page.add(UIPanGestureRecognizer(), "photo pan", to: photo)
      page.want(UIPanGestureRecognizer(), "card pan", on: card) {
        if page.isMended { $0.delegate = page.delegate { $0.allowsBoth = true } }
      }
    },
    AgentFault(
      "a tap of a photo excludes the tap of its card",
      cause: ["card tap", "excluded by photo tap"],
      [.tap("photo")]
    ) { page in
      let (card, photo) = page.cardWithPhoto()
      page.add(UITapGestureRecognizer(), "photo tap", to: photo)
      page.want(UITapGestureRecognizer(), "card tap", on: card) {
        if page.isMended { $0.delegate = page.delegate { $0.allowsBoth = true } }
      }
    },
    AgentFault(
      "a pan excludes a swipe", cause: ["swipe", "excluded by pan"],
      [.drag("card", 120, 0, seconds: 0.12)]
    ) { page in
      let card = page.box()
      let swipe = page.want(UISwipeGestureRecognizer(), "swipe", on: card)
      page.add(UIPanGestureRecognizer(), "pan", to: card) {
        if page.isMended { $0.require(toFail: swipe) }
      }
    },
    AgentFault(
      "a very short press excludes a tap", cause: ["tap", "excluded by press"], [.tap("card")]
    ) { page in
      let card = page.box()
      page.add(UILongPressGestureRecognizer(), "press", to: card) {
        $0.minimumPressDuration = page.isMended ? 0.5 : 0.05
      }
      page.want(UITapGestureRecognizer(), "tap", on: card)
    },
    AgentFault(
      "a tap waits for a press that is so short that it always begins",
      cause: ["tap", "required the failure of press"], [.tap("card")]
    ) { page in
      let card = page.box()
      let press = page.add(UILongPressGestureRecognizer(), "press", to: card) {
        $0.minimumPressDuration = page.isMended ? 0.5 : 0.05
      }
      page.want(UITapGestureRecognizer(), "tap", on: card) { $0.require(toFail: press) }
    },
    AgentFault(
      "a delegate makes a tap wait for all others",
      cause: ["card tap", "required the failure of photo tap"], [.tap("photo")]
    ) { page in
      let (card, photo) = page.cardWithPhoto()
      page.add(UITapGestureRecognizer(), "photo tap", to: photo)
      page.want(UITapGestureRecognizer(), "card tap", on: card) {
        $0.delegate = page.delegate { delegate in
          delegate.allowsBoth = true
          delegate.waits = { _ in !page.isMended }
        }
      }
    },
    AgentFault(
      "a delegate makes all others wait for a pan",
      cause: ["swipe", "required the failure of pan"],
      [.drag("card", 120, 0, seconds: 0.12)]
    ) { page in
      let card = page.box()
      page.add(UIPanGestureRecognizer(), "pan", to: card) {
        $0.delegate = page.delegate { delegate in
          delegate.allowsBoth = true
          delegate.letsWait = { _ in !page.isMended }
        }
      }
      page.want(UISwipeGestureRecognizer(), "swipe", on: card)
    },
    AgentFault(
      "a class of taps waits for all taps",
      cause: ["card tap", "required the failure of photo tap"], [.tap("photo")]
    ) { page in
      let (card, photo) = page.cardWithPhoto()
      page.add(UITapGestureRecognizer(), "photo tap", to: photo)
      page.want(
        page.isMended ? UITapGestureRecognizer() : PoliteTap(), "card tap", on: card
      ) { $0.delegate = page.delegate { $0.allowsBoth = true } }
    },
    AgentFault(
      "a pan in a scroll view keeps it from scrolling", cause: ["excluded by card pan"],
      [.drag("card", 0, -80)]
    ) { page in
      let scroller = page.scroller(UIScrollView())
      let card = page.box("card", CGRect(x: 20, y: 20, width: 200, height: 200), in: scroller)
      page.add(UIPanGestureRecognizer(), "card pan", to: card) {
        if page.isMended { $0.delegate = page.delegate { $0.allowsBoth = true } }
      }
    },
    AgentFault(
      "a scroll view's pan excludes a swipe", cause: ["swipe", "excluded by", "scroll"],
      [.drag("card", 0, 150, seconds: 0.12)]
    ) { page in
      let scroller = page.scroller(UIScrollView())
      scroller.delegate = nil
      let card = page.box("card", CGRect(x: 20, y: 20, width: 200, height: 200), in: scroller)
      page.want(UISwipeGestureRecognizer(), "swipe", on: card) {
        $0.direction = .down
        if page.isMended { $0.delegate = page.delegate { $0.allowsBoth = true } }
      }
    },
  ]
}
