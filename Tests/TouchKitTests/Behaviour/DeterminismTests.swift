// The same input gives the same log, byte for byte: in a second application, beside another one, with
// an observer and without.

import Testing
import TouchTesting
import UIKit

@Suite struct Determinism {
  /// Enough for every kind of recognizer, requirement and delegate to meet every other.
  nonisolated static let seeds: [UInt64] = Array(1...40)

  @Test(arguments: seeds)
  func theSameTraceGivesTheSameLogWithAnObserverAndWithout(seed: UInt64) {
    let (first, second) = (Chaos(seed), Chaos(seed))
    let observed = Chaos(seed)
    var observations: [String] = []
    observed.application.observer = { observations.append($0.description) }
    for chaos in [first, second, observed] { chaos.run() }
    #expect(first.log == second.log, "seed \(seed)")
    #expect(first.log == observed.log, "seed \(seed): an observer changes what happens")
    #expect(!first.log.isEmpty && !observations.isEmpty)
    #expect(first.isIdle && observed.isIdle, "seed \(seed): something is left over")
  }

  @Test(arguments: seeds)
  func theObserverHearsTheSameTwice(seed: UInt64) {
    let logs = (1...2).map { _ in
      let chaos = Chaos(seed)
      var observations: [String] = []
      chaos.application.observer = { observations.append($0.description) }
      chaos.run()
      return observations
    }
    #expect(logs[0] == logs[1], "seed \(seed)")
  }

  @Test func twoApplicationsInTurnGiveTheLogsThatEachGivesAlone() {
    let (alone, other) = (Chaos(7), Chaos(8))
    alone.run()
    other.run()
    let (first, second) = (Chaos(7), Chaos(8))
    for step in 0..<Chaos.stepCount {
      first.step(step)
      second.step(step)
    }
    first.finish()
    second.finish()
    #expect(first.log == alone.log && second.log == other.log)
  }

  @Test func theChaosReachesEveryKindOfRecognizer() {
    var actors: [String: Int] = [:]
    for seed in Self.seeds {
      let chaos = Chaos(seed)
      chaos.run()
      for line in chaos.log {
        let words = line.split(separator: " ")
        actors[words[1].filter(\.isLetter), default: 0] += 1
      }
    }
    let missing = ["tap", "press", "pan", "swipe", "pinch", "rotation", "edge", "view"].filter {
      actors[$0, default: 0] < 3
    }
    #expect(missing.isEmpty, "\(actors)")
  }
}

/// An application with random views, recognizers, requirements and delegates under random fingers, all
/// of which follow from the seed.
private final class Chaos: UIGestureRecognizerDelegate {
  static let stepCount = 120

  let application = UIApplication()
  private(set) var log: [String] = []
  private var seeded: Seeded
  private let window: UIWindow
  private var recognizers: [UIGestureRecognizer] = []
  private var places: [Int: CGPoint] = [:]
  private let answersSeed: UInt64

  init(_ seed: UInt64) {
    seeded = Seeded(seed)
    answersSeed = seed
    window = application.perform { UIWindow(frame: rect(0, 0, 400, 400)) }
    application.perform {
      window.makeKeyAndVisible()
      furnish()
    }
  }

  private func furnish() {
    var views: [UIView] = [window]
    for _ in 0..<5 {
      let parent = views[seeded.index(below: views.count)]
      let view = ChaosView(frame: parent.bounds.insetBy(dx: 12, dy: 12)) { [unowned self] in
        note($0)
      }
      view.isMultipleTouchEnabled = seeded.index(below: 3) > 0
      view.isExclusiveTouch = seeded.index(below: 9) == 0
      parent.addSubview(view)
      views.append(view)
    }
    for number in 0..<9 {
      let recognizer = recognizer(number)
      views[seeded.index(below: views.count)].addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }
    for _ in 0..<3 {
      let pair = (seeded.index(below: recognizers.count), seeded.index(below: recognizers.count))
      recognizers[pair.0].require(toFail: recognizers[pair.1])
    }
  }

