// One switch for a whole app: what can be done is shown one after the other, and a press of the switch takes
// it. It knows no host; a host draws its cursor and hands over time and presses.

import GestureCore
import TouchKit
import TouchTrace

/// Goes through the elements of an app, for a person who has one switch.
///
///     let scanner = SwitchScanner(of: application)
///     scanner.press(at: now)          // begins
///     scanner.advance(to: scanner.nextDeadline)
///     scanner.press(at: now)          // takes what the cursor shows
///
/// The elements come in the order in which a screen reader reads them, each for ``stepTime``. A press opens the
/// menu of an element: what its accessibility actions do, and gestures at its activation point. After the
/// elements come gestures at any point, which a line finds that sweeps over the screen, keys, and what the
/// device itself does. After ``passesMax`` passes without a press the cursor goes, as in iOS's Switch Control with
/// automatic scanning.
public final class SwitchScanner {
  /// How long each thing is shown, in seconds.
  public var stepTime: TimeInterval = 1 {
    didSet { stepTime = stepTime.isFinite ? min(max(stepTime, 0.1), 60) : 1 }
  }
  /// How often all is shown until the cursor goes.
  public var passesMax = 3
  /// The gestures of the menus.
  public var gestures = SwitchGesture.usual
  /// In how many steps the line sweeps over the screen, along each side; 2 to 500.
  public var lines = 20 { didSet { lines = min(max(lines, 2), 500) } }

  /// What the cursor shows.
  nonisolated public enum Cursor: Equatable, Sendable {
    /// Nothing: a press begins.
    case none
    /// An element or a group that is taken by a press.
    case element(words: String, frame: CGRect)
    /// A line of a menu.
    case menu(words: String)
    /// A line across the screen that has this x.
    case column(CGFloat)
    /// A line along the screen that has this y.
    case row(CGFloat)

    /// What is said of it.
    public var words: String {
      switch self {
      case .none: ""
      case .element(let words, _), .menu(let words): words
      case .column(let x): "column \(shortDecimal(Double(x), places: 0))"
      case .row(let y): "row \(shortDecimal(Double(y), places: 0))"
      }
    }
  }

  /// One thing that a press takes.
  private struct Item {
    let cursor: Cursor
    let take: @MainActor (SwitchScanner) -> Void
  }

  private let application: UIApplication
  private let send: (HostInput) -> Void
  private var items: [Item] = []
  private var index = 0
  private var passes = 0
  private var stepDue = TimeInterval.infinity
  private var now: TimeInterval
  /// Up to which time the application was told.
  private var toldTime: TimeInterval
  /// What is to be told later: the rest of a gesture.
  private var pending: [(time: TimeInterval, input: HostInput)] = []

  /// Scans an application.
  ///
  /// - Parameters:
  ///   - application: Which. It is kept alive.
  ///   - send: Gets all input, as a recorder does; `nil` hands it to the application.
  public init(of application: UIApplication, send: ((HostInput) -> Void)? = nil) {
    self.application = application
    self.send = send ?? { application.receive($0) }
    now = application.scheduler.now
    toldTime = now
  }

  deinit {}

  /// What the cursor shows now.
  public var cursor: Cursor { items.indices.contains(index) ? items[index].cursor : .none }

  /// When something happens without a press, in seconds; infinite if nothing does.
  public var nextDeadline: TimeInterval { min(pending.first?.time ?? .infinity, stepDue) }

  // MARK: Time and presses

  /// Time passes: the rest of a gesture is made, and the cursor goes on.
  ///
  /// - Parameter time: In seconds on the application's clock; times must not go back. Nothing happens at a time
  ///   that is infinite, as ``nextDeadline`` may be, or no number.
  public func advance(to time: TimeInterval) {
    guard time.isFinite else { return }
    while nextDeadline <= time {
      if let next = pending.first, next.time <= stepDue {
        pending.removeFirst()
        now = max(now, next.time)
        toldTime = now
        send(next.input)
      } else {
        now = max(now, stepDue)
        step()
      }
    }
    now = max(now, time)
    if now > toldTime {
      toldTime = now
      send(.time(now))
    }
  }

  /// The switch was pressed: it takes what the cursor shows, or begins.
  ///
  /// A press while a gesture is made does nothing.
  public func press(at time: TimeInterval) {
    advance(to: time)
    guard pending.isEmpty else { return }
    guard items.indices.contains(index) else { return show(elements()) }
    items[index].take(self)
  }

