// SPDX-License-Identifier: MIT

import UIKit

@objc(CPOptions)
@objcMembers public final class CardPileOptions: NSObject, NSCopying {
  public var visibleCount = 3
  public var spacing: CGFloat = 10
  public var scaleStep: CGFloat = 0.05
  public var revealsNext = true
  public var insets = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
  @nonobjc public var directions: Set<CardDirection> = [.left, .right]

  public override init() {
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = CardPileOptions()
    copy.visibleCount = visibleCount
    copy.spacing = spacing
    copy.scaleStep = scaleStep
    copy.revealsNext = revealsNext
    copy.insets = insets
    copy.directions = directions
    return copy
  }
}
