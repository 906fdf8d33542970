// Nearly every event takes a short cut from the host to the recognizers and views: FastLane.swift of the
// engine. Without the short cuts, the engine decides the same.

import Testing
import TouchKit

@testable import TouchEngine

@Suite struct FastLaneTests {
  @Test(arguments: 1...60)
  func shortCutsAndLongWayDecideTheSame(seed: UInt64) {
    let (short, long) = (Party(seed: seed), Party(seed: seed))
    for _ in 0..<300 { short.act() }
    FastLane.isOpen = false
    defer { FastLane.isOpen = true }
    for _ in 0..<300 { long.act() }
    #expect(short.diary.lines == long.diary.lines)
    #expect(short.diary.lines.count > 40, "the seed shows little")
  }

  @Test func moveIsHeardWhenADeadlinePassesWithIt() {
    withWindow { application, window in
      let pan = UIPanGestureRecognizer()
      var states: [UIGestureRecognizer.State] = []
      pan.addAction { states.append($0.state) }
      window.addGestureRecognizer(pan)
      // The finger has moved too far for a tap, so that its next move may take the short way.
      for (place, time) in [(50.0, 0.0), (300, 0.1)] {
        let phase = time == 0 ? UITouch.Phase.began : .moved
        application.receive([TouchReport(1, phase, at: point(place, 50))], at: time, in: window)
      }
      application.scheduler.schedule(at: 0.2) {}
      application.receive([TouchReport(1, .moved, at: point(60, 50))], at: 0.3, in: window)
      #expect(states == [.began, .changed])
    }
  }
}

/// An application with some gestures, and fingers that do the same for the same seed.
@MainActor
private final class Party {
  let application = UIApplication()
  let diary = Diary()
  private let window: UIWindow
  private var dice: Seeded
  private var time = 0.0
  private var down: Set<Int> = []

  init(seed: UInt64) {
    dice = Seeded(seed)
    window = application.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      window.makeKeyAndVisible()
      return window
    }
    let diary = diary
    application.perform {
      let view = Listening(diary, frame: window.bounds)
      view.isMultipleTouchEnabled = true
      window.addSubview(view)
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 0.05
      let gestures = [
        UIPanGestureRecognizer(), UITapGestureRecognizer(), press, UIPinchGestureRecognizer(),
        UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
      ]
      for (number, gesture) in gestures.enumerated() where dice.index(below: 3) > 0 {
        gesture.addAction { gesture in
          let place = gesture.location(in: nil)
          diary.write("\(number) \(gesture.state) \(place.x) \(place.y)")
        }
        gesture.cancelsTouchesInView = dice.index(below: 2) == 0
        view.addGestureRecognizer(gesture)
      }
    }
  }

  /// The next event: a finger comes, goes, or moves near or far, alone or with others, with finer samples
  /// or without, sooner or later; now and then a report is wrong.
  func act() {
    time += dice.index(below: 8) == 0 ? 0.06 : 0.008
    let finger = dice.index(below: 3)
    var reports: [TouchReport] = []
    switch dice.index(below: 12) {
    case 0:
      reports = [report(finger, down.contains(finger) ? .ended : .began)]
      down.formSymmetricDifference([finger])
    case 1:
      reports = down.sorted().map { report($0, .moved) }
    case 2:
      var finer = report(finger, .moved)
      finer.coalesced = [finer.sample, finer.sample]
      reports = [finer]
    case 3:
      var wrong = report(finger, .moved)
      wrong.sample.preciseLocation = point(.infinity, 0)
      if dice.index(below: 2) == 0 { wrong.sample.location = point(.nan, 1) }
      reports = [wrong]
    default:
      reports = [report(finger, .moved)]
    }
    application.receive(reports, at: time, in: window)
  }

  private func report(_ finger: Int, _ phase: UITouch.Phase) -> TouchReport {
    let spread = dice.index(below: 3) == 0 ? 30.0 : 2
    let middle = 100.0 + 60 * Double(finger)
    return TouchReport(
      finger, phase,
      at: CGPoint(
        x: dice.number(middle - spread...middle + spread),
        y: dice.number(middle - spread...middle + spread)))
  }
}

/// A view that writes down which touches it hears of.
private final class Listening: UIView {
  private let diary: Diary

  init(_ diary: Diary, frame: CGRect) {
    self.diary = diary
    super.init(frame: frame)
  }

  private func write(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let places = touches.map { touch in
      let finer = event?.coalescedTouches(for: touch)?.count ?? 0
      return "\(touch.phase) \(touch.location(in: nil).x) \(touch.tapCount) \(finer)"
    }
    let resting = event?.allTouches?.map { "\($0.phase)" }.sorted() ?? []
    diary.write("\(word) \(places.sorted()) of \(resting)")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("began", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("moved", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("ended", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("cancelled", touches, event)
  }
}
