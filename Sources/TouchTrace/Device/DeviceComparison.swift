// What a device said of its recognizers beside what a replay does: the first difference of each recognizer,
// in words. `DeviceComparer` replays.

import GestureCore
import TouchKit

/// How the recognizers of a device and of a replay differ.
///
/// Compared are results, in their order, one by one: began, ended, cancelled and failed. A result is the same if
/// it came at most ``lateness`` earlier or later. These are no differences:
///
/// - when a recognizer is possible again: a device resets it when it likes;
/// - a failure that lasts at most ``lateness``: the window may not have read it;
/// - a recognizer that is not in the replay, as many of the system: it is in ``missing``.
nonisolated public struct DeviceComparison: Equatable, Sendable {
  /// How much later a device may be than its events say, in seconds: 0.1. Its timers run from the moment at
  /// which it handles a touch, which is some frames after the touch. [ours]
  public static let lateness: TimeInterval = 0.1

  /// The first difference of each recognizer that differs, in the order of their times.
  public var differences: [DeviceDifference]
  /// The recognizers that were compared, in the order in which the device named them.
  public var compared: [RecognizerPlace]
  /// The recognizers of the device that are not in the replay, in the same order.
  public var missing: [RecognizerPlace]
}

/// The first result in which a recognizer of a device and that of a replay differ.
nonisolated public struct DeviceDifference: Equatable, Sendable {
  /// Which recognizer.
  public var place: RecognizerPlace
  /// When, in seconds.
  public var time: TimeInterval
  /// The number of the last input before, counted from 1.
  public var input: Int
  /// What the device says at this time.
  public var device: UIGestureRecognizer.State
  /// What the recognizer is in the replay at this time.
  public var replay: UIGestureRecognizer.State
  /// By how much the device is later, in seconds, if both came to the same state; below 0 if it is earlier.
  public var delay: TimeInterval?
  /// What the replay decided about the recognizer then, or last before, with its time; `nil` if no finger
  /// reached it.
  public var reason: String?
}

nonisolated extension DeviceDifference: CustomStringConvertible {
  /// The difference in a sentence.
  public var sentence: String {
    var text = "\(shortDecimal(time, places: 3)) s, input \(input): \(place): "
    if let delay {
      let state = delay > 0 ? replay : device
      text += "\(state) comes \(shortDecimal(delay.magnitude * 1_000, places: 0)) ms "
      text += delay > 0 ? "later on the device." : "earlier on the device."
    } else {
      text += "the device says \(device), the replay says \(replay)."
    }
    return text
  }

  /// The sentence, and the replay's reason.
  public var description: String {
    "\(sentence)\n  In the replay: \(reason ?? "no finger reached it")"
  }

  /// The difference as a JSON object: `time` in seconds, the number of the `input`, `recognizer` and `view`, the
  /// states of `device` and `replay`, the `reason` of the replay, and the `sentence`.
  public var json: String {
    let fields = [
      "\"time\":\(decimal(time, places: 6))", "\"input\":\(input)",
      "\"recognizer\":\(JSONText.quoted(place.recognizer))",
      "\"view\":\(JSONText.quoted(place.view))",
      "\"device\":\"\(device)\"", "\"replay\":\"\(replay)\"",
      "\"reason\":\(reason.map(JSONText.quoted) ?? "null")",
      "\"sentence\":\(JSONText.quoted(sentence))",
    ]
    return "{\(fields.joined(separator: ","))}"
  }
}

extension Trace {
  /// What the device that recorded it said of its recognizers, beside what they do in a replay.
  ///
  /// - Parameter app: The app to replay it in.
  /// - Complexity: that of the replay; for each line of the device, the number of views.
  @MainActor public func comparedWithDevice(in app: TouchApp) -> DeviceComparison {
    let comparer = DeviceComparer(of: app.start(header))
    forEach {
      comparer.receive($0)
    } device: {
      comparer.hear($0)
    }
    return comparer.finish()
  }
}
