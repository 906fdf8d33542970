import UIKit

/// Makes the area of a button larger without changing its frame.
class HitAreaButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let insets = ha_insets
        guard insets != .zero, isEnabled, !isHidden else { return super.point(inside: point, with: event) }
        return bounds.inset(by: insets).contains(point)
    }
}

extension UIButton {
    private struct HitAreaKeys {
        static var insets: UInt8 = 0
        static var debounce: UInt8 = 1
    }

    /// Negative insets make the area larger.
    var ha_insets: UIEdgeInsets {
        get {
            if let value = objc_getAssociatedObject(self, &HitAreaKeys.insets) as? UIEdgeInsets {
                return value
            }
            return .zero
        }
        set {
            objc_setAssociatedObject(self, &HitAreaKeys.insets, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    /// Seconds for which the button is disabled after each tap.
    var ha_debounce: TimeInterval {
        get { objc_getAssociatedObject(self, &HitAreaKeys.debounce) as? TimeInterval ?? 0 }
        set {
            objc_setAssociatedObject(self, &HitAreaKeys.debounce, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
            removeTarget(self, action: #selector(ha_tapped), for: .touchUpInside)
            if newValue > 0 {
                addTarget(self, action: #selector(ha_tapped), for: .touchUpInside)
            }
        }
    }

    @objc private func ha_tapped() {
        isEnabled = false
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + ha_debounce) { [weak self] in
            self?.isEnabled = true
        }
    }
}
