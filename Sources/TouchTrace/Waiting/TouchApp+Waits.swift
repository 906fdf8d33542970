// How late the gestures and controls of an app may be, asked of the app.

import TouchKit

extension TouchApp {
  /// How late the first effects of the app's gestures and controls may be, after its start.
  ///
  ///     #expect(pinboard.waits().longer(than: 0.1).isEmpty)
  ///
  /// The app is started anew for each try, and fingers move in it: its delegates are asked.
  ///
  /// - Parameter header: The screen, the time and the arguments; a phone's screen at 0 s by default.
  /// - Complexity: at most 6,000 starts of the app.
  @MainActor public func waits(_ header: TraceHeader? = nil) -> Waits {
    WaitFinder { start(header) }.waits()
  }
}
