// What controllers tell the system about the screen on iOS. Here is no status bar, and screens do not turn: the values are
// not read.

import Foundation
import UIKit

/// How a status bar looks on iOS.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// As the surroundings ask.
  case `default` = 0
  /// Light, for dark content below.
  case lightContent = 1
  /// Dark, for light content below.
  case darkContent = 3
}

/// The ways in which a screen can be held on iOS.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Makes a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its side, with the right side up.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its side, with the left side up.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On a side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

// Of a protocol, not of the class: controllers of an app have methods of their own with this name.
extension SelectorPerforming where Self: UIViewController {
  /// Nothing: it is not called before a window gets another size. Views are laid out when the window has it.
  public func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

extension UIViewController {
  /// Nothing: there is no status bar.
  public func setNeedsStatusBarAppearanceUpdate() {}
}

nonisolated extension NSValue {
  /// Keeps a point as an object.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// Keeps a size as an object.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// Keeps a rectangle as an object.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// The point that it keeps.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that it keeps.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle that it keeps.
  public var cgRectValue: CGRect { rectValue }
}
