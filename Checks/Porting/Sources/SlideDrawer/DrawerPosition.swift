//
//  DrawerPosition.swift
//  SlideDrawer
//
//  Released under the MIT licence. See LICENSE.
//

import UIKit

/// Where a drawer rests.
@objc(SDDrawerPosition)
public enum DrawerPosition: Int, CaseIterable {
    case closed
    case collapsed
    case half
    case full
}

extension DrawerPosition: Comparable {
    public static func < (lhs: DrawerPosition, rhs: DrawerPosition) -> Bool {
        return lhs.rawValue < rhs.rawValue
    }

    /// The next position up, or the same if there is none.
    public var above: DrawerPosition {
        return DrawerPosition(rawValue: rawValue + 1) ?? self
    }

    /// The next position down, or the same if there is none.
    public var below: DrawerPosition {
        return DrawerPosition(rawValue: rawValue - 1) ?? self
    }
}

extension DrawerPosition: CustomStringConvertible {
    public var description: String {
        switch self {
        case .closed: return "closed"
        case .collapsed: return "collapsed"
        case .half: return "half"
        case .full: return "full"
        }
    }
}
