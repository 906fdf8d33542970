// Spellings of Swift 3 and 4.

import Foundation
import UIKit

/// ``UIGestureRecognizer/State`` in Swift 3.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// ``UITouch/Phase`` in Swift 3.
public typealias UITouchPhase = UITouch.Phase
/// ``UIControl/Event`` in Swift 3.
public typealias UIControlEvents = UIControl.Event
/// ``UIControl/State`` in Swift 3.
public typealias UIControlState = UIControl.State
/// ``UISwipeGestureRecognizer/Direction`` in Swift 3.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

/// Makes insets, in points.
nonisolated public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// A rectangle without its edges.
nonisolated public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Makes a point.
nonisolated public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Makes a size.
nonisolated public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Makes a rectangle.
nonisolated public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
