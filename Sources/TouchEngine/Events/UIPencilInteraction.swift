// Tells an app of taps and squeezes on the barrel of a pen.

/// Tells its delegate that a hand tapped the barrel of a pen twice, or squeezes it.
///
/// It hears of both while its view can be seen: in a window, and neither it nor a superview hidden or transparent. A
/// squeeze whose beginning it heard of goes on and ends for it, whatever becomes of the view. The host says what
/// happens to the pen, with ``HostInput/pencil(_:)``.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPencilInteraction: UIInteraction {
  /// Where a squeeze stands.
  nonisolated public enum Phase: Int, Sendable, CaseIterable {
    /// The hand began to squeeze.
    case began
    /// The hand goes on.
    case changed
    /// The hand let go.
    case ended
    /// The system took the squeeze away.
    case cancelled
  }

  /// Whether it hears of the pen; true by default.
  open var isEnabled = true
  private final var viewReference = Weak<UIView>(nil)

  /// Makes an interaction without a delegate.
  public init() {}

  /// Makes an interaction with a delegate, which it does not keep alive.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  deinit {}

  #if hasFeature(Embedded)
    /// Used only while `watch` has its object. An object of TouchKit reports its end; any other object must
    /// outlive this reference: see ``Weak``.
    private final unowned(unsafe) var reference: (any UIPencilInteractionDelegate)?
    private final var watch = Weak<AnyObject>(nil)
    /// What hears of the pen. It is not kept alive.
    public final var delegate: (any UIPencilInteractionDelegate)? {
      get { watch.object == nil ? nil : reference }
      set { (reference, watch) = (newValue, Weak(newValue)) }
    }
  #else
    /// What hears of the pen. It is not kept alive.
    open weak var delegate: (any UIPencilInteractionDelegate)?
  #endif

  /// The view that it was added to.
  public final var view: UIView? { viewReference.object }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { viewReference = Weak(view) }

  // MARK: Settings

  /// What the user wants two taps on the barrel to do. The host says it: ``HostInput/pencilSettings(_:)``.
  open class var preferredTapAction: UIPencilPreferredAction {
    UIApplication.shared.engine.pencilSettings.tapAction
  }

  /// What the user wants a squeeze of the barrel to do.
  open class var preferredSqueezeAction: UIPencilPreferredAction {
    UIApplication.shared.engine.pencilSettings.squeezeAction
  }

  /// Whether the user wants only the pen to draw.
  open class var prefersPencilOnlyDrawing: Bool {
    UIApplication.shared.engine.pencilSettings.prefersPencilOnlyDrawing
  }

  /// Whether the user wants tools to show what they would do where the pen hovers.
  open class var prefersHoverToolPreview: Bool {
    UIApplication.shared.engine.pencilSettings.prefersHoverToolPreview
  }

  // MARK: Hearing

  /// Tells the delegate. The pen is where it is in the view's window.
  final func hear(_ input: HostInput.PencilInput) {
    let pose = input.hover.flatMap { hover in view.map { UIPencilHoverPose(hover, in: $0) } }
    switch input.action {
    case .tap:
      delegate?.pencilInteraction(self, didReceiveTap: Tap(timestamp: input.time, hoverPose: pose))
    case .squeeze(let phase):
      delegate?.pencilInteraction(
        self, didReceiveSqueeze: Squeeze(timestamp: input.time, phase: phase, hoverPose: pose))
    }
  }

  /// Two taps on the barrel of a pen.
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  public final class Tap {
    /// When, in seconds on the application's clock.
    public let timestamp: TimeInterval
    /// Where the pen hovered; `nil` if that was too far away to be measured.
    public let hoverPose: UIPencilHoverPose?

    init(timestamp: TimeInterval, hoverPose: UIPencilHoverPose?) {
      (self.timestamp, self.hoverPose) = (timestamp, hoverPose)
    }

    deinit {}
  }

  /// A step of a squeeze of a pen's barrel.
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  public final class Squeeze {
    /// When, in seconds on the application's clock.
    public let timestamp: TimeInterval
    /// Where the squeeze stands.
    public let phase: Phase
    /// Where the pen hovers; `nil` if that is too far away to be measured.
    public let hoverPose: UIPencilHoverPose?

    init(timestamp: TimeInterval, phase: Phase, hoverPose: UIPencilHoverPose?) {
      (self.timestamp, self.phase, self.hoverPose) = (timestamp, phase, hoverPose)
    }

    deinit {}
  }
}

/// Hears what a hand does to the barrel of a pen.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIPencilInteractionDelegate: AnyObject {
  /// The barrel was tapped twice, as apps of before iOS 17.5 hear it.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// The barrel was tapped twice.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// The barrel is squeezed, or is not any more.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  /// Nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  /// Tells it by the older method, which is not called otherwise.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {
    pencilInteractionDidTap(interaction)
  }
  /// Nothing.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}
