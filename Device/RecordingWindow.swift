// A window that writes down its touches and the states of its recognizers, for TouchKit on a computer.
// Copy this file into an app: it needs UIKit and nothing else, and no private API.
//
//     window = RecordingWindow(windowScene: windowScene)     // in place of UIWindow
//     try window.record("PhotoBoard")                        // into PhotoBoard.jsonl, in Documents
//
// TouchKit's article "Recordings from a device" says what the file is for. Untried: its tests run on Linux,
// what stands under `#if canImport(ObjectiveC)` was never compiled, and no device has run it.

import Foundation
import UIKit

/// A window that writes a recording of its touches, and of what its recognizers made of them.
///
/// Each line is a JSON object, written at once: a crash loses none. Keys are not recorded, because they may
/// type a password. Neither is what iOS tells no window: hovering, how a trackpad scrolls or pinches,
/// the accelerometer, and later corrections of a pen's touches.
class RecordingWindow: UIWindow {
  /// Called once, when a line could not be written, and no more is. Without it, a message is printed.
  var onProblem: ((any Error) -> Void)?
  /// Whether a recording runs.
  var isRecording: Bool { write != nil }

  private var write: ((String) throws -> Void)?
  private var app = ""
  /// The screen as it was written last; `nil` before the first event.
  private var screenFields: [String?]?
  /// When the recording began, on the clock of events.
  private var start: TimeInterval = 0
  // Seconds of the recording: of the last event and reading, and of the event that is being sent.
  private var (lastEvent, lastReading) = (TimeInterval(0), TimeInterval(0))
  private var sending: TimeInterval?
  private var fingers: [ObjectIdentifier: Int] = [:]
  private var known: [Known] = []
  private var knownCount = 0
  private var link: CADisplayLink?
  /// A recording goes on for so long after its last event, in seconds: each wait ends.
  private static let tail: TimeInterval = 1

  /// Begins a recording of the app, by its name in TouchKit, at the end of a file.
  ///
  /// - Parameter file: It is made if need be; by default `app.jsonl` in the app's folder Documents.
  func record(_ app: String, into file: URL? = nil) throws {
    let file =
      try file
      ?? FileManager.default.url(
        for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true
      ).appendingPathComponent("\(app).jsonl")
    if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    record(app) { try handle.write(contentsOf: Data($0.utf8)) }
  }

  /// Begins a recording of the app, by its name in TouchKit. Call it before the window shows: a replay
  /// begins with an app that starts.
  ///
  /// - Parameter write: Takes a line with its end, on the main thread.
  func record(_ app: String, write: @escaping (String) throws -> Void) {
    stop()
    (self.app, self.write, screenFields, start) = (app, write, nil, clock)
    (lastEvent, lastReading) = (0, 0)
  }

  /// Ends the recording, with what has become of its recognizers by now.
  func stop() {
    if isRecording, screenFields != nil {
      read(at: now, since: lastReading)
      put([field("input", "time"), field("time", max(now, lastEvent))])
    }
    end()
  }

  private func end() {
    link?.invalidate()
    (write, link, fingers) = (nil, nil, [:])
    forget()
  }

  // MARK: - Events

