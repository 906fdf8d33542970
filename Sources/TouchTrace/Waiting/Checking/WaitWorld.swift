// Small random apps in which gestures wait for each other: the same seed, the same app.

import GestureCore
import TouchKit

/// A random number generator, and what a random app asks of it.
nonisolated struct WaitDice {
  private var state: UInt64

  init(seed: UInt64) { state = Self.mixed(seed &+ 0x1234_5678_9ABC_DEF1) }

  /// SplitMix64.
  mutating func roll() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  private static func mixed(_ state: UInt64) -> UInt64 {
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(roll() % UInt64(max(1, count))) }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
  /// True so many times in a hundred.
  mutating func percent(_ share: Int) -> Bool { below(100) < share }
}

/// A random app: nested views, recognizers of all kinds, requirements, delays, delegates.
final class WaitWorld: UIViewController {
  /// What makes the app.
  nonisolated let seed: UInt64
  /// Whether it has two recognizers, of which the second waits for the first, and nothing else.
  nonisolated let isPair: Bool
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var answers: [WaitAnswers] = []
  /// For whom each one waits because a delegate says so.
  private(set) var answered: [(Int, Int)] = []

  init(seed: UInt64, isPair: Bool = false) {
    (self.seed, self.isPair) = (seed, isPair)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  deinit {}

  /// The app of a seed.
  static func start(
    _ seed: UInt64, isPair: Bool = false
  ) -> (app: TracedApp, world: WaitWorld) {
    let world = WaitWorld(seed: seed, isPair: isPair)
    return (TracedApp(TraceHeader(app: "Waits"), makeRootViewController: { world }), world)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var dice = WaitDice(seed: seed)
    view.isMultipleTouchEnabled = true
    let outer = add(CGRect(x: 0, y: 0, width: 300, height: 400), to: view, &dice)
    let inner = add(CGRect(x: 0, y: 50, width: 200, height: 200), to: outer, &dice)
    let beside = add(CGRect(x: 0, y: 450, width: 300, height: 300), to: view, &dice)
    let count = isPair ? 2 : 2 + dice.below(3)
    for index in 0..<count {
      let recognizer = Self.recognizer(&dice)
      recognizer.name = "g\(index) \(Self.kind(of: recognizer))"
      recognizer.delaysTouchesBegan = dice.percent(20)
      recognizer.delaysTouchesEnded = dice.percent(60)
      recognizer.cancelsTouchesInView = dice.percent(70)
      dice.pick([inner, inner, outer, outer, beside, view]).addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }
    if isPair { return recognizers[1].require(toFail: recognizers[0]) }
    require(&dice)
    if dice.percent(40) { setDelegates(&dice) }
  }

  private func add(_ frame: CGRect, to superview: UIView, _ dice: inout WaitDice) -> UIView {
    let view: UIView
    if dice.percent(15), !isPair {
      let scroller = UIScrollView(frame: frame)
      scroller.contentSize = CGSize(width: frame.width, height: frame.height * 2)
      scroller.delaysContentTouches = dice.percent(70)
      view = scroller
    } else {
      view = CheckedView(frame: frame)
    }
    view.isMultipleTouchEnabled = dice.percent(70)
    superview.addSubview(view)
    return view
  }

  /// Its settings in short.
  private static func kind(of recognizer: UIGestureRecognizer) -> String {
    let name = "\(type(of: recognizer))".replacing("UI", with: "")
      .replacing("GestureRecognizer", with: "")
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      return "\(name) \(tap.numberOfTapsRequired)x\(tap.numberOfTouchesRequired)"
    case let press as UILongPressGestureRecognizer:
      return "\(name) \(press.numberOfTapsRequired)x\(press.numberOfTouchesRequired) for "
        + "\(press.minimumPressDuration) within \(press.allowableMovement)"
    case let pan as UIPanGestureRecognizer: return "\(name) \(pan.minimumNumberOfTouches)"
    case let swipe as UISwipeGestureRecognizer:
      return "\(name) \(swipe.direction.rawValue)x\(swipe.numberOfTouchesRequired)"
    default: return name
    }
  }

  private static func recognizer(_ dice: inout WaitDice) -> UIGestureRecognizer {
    switch dice.below(10) {
    case 0...3:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = dice.pick([1, 1, 2, 2, 3])
      tap.numberOfTouchesRequired = dice.pick([1, 1, 1, 2])
      return tap
    case 4, 5:
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = dice.pick([0, 0, 0, 1])
      press.numberOfTouchesRequired = dice.pick([1, 1, 1, 2])
      press.minimumPressDuration = dice.pick([0, 0.2, 0.5, 0.5, 1])
      press.allowableMovement = dice.pick([5, 10, 10, 35, 100])
      return press
    case 6:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = dice.pick([1, 1, 2])
      if dice.percent(20) { pan.maximumNumberOfTouches = pan.minimumNumberOfTouches }
      return pan
    case 7:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = dice.pick([.right, .left, .up, .down])
      swipe.numberOfTouchesRequired = dice.pick([1, 1, 2])
      return swipe
    case 8:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      return edge
    default: return dice.percent(50) ? UIPinchGestureRecognizer() : UIRotationGestureRecognizer()
    }
  }

  private func require(_ dice: inout WaitDice) {
    for dependent in recognizers {
      for required in recognizers where dependent !== required && dice.percent(35) {
        dependent.require(toFail: required)
      }
    }
  }

  private func setDelegates(_ dice: inout WaitDice) {
    for (index, recognizer) in recognizers.enumerated() where dice.percent(50) {
      let answer = WaitAnswers(seed: dice.roll())
      answers.append(answer)
      recognizer.delegate = answer
      for (other, rival) in recognizers.enumerated() where other != index {
        if answer.waits(for: rival) { answered.append((index, other)) }
        if answer.isAwaited(by: rival) { answered.append((other, index)) }
      }
    }
  }
}

/// A view whose class is not the library's.
private final class CheckedView: UIView {
  deinit {}
}

/// A delegate whose answers depend on its seed and on what it is asked about.
final class WaitAnswers: UIGestureRecognizerDelegate {
  private let seed: UInt64
  private var touches: UInt64 = 0

  init(seed: UInt64) { self.seed = seed }

  deinit {}

  private func says(_ question: UInt64, about other: UIGestureRecognizer?, _ share: Int) -> Bool {
    let name = (other?.name ?? "").utf8.reduce(UInt64(7)) { $0 &* 31 &+ UInt64($1) }
    var dice = WaitDice(seed: seed &+ question &* 1_000_003 &+ name)
    return dice.percent(share)
  }

  func waits(for other: UIGestureRecognizer) -> Bool { says(1, about: other, 20) }
  func isAwaited(by other: UIGestureRecognizer) -> Bool { says(2, about: other, 15) }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { other.name != nil && waits(for: other) }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { other.name != nil && isAwaited(by: other) }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { says(3, about: other, 40) }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touches += 1
    return !says(4, about: nil, 30) || !says(5 &+ touches, about: nil, 30)
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    touches += 1
    return !says(4, about: nil, 50) || !says(5 &+ touches, about: nil, 20)
  }
}
