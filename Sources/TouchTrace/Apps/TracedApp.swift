// An app in an application and a window of its own, made from a header: the same for the host that
// records it and for the replay.

import TouchKit

/// An app that runs in an application of its own, as a header says.
///
/// A host that starts its app this way, and the replay of its recording, begin alike. The app ends with
/// this object, which keeps its windows alive.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class TracedApp {
  /// The application.
  public let application: UIApplication
  private let kept: TouchApp.Keeper
  private var empty: UIWindow?
  private var log: DecisionLog?

  /// Starts an app of one window that is as large as the screen.
  ///
  /// - Parameters:
  ///   - header: The screen, the time and the arguments at the start.
  ///   - makeRootViewController: Makes the controller that the window shows.
  public convenience init(_ header: TraceHeader, makeRootViewController: () -> UIViewController) {
    self.init(header, launching: { $0.show(makeRootViewController()) })
  }

  /// Starts an app; what `launch` returns lives as long as it.
  init(_ header: TraceHeader, launching launch: (TouchApp.Launch) -> TouchApp.Keeper) {
    let screen = UIScreen(
      bounds: CGRect(origin: .zero, size: header.size), scale: header.scale,
      maximumFramesPerSecond: header.framesPerSecond, safeAreaInsets: header.safeArea)
    screen.characterWidth = CharacterWidths.width
    let application = UIApplication(screen: screen, now: header.start)
    self.application = application
    kept = application.perform {
      launch(TouchApp.Launch(application: application, arguments: header.arguments))
    }
  }

  deinit {}

  /// What is wrong with the app at its start, in a sentence; `nil` for an app that shows a window.
  public var warning: String? {
    guard application.windows.allSatisfy(\.isHidden) else { return nil }
    return
      "The app shows no window: call makeKeyAndVisible() when it starts, and return what keeps the "
      + "window alive."
  }

  /// The window in the back, which most apps have alone; an empty one of the screen's size, shown now, if
  /// the app shows none.
  package var firstWindow: UIWindow {
    if let window = application.windows.first(where: { !$0.isHidden }) { return window }
    return application.perform {
      let window = UIWindow(frame: application.screen.bounds)
      window.makeKeyAndVisible()
      empty = window
      return window
    }
  }

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
