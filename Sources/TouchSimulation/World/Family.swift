// Which windows, views and recognizers there are, and which number each has. It calls no code of the app.

import GestureCore
import TouchKit

/// The windows, views and recognizers of the app with their numbers, and those that left it and may
/// still be needed.
final class Family {
  var windows: [SimulatedWindow] = [] {
    didSet { names.views.forgetForeign() }
  }
  var views = Numbered<UIView>() {
    didSet {
      names.views.forgetForeign()
      viewsVersion += 1
    }
  }
  /// Another number whenever a view has come or gone.
  private(set) var viewsVersion = 0
  var recognizers = Numbered<UIGestureRecognizer>() {
    didSet {
      names.recognizers.forgetForeign()
      recognizersVersion += 1
    }
  }
  private var recognizersVersion = 0
  private var lentRecognizers = Known<(number: Int, recognizer: Lent<UIGestureRecognizer>)>()
  /// The same recognizers, to find numbers by.
  private(set) var identities: [ObjectIdentifier?] = []
  /// Freed ones, which a contest may still need.
  var departed = Numbered<Weak<UIGestureRecognizer>>()
  /// Freed ones, which a touch may still need.
  var departedViews = Numbered<Weak<UIView>>()
  /// The windows that others replaced. One may be alive as long as a finger is down in it.
  var formerWindows: [Weak<UIWindow>] = []
  /// What observations of the present application call things.
  var names = Names()
  /// Whether the app changed something since it was asked what does not fit.
  var hasChanged = false

  deinit {}

  // MARK: Recognizers

  /// Makes room for the recognizers of a plan.
  func makeRoom(for plan: Plan) {
    let last = (plan.recognizers + plan.ownRecognizers).map { $0.id }.max() ?? -1
    identities = Array(repeating: nil, count: last + 1)
  }

  /// Gives a recognizer its number.
  func number(_ recognizer: UIGestureRecognizer, as id: Int) {
    // Where one that is gone was may be this one now.
    let identity = ObjectIdentifier(recognizer)
    for index in identities.indices where identities[index] == identity {
      identities[index] = nil
    }
    (recognizers[id], identities[id]) = (recognizer, identity)
  }

  func number(of recognizer: UIGestureRecognizer) -> Int {
    let identity = ObjectIdentifier(recognizer)
    for index in identities.indices where identities[index] == identity {
      if recognizers.present & bit(index) != 0 { return index }
      // One that is made may lie where a freed one was.
      return departed[index]?.object === recognizer ? index : -1
    }
    return -1
  }

  /// The recognizer of a number, also one that is gone and still needed.
  func presentOrDeparted(_ id: Int) -> UIGestureRecognizer? {
    recognizers[id] ?? departed[id]?.object
  }

  /// The recognizers that take part in a contest, as a set of bits.
  func seated() -> UInt64 {
    lendRecognizers()
    var set: UInt64 = 0
    // Nearly all are in one contest, which is looked for once.
    var (contest, isThere) = (0, false)
    for one in lentRecognizers.parts {
      let number = one.recognizer.use { $0.contestNumber }
      guard number != 0 else { continue }
      if number != contest {
        (contest, isThere) = (number, UIGestureRecognizer.isContest(number))
      }
      if isThere { set |= bit(one.number) }
    }
    for number in departed.numbers {
      guard let former = departed[number]?.object else {
        departed[number] = nil
        continue
      }
      if former.hasSeat { set |= bit(number) }
    }
    return set
  }

  private func lendRecognizers() {
    guard lentRecognizers.isOutdated(recognizersVersion) else { return }
    for number in recognizers.numbers {
      if let one = recognizers[number] { lentRecognizers.append((number, Lent(one))) }
    }
  }

  // MARK: Views

  /// The window of this number; a plan that was made smaller may have fewer than it names.
  func window(_ number: Int) -> SimulatedWindow { windows[number % windows.count] }

  /// The view of this number, or else the window; a number below -1 is another window's.
  func host(_ view: Int, in window: Int) -> UIView {
    views[view] ?? self.window(view < -1 ? -1 - view : window)
  }

  /// Whether a view is one of the plan's, and not one that a table brought along.
  func isPlanned(_ view: UIView) -> Bool {
    view is UIWindow || views[view.tag] === view || departedViews[view.tag]?.object === view
  }

  /// Lets all of them go.
  func clear() {
    (windows, views, recognizers) = ([], Numbered(), Numbered())
  }
}
