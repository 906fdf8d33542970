// Effects that nothing here can have: taps of a motor, sounds. The application's observers are told what was
// asked for, so that a host can do it and a test can expect it.

import Foundation
import UIKit

/// An effect that was asked for.
nonisolated private func ask(for effect: String) {
  ApplicationTime.onMain(()) { UIApplication.shared.report(.effect(effect)) }
}

/// The base of all generators of feedback.
@preconcurrency @MainActor
open class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}

  /// Makes a generator for the feedback of a view.
  public init(view: UIView) {}

  deinit {}

  /// Announces feedback. There is no motor to be started.
  open func prepare() {}
}

/// Feedback about a collision.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy what collides is.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  /// Makes a generator with a style.
  public init(style: FeedbackStyle = .medium) {
    self.style = style
    super.init()
  }

  /// Makes a generator with a style for the feedback of a view.
  public init(style: FeedbackStyle, view: UIView) {
    self.style = style
    super.init()
  }

  deinit {}

  /// Asks for the feedback.
  open func impactOccurred() { ask(for: "impact \(style)") }

  /// Asks for the feedback with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { ask(for: "impact \(style) \(intensity)") }

  /// Asks for the feedback at a place, in points.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  /// Asks for the feedback with an intensity at a place, in points.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}

/// Feedback about a selection that changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  deinit {}

  /// Asks for the feedback.
  open func selectionChanged() { ask(for: "selection") }

  /// Asks for the feedback at a place, in points.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Feedback about the outcome of a task.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome.
  nonisolated public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  deinit {}

  /// Asks for the feedback.
  open func notificationOccurred(_ type: FeedbackType) { ask(for: "notification \(type)") }

  /// Asks for the feedback at a place, in points.
  open func notificationOccurred(_ type: FeedbackType, at location: CGPoint) {
    notificationOccurred(type)
  }
}

// MARK: AudioToolbox

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32

/// The sound that is no sound, but the motor.
nonisolated public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF

/// Asks for a sound.
nonisolated public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {
  ask(for: "sound \(sound)")
}

/// Asks for a sound, and for the motor.
nonisolated public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {
  ask(for: "alert sound \(sound)")
}

/// Asks for a sound, and calls a closure at once: nothing is played.
nonisolated public func AudioServicesPlaySystemSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (() -> Void)?
) {
  ask(for: "sound \(sound)")
  completion?()
}

// MARK: CoreHaptics

/// The time of an event that is played at once.
nonisolated public let CHHapticTimeImmediate: TimeInterval = 0

/// A strength of an event of touch.
nonisolated public struct CHHapticEventParameter: Sendable {
  /// What is given.
  public enum ParameterID: String, Sendable {
    case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained
  }

  /// What is given.
  public var parameterID: ParameterID
  /// Its value.
  public var value: Float

  /// Makes a parameter.
  public init(parameterID: ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// An event of touch.
nonisolated public struct CHHapticEvent: Sendable {
  /// How it feels.
  public enum EventType: String, Sendable {
    case hapticTransient, hapticContinuous
  }

  /// How it feels.
  public var type: EventType
  /// Its strengths.
  public var eventParameters: [CHHapticEventParameter]
  /// When it begins, in seconds.
  public var relativeTime: TimeInterval
  /// How long it is, in seconds.
  public var duration: TimeInterval

  /// Makes an event.
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {
    type = eventType
    eventParameters = parameters
    self.relativeTime = relativeTime
    self.duration = duration
  }
}

/// Events of touch, one after the other.
nonisolated public struct CHHapticPattern: Sendable {
  fileprivate var events: [CHHapticEvent]

  /// Makes a pattern; never fails here.
  public init(events: [CHHapticEvent], parameters: [CHHapticEventParameter]) throws {
    self.events = events
  }
}

/// What a device can do: this one can do nothing.
nonisolated public struct CHHapticDeviceCapability: Sendable {
  /// Whether it has a motor for events of touch.
  public let supportsHaptics = false
  /// Whether it plays sounds with them.
  public let supportsAudio = false
}

/// Plays a pattern.
nonisolated public protocol CHHapticPatternPlayer: AnyObject {
  /// Asks for the pattern.
  func start(atTime time: TimeInterval) throws
  /// Ends it.
  func stop(atTime time: TimeInterval) throws
}

/// Events of touch, which observers are told of.
nonisolated public final class CHHapticEngine: @unchecked Sendable {
  // Unchecked: it keeps closures that nothing calls.

  /// Why an engine stops.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt, applicationSuspended, idleTimeout, systemError
  }

  /// Called when the engine has to be started anew; it never has.
  public var resetHandler: () -> Void = {}
  /// Called when the engine stops by itself; it never does.
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Whether the engine ends when nothing is played.
  public var isAutoShutdownEnabled = false
  /// Whether it plays no sounds.
  public var playsHapticsOnly = false

  private final class Player: CHHapticPatternPlayer {
    let pattern: CHHapticPattern

    init(_ pattern: CHHapticPattern) { self.pattern = pattern }

    deinit {}

    func start(atTime time: TimeInterval) throws {
      for event in pattern.events {
        let values = event.eventParameters.map { " \($0.parameterID.rawValue) \($0.value)" }
          .joined()
        ask(for: event.type.rawValue + values)
      }
    }

    func stop(atTime time: TimeInterval) throws {}
  }

  /// Makes an engine; never fails here.
  public init() throws {}

  deinit {}

  /// What this device can do.
  public static func capabilitiesForHardware() -> CHHapticDeviceCapability {
    CHHapticDeviceCapability()
  }

  /// Starts the engine; never fails here.
  public func start() throws {}

  /// Starts the engine, and calls a closure at once.
  public func start(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }

  /// Stops the engine, and calls a closure at once.
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }

  /// Makes a player of a pattern.
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    Player(pattern)
  }
}
