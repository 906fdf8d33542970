// Tells the owners of views that the views appear and disappear with their window. Outer owners are the
// first to hear what will happen, and the last to hear what has happened. [ours, where UIKit leaves it
// open]

import GestureCore

extension UIView {
  /// Tells the owners of this view and its subviews, outer ones first.
  final func ownersWillAppear() {
    owner?.viewTakes(.willAppear)
    for subview in subviewStorage { subview.ownersWillAppear() }
  }

  /// Tells the owners of this view and all that is in it that the view is in a shown window;
  /// lays out in between.
  final func ownersHaveAppeared() {
    ownersAreAppearing()
    layoutIfNeeded()
    ownersDidAppear()
  }

  private final func ownersAreAppearing() {
    owner?.viewTakes(.isAppearing)
    for subview in subviewStorage { subview.ownersAreAppearing() }
  }

  private final func ownersDidAppear() {
    for subview in subviewStorage { subview.ownersDidAppear() }
    owner?.viewTakes(.didAppear)
  }

  /// Tells the owners of this view and its subviews, outer ones first.
  package final func ownersWillDisappear() {
    owner?.viewTakes(.willDisappear)
    for subview in subviewStorage { subview.ownersWillDisappear() }
  }

  /// Tells the owners of this view and its subviews, inner ones first.
  package final func ownersDidDisappear() {
    for subview in subviewStorage { subview.ownersDidDisappear() }
    owner?.viewTakes(.didDisappear)
  }
}
