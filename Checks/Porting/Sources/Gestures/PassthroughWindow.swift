#if os(iOS) || os(tvOS)
import UIKit

/// Touches go to the windows below, unless one of its own views is hit.
open class PassthroughWindow: UIWindow {
    @objc public dynamic var passesThrough = true

    private static var touchedKey: Void?

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard passesThrough else { return hit }
        return hit === rootViewController?.view || hit == self ? nil : hit
    }

    open override func sendEvent(_ event: UIEvent) {
        if event.type == .touches, let touch = event.allTouches?.first, touch.phase == .began {
            objc_setAssociatedObject(self, &PassthroughWindow.touchedKey, Date(), .OBJC_ASSOCIATION_RETAIN)
        }
        super.sendEvent(event)
    }

    public var lastTouch: Date? {
        return objc_getAssociatedObject(self, &PassthroughWindow.touchedKey) as? Date
    }

    #if os(iOS)
    #if swift(>=5.0)
    /// The scale of the window's screen.
    public var pixel: CGFloat { 1 / screen.scale }
    #else
    public var pixel: CGFloat { return 1 / UIScreen.main.scale }
    #endif
    #endif
}
#elseif os(macOS)
import AppKit
open class PassthroughWindow: NSWindow {}
#else
#error("unsupported platform")
#endif
