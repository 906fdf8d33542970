import AudioToolbox
import UIKit
#if canImport(CoreHaptics)
import CoreHaptics
#endif

/// One door for everything that shakes or clicks.
@MainActor
public final class HapticsBox {
    public enum Kind: Sendable {
        case selection
        case impact(UIImpactFeedbackGenerator.FeedbackStyle)
        case notification(UINotificationFeedbackGenerator.FeedbackType)
        case click
        case pattern([Float])
    }

    public static let shared = HapticsBox()

    private let selection = UISelectionFeedbackGenerator()
    private let notification = UINotificationFeedbackGenerator()
    private var impacts: [UIImpactFeedbackGenerator.FeedbackStyle: UIImpactFeedbackGenerator] = [:]

    #if canImport(CoreHaptics)
    private lazy var engine: CHHapticEngine? = {
        guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return nil }
        let engine = try? CHHapticEngine()
        engine?.playsHapticsOnly = true
        engine?.isAutoShutdownEnabled = true
        return engine
    }()
    #endif

    public func play(_ kind: Kind) {
        switch kind {
        case .selection:
            selection.selectionChanged()
        case .impact(let style):
            let generator = impacts[style] ?? UIImpactFeedbackGenerator(style: style)
            impacts[style] = generator
            generator.impactOccurred()
        case .notification(let type):
            notification.notificationOccurred(type)
        case .click:
            AudioServicesPlaySystemSound(1104)
        case .pattern(let intensities):
            playPattern(intensities)
        }
    }

    private func playPattern(_ intensities: [Float]) {
        #if canImport(CoreHaptics)
        do {
            let events = intensities.enumerated().map { index, intensity in
                CHHapticEvent(
                    eventType: .hapticTransient,
                    parameters: [
                        CHHapticEventParameter(parameterID: .hapticIntensity, value: intensity),
                        CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.5),
                    ],
                    relativeTime: Double(index) * 0.1
                )
            }
            let pattern = try CHHapticPattern(events: events, parameters: [])
            try engine?.start()
            try engine?.makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate)
        } catch {
            AudioServicesPlaySystemSound(SystemSoundID(kSystemSoundID_Vibrate))
        }
        #else
        AudioServicesPlaySystemSound(SystemSoundID(kSystemSoundID_Vibrate))
        #endif
    }
}
