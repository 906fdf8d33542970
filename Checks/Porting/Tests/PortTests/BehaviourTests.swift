// Ported recognizers under fingers: rows of behaviours.md. No test waits.

import PortSupport
import Testing
import TouchTesting

@testable import Gestures

/// What a recognizer told its targets, with the times: `began 0.60, ended 0.80`.
///
/// - Parameter fingers: Steps, with their times: `0 down 50,50; 0.1 up; 1 wait`. `to` moves in steps of at most 10
///   points, `step` in one.
@MainActor private func seen(by recognizer: UIGestureRecognizer, _ fingers: String) async throws
  -> String
{
  try await withScreen { screen in
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    screen.add(view, named: "view")
    view.addGestureRecognizer(recognizer)
    var told: [String] = []
    recognizer.addAction { recognizer in
      let time = screen.now
      told.append("\(recognizer.state) \(String(format: "%.2f", time))")
    }
    let start = screen.now
    for step in fingers.split(separator: "; ") {
      let words = step.split(separator: " ")
      let time = start + (try #require(Double(words[0])))
      let place = words.count > 2 ? words[2].split(separator: ",").compactMap { Double($0) } : []
      let point = place.count == 2 ? CGPoint(x: place[0], y: place[1]) : .zero
      let finger = screen.finger()
      if words[1] == "to", let from = finger.location {
        let (begin, count) = (screen.now, max(abs(point.x - from.x), abs(point.y - from.y)) / 10)
        for index in 1..<max(Int(count.rounded(.up)), 1) {
          let part = Double(index) / count.rounded(.up)
          screen.wait(begin + (time - begin) * part - screen.now)
          finger.move(
            to: CGPoint(
              x: from.x + (point.x - from.x) * part, y: from.y + (point.y - from.y) * part))
        }
      }
      // Tasks go on between frames.
      while screen.now < time {
        screen.wait(min(time - screen.now, 1.0 / 60))
        await settle()
      }
      switch words[1] {
      case "down": finger.down(at: point)
      case "to", "step": finger.move(to: point)
      case "up": finger.up()
      default: break
      }
      await settle()
    }
    return told.joined(separator: ", ")
  }
}

/// Lets tasks of the app go on that wait for nothing.
@MainActor private func settle() async {
  for _ in 0..<5 { await Task.yield() }
}

@MainActor @Suite struct BehaviourTests {
  @Test(arguments: [
    ("0 down 50,50; 0.1 up; 0.3 down 50,50; 0.35 up; 1 wait", "ended 0.35"),
    ("0 down 50,50; 0.1 up; 1 wait", ""),
    ("0 down 50,50; 0.3 up; 1 wait", ""),
    ("0 down 50,50; 0.1 up; 0.2 down 100,50; 0.25 up; 1 wait", ""),
  ])
  func nTap(fingers: String, expected: String) async throws {
    let told = try await seen(by: NTapGestureRecognizer(), fingers)
    #expect(told == expected)
  }

  @Test(arguments: [
    ("0 down 50,100; 0.15 to 150,100; 0.15 up; 1 wait", "ended 0.55"),
    ("0 down 50,100; 0.1 to 90,100; 0.1 up; 1 wait", ""),
  ])
  func deferredSwipe(fingers: String, expected: String) async throws {
    let told = try await seen(by: DeferredSwipeGestureRecognizer(), fingers)
    #expect(told == expected)
  }

  @Test(arguments: [
    ("0 down 50,50; 1.5 up; 2 wait", "ended 1.00"),
    ("0 down 50,50; 0.9 up; 2 wait", ""),
    ("0 down 50,50; 0.2 step 70,50; 1.5 up; 2 wait", ""),
  ])
  func patience(fingers: String, expected: String) async throws {
    let told = try await seen(by: PatienceGestureRecognizer(), fingers)
    #expect(told == expected)
  }

  @Test(arguments: [
    (
      "0 down 50,50; 0.2 to 150,50; 0.2 up; 0.4 down 100,50; 0.6 to 100,150; 0.6 up; 2 wait",
      "ended 1.10"
    ),
    ("0 down 50,50; 0.2 to 150,50; 0.2 up; 2 wait", ""),
  ])
  func multiStroke(fingers: String, expected: String) async throws {
    let told = try await seen(by: MultiStrokeGestureRecognizer(), fingers)
    #expect(told == expected)
  }

  @Test func holdToRepeat() async throws {
    let told = try await seen(by: HoldToRepeatGestureRecognizer(), "0 down 50,50; 1.72 up; 3 wait")
    #expect(told.hasPrefix("began 0.50, changed 0.60, changed 0.70"))
    #expect(told.hasSuffix("changed 1.65, changed 1.70, ended 1.72"))
    #expect(
      try await seen(by: HoldToRepeatGestureRecognizer(), "0 down 50,50; 0.3 up; 3 wait") == "")
  }

  @Test func charge() async throws {
    let told = try await seen(by: ChargeGestureRecognizer(), "0 down 50,50; 1.2 up; 2 wait")
    #expect(told.hasPrefix("began 0.00, changed "))
    #expect(told.hasSuffix(", ended 1.20"))
    let half = try await seen(by: ChargeGestureRecognizer(), "0 down 50,50; 0.5 up; 2 wait")
    #expect(half.hasSuffix(", cancelled 0.50"))
  }

  @Test(arguments: [
    (
      "0 down 50,50; 0.1 up; 0.3 down 52,52; 0.6 step 82,52; 0.8 up; 2 wait",
      "began 0.50, changed 0.60, ended 0.80"
    ),
    ("0 down 50,50; 0.1 up; 2 wait", ""),
    ("0 down 50,50; 0.5 up; 2 wait", ""),
    ("0 down 50,50; 0.1 up; 0.3 down 50,50; 0.4 up; 2 wait", ""),
  ])
  func tapAndAHalf(fingers: String, expected: String) async throws {
    let told = try await seen(by: TapAndAHalfGestureRecognizer(), fingers)
    #expect(told == expected)
  }
}
