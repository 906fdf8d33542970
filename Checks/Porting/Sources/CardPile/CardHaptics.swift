// SPDX-License-Identifier: MIT

import AudioToolbox
#if os(iOS)
import UIKit
#endif

final class CardHaptics {
  static let shared = CardHaptics()

  var playsSound = false

  #if os(iOS)
  private let impact = UIImpactFeedbackGenerator(style: .light)
  private lazy var notification = UINotificationFeedbackGenerator()

  func prepare() { impact.prepare() }

  func swiped() {
    if #available(iOS 13.0, *) {
      impact.impactOccurred(intensity: 0.8)
    } else {
      impact.impactOccurred()
    }
    if playsSound { AudioServicesPlaySystemSound(1306) }
  }

  func refused() { notification.notificationOccurred(.warning) }
  #else
  func prepare() {}
  func swiped() {}
  func refused() {}
  #endif
}
