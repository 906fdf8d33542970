// Random fingers for any app: which input comes next.

import GestureCore
import TouchKit
import TouchTrace

/// Random fingers on an app.
///
///     let app = pinboard.start()
///     let monkey = Monkey(on: app.application, seed: 1)
///     for _ in 0..<1000 { app.application.receive(monkey.next()) }
///
/// Two hands play gestures. They prefer what can be touched, gestures that suit it, and what was tried
/// least or led to something new. In the middle of a gesture fingers lift, leave the screen, rest, are
/// cancelled, or get company; keys are pressed, the device is turned, shaken, and the app is
/// interrupted. The same seed on the same app makes the same input.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class Monkey {
  /// How fingers choose what they do.
  nonisolated public enum Style: String, Codable, Sendable, CaseIterable {
    /// By what the app shows, and by what was reached.
    case guided
    /// Taps and drags of one finger at random places, to compare with.
    case uniform
  }

  private let application: UIApplication
  private let style: Style
  private var dice: Dice
  private var hands = [MonkeyHand(base: 0), MonkeyHand(base: 10)]
  /// What the system does next, before fingers go on.
  private var system: ArraySlice<HostInput> = []
  private var reach = MonkeyReach()
  private var token: ObserverToken?
  /// What was played last, to be played again.
  private var last: (Fingers, MonkeyReach.Arm)?
  private var now: TimeInterval

  /// Begins with a seed.
  ///
  /// - Parameters:
  ///   - application: The application that gets the input.
  ///   - seed: What all choices are drawn from.
  ///   - style: How fingers choose what they do.
  public init(on application: UIApplication, seed: UInt64, style: Style = .guided) {
    (self.application, self.style, dice) = (application, style, Dice(seed: seed))
    now = application.scheduler.now
    token = application.addObserver { [weak self] in self?.reach.hear($0.decision) }
    reach.look(at: application)
  }

  deinit {}

  /// How many different states of recognizers, controls and screens were reached.
  public var reachedCount: Int { reach.count }

  /// The next input. The application has to receive it before the one after it is asked for.
  ///
  /// - Complexity: O(views × kinds of gestures) when a gesture begins, O(1) in the middle of one.
  public func next() -> HostInput {
    now = max(now, application.scheduler.now)
    if let input = system.popFirst() { return input }
    guard style == .guided else { return nextUniform() }
    let isTouching = hands.contains { !$0.down.isEmpty }
    if dice.happens(onceIn: isTouching ? 120 : 60) { interrupt() }
    if let input = system.popFirst() { return input }
    if hands[0].isIdle {
      if let rest = begin() { return rest }
    } else if isTouching, dice.happens(onceIn: 40) {
      let index = hands[1].down.isEmpty ? 0 : dice.below(2)
      hands[index].disturb(at: now, size: application.screen.bounds.size, &dice)
    }
    return nextOfHands()
  }

  private func nextOfHands() -> HostInput {
    let times = hands.map { $0.nextTime ?? .infinity }
    return hands[times[1] < times[0] ? 1 : 0].next(at: now)
  }

  private func nextUniform() -> HostInput {
    if hands[0].isIdle {
      let size = application.screen.bounds.size
      func anywhere() -> CGPoint {
        CGPoint(x: dice.number(0...size.width), y: dice.number(0...size.height))
      }
      let start = anywhere()
      let fingers =
        dice.below(2) == 0 ? Fingers.tap(at: start) : .drag(from: start, to: anywhere())
      hands[0].play(fingers.at(hertz: 30), at: now + 0.1)
    }
    return hands[0].next(at: now)
  }

  // MARK: Gestures

  /// Begins a gesture with the first hand, and sometimes with the second one.
  ///
  /// - Returns: Time that passes first, if the app is to come to rest.
  private func begin() -> HostInput? {
    noteYield(0)
    if hands[1].isIdle, dice.happens(onceIn: 6) {
      return .time(now + dice.one(of: [0.2, 0.5, 1, 3]))
    }
    reach.look(at: application)
    let targets = MonkeyTarget.all(in: application)
    let pause = dice.below(3) == 0 ? dice.number(0.2...0.8) : dice.number(0.01...0.12)
    play(targets, with: 0, after: pause)
    if hands[1].isIdle, dice.happens(onceIn: 6) {
      noteYield(1)
      play(targets, with: 1, after: pause + dice.number(0...0.4))
    }
    return nil
  }

  private func play(_ targets: [MonkeyTarget], with hand: Int, after pause: TimeInterval) {
    if hand == 0, let (fingers, arm) = last, dice.happens(onceIn: 7) {
      hands[0].arm = arm
      return hands[0].play(fingers, at: now + pause)
    }
    let (fingers, arm) = choose(among: targets)
    hands[hand].arm = arm
    hands[hand].play(fingers, at: now + pause)
    if hand == 0 { last = (fingers, arm) }
  }

  /// Chooses a gesture and a place.
  private func choose(among targets: [MonkeyTarget]) -> (Fingers, MonkeyReach.Arm) {
    let size = application.screen.bounds.size
    let anywhere = CGPoint(x: dice.number(0...size.width), y: dice.number(0...size.height))
    func stage(_ place: CGPoint) -> MonkeyGesture.Stage {
      let isFar = targets.isEmpty || dice.below(2) == 0
      let other = isFar ? anywhere : dice.one(of: targets).point(&dice)
      return MonkeyGesture.Stage(place: place, other: other, size: size)
    }
    func arm(_ target: String, _ gesture: MonkeyGesture) -> MonkeyReach.Arm {
      MonkeyReach.Arm(screen: reach.screen, target: target, gesture: gesture)
    }
    let weights = targets.flatMap { target in
      MonkeyGesture.allCases.map { gesture in
        target.weights[gesture.rawValue] * reach.worth(of: arm(target.signature, gesture))
      }
    }
    let kinds = MonkeyGesture.allCases
    guard dice.below(8) > 0, let index = dice.index(weighing: weights) else {
      let gesture = dice.one(of: kinds)
      return (
        gesture.fingers(on: stage(anywhere), &dice).at(hertz: 30), arm("anywhere", gesture)
      )
    }
    let (target, gesture) = (targets[index / kinds.count], kinds[index % kinds.count])
    let fingers = gesture.fingers(on: stage(target.point(&dice)), &dice)
    return (fingers.at(hertz: dice.one(of: [20, 60])), arm(target.signature, gesture))
  }

  /// The number of things that had been reached when each hand began.
  private var reachedBefore = [0, 0]

  private func noteYield(_ hand: Int) {
    if let arm = hands[hand].arm { reach.note(arm, yield: reach.count - reachedBefore[hand]) }
    hands[hand].arm = nil
    reachedBefore[hand] = reach.count
  }

  // MARK: The system

  /// Something that no finger does.
  private func interrupt() {
    let inputs = MonkeySystem.one(on: application, at: now, &dice)
    system = inputs[...]
    let takesFingers = inputs.contains { input in
      switch input {
      case .cancellation, .activity: true
      default: false
      }
    }
    if takesFingers { for index in hands.indices { hands[index].forget() } }
  }
}
