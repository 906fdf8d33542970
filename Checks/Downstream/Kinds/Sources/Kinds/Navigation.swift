// Navigation of strangers.

import UIKit

/// A stack with a variable.
public final class Walk: UINavigationController {
  /// How often a controller was pushed.
  public var pushCount = 0
  deinit { Farewells.say("Walk") }
  public override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushCount += 1
    super.pushViewController(viewController, animated: animated)
  }
}

/// A bar with a variable.
public final class Rail: UINavigationBar {
  /// How often it was laid out.
  public var layoutCount = 0
  deinit { Farewells.say("Rail") }
  public override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

/// A bar below with a variable.
public final class Sill: UIToolbar {
  /// How often it was laid out.
  public var layoutCount = 0
  deinit { Farewells.say("Sill") }
  public override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

/// An item with a variable.
public final class Sign: UINavigationItem {
  /// A text below the title.
  public var subtitle = ""
  deinit { Farewells.say("Sign") }
}

/// A button with a variable.
public final class Knot: UIBarButtonItem {
  /// A number beside it.
  public var badge = 0
  deinit { Farewells.say("Knot") }
}

/// A delegate that fades.
public final class Guide: UINavigationControllerDelegate {
  /// What showed, in order.
  public var titles: [String] = []
  /// Makes one.
  public init() {}
  /// Notes it.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { titles.append(viewController.title ?? "") }
  /// Fades.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? Fade() : nil }
}
