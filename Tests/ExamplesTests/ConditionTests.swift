// What each example app says of itself holds after every event, whatever fingers and the system do.

import Examples
import Foundation
import Testing
import TouchTrace
import UIKit

@Suite struct ConditionTests {
  @Test(arguments: ExampleApps.all.map(\.name))
  func conditionsHoldAfterEachEventOfAStorm(name: String) throws {
    let app = try #require(ExampleApps.all.named(name))
    #expect(app.conditions.count >= 2)
    #expect(Set(app.conditions.map(\.words)).count == app.conditions.count)
    for seed in 1...Storm.seedCount {
      if let broken = Storm.brokenCondition(of: app, seed: seed) {
        Issue.record("\(name), seed \(seed): \(broken)")
      }
    }
  }

  @Test func aConditionThatDoesNotHoldIsSeen() throws {
    let app = TouchApp("Empty") { UIViewController() }
      .always("nobody touches it") { $0.windows.first?.frame.width == 390 }
    let running = app.start()
    #expect(app.conditions.map(\.words) == ["nobody touches it"])
    #expect(app.conditions[0].holds(in: running.application))
    running.application.windows.first?.frame.size.width = 1
    #expect(!app.conditions[0].holds(in: running.application))
  }
}

/// Random fingers and all else that a host can tell.
private struct Storm {
  /// More of them by hand: TOUCHKIT_SEEDS=1000.
  static let seedCount =
    ProcessInfo.processInfo.environment["TOUCHKIT_SEEDS"].flatMap { UInt64($0) } ?? 6
  static let eventCount = 2_000
  private static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
    CGSize(width: 320, height: 480), CGSize(width: 1024, height: 768),
  ]

  /// A finger that is down, and where it goes.
  private struct Finger {
    var place: CGPoint
    var step: CGVector
    var stepsLeft: Int
  }

  private var state: UInt64
  private var size = sizes[0]
  private var now: TimeInterval = 0
  private var fingers: [Int: Finger] = [:]
  private var keyDown: HostInput.KeyInput?
  private let window: Int
  /// What comes before anything else.
  private var waiting: [HostInput] = []

  private init(seed: UInt64, window: Int) {
    // Another factor than that of the steps, or seeds would lead to the same storm a little later.
    (state, self.window) = (seed &* 0xD129_0D3F_6A5B_4C85, window)
  }

  /// Plays a storm on an app. Returns the first condition that does not hold, and after what.
  static func brokenCondition(of app: TouchApp, seed: UInt64) -> String? {
    let running = app.start()
    var storm = Storm(seed: seed, window: running.application.windows.first?.windowNumber ?? 0)
    func broken() -> String? {
      app.conditions.first { !$0.holds(in: running.application) }?.words
    }
    if let words = broken() { return "\(words), at the start" }
    for number in 1...eventCount {
      let input = storm.next()
      running.application.receive(input)
      if let words = broken() { return "\(words), after event \(number): \(input)" }
    }
    return nil
  }

  // MARK: Dice

  private mutating func below(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ bits >> 31) % UInt64(count))
  }

  private mutating func between(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    low + (high - low) * CGFloat(below(10_001)) / 10_000
  }

  private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  // MARK: Events

  private mutating func next() -> HostInput {
    if !waiting.isEmpty { return waiting.removeFirst() }
    now += [0, 0.008, 0.016, 0.016, 0.016, 0.033, 0.1, 0.25][below(8)]
    switch below(1_000) {
    case 0..<800: return touches()
    case 800..<900: return pause()
    default: return fromTheSystem()
    }
  }

  private mutating func pause() -> HostInput {
    now += [0.05, 0.2, 0.4, 0.7, 1.5, 3][below(6)]
    return chance(50) ? .time(now) : .frame(now)
  }

  private mutating func fromTheSystem() -> HostInput {
    switch below(24) {
    case 0..<3:
      size = Self.sizes[below(Self.sizes.count)]
      let top: CGFloat = chance(50) ? 47 : 0
      return .screen(
        size, scale: 2, safeArea: UIEdgeInsets(top: top, left: 0, bottom: top / 2, right: 0))
    case 3..<6:
      fingers.removeAll()
      keyDown = nil
      waiting = [.activity(.active, time: now)]
      return .activity(chance(80) ? .inactive : .background, time: now)
    case 6..<9:
      fingers.removeAll()
      return .cancellation(window: window)
    case 9: return .statusBarTap(time: now)
    case 10: return .memoryWarning(time: now)
    case 11..<13: return shake()
    case 13..<15:
      let command = UIEvent.EventSubtype(rawValue: 100 + below(10)) ?? .remoteControlPlay
      return .remoteControl(command, time: now)
    case 15:
      let height: CGFloat = chance(50) ? 300 : 0
      return .keyboard(
        .init(
          CGRect(x: 0, y: size.height - height, width: size.width, height: height), time: now))
    default: return key()
    }
  }

  private mutating func key() -> HostInput {
    if var key = keyDown {
      keyDown = nil
      (key.change, key.time) = (.up, now)
      return .key(key)
    }
    let key: HostInput.KeyInput =
      switch below(4) {
      case 0: .init(.keyboardDeleteOrBackspace, .down, time: now)
      case 1 where chance(30): .init(.keyboardReturnOrEnter, .down, time: now)
      default: .init(.keyboardA, .down, characters: "a", time: now)
      }
    keyDown = key
    return .key(key)
  }

  /// Half a second of it, and then rest.
  private mutating func shake() -> HostInput {
    var samples = (0..<50).map { index in
      HostInput.MotionInput.Sample(
        x: 0, y: index / 16 % 2 == 0 ? 2 : -2, z: -1, time: now + Double(index) / 100)
    }
    samples.append(.init(x: 0, y: 0, z: -1, time: now + 0.5))
    now += 0.5
    return .motion(.init(samples))
  }

  // MARK: Fingers

  private mutating func touches() -> HostInput {
    var reports: [TouchReport] = []
    for (finger, _) in fingers.sorted(by: { $0.key < $1.key }) where chance(80) {
      reports.append(goOn(finger))
    }
    let room = 5 - fingers.count
    if reports.isEmpty || (room > 0 && chance(fingers.isEmpty ? 100 : 6)) {
      if let finger = (0..<5).first(where: { fingers[$0] == nil }),
        !reports.contains(where: { $0.finger == finger })
      {
        reports.append(comeDown(finger))
      }
    }
    return .touches(.init(reports, time: now))
  }

  private mutating func comeDown(_ finger: Int) -> TouchReport {
    var place = CGPoint(x: between(-4, size.width + 4), y: between(-4, size.height + 4))
    // Near another finger two pinch; at the edges gestures of the system begin.
    if let other = fingers.values.min(by: { $0.place.x < $1.place.x }), chance(60) {
      place.x = other.place.x + between(-90, 90)
      place.y = other.place.y + between(-90, 90)
    } else if chance(10) {
      place.x = chance(50) ? 2 : size.width - 2
    }
    let steps = [0, 0, 0, 2, 4, 8, 16, 30][below(8)]
    let length = CGFloat([4, 10, 25][below(3)])
    let angle = below(3) == 0 ? between(0, 2 * .pi) : CGFloat(below(4)) * .pi / 2
    let step = CGVector(
      dx: length * cos(angle), dy: length * sin(angle))
    fingers[finger] = Finger(place: place, step: step, stepsLeft: steps)
    return TouchReport(finger, .began, at: place)
  }

  /// A finger moves, goes, or is taken away. Some turn back on their way, and some go around.
  private mutating func goOn(_ finger: Int) -> TouchReport {
    guard var now = fingers[finger] else { return TouchReport(finger, .ended, at: .zero) }
    guard now.stepsLeft > 0 else {
      fingers[finger] = nil
      return TouchReport(finger, chance(95) ? .ended : .cancelled, at: now.place)
    }
    now.stepsLeft -= 1
    now.place.x = min(max(now.place.x + now.step.dx, -20), size.width + 20)
    now.place.y = min(max(now.place.y + now.step.dy, -20), size.height + 20)
    if chance(8) { now.step = CGVector(dx: -now.step.dx, dy: -now.step.dy) }
    if chance(15) { now.step = CGVector(dx: now.step.dy, dy: -now.step.dx) }
    fingers[finger] = now
    return TouchReport(finger, .moved, at: now.place)
  }
}