  override func sendEvent(_ event: UIEvent) {
    guard isRecording else { return super.sendEvent(event) }
    let time = seconds(event.timestamp)
    noteScreen()
    // After a pause, recognizers in reach of earlier touches need not be read any more.
    if link == nil { forget() }
    let touches = changedTouches(of: event)
    for touch in touches where touch.phase == .began { meet(touch) }
    read(at: time, since: lastReading)
    note(touches, of: event, at: time)
    if let event = event as? UIPressesEvent { notePresses(of: event, at: time) }
    lastEvent = max(lastEvent, time)
    sending = time
    super.sendEvent(event)
    sending = nil
    read(at: time, since: time)
    guard isRecording, link == nil else { return }
    let link = CADisplayLink(target: self, selector: Self.ticking)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// The touches of this window that changed: known fingers first, in the order of their numbers.
  private func changedTouches(of event: UIEvent) -> [UITouch] {
    guard event.type == .touches else { return [] }
    // A set has another order in each run.
    func order(_ touch: UITouch) -> (Int, TimeInterval, CGFloat, CGFloat) {
      let place = touch.location(in: self)
      return (fingers[ObjectIdentifier(touch)] ?? .max, touch.timestamp, place.x, place.y)
    }
    let all = (event.allTouches ?? []).filter { $0.window === self && $0.phase != .stationary }
    let sorted = all.sorted { order($0) < order($1) }
    for touch in sorted where fingers[ObjectIdentifier(touch)] == nil {
      let taken = Set(fingers.values)
      fingers[ObjectIdentifier(touch)] = (1...).first { !taken.contains($0) }
    }
    return sorted
  }

  private func note(_ touches: [UITouch], of event: UIEvent, at time: TimeInterval) {
    guard !touches.isEmpty else { return }
    var reports: [String] = []
    for touch in touches {
      let finer = event.coalescedTouches(for: touch) ?? []
      let expected = event.predictedTouches(for: touch) ?? []
      let own = [
        field("finger", fingers[ObjectIdentifier(touch)] ?? 0),
        field("phase", name(touch.phase.rawValue, "began moved stationary ended cancelled")),
        field("coalesced", finer.count > 1 ? finer.map { object(sample(of: $0, at: time)) } : []),
        field("predicted", expected.map { object(sample(of: $0, at: time)) }),
      ]
      reports.append(object(own + sample(of: touch, at: time)))
      if touch.phase == .ended || touch.phase == .cancelled {
        fingers[ObjectIdentifier(touch)] = nil
      }
    }
    put([
      field("input", "touches"), field("time", time),
      field("modifiers", event.modifierFlags.rawValue, unless: 0),
      field("buttons", event.buttonMask.rawValue, unless: 0), field("touches", reports),
    ])
  }

  private func sample(of touch: UITouch, at time: TimeInterval) -> [String?] {
    // A window need not lie at the screen's origin.
    let (place, precise) = (touch.location(in: nil), touch.preciseLocation(in: nil))
    let (x, y) = (place.x + frame.origin.x, place.y + frame.origin.y)
    let type = name(touch.type.rawValue, "direct indirect pencil indirectPointer")
    var roll: CGFloat = 0
    if #available(iOS 17.5, *) { roll = touch.rollAngle }
    return [
      field("x", x), field("preciseX", precise.x + frame.origin.x, unless: x),
      field("y", y), field("preciseY", precise.y + frame.origin.y, unless: y),
      touch.type == .direct ? nil : field("type", type),
      field("timestamp", seconds(touch.timestamp), unless: time),
      field("force", touch.force, unless: 0),
      field("maximumForce", touch.maximumPossibleForce, unless: 0),
      field("radius", touch.majorRadius, unless: 0),
      field("radiusTolerance", touch.majorRadiusTolerance, unless: 0),
      field("altitude", touch.altitudeAngle, unless: .pi / 2),
      field("azimuth", touch.azimuthAngle(in: self), unless: 0), field("roll", roll, unless: 0),
      field("estimated", touch.estimatedProperties.rawValue, unless: 0),
      field("expected", touch.estimatedPropertiesExpectingUpdates.rawValue, unless: 0),
      touch.estimationUpdateIndex.flatMap { field("estimate", $0.intValue) },
    ]
  }

  private func notePresses(of event: UIPressesEvent, at time: TimeInterval) {
    for press in event.allPresses.sorted(by: { $0.type.rawValue < $1.type.rawValue })
    where press.phase != .stationary && press.key == nil {
      let phase = name(press.phase.rawValue, "began changed stationary ended cancelled")
      put([
        field("input", "press"), field("time", time), field("type", press.type.rawValue),
        field("phase", phase), field("force", press.force, unless: 0),
      ])
    }
  }

  // MARK: - Recognizers

  /// A recognizer in reach of a touch, where it is, and the state that was written last.
  private struct Known {
    weak var recognizer: UIGestureRecognizer?
    let place: [String?]
    var state: UIGestureRecognizer.State?
  }

  /// Gets to know the recognizers of the touched view and of the views around it.
  private func meet(_ touch: UITouch) {
    let views = touch.view.map { Array(sequence(first: $0) { $0.superview }) } ?? []
    let around = views.flatMap { $0.gestureRecognizers ?? [] }
    for recognizer in around + (touch.gestureRecognizers ?? []) {
      guard let view = recognizer.view, !known.contains(where: { $0.recognizer === recognizer })
      else { continue }
      let className = "\(type(of: recognizer))"
      knownCount += 1
      let place = [
        field("number", knownCount), field("view", view.recordedPath),
        field("recognizer", recognizer.recordedLabel(on: view)),
        recognizer.name?.isEmpty == false ? field("class", className) : nil,
      ]
      known.append(Known(recognizer: recognizer, place: place))
      // Around an event, no reading shows that a tap has ended: iOS tells its targets, and resets it. The
      // system's own recognizers are left alone.
      if !className.hasPrefix("_") { recognizer.addTarget(self, action: Self.hearing) }
    }
  }

  private func forget() {
    for entry in known { entry.recognizer?.removeTarget(self, action: Self.hearing) }
    known = []
  }

  /// Writes the states that differ from what was written, and not older than `since`.
  private func read(at time: TimeInterval, since: TimeInterval) {
    var readings: [String] = []
    for index in known.indices {
      let entry = known[index]
      guard let state = entry.recognizer?.state, state != entry.state else { continue }
      known[index].state = state
      let word = name(state.rawValue, "possible began changed ended cancelled failed")
      readings.append(object(entry.place + [field("state", word)]))
    }
    lastReading = max(lastReading, time)
    guard !readings.isEmpty else { return }
    put([
      field("device", "states"), field("time", time), field("since", since, unless: time),
      field("recognizers", readings),
    ])
  }

  #if canImport(ObjectiveC)
    private static let hearing = #selector(RecordingWindow.hear(_:))
    private static let ticking = #selector(RecordingWindow.tick(_:))
  #else
    private static let hearing = Selector(RecordingWindow.hear, "hear(_:)")
    private static let ticking = Selector(RecordingWindow.tick, "tick(_:)")
  #endif

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func hear(_ recognizer: UIGestureRecognizer) {
    let time = sending ?? now
    read(at: time, since: time)
  }

  /// Reads states in each frame, until nothing waits any more.
  #if canImport(ObjectiveC)
    @objc
  #endif
  private func tick(_ link: CADisplayLink) {
    read(at: now, since: lastReading)
    // Events come some frames late: none must come that is older than the time that is written here.
    guard fingers.isEmpty, now > lastEvent + Self.tail * 1.2 else { return }
    put([field("input", "time"), field("time", lastEvent + Self.tail)])
    link.invalidate()
    self.link = nil
  }

  /// Writes the header before the first event, and later on what became of the screen.
  private func noteScreen() {
    #if canImport(ObjectiveC)
      let screen = windowScene?.screen ?? UIScreen.main
      let size = windowScene?.coordinateSpace.bounds.size ?? screen.bounds.size
    #else
      let screen = UIScreen.main
      let size = screen.bounds.size
    #endif
    let insets = safeAreaInsets
    let fields = [
      field("width", size.width), field("height", size.height), field("scale", screen.scale),
      field("framesPerSecond", screen.maximumFramesPerSecond, unless: 60),
      field("top", insets.top, unless: 0), field("left", insets.left, unless: 0),
      field("bottom", insets.bottom, unless: 0), field("right", insets.right, unless: 0),
    ]
    guard fields != screenFields else { return }
    let isFirst = screenFields == nil
    screenFields = fields
    guard isFirst else { return put([field("input", "screen")] + fields) }
    var system: String?
    #if canImport(ObjectiveC)
      let device = UIDevice.current
      system = field("system", "\(device.model), \(device.systemName) \(device.systemVersion)")
    #endif
    put([field("trace", 1), field("app", app), field("start", 0), system] + fields)
  }

  /// The clock of events, in seconds.
  private var clock: TimeInterval {
    #if canImport(ObjectiveC)
      return ProcessInfo.processInfo.systemUptime
    #else
      return application?.scheduler.now ?? 0
    #endif
  }

  private var now: TimeInterval { seconds(clock) }

  /// A time of the clock of events as one of the recording, to the microsecond.
  private func seconds(_ time: TimeInterval) -> TimeInterval {
    ((time - start) * 1_000_000).rounded() / 1_000_000
  }

  /// The name of a case; a newer iOS may have more cases.
  private func name(_ number: Int, _ names: String) -> String {
    let names = names.split(separator: " ")
    return names.indices.contains(number) ? String(names[number]) : "\(number)"
  }

  private func put(_ fields: [String?]) {
    do {
      try write?(object(fields) + "\n")
    } catch {
      end()
      if let onProblem { return onProblem(error) }
      print("RecordingWindow stops, because a line could not be written: \(error)")
    }
  }
}

// TouchKit has the same rules. The system puts views of its own around those of the app: so a path begins
// at the nearest identifier, view of a controller, or window.

extension UIGestureRecognizer {
  fileprivate var plainLabel: String {
    guard let name, !name.isEmpty else { return "\(type(of: self))" }
    return name
  }

