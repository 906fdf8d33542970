// An app in an application and a window of its own, made from a header: the same for the host that
// records it and for the replay.

import TouchKit

/// An app that runs in an application of its own, as a header says.
///
/// A host that starts its app this way, and the replay of its recording, begin alike.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class TracedApp {
  /// The application.
  public let application: UIApplication
  /// Its window, as large as the screen.
  public let window: UIWindow
  private var log: DecisionLog?

  /// Starts an app.
  ///
  /// - Parameters:
  ///   - header: The screen and the time at the start.
  ///   - prepare: What the host sets before the app starts, as the widths of characters.
  ///   - makeRootViewController: Makes the controller that the window shows.
  public init(
    _ header: TraceHeader, prepare: (UIApplication) -> Void = { _ in },
    makeRootViewController: () -> UIViewController
  ) {
    let bounds = CGRect(origin: .zero, size: header.size)
    let screen = UIScreen(
      bounds: bounds, scale: header.scale, maximumFramesPerSecond: header.framesPerSecond,
      safeAreaInsets: header.safeArea)
    application = UIApplication(screen: screen, now: header.start)
    prepare(application)
    window = application.perform {
      let window = UIWindow(frame: bounds)
      window.rootViewController = makeRootViewController()
      window.makeKeyAndVisible()
      return window
    }
  }

  deinit {}

  /// Hands each decision from now on to `write`.
  public func log(_ write: @escaping (LogLine) -> Void) {
    log = DecisionLog(of: application, write: write)
  }

  /// Hands each decision from now on to `writeLine` as the bytes of its line, with its end.
  public func logBytes(_ writeLine: @escaping (borrowing [UInt8]) -> Void) {
    log = DecisionLog(bytesOf: application, writeLine: writeLine)
  }

  /// Replays input.
  public func receive(_ inputs: some Sequence<HostInput>) {
    for input in inputs { application.receive(input) }
  }
}
