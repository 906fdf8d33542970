// What a run knows of its scroll views.

import TouchKit

/// What the world knows of scroll views: which delegates hear them, and what the app and fingers did to each.
final class Scrolling {
  /// The app may have either of them hear.
  var delegates: [SimulatedScrollDelegate] = []
  /// By the numbers of views.
  var notes = Numbered<ScrollNotes>()
  private(set) var lent = Known<ScrollerPart>()

  deinit {}

  /// Finds the scroll views again, if views have come or gone.
  func lend(_ plans: [Plan.Scroller], of family: Family) {
    guard lent.isOutdated(family.viewsVersion) else { return }
    for plan in plans {
      guard let view = family.views[plan.view] as? UIScrollView else { continue }
      let table = (view as? UITableView).map { Lent($0) }
      lent.append(ScrollerPart(id: plan.view, view: Lent(view), table: table))
    }
  }
}

/// What the world knows of a scroll view, for marks and for exceptions from promises.
struct ScrollNotes {
  /// Whether the app put the content beyond its edges.
  var isPutOutside = false
  /// The fingers' velocity when they let go, in points per millisecond.
  var velocity = Fact.Place()
  /// Where the app wants the content to end.
  var target: Fact.Place?
  /// When the app began an animated change, in seconds.
  var easingStart = -Double.infinity
  var dragStart = Fact.Place()
  /// Whether it was let go inside its edges, and goes on.
  var wasLetGoInside = false
}

/// A scroll view, with its class.
struct ScrollerPart {
  /// The number of the view.
  let id: Int
  let view: Lent<UIScrollView>
  let table: Lent<UITableView>?
}
