// All short sequences of calls over three screens: first against the rules alone, then with real controllers.

import Foundation
import GestureCore
import TouchTesting
import WidgetRules
import Testing

@testable import TouchEngine
@testable import TouchWidgets

/// Three real controllers, and transitions that end when the test says so.
private final class RealScreens: UIViewControllerTransitioningDelegate {
  /// Moves nothing, and keeps the transition until it is over.
  final class Mover: UIViewControllerAnimatedTransitioning {
    unowned let screens: RealScreens
    var context: (any UIViewControllerContextTransitioning)?
    init(_ screens: RealScreens) { self.screens = screens }
    deinit {}

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      // First in the list: code that hears that the view comes may begin another transition.
      self.context = context
      screens.movers.append(self)
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    }

    func animationEnded(_ completed: Bool) {
      context = nil
      screens.movers.removeAll { $0 === self }
    }
  }

  let diary = Diary()
  let stops: [Stop]
  let window: UIWindow
  var movers: [Mover] = []
  var hook: ScreenHook?

  init(_ window: UIWindow, style: UIModalPresentationStyle, hook: ScreenHook?) {
    (self.window, self.hook) = (window, hook)
    stops = [Stop("A", diary), Stop("B", diary), Stop("C", diary)]
    window.rootViewController = stops[0]
    for (index, stop) in stops.enumerated() {
      stop.modalPresentationStyle = style
      stop.transitioningDelegate = self
      stop.then = { [unowned self] in heard($0, by: index) }
    }
    _ = diary.read()
  }
  deinit {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Mover(self) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { Mover(self) }

  private func heard(_ word: String, by screen: Int) {
    guard let due = hook, due.screen == screen, "\(due.word)" == word else { return }
    hook = nil
    perform(due.call)
  }

  func perform(_ call: ScreenCall) {
    let done = { [diary] in diary.write("done") }
    switch call {
    case .present(let source, let target):
      stops[source].present(stops[target], animated: true, completion: done)
    case .dismiss(let screen): stops[screen].dismiss(animated: true, completion: done)
    case .end: movers.first?.context?.completeTransition(true)
    case .goBack: movers.first?.context?.completeTransition(false)
    case .toggleWindow: window.isHidden.toggle()
    }
  }

  func told() -> [String] { diary.read().filter { !$0.hasSuffix("didLoad") } }
}

@Suite struct PresentationSequences {
  private static let styles: [PresentationRule.Style] = [.over, .covering]

  /// No hook, and each call from inside each word of each screen.
  private static let hooks: [ScreenHook?] =
    [nil]
    + (0..<3).flatMap { screen in
      AppearanceRule.Step.allCases.flatMap { word in
        ScreenCall.inside.map { ScreenHook(screen: screen, word: word, call: $0) }
      }
    }

  /// At most so many calls in a sequence: one more at night.
  private static let callsMax =
    ProcessInfo.processInfo.environment["TOUCHKIT_NIGHT"] != nil ? 6 : 5

  /// Goes through all sequences of so many calls, one of them from inside of a callback or none: those that
  /// lead to the same state go on as one.
  @Test func callsOverThreeScreensLeaveNothingPending() {
    var (states, gaps) = (0, [ModelScreens.Gap: Int]())
    for style in Self.styles {
      for hook in Self.hooks {
        var (seen, judged) = (Set<[Int]>(), Set<[Int]>())
        func go(_ model: ModelScreens, _ left: Int, _ path: [ScreenCall]) {
          let key = model.key
          guard seen.insert([left] + key).inserted else { return }
          states += 1
          if let gap = model.gap { return gaps[gap, default: 0] += 1 }
          var faults = model.faults
          if judged.insert(key).inserted { faults += model.leftovers() }
          guard faults.isEmpty else {
            Issue.record("\(style), \(String(describing: hook)), \(path): \(faults)")
            return
          }
          guard left > 0 else { return }
          for call in ScreenCall.all {
            var next = model
            next.perform(call)
            go(next, left - 1, path + [call])
          }
        }
        go(ModelScreens(style: style, hook: hook), Self.callsMax - (hook == nil ? 0 : 1), [])
      }
    }
    let withHook = (1..<Self.callsMax).reduce(1) { count, _ in count * ScreenCall.all.count }
    let sequences =
      Self.styles.count * (ScreenCall.all.count + Self.hooks.count - 1) * withHook
    print("\(sequences) sequences, \(states) states, not judged: \(gaps)")
    #expect(states > 10_000)
  }

  @Test(arguments: [2, 3])
  func controllersHearWhatTheRulesSay(length: Int) {
    var count = 0
    for style in Self.styles {
      for hook in length == 3 ? [nil] : Self.hooks {
        for path in Self.paths(length) {
          count += 1
          guard let difference = Self.difference(style, hook, path) else { continue }
          Issue.record("\(style), \(String(describing: hook)), \(path): \(difference)")
          return
        }
      }
    }
    print("\(count) sequences of \(length) calls by rules and by controllers")
  }

  private static func paths(_ length: Int) -> [[ScreenCall]] {
    guard length > 0 else { return [[]] }
    return paths(length - 1).flatMap { path in ScreenCall.all.map { path + [$0] } }
  }

  /// Where real controllers hear other things than the rules say; `nil` if they hear the same.
  private static func difference(
    _ style: PresentationRule.Style, _ hook: ScreenHook?, _ path: [ScreenCall]
  ) -> String? {
    var model = ModelScreens(style: style, hook: hook)
    var difference: String?
    withWindow { _, window in
      let real = RealScreens(
        window, style: style == .covering ? .fullScreen : .overFullScreen, hook: hook)
      var told = 0
      for call in path where difference == nil {
        model.perform(call)
        real.perform(call)
        let (expected, heard) = (Array(model.log[told...]), real.told())
        told = model.log.count
        if expected != heard { difference = "\(call): rules \(expected), controllers \(heard)" }
      }
      // What is left ends, so that nothing keeps the controllers.
      for mover in real.movers { mover.context?.completeTransition(true) }
    }
    return difference
  }
}
