// What assistive technologies ask of views and elements, step by step.

import Testing

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct AssistanceThroughAccessibility {
  /// A view that writes down what it is asked, and answers as it is told.
  private final class Helper: UIView {
    let name: String
    let diary: Diary
    var agrees = false

    init(_ name: String, _ diary: Diary, _ frame: CGRect) {
      (self.name, self.diary) = (name, diary)
      super.init(frame: frame)
      isAccessibilityElement = true
    }

    private func note(_ what: String) -> Bool {
      diary.write("\(name) \(what)")
      return agrees
    }
    override func accessibilityActivate() -> Bool { note("activate") }
    override func accessibilityPerformEscape() -> Bool { note("escape") }
    override func accessibilityPerformMagicTap() -> Bool { note("magic tap") }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      note("scroll \(direction)")
    }
    override func accessibilityElementDidBecomeFocused() {
      diary.write("\(name) focused \(accessibilityElementIsFocused())")
    }
    override func accessibilityElementDidLoseFocus() {
      diary.write("\(name) left \(accessibilityElementIsFocused())")
    }
  }

  private let stage = Stage()
  private let outer: Helper
  private let inner: Helper
  private var diary: Diary { stage.diary }

  init() {
    outer = Helper("outer", stage.diary, rect(0, 0, 100, 100))
    inner = Helper("inner", stage.diary, rect(10, 10, 40, 40))
    outer.isAccessibilityElement = false
    stage.view.addSubview(outer)
    outer.addSubview(inner)
  }

  /// Asks, and says what observers were told of it, in words.
  private func told(
    _ action: HostInput.AccessibilityInput.Action, _ number: Int? = nil
  ) -> [String] {
    var lines: [String] = []
    let token = stage.application.addObserver { observation in
      switch observation.decision {
      case .assisted, .posted, .badInput: lines.append("\(observation)")
      default: break
      }
    }
    stage.application.receive(
      .accessibility(
        .init(action, view: number ?? inner.identity, time: stage.application.scheduler.now)))
    stage.application.removeObserver(token)
    return lines
  }

  private var asked: String { "assistive technology asks helper \(inner.identity) to" }

  @Test func anElementActivatesItselfOrIsTapped() {
    var taps: [CGPoint] = []
    let tap = UITapGestureRecognizer()
    tap.addAction { taps.append($0.location(in: nil)) }
    inner.addGestureRecognizer(tap)
    inner.agrees = true
    #expect(told(.activate) == ["\(asked) activate: done"] && taps == [])
    inner.agrees = false
    #expect(told(.activate) == ["\(asked) activate: a tap at (30, 30) follows"])
    #expect(taps == [CGPoint(x: 30, y: 30)])
    inner.accessibilityActivationPoint = CGPoint(x: 12, y: 49)
    _ = told(.activate)
    #expect(taps.last == CGPoint(x: 12, y: 49))
    inner.accessibilityActivationPoint.x = .nan
    #expect(told(.activate) == ["\(asked) activate: it is not done"] && taps.count == 2)
    #expect(diary.read() == Array(repeating: "inner activate", count: 4))
    stage.expectRest()
  }

  @Test func theTapIsPartOfTheInputAndIsNotRecordedBesideIt() {
    var inputs: [HostInput] = []
    stage.application.addInputObserver { inputs.append($0) }
    let button = UIButton(frame: rect(0, 0, 50, 20))
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    stage.window.addSubview(button)
    _ = told(.activate, button.identity)
    #expect(events == ["down", "up"] && inputs.count == 1)
  }

  @Test func escapeMagicTapAndScrollingGoUpTheChain() {
    #expect(told(.escape) == ["\(asked) escape: it is not done"])
    #expect(diary.read() == ["inner escape", "outer escape"])
    outer.agrees = true
    #expect(told(.magicTap) == ["\(asked) magic tap: helper \(outer.identity) does it"])
    #expect(diary.read() == ["inner magic tap", "outer magic tap"])
    inner.agrees = true
    #expect(told(.scroll(.previous)) == ["\(asked) scroll previous: done"])
    #expect(diary.read() == ["inner scroll previous"])
  }

  @Test func aViewThatLeavesWhileItIsAskedHandsTheQuestionToNobody() {
    let farther = Helper("farther", diary, rect(0, 0, 100, 100))
    stage.view.addSubview(farther)
    farther.isAccessibilityElement = false
    farther.addSubview(outer)
    diary.during["outer escape"] = { [outer] in outer.removeFromSuperview() }
    #expect(told(.escape) == ["\(asked) escape: it is not done"])
    #expect(diary.read() == ["inner escape", "outer escape"])
  }

  @Test func aCustomActionIsDoneByItsName() {
    var done: [String] = []
    let names = ["Delete", "Share", "Share"]
    let actions = names.enumerated().map { place, name in
      UIAccessibilityCustomAction(name: name) {
        done.append("\($0.name) \(place)"); return true
      }
    }
    actions[0].actionHandler = nil
    inner.accessibilityCustomActions = actions
    #expect(told(.custom(name: "Share")) == ["\(asked) do “Share”: done"])
    #expect(told(.custom(name: "Delete")) == ["\(asked) do “Delete”: it is not done"])
    #expect(
      told(.custom(name: "Other")) == [
        "input: view \(inner.identity) is out of reach for “do “Other”” of an assistive "
          + "technology, or does not take it now: dropped"
      ])
    #expect(done == ["Share 1"])
    let snapshot = stage.application.accessibilitySnapshot().flatMap(\.elements)
    #expect(snapshot.map(\.actions) == [names])
  }

  @Test(arguments: [CGPoint(x: CGFloat.nan, y: 5), CGPoint(x: 5, y: CGFloat.infinity)])
  func nothingIsTappedAtAPlaceThatIsNone(place: CGPoint) {
    inner.accessibilityActivationPoint = place
    #expect(told(.activate) == ["\(asked) activate: it is not done"])
  }

  @Test(arguments: [(2, true), (1, false)])
  func anElementIsTappedIfItsTouchesCanWait(left: Int, isTapped: Bool) {
    final class Busy: UIView {
      var work: () -> Void = {}
      override func accessibilityActivate() -> Bool {
        work()
        return false
      }
    }
    let busy = Busy(frame: rect(0, 60, 10, 10))
    let application = stage.application
    busy.work = {
      for _ in left..<Turn.waitingMax { application.receive(.memoryWarning(time: 0)) }
    }
    busy.isAccessibilityElement = true
    stage.view.addSubview(busy)
    let answer = told(.activate, busy.identity).first ?? ""
    #expect(answer.hasSuffix("activate: it is not done") != isTapped, "\(answer)")
    #expect(answer.hasSuffix("follows") == isTapped, "\(answer)")
    application.receive(.cancellation(window: stage.window.windowNumber))
  }

  @Test func placeOfAnElementThatIsNoObjectIsNotFound() {
    outer.accessibilityElements = ["text", inner]
    #expect(outer.index(ofAccessibilityElement: "text") == .max)
    #expect(outer.index(ofAccessibilityElement: inner) == 1)
  }

  @Test func focusGoesFromOneElementToTheNext() {
    let other = Helper("other", diary, rect(0, 60, 10, 10))
    stage.view.addSubview(other)
    #expect(told(.focus) == ["\(asked) focus: done"])
    _ = told(.focus)
    _ = told(.focus, other.identity)
    #expect(diary.read() == ["inner focused true", "inner left false", "other focused true"])
    let focused = stage.application.accessibilitySnapshot().flatMap(\.elements)
      .filter(\.isFocused)
    #expect(focused.map(\.identity) == [other.identity])
    #expect(!told(.focus, outer.identity).isEmpty && !outer.accessibilityElementIsFocused())
  }

  @Test func aViewThatLeavesTheWindowComesBackWithoutTheFocus() {
    _ = told(.focus)
    inner.removeFromSuperview()
    outer.addSubview(inner)
    #expect(!inner.accessibilityElementIsFocused())
    _ = diary.read()
    _ = told(.focus)
    #expect(diary.read().last == "inner focused true")
  }

  @Test func actionsOnElementsOutOfReachAreReported() {
    inner.isAccessibilityElement = false
    inner.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Share") { _ in true }
    ]
    for action in [
      HostInput.AccessibilityInput.Action.activate, .focus, .increment, .custom(name: "Share"),
    ] {
      #expect(told(action).first?.hasPrefix("input: view \(inner.identity)") == true)
    }
    // Something that is no element can still hear what goes up the chain.
    #expect(told(.escape) == ["\(asked) escape: it is not done"])
    outer.accessibilityElementsHidden = true
    #expect(told(.escape).first?.hasPrefix("input: view \(inner.identity)") == true)
    #expect(told(.escape, 4_711).first?.hasPrefix("input: view 4711 is out of reach") == true)
  }

  @Test func anActionMayRemoveAndFreeItsElement() {
    weak var freed: UIAccessibilityElement?
    do {
      let element = stage.application.perform {
        UIAccessibilityElement(accessibilityContainer: outer)
      }
      freed = element
      outer.accessibilityElements = [element]
      element.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Go") { [outer] _ in
          outer.accessibilityElements = nil
          outer.removeFromSuperview()
          return true
        }
      ]
    }
    let number = freed?.identity ?? 0
    #expect(
      told(.custom(name: "Go"), number)
        == ["assistive technology asks element \(number) to do “Go”: done"])
    #expect(freed == nil && outer.superview == nil)
    #expect(told(.activate, number).first?.hasPrefix("input:") == true)
  }

  @Test func theHostHearsNotificationsOfTheApp() {
    var lines: [String] = []
    stage.application.addObserver {
      if case .posted = $0.decision { lines.append("\($0)") }
    }
    stage.application.perform {
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      UIAccessibility.post(notification: .screenChanged, argument: inner)
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
      UIAccessibility.post(notification: .pageScrolled, argument: 3)
      #expect(!UIAccessibility.isVoiceOverRunning)
      stage.application.isVoiceOverRunning = true
      #expect(UIAccessibility.isVoiceOverRunning)
    }
    #expect(
      lines == [
        "app tells assistive technologies: announcement, “Saved”",
        "app tells assistive technologies: screenChanged, go to helper \(inner.identity)",
        "app tells assistive technologies: layoutChanged",
        "app tells assistive technologies: pageScrolled",
      ])
  }
}