  /// The cursor goes, until the next press. The rest of a gesture is still made.
  public func stop() { show([]) }

  private func step() {
    guard !items.isEmpty else { return show(elements()) }
    index += 1
    if index >= items.count { (index, passes) = (0, passes + 1) }
    guard passes < passesMax else { return show([]) }
    stepDue = now + stepTime
  }

  private func show(_ items: [Item]) {
    (self.items, index, passes) = (items, 0, 0)
    stepDue = items.isEmpty ? .infinity : now + stepTime
  }

  // MARK: What there is

  private func elements() -> [Item] {
    let all = application.accessibilitySnapshot().flatMap(\.elements)
    let named = all.map { element in
      Item(cursor: .element(words: element.words, frame: element.frame)) { scanner in
        scanner.show(scanner.menu(of: element))
      }
    }
    return named + [
      Item(cursor: .menu(words: "a point")) { $0.show($0.columns()) },
      Item(cursor: .menu(words: "keys")) { $0.show($0.keys()) },
      Item(cursor: .menu(words: "the device")) { $0.show($0.device()) },
    ]
  }

  private func menu(of element: AccessibilitySnapshot) -> [Item] {
    var actions: [(String, HostInput.AccessibilityInput.Action)] = [("activate", .activate)]
    if element.told?.traits.contains(.adjustable) == true {
      actions += [("more", .increment), ("less", .decrement)]
    }
    actions += element.actions.map { ($0, .custom(name: $0)) }
    actions += [
      ("scroll down", .scroll(.down)), ("scroll up", .scroll(.up)), ("escape", .escape),
    ]
    return actions.map { words, action in
      Item(cursor: .menu(words: words)) { scanner in
        scanner.make([.accessibility(.init(action, view: element.identity, time: 0))])
      }
    } + [
      Item(cursor: .menu(words: "gestures")) { $0.show($0.gestures(at: element.activationPoint)) },
      Self.back,
    ]
  }

  private static let back = Item(cursor: .menu(words: "back")) { $0.show($0.elements()) }

  private func gestures(at place: CGPoint) -> [Item] {
    gestures.map { gesture in
      Item(cursor: .menu(words: gesture.name)) { $0.make(gesture.fingers(place)) }
    } + [Self.back]
  }

  private func columns() -> [Item] {
    let width = application.screen.bounds.width
    return places(along: width).map { x in
      Item(cursor: .column(x)) { $0.show($0.rows(at: x)) }
    }
  }

  private func rows(at x: CGFloat) -> [Item] {
    places(along: application.screen.bounds.height).map { y in
      Item(cursor: .row(y)) { $0.show($0.gestures(at: CGPoint(x: x, y: y))) }
    }
  }

  private func places(along length: CGFloat) -> [CGFloat] {
    (0..<lines).map { (CGFloat($0) + 0.5) * length / CGFloat(lines) }
  }

  private func keys() -> [Item] {
    SwitchKey.all.map { key in
      Item(cursor: .menu(words: key.name)) { $0.make(key.inputs) }
    } + [Self.back]
  }

  private func device() -> [Item] {
    [
      Item(cursor: .menu(words: "shake")) { scanner in
        let samples = HostInput.MotionInput.Sample.shake(from: 0, for: 0.5, hertz: 50)
        scanner.make((samples + [.rest(at: 0.6)]).map { .motion(.init([$0])) })
      },
      Item(cursor: .menu(words: "play or pause")) {
        $0.make([.remoteControl(.remoteControlTogglePlayPause, time: 0)])
      },
      Self.back,
    ]
  }

  // MARK: Doing it

  private func make(_ fingers: Fingers) {
    pending = fingers.events.map { event in
      (now + event.time, .touches(.init(event.reports, time: now + event.time)))
    }
    finish()
  }

  /// Tells input whose times are seconds from now on.
  private func make(_ inputs: [HostInput]) {
    pending = inputs.map { input in
      let input = input.retimed { self.now + $0 }
      return (input.time ?? now, input)
    }
    finish()
  }

  /// The cursor comes again when all is done: at the first element of what is there then.
  private func finish() {
    show([])
    stepDue = (pending.last?.time ?? now) + stepTime
  }
}

nonisolated extension AccessibilitySnapshot {
  /// What is said of it.
  fileprivate var words: String {
    [told?.label, told?.value].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
