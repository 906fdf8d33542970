// Input about the device: commands of a remote control, the screen, and whether the application is
// active.

import GestureCore

extension UIApplication {
  // MARK: Remote control

  final func process(_ command: UIEvent.EventSubtype, at time: TimeInterval) {
    pass(to: time)
    guard command.isRemoteControl else { return report(.badInput(.notRemoteControl(command))) }
    guard receivesRemoteControl else { return }
    sendEvent(UIEvent(type: .remoteControl, subtype: command, timestamp: scheduler.now))
  }

  /// The first responder to hear of events without a location on the screen.
  final var responderWithoutPlace: UIResponder? { firstResponder ?? keyWindow }

  // MARK: Activity

  /// Whether an application gets input.
  nonisolated public enum State: Int, Sendable {
    /// It is in front and gets input.
    case active
    /// It is in front, but something of the system has the input.
    case inactive
    /// It is not visible.
    case background
  }

  /// Becomes active or inactive. An application that resigns loses its touches, presses and shake:
  /// their responders hear of a cancellation.
  final func process(_ state: State, at time: TimeInterval) {
    pass(to: time)
    let wasActive = applicationState == .active
    applicationState = state
    guard wasActive, state != .active else { return }
    for window in referees.compactMap({ $0.window }) { cancel(in: window) }
    cancelPresses()
    shake.interrupt(in: self)
  }

  // MARK: Memory

  final func warnOfMemory(at time: TimeInterval) {
    pass(to: time)
    var owners = windows.compactMap { $0.rootOwner }
    var count = 0
    // Collected before the first is told, because one that is told may drop others.
    while count < owners.count {
      owners += owners[count].keptOwners
      count += 1
    }
    for owner in owners { owner.didReceiveMemoryWarning() }
  }

  // MARK: Screen

  /// Changes the size, the rate and the safe area of the screen. A window that filled it fills it again.
  final func change(
    to size: CGSize, scale: CGFloat, framesPerSecond: Int, safeArea: UIEdgeInsets
  ) {
    let numbers = [size.width, size.height, scale, CGFloat(framesPerSecond)]
    let insets = [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]
    guard numbers.allSatisfy({ $0 > 0 && $0 < .infinity }),
      insets.allSatisfy({ $0 >= 0 && $0 < .infinity })
    else {
      return report(
        .badInput(.impossibleScreen(size, scale: scale, framesPerSecond: framesPerSecond)))
    }
    let old = screen.bounds
    screen.bounds = CGRect(origin: .zero, size: size)
    screen.scale = scale
    screen.maximumFramesPerSecond = framesPerSecond
    let isSafeAreaOther = exchange(&screen.safeAreaInsets, with: safeArea) != safeArea
    for window in windows where window.frame == old { window.frame = screen.bounds }
    if isSafeAreaOther { for window in windows { window.safeAreaHasChanged() } }
  }
}

nonisolated extension UIEvent.EventSubtype {
  /// Whether it is a command of a remote control.
  var isRemoteControl: Bool { rawValue >= UIEvent.EventSubtype.remoteControlPlay.rawValue }
}
