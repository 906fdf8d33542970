// Code that is on no actor and has UIKit's objects in hand: what it may do, and how it gets to the
// main actor.

import UIKit

extension Observation {
  /// The recognizer that it is about, and its state; an observation may be read on any thread.
  public nonisolated var recognizerAndState: (Observation.RecognizerID, UIGestureRecognizer.State)?
  {
    switch decision {
    case .transition(let recognizer, _, let state, _), .action(let recognizer, let state):
      return (recognizer, state)
    default: return nil
    }
  }

  /// Why, in words.
  public var reason: String { "\(self)" }
}

extension Selector {
  /// Whether the view's controller has the method.
  public func isAnswered(byControllerOf view: UIView) -> Bool {
    view.next.map { isAnswered(by: $0) } ?? false
  }
}

extension Scheduler.Token {
  /// Calls the work off, and forgets whether there was any.
  public func forget() { cancel() }
}

extension UIView {
  /// All views below, in order.
  public var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}

/// Sets and equality of objects need no actor.
nonisolated public struct Holdings: Hashable, Sendable {
  /// Views.
  public var views: Set<UIView> = []
  /// Recognizers.
  public var recognizers: Set<UIGestureRecognizer> = []
  /// Touches.
  public var touches: Set<UITouch> = []
  /// Presses.
  public var presses: Set<UIPress> = []

  /// Makes an empty one.
  public init() {}

  /// Whether the view is held.
  public func holds(_ view: UIView) -> Bool { views.contains(view) }
}

/// Values need no actor either.
nonisolated public func describe(
  _ report: TouchReport, _ refusal: Observation.Refusal, _ mask: UIControl.Event
) -> String {
  let isMoved = report.phase == .moved && refusal == .disabled
  return isMoved ? "moved" : mask.contains(.touchDown) ? "down" : "\(report.sample.location)"
}

/// An actor may keep views, and asks the main actor about them.
public actor Gallery {
  private var views: [UIView] = []
  /// Makes an empty one.
  public init() {}
  /// Keeps a view.
  public func keep(_ view: UIView) { views.append(view) }
  /// How many of its views are hidden.
  public func hiddenCount() async -> Int {
    let views = views
    return await MainActor.run { views.filter(\.isHidden).count }
  }
}

/// Reaches the main actor by awaiting it.
nonisolated public func fade(_ view: UIView, to alpha: CGFloat) async -> CGFloat {
  await MainActor.run {
    UIView.animate(withDuration: 0.5) {
      view.alpha = alpha
    } completion: { isFinished in
      view.isHidden = isFinished && alpha == 0
    }
  }
  return await view.alpha
}

/// All ways to name an action, and closures that run later.
@MainActor public func wire(_ card: Card, to application: UIApplication) -> [String] {
  var heard: [String] = []
  application.addObserver { observation in
    if let (recognizer, state) = observation.recognizerAndState {
      heard.append("\(recognizer.name) \(state)")
    }
  }
  let hold = UILongPressGestureRecognizer()
  hold.addAction { hold in card.alpha = hold.state == .began ? 0.5 : 1 }
  hold.addTarget(card, action: Selector(Card.becomeQuiet))
  card.addGestureRecognizer(hold)
  application.scheduler.after(1) { card.isHidden = true }.forget()
  application.perform { UIView.performWithoutAnimation { card.alpha = 1 } }
  return heard
}

extension Card {
  fileprivate func becomeQuiet() { pan.isEnabled = false }
}
