// A call once a frame, as in Core Animation.

/// Calls a method once a frame.
///
///     let link = CADisplayLink(target: self, selector: Selector(Animator.step))
///     link.add(to: .main, forMode: .common)
///
/// It belongs to the application whose code adds it, and runs on that application's time. The target
/// is kept alive until ``invalidate()``, as in UIKit.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class CADisplayLink: FrameListener {
  /// Whether the method is not called; false by default.
  public var isPaused = false {
    didSet { application?.expectFrame() }
  }
  /// When the present frame began, in seconds on the application's clock; 0 before the first one.
  public private(set) var timestamp: TimeInterval = 0
  /// When the next frame is expected to begin, in seconds; 0 before the first one.
  public private(set) var targetTimestamp: TimeInterval = 0
  /// The wanted number of calls a second. The nearest rate that the screen's rate allows is used.
  /// 0, the default, means every frame.
  public var preferredFramesPerSecond = 0

  /// Whether the method was called since the link was made.
  private var wasCalled = false
  private var target: AnyObject?
  private let selector: Selector
  private var applicationReference = Weak<UIApplication>(nil)
  /// The application that it was added to.
  private var application: UIApplication? { applicationReference.object }

  /// Makes a link that is not running yet.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called; it is kept alive.
  ///   - selector: A method of its class that takes nothing, or the link.
  public init(target: AnyObject, selector: Selector) {
    guard selector.isAnswered(by: target) else {
      programmerError(
        "CADisplayLink(target:selector:): the target is not of the class whose method the selector "
          + "refers to; pass an instance of that class or one of its subclasses.")
    }
    self.target = target
    self.selector = selector
  }

  deinit {}

  /// How long a frame takes, in seconds; 0 before the link is added.
  public var duration: CFTimeInterval { application?.frameClock.period ?? 0 }

  #if !hasFeature(Embedded)
    /// Calls the method from the next frame on, by the application that is running code. Run loops
    /// do not matter: frames begin when the host says so, or while time passes.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { add() }

    /// Ends the calls that ``add(to:forMode:)`` began. The link can be added again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { remove() }
  #endif

  /// Calls the method from the next frame on: ``add(to:forMode:)`` without a run loop.
  public func add() {
    guard target != nil, application == nil else { return }
    let application = UIApplication.shared
    applicationReference = Weak(application)
    application.frameClock.add(self)
    application.expectFrame()
  }

  private func remove() {
    application?.frameClock.remove(self)
    applicationReference = Weak(nil)
  }

  /// Ends the calls permanently, and releases the target.
  public func invalidate() {
    remove()
    _ = exchange(&target, with: nil)
  }

  package var listensToFrames: Bool { !isPaused }

  package func frameBegan(at time: Double, next: Double) {
    let period = next - time
    if preferredFramesPerSecond > 0, wasCalled {
      // A frame that is at most half a frame early is the nearest one.
      guard time - timestamp > 1 / Double(preferredFramesPerSecond) - period / 2 else { return }
    }
    (timestamp, targetTimestamp, wasCalled) = (time, next, true)
    guard let target else { return }
    selector.perform(on: target, from: self)
  }
}
