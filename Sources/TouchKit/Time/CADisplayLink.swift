// A call once a frame, as Core Animation has it.

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
  /// When the frame began that is being shown, in seconds on the application's clock; 0 before the
  /// first one.
  public private(set) var timestamp: TimeInterval = 0
  /// When the next frame is expected to begin, in seconds; 0 before the first one.
  public private(set) var targetTimestamp: TimeInterval = 0
  /// How many calls a second are wanted: the nearest rate that fits into the screen's is used. 0, the
  /// default, means every frame.
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
    /// Has the method called from the next frame on, by the application that is running code. Run
    /// loops do not matter here: frames begin when the host says so, or while time passes.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { add() }

    /// Ends what ``add(to:forMode:)`` began; the link can be added again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { remove() }
  #endif

  /// Has the method called from the next frame on: ``add(to:forMode:)`` where there are run loops.
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

  /// Ends the calls for good, and lets the target go.
  public func invalidate() {
    remove()
    _ = exchange(&target, with: nil)
  }

  var listensToFrames: Bool { !isPaused }

  func frameBegan(at time: Double, next: Double) {
    let period = next - time
    if preferredFramesPerSecond > 0, wasCalled {
      // Half a frame early is near enough: it is the frame that is nearest.
      guard time - timestamp > 1 / Double(preferredFramesPerSecond) - period / 2 else { return }
    }
    (timestamp, targetTimestamp, wasCalled) = (time, next, true)
    guard let target else { return }
    selector.perform(on: target, from: self)
  }
}
