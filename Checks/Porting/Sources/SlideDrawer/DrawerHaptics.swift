//
//  DrawerHaptics.swift
//  SlideDrawer
//

import UIKit
#if canImport(CoreHaptics)
import CoreHaptics
#endif

final class DrawerHaptics {
    private lazy var impact = UIImpactFeedbackGenerator(style: .light)

    #if canImport(CoreHaptics)
    private var supportsHaptics: Bool {
        if #available(iOS 13.0, *) {
            return CHHapticEngine.capabilitiesForHardware().supportsHaptics
        }
        return false
    }
    #else
    private let supportsHaptics = false
    #endif

    func prepare() {
        impact.prepare()
    }

    func snap() {
        guard supportsHaptics else { return }
        impact.impactOccurred()
    }
}
