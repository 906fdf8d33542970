// Presentations of strangers.

import UIKit

/// A presentation with a variable.
public final class Lectern: UIPresentationController {
  /// A number for the app's own use.
  public var height = 0
  deinit { Farewells.say("Lectern") }
}

/// A sheet with a variable.
public final class Tray: UISheetPresentationController {
  /// How often its changes were animated.
  public var changeCount = 0
  deinit { Farewells.say("Tray") }
  public override func animateChanges(_ changes: () -> Void) {
    changeCount += 1
    super.animateChanges(changes)
  }
}

/// A delegate that keeps what is not saved.
public final class Clerk: UIAdaptivePresentationControllerDelegate {
  /// How often the user tried.
  public var attemptCount = 0
  /// Makes one.
  public init() {}
  /// No.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { false }
  /// Counts.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { attemptCount += 1 }
}

/// A delegate that hears of detents.
public final class Waiter: UISheetPresentationControllerDelegate {
  /// How often the user chose another detent.
  public var choiceCount = 0
  /// Makes one.
  public init() {}
  /// Counts.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { choiceCount += 1 }
}

/// A container that is as large as its content would like to be.
public final class Shelf: UIContentContainer {
  /// What its content asked for.
  public private(set) var preferredContentSize = CGSize.zero
  /// Makes one.
  public init() {}
  /// Grows.
  public func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { preferredContentSize = container.preferredContentSize }
}

/// A screen of which detents take a part.
public final class Room: UISheetPresentationControllerDetentResolutionContext {
  /// Makes one.
  public init() {}
  /// 400 points.
  public var maximumDetentValue: CGFloat { 400 }
}
