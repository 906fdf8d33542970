// Calls objects of an application once a frame, if they asked for it. `FrameTiming` decides when
// frames begin.

import GestureCore

/// What is called once a frame.
package protocol FrameListener: AnyObject {
  /// Whether it wants to be called at all now.
  var listensToFrames: Bool { get }

  /// Called in a frame.
  ///
  /// - Parameters:
  ///   - time: When the frame begins, in seconds.
  ///   - next: When the next one is expected, in seconds.
  func frameBegan(at time: Double, next: Double)
}

/// An application's frames.
package final class FrameClock {
  private let screen: UIScreen
  private var timing = FrameTiming()
  private var listeners: [any FrameListener] = []

  init(screen: UIScreen) { self.screen = screen }

  deinit {}

  /// When the next frame begins by itself, in seconds; `.infinity` if it does not.
  var due: Double { timing.due }

  /// Whether something wants to be called in the next frame.
  var isListenedTo: Bool {
    for listener in listeners where listener.listensToFrames { return true }
    return false
  }

  /// How long a frame takes, in seconds.
  package var period: Double { 1 / Double(max(screen.maximumFramesPerSecond, 1)) }

  /// Adds a listener. It is called from the next frame on, and kept alive until it is removed.
  package func add(_ listener: any FrameListener) {
    listeners.append(listener)
  }

  /// Calls a listener no more.
  package func remove(_ listener: any FrameListener) {
    guard let place = place(of: listener) else { return }
    _ = listeners.remove(at: place)
  }

  /// Where a listener stands; `nil` if it does not. (The closure of a search would check for each of them on
  /// which thread it runs.)
  private func place(of listener: any FrameListener) -> Int? {
    for place in listeners.indices where listeners[place] === listener { return place }
    return nil
  }

  /// Schedules the next frame after a time, in seconds, if there is a listener.
  func expectFrame(after now: Double) {
    if isListenedTo { timing.expect(after: now, period: period) }
  }

  /// From now on, the host says when frames begin.
  func followHost() { timing.followHost() }

  /// Calls all listeners, in the order added. A listener that is removed meanwhile is not called
  /// any more. A listener that is added is called in the next frame.
  ///
  /// - Parameter time: When the frame begins, in seconds.
  func beginFrame(at time: Double) {
    guard timing.begin(at: time) else { return }
    for listener in listeners where listener.listensToFrames && place(of: listener) != nil {
      listener.frameBegan(at: time, next: time + period)
    }
    expectFrame(after: time)
  }
}
