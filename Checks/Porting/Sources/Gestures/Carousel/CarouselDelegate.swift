import UIKit

@MainActor
@objc public protocol CarouselDelegate: AnyObject {
    func carousel(_ carousel: CarouselController, viewForPage page: Int) -> UIView

    @objc optional func carousel(_ carousel: CarouselController, willShowPage page: Int)
    @objc optional func carousel(_ carousel: CarouselController, didShowPage page: Int, afterSwipe: Bool)
    @objc optional func carouselShouldLoop(_ carousel: CarouselController) -> Bool
    @objc optional func carousel(
        _ carousel: CarouselController,
        intervalForPage page: Int
    ) -> TimeInterval
}
