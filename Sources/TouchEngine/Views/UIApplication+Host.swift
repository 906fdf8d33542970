// What an application needs from its host, to be drawn again and to be called again, and what its host
// says of the screen.

import GestureCore

extension UIApplication {
  /// When an application wants to be called next.
  nonisolated public enum NextCall: Equatable, Sendable {
    /// Not before there is input.
    case never
    /// At this time at the latest, in seconds on its clock, with ``HostInput/time(_:)``.
    case at(TimeInterval)
    /// When the next frame begins, with ``HostInput/frame(_:)``.
    case nextFrame
  }

  /// When the application wants to be called next.
  public final var nextCall: NextCall {
    if isAnimating || frameClock.isListenedTo { return .nextFrame }
    let time = min(nextDeadline, nextLook)
    return time < .infinity ? .at(time) : .never
  }

  /// Whether something looks different from the last ``snapshot(for:)``; true before the first.
  ///
  /// It is never false if a new picture would differ. It may be true although the picture would be
  /// the same, as after a change that was undone.
  public final var needsRedraw: Bool {
    drawing != .upToDate || scheduler.now >= nextLook
  }

  /// Notes that something will look different at a time, in seconds, whatever happens until then.
  package final func lookWillChange(at time: Double) {
    guard time > scheduler.now else { return }
    nextLook = min(nextLook, time)
    tellHost()
  }

  /// Notes that something looks different now.
  final func lookChanged() {
    guard drawing != .outOfDate else { return }
    drawing = .outOfDate
    tellHost()
  }

  /// Notes that a host draws the present state. What will look different later says so as it is drawn.
  final func lookWasDrawn() {
    UIApplication.drawingNumber &+= 1
    drawing = isAnimating ? .onTheWay : .upToDate
    nextLook = .infinity
  }

  /// Tells the host that it is needed. After its own calls the host looks by itself.
  final func tellHost() {
    if engine.turn.state == .idle { needsHost?() }
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

/// The relation of the last picture to the present state.
enum LastPicture {
  /// There is no picture, or the state looks different now.
  case outOfDate
  /// The picture is right, but an animation was running.
  case onTheWay
  /// The picture is right.
  case upToDate
}
