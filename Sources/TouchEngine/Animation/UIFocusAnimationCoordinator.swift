// Animations of an app that go along with a change of the focus.

/// Runs animations together with a change of the focus.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIFocusAnimationCoordinator {
  /// How long they take, in seconds. [ours]
  static let duration = 0.2
  private var parts: [(animations: (() -> Void)?, completion: (() -> Void)?)] = []

  init() {}

  deinit {}

  /// Adds animations that begin after all were told of the change.
  ///
  /// - Parameters:
  ///   - animations: Changes properties of views.
  ///   - completion: Called when the animations are over.
  public func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) { parts.append((animations, completion)) }

  /// Begins what was added, in its order.
  func run() {
    for part in exchange(&parts, with: []) {
      UIView.animate(
        withDuration: Self.duration, animations: { part.animations?() },
        completion: { _ in part.completion?() })
    }
  }
}
