// What a host says of the keyboard on its screen.

nonisolated extension HostInput {
  /// What a host says of the keyboard on its screen.
  public struct KeyboardInput: Equatable, Sendable {
    /// Where the keyboard is once it has moved, in points of the screen; outside of the screen, or empty, if
    /// it does not show.
    public var frame: CGRect
    /// How long it moves, in seconds; 0, and what is no duration, means not at all.
    public var duration: TimeInterval
    /// How it moves.
    public var curve: UIView.AnimationCurve
    /// When it begins to move, in seconds on the application's clock.
    public var time: TimeInterval

    /// Makes the input of one event.
    public init(
      _ frame: CGRect, duration: TimeInterval = 0.25, curve: UIView.AnimationCurve = .easeInOut,
      time: TimeInterval
    ) {
      (self.frame, self.duration, self.curve, self.time) = (frame, duration, curve, time)
    }
  }
}
