// What runs in a window and ends with it, without being a view.

/// Something that runs in a window. Its application keeps it alive while it is in the list
/// ``UIApplication/guests``, and drops it when the window is gone.
@_spi(Widgets) open class WindowGuest {
  private let windowReference: Weak<UIWindow>

  #if hasFeature(Embedded)
    /// Tells weak references when this object is gone.
    final lazy var lifetime = Lifetime()
  #endif

  /// Makes a guest of a window; without one it counts as gone.
  public init(of window: UIWindow?) { windowReference = Weak(window) }

  deinit {
    #if hasFeature(Embedded)
      lifetime.isRunning = false
    #endif
  }

  /// Whether its window is gone, so that nothing will end it.
  package final var isWithoutWindow: Bool { windowReference.object == nil }

  /// The window is gone: drops what is held for it.
  open func abandon() {}
}

extension UIApplication {
  /// Drops guests whose window is gone.
  final func forgetGuestsWithoutWindow() {
    guard guests.contains(where: { $0.isWithoutWindow }) else { return }
    let forgotten = guests.filter { $0.isWithoutWindow }
    _ = exchange(&guests, with: guests.filter { !$0.isWithoutWindow })
    for guest in forgotten { guest.abandon() }
  }
}
