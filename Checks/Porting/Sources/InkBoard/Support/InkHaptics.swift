import UIKit

#if canImport(AudioToolbox) && os(iOS)
import AudioToolbox
#endif

@MainActor
final class InkHaptics {
    enum Moment: Sendable { case open, choose, undo }

    static let shared = InkHaptics()

    private lazy var heavy = UIImpactFeedbackGenerator(style: .heavy)
    private lazy var notification = UINotificationFeedbackGenerator()

    func play(_ moment: Moment) {
        switch moment {
        case .open:
            heavy.prepare()
            heavy.impactOccurred()
        case .choose:
            notification.notificationOccurred(.success)
        case .undo:
            #if canImport(AudioToolbox) && os(iOS)
            AudioServicesPlaySystemSound(1519)
            #else
            heavy.impactOccurred(intensity: 0.3)
            #endif
        }
    }
}
