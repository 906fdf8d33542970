// What a host says of the barrel of a pen, and of what its user chose for it.

nonisolated extension HostInput {
  /// What a hand does to the barrel of a pen: it taps it twice, or squeezes it.
  public struct PencilInput: Equatable, Sendable {
    /// What a hand does to the barrel.
    nonisolated public enum Action: Equatable, Sendable {
      /// It taps the barrel twice. The pen itself finds that out.
      case tap
      /// It squeezes the barrel: once `began`, then any number of times `changed`, and at last `ended` or
      /// `cancelled`.
      case squeeze(UIPencilInteraction.Phase)
    }

    /// What the hand did.
    public var action: Action
    /// Where the pen hovers, in the coordinates of the screen; `nil` if it is too far away to be measured.
    public var hover: TouchSample?
    /// When, in seconds on the application's clock.
    public var time: TimeInterval

    /// Makes the input of one event.
    public init(_ action: Action, hover: TouchSample? = nil, time: TimeInterval) {
      (self.action, self.hover, self.time) = (action, hover, time)
    }
  }

  /// What the user chose for the pen in the system's settings.
  public struct PencilSettings: Equatable, Sendable {
    /// What two taps on the barrel are to do.
    public var tapAction: UIPencilPreferredAction
    /// What a squeeze of the barrel is to do.
    public var squeezeAction: UIPencilPreferredAction
    /// Whether only the pen draws, and fingers scroll.
    public var prefersPencilOnlyDrawing: Bool
    /// Whether tools show what they would do where the pen hovers.
    public var prefersHoverToolPreview: Bool

    /// Makes settings; by default, what a new device has.
    public init(
      tapAction: UIPencilPreferredAction = .switchEraser,
      squeezeAction: UIPencilPreferredAction = .showContextualPalette,
      prefersPencilOnlyDrawing: Bool = false, prefersHoverToolPreview: Bool = true
    ) {
      (self.tapAction, self.squeezeAction) = (tapAction, squeezeAction)
      self.prefersPencilOnlyDrawing = prefersPencilOnlyDrawing
      self.prefersHoverToolPreview = prefersHoverToolPreview
    }
  }
}

/// What the user wants an action on a pen's barrel to do, by the system's settings. The app does it.
nonisolated public enum UIPencilPreferredAction: Int, Sendable, CaseIterable {
  /// Nothing.
  case ignore
  /// Change between the present tool and the eraser.
  case switchEraser
  /// Change between the present tool and the one used before.
  case switchPrevious
  /// Show the palette of colours.
  case showColorPalette
  /// Show what the present ink is like.
  case showInkAttributes
  /// Show a palette of tools at the pen.
  case showContextualPalette
  /// Run a shortcut of the system.
  case runSystemShortcut
}