  private func recognizer(_ number: Int) -> UIGestureRecognizer {
    let (recognizer, kind): (UIGestureRecognizer, String) =
      switch seeded.index(below: 7) {
      case 0: (UITapGestureRecognizer(), "tap")
      case 1: (UILongPressGestureRecognizer(), "press")
      case 2: (UIPanGestureRecognizer(), "pan")
      case 3: (UISwipeGestureRecognizer(), "swipe")
      case 4: (UIPinchGestureRecognizer(), "pinch")
      case 5: (UIRotationGestureRecognizer(), "rotation")
      default: (UIScreenEdgePanGestureRecognizer(), "edge")
      }
    (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = 1 + seeded.index(below: 2)
    (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = .all
    recognizer.name = "\(kind)\(number)"
    recognizer.cancelsTouchesInView = seeded.index(below: 4) > 0
    recognizer.delaysTouchesBegan = seeded.index(below: 4) == 0
    recognizer.delaysTouchesEnded = seeded.index(below: 4) > 0
    if seeded.index(below: 2) == 0 { recognizer.delegate = self }
    recognizer.addAction { [unowned self] recognizer in
      note("\(recognizer.name ?? "") \(recognizer.state) \(recognizer.location(in: nil))")
    }
    return recognizer
  }

  private func note(_ text: String) { log.append("\(application.scheduler.now) \(text)") }

  // MARK: Answers that follow from the names alone

  private func answer(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer?, _ salt: UInt64) -> UInt64
  {
    var sum = answersSeed &* 31 &+ salt
    for byte in ((a.name ?? "") + "," + (b?.name ?? "")).utf8 { sum = sum &* 131 &+ UInt64(byte) }
    var seeded = Seeded(sum)
    return seeded.next()
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    answer(recognizer, nil, 1) % 8 > 0
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { answer(recognizer, other, 2) % 3 == 0 }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { answer(recognizer, other, 3) % 8 == 0 }

  // MARK: Fingers

  func run() {
    for step in 0..<Self.stepCount { self.step(step) }
    finish()
  }

  /// One event: up to three fingers go down, move a little or far, or go up.
  func step(_ step: Int) {
    var reports: [TouchReport] = []
    for finger in 1...3 {
      guard let place = places[finger] else {
        guard seeded.index(below: 3) == 0 else { continue }
        let isAtEdge = seeded.index(below: 4) == 0
        let start = CGPoint(x: seeded.number(0...(isAtEdge ? 12 : 399)), y: seeded.number(0...399))
        places[finger] = start
        reports.append(TouchReport(finger, .began, at: start))
        continue
      }
      switch seeded.index(below: 8) {
      case 0:
        places[finger] = nil
        reports.append(TouchReport(finger, .ended, at: place))
      case 1 where seeded.index(below: 10) == 0:
        places[finger] = nil
        reports.append(TouchReport(finger, .cancelled, at: place))
      case 2...6:
        let reach = [3.0, 30, 120][seeded.index(below: 3)]
        let next = CGPoint(
          x: place.x + seeded.number(-reach...reach), y: place.y + seeded.number(-reach...reach))
        places[finger] = next
        reports.append(TouchReport(finger, .moved, at: next))
      default: break
      }
    }
    let pause = [0.008, 0.008, 0.016, 0.1, 0.4][seeded.index(below: 5)]
    application.receive(reports, at: application.scheduler.now + pause, in: window)
  }

  func finish() {
    application.cancelTouches(in: window)
    places = [:]
    application.advance(to: application.scheduler.now + 10)
  }

  var isIdle: Bool {
    application.nextDeadline == .infinity && recognizers.allSatisfy { $0.state == .possible }
  }
}

/// A view that tells what it hears.
private final class ChaosView: UIView {
  private let tell: (String) -> Void

  init(frame: CGRect, _ tell: @escaping (String) -> Void) {
    self.tell = tell
    super.init(frame: frame)
  }

  private func tell(_ phase: String, _ touches: Set<UITouch>) {
    let places = touches.map { "\($0.location(in: self))" }.sorted().joined(separator: " ")
    tell("view \(phase) \(places)")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("cancelled", touches)
  }
}
