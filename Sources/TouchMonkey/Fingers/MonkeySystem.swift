// What comes from elsewhere than fingers on the screen: keys, buttons, turns, shakes, interruptions.

import TouchKit

/// Input that no finger on the screen makes.
enum MonkeySystem {
  /// One event, or some that belong together.
  static func one(
    on application: UIApplication, at now: TimeInterval, _ dice: inout Dice
  ) -> [HostInput] {
    if application.hearsPencil, dice.below(2) == 0 { return barrel(at: now, &dice) }
    switch dice.below(14) {
    case 0, 1, 2, 3: return keys(at: now, &dice)
    case 4, 5: return turn(application.screen)
    case 6, 7:
      return [
        .activity(.inactive, time: now), .activity(.active, time: now + dice.number(0.1...2)),
      ]
    case 8:
      guard let window = application.windows.last(where: { !$0.isHidden }) else { return [] }
      return [.cancellation(window: window.windowNumber)]
    case 9: return shake(at: now, for: dice.number(0.3...1))
    case 10: return [.statusBarTap(time: now)]
    case 11: return [.memoryWarning(time: now)]
    case 12:
      let commands: [UIEvent.EventSubtype] = [
        .remoteControlPlay, .remoteControlPause, .remoteControlTogglePlayPause,
        .remoteControlNextTrack, .remoteControlPreviousTrack, .remoteControlStop,
        .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward,
        .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward,
      ]
      return [.remoteControl(dice.one(of: commands), time: now)]
    default: return press(at: now, &dice)
    }
  }

  private static func turn(_ screen: UIScreen) -> [HostInput] {
    let size = screen.bounds.size
    return [
      .screen(
        CGSize(width: size.height, height: size.width), scale: screen.scale,
        framesPerSecond: screen.maximumFramesPerSecond, safeArea: screen.safeAreaInsets)
    ]
  }

  private static func keys(at now: TimeInterval, _ dice: inout Dice) -> [HostInput] {
    let all: [(UIKeyboardHIDUsage, String)] = [
      (.keyboardA, "a"), (.keyboardA, "a"), (.keyboardSpacebar, " "),
      (.keyboardReturnOrEnter, "\n"), (.keyboardDeleteOrBackspace, "\u{8}"), (.keyboardTab, "\t"),
      (.keyboardEscape, ""), (.keyboardLeftArrow, ""), (.keyboardRightArrow, ""),
      (.keyboardUpArrow, ""), (.keyboardDownArrow, ""),
    ]
    return (0...dice.below(3)).flatMap { index -> [HostInput] in
      let (code, text) = dice.one(of: all)
      let time = now + Double(index) * 0.1
      return [
        .key(.init(code, .down, characters: text, time: time)),
        .key(.init(code, .up, characters: text, time: time + 0.05)),
      ]
    }
  }

  private static func press(at now: TimeInterval, _ dice: inout Dice) -> [HostInput] {
    let type = dice.one(of: [UIPress.PressType.select, .menu, .playPause, .upArrow, .downArrow])
    return [
      .press(.init(type, .began, force: 1, time: now)),
      .press(.init(type, .ended, time: now + dice.number(0.05...0.7))),
    ]
  }

  /// A pen's barrel is tapped, or squeezed for a while.
  private static func barrel(at now: TimeInterval, _ dice: inout Dice) -> [HostInput] {
    guard dice.below(2) == 0 else { return [.pencil(.init(.tap, time: now))] }
    let end: UIPencilInteraction.Phase = dice.below(3) == 0 ? .cancelled : .ended
    return [
      .pencil(.init(.squeeze(.began), time: now)),
      .pencil(.init(.squeeze(end), time: now + dice.number(0.1...1))),
    ]
  }

  /// The device is shaken, and then held still.
  private static func shake(at now: TimeInterval, for seconds: TimeInterval) -> [HostInput] {
    let samples = HostInput.MotionInput.Sample.shake(from: now, for: seconds, hertz: 50)
    return [
      .motion(.init(samples)), .motion(.init([.rest(at: now + seconds + 0.1)])),
      .time(now + seconds + 1),
    ]
  }
}