  /// The property of a scroll view or navigation controller; else the name or the class, with a number.
  fileprivate func recordedLabel(on view: UIView) -> String {
    let scroller = view as? UIScrollView
    if self === scroller?.panGestureRecognizer { return "panGestureRecognizer" }
    if self === scroller?.pinchGestureRecognizer { return "pinchGestureRecognizer" }
    let navigation = view.next as? UINavigationController
    if self === navigation?.interactivePopGestureRecognizer {
      return "interactivePopGestureRecognizer"
    }
    return numbered(plainLabel, self, among: view.gestureRecognizers ?? []) { $0.plainLabel }
  }
}

extension UIView {
  fileprivate var recordedPath: String {
    let (part, above) = pathPart
    return above.map { "\($0.recordedPath)/\(part)" } ?? part
  }

  private var pathPart: (String, above: UIView?) {
    if self is UIWindow { return ("window", nil) }
    let name = "\(type(of: self))"
    // Cells share an identifier, and lie in any order.
    if let cell = self as? UITableViewCell {
      let table = sequence(first: self as UIView) { $0.superview }.first { $0 is UITableView }
      if let table = table as? UITableView, let place = table.indexPath(for: cell) {
        return ("\(name)(\(place.section),\(place.row))", table)
      }
    }
    if let identifier = accessibilityIdentifier, !identifier.isEmpty {
      return ("\(name)#\(identifier)", nil)
    }
    if let owner = next as? UIViewController, owner.viewIfLoaded === self {
      let (name, all) = ("\(type(of: owner))", owner.parent?.children ?? [])
      return (numbered(name, owner, among: all) { "\(type(of: $0))" }, nil)
    }
    return (numbered(name, self, among: superview?.subviews ?? []) { "\(type(of: $0))" }, superview)
  }
}

/// A name, with its number from the second one of the same name on.
private func numbered<Object: AnyObject>(
  _ name: String, _ object: Object, among all: [Object], by nameOf: (Object) -> String
) -> String {
  let index = all.filter { nameOf($0) == name }.firstIndex { $0 === object } ?? 0
  return index == 0 ? name : "\(name) \(index + 1)"
}

private func object(_ fields: [String?]) -> String {
  "{\(fields.compactMap { $0 }.joined(separator: ","))}"
}

private func field(_ key: String, _ value: Int, unless usual: Int? = nil) -> String? {
  value == usual ? nil : "\"\(key)\":\(value)"
}

private func field(_ key: String, _ value: CGFloat, unless usual: CGFloat? = nil) -> String? {
  value == usual ? nil : "\"\(key)\":" + (value.isFinite ? "\(value)" : "\"\(value)\"")
}

private func field(_ key: String, _ text: String) -> String {
  let quoted = (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) }
  return "\"\(key)\":\(quoted ?? "\"\"")"
}

private func field(_ key: String, _ list: [String]) -> String? {
  list.isEmpty ? nil : "\"\(key)\":[\(list.joined(separator: ","))]"
}
