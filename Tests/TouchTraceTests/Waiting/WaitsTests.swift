import Examples
import Testing
import TouchKit
import TouchTrace

/// What is told of late gestures and controls of apps, sentence by sentence.
@Suite struct WaitsTests {
  /// An app with one large view, a card.
  private func app(_ build: @escaping @MainActor @Sendable (UIView) -> Void) -> TouchApp {
    TouchApp("Card") { CardController(build) }
  }

  private func lines(_ build: @escaping @MainActor @Sendable (UIView) -> Void) -> [String] {
    app(build).waits().description.split(separator: "\n").map(String.init)
  }

  private static func named<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, on view: UIView
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addAction { _ in }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private static func double(on view: UIView) -> UITapGestureRecognizer {
    let double = named(UITapGestureRecognizer(), "double", on: view)
    double.numberOfTapsRequired = 2
    return double
  }

  @Test func aTapWaitsForASecondTapAndAsLongAsThatMayLast() throws {
    let waits = app { card in
      let double = Self.double(on: card)
      Self.named(UITapGestureRecognizer(), "tap", on: card).require(toFail: double)
    }.waits()
    #expect(
      "\(waits)" == """
        tap on card: action up to 1.1 s late, 0.35 s if nothing touches again: it waits for double on \
        card, which waits for a second tap.
        1 others: at once.
        """)
    let wait = try #require(waits.all.first)
    #expect(wait.limit.isReached && wait.amongOthers.isReached)
    #expect(
      Wait.steps(of: try #require(wait.limit.showing).fingers) == [
        "0.0000 s  finger 1 down at 195, 422", "0.0010 s  finger 1 up at 195, 422",
        "0.3508 s  finger 1 down at 195, 422", "1.1108 s  finger 1 up at 195, 422",
      ])
  }

  @Test func aPressThatRequiresAPanToFailComesWhenTheFingerLifts() throws {
    let waits = app { card in
      let pan = Self.named(UIPanGestureRecognizer(), "pan", on: card)
      Self.named(UILongPressGestureRecognizer(), "press", on: card).require(toFail: pan)
    }.waits()
    let wait = try #require(waits.all.first)
    #expect(
      "\(wait)" == """
        press on card: action late without a limit: it waits for pan on card, which is undecided \
        while the finger rests.
        """)
    #expect(wait.limit.showing?.growsWithRest == true)
  }

  @Test func aPanThatWaitsForAPanOfOneFingerIsLateBesideAFingerThatRests() throws {
    let waits = app { card in
      let single = Self.named(UIPanGestureRecognizer(), "single", on: card)
      single.maximumNumberOfTouches = 1
      Self.named(UIPanGestureRecognizer(), "pan", on: card).require(toFail: single)
    }.waits()
    let wait = try #require(waits.all.first)
    #expect(
      "\(wait)" == """
        pan on card: action at once, with other fingers down late without a limit: it waits for single \
        on card, which is undecided while the finger rests.
        """)
    #expect(wait.limit.bound == .seconds(0) && wait.amongOthers.isReached)
  }

  /// What moves a sheet hears of more than its content does, and takes one finger.
  @Test func scrollingInASheetIsLateBesideAFingerThatRests() throws {
    let sheet = try #require(ExampleApps.all.named("Sheet")).waits()
    let scrolling = try #require(
      sheet.all.first { $0.name == "the scrolling" && $0.place == "table" })
    #expect(scrolling.limit.bound == .seconds(0) && scrolling.amongOthers.isReached)
    #expect(scrolling.amongOthers.bound == .unbounded)
  }

  @Test func aTapThatRequiresAPanToFailIsNotLateWithOneFinger() {
    #expect(
      lines { card in
        let pan = Self.named(UIPanGestureRecognizer(), "pan", on: card)
        Self.named(UITapGestureRecognizer(), "tap", on: card).require(toFail: pan)
      } == ["2: at once."])
  }

  @Test func aPanThatWaitsForAPinchWaitsForASecondFinger() {
    #expect(
      lines { card in
        let pinch = Self.named(UIPinchGestureRecognizer(), "pinch", on: card)
        Self.named(UIPanGestureRecognizer(), "pan", on: card).require(toFail: pinch)
      }.first == """
        pan on card: action late without a limit: it waits for pinch on card, which waits for two \
        fingers that move.
        """)
  }

  @Test func aPanWaitsHalfASecondForASwipe() {
    #expect(
      lines { card in
        let swipe = Self.named(UISwipeGestureRecognizer(), "swipe", on: card)
        Self.named(UIPanGestureRecognizer(), "pan", on: card).require(toFail: swipe)
      }.first == """
        pan on card: action up to 0.5 s late: it waits for swipe on card, which has 0.5 s for its way.
        """)
  }

  @Test func aButtonInAScrollViewLightsUpLate() {
    let found = lines { card in
      let scroller = UIScrollView(frame: card.bounds)
      scroller.accessibilityIdentifier = "list"
      scroller.contentSize = CGSize(width: 390, height: 2_000)
      card.addSubview(scroller)
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
      button.accessibilityIdentifier = "button"
      scroller.addSubview(button)
    }
    #expect(
      found == [
        "button: touch up to 0.15 s late: it waits for the delay of touches of list, which lasts 0.15 s "
          + "(delaysContentTouches)."
      ])
  }

  @Test func aButtonUnderADoubleTapActsLate() {
    let found = lines { card in
      _ = Self.double(on: card)
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
      button.accessibilityIdentifier = "button"
      card.addSubview(button)
    }
    #expect(
      found.first == """
        button: lift up to 1.1 s late, 0.35 s if nothing touches again: it waits for double on card, \
        which waits for a second tap.
        """)
  }

  @Test func aRecognizerThatDelaysTouchesKeepsThemUntilItFails() {
    #expect(
      lines { card in
        Self.named(UILongPressGestureRecognizer(), "press", on: card).delaysTouchesBegan = true
      }.first == """
        card: touch up to 0.5 s late: it waits for press on card, which waits whether the finger rests \
        for 0.5 s.
        """)
  }

  @Test func nothingIsKnownOfAClassOfTheApp() {
    #expect(
      lines { card in
        let own = Self.named(OwnRecognizer(), "own", on: card)
        Self.named(UIPanGestureRecognizer(), "pan", on: card).require(toFail: own)
      }.first == """
        pan on card: action late by an unknown time: it waits for own on card, of whose class, \
        OwnRecognizer, nothing is known. 4 s was shown.
        """)
  }

  @Test func anAnswerOfADelegateIsToldApart() {
    let waits = app { card in
      _ = Self.double(on: card)
      Self.named(UITapGestureRecognizer(), "tap", on: card).delegate = SilentDelegate.shared
    }.waits()
    #expect(waits.all.isEmpty)
    #expect(
      waits.text(answered: true).split(separator: "\n").last.map(String.init) == """
        tap on card: action up to 1.1 s late, 0.35 s if nothing touches again: it waits for double on \
        card, which waits for a second tap, if tap is answered true to shouldRequireFailureOf.
        """)
    #expect(
      waits.description.hasSuffix("1 more if delegates answer that one waits for another."))
  }

  @Test func theDelegatesPresentAnswerIsTaken() {
    #expect(
      lines { card in
        _ = Self.double(on: card)
        Self.named(UITapGestureRecognizer(), "tap", on: card).delegate = YesDelegate.shared
      }.first == """
        tap on card: action up to 1.1 s late, 0.35 s if nothing touches again: it waits for double on \
        card, which waits for a second tap.
        """)
  }

  @Test func aRingOfRequirementsEnds() {
    let waits = app { card in
      let taps = (1...3).map { Self.named(UITapGestureRecognizer(), "tap \($0)", on: card) }
      for (index, tap) in taps.enumerated() {
        tap.numberOfTapsRequired = index + 1
        tap.require(toFail: taps[(index + 1) % 3])
      }
    }.waits()
    #expect(waits.all.map(\.name).sorted() == ["tap 1", "tap 2", "tap 3"])
  }

  @Test func anAppThatShowsNothingHasNoWaits() {
    let empty = TouchApp("Empty", launching: { _ in 0 })
    #expect(
      "\(empty.waits())" == """
        The app shows no window: call makeKeyAndVisible() when it starts, and return what keeps the \
        window alive.
        """)
  }

  @Test func anAppThatIsAnotherOneAtEachStartIsToldWithoutFingers() {
    let turn = Turn()
    let waits = TouchApp("Turning") {
      CardController { card in
        turn.count += 1
        if turn.count > 1 { return }
        let double = Self.double(on: card)
        Self.named(UITapGestureRecognizer(), "tap", on: card).require(toFail: double)
      }
    }.waits()
    #expect(waits.all.isEmpty)
    #expect(waits.withoutEffect == ["action of tap on card"])
  }

  @Test func thousandsOfRecognizersAreToldInBoundedWork() {
    let waits = app { card in
      var last: UITapGestureRecognizer?
      for number in 1...1_000 {
        let tap = Self.named(UITapGestureRecognizer(), "tap \(number)", on: card)
        if let last { tap.require(toFail: last) }
        if number.isMultiple(of: 2) { tap.numberOfTapsRequired = 2 }
        last = tap
      }
    }.waits()
    #expect(waits.all.count + waits.atOnce.count + waits.withoutEffect.count == 1_000)
    #expect(waits.trials <= 40)
    #expect(waits.notes.contains("Not all waits were tried with fingers: there are too many."))
    #expect(waits.notes.contains { $0.hasPrefix("Answers of delegates that would make one wait") })
  }
}

/// A controller of one view.
private final class CardController: UIViewController {
  private let build: (UIView) -> Void

  init(_ build: @escaping (UIView) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  deinit {}

  override func loadView() {
    view = Card(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.accessibilityIdentifier = "card"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    build(view)
  }
}

/// A view whose class is the app's own.
private final class Card: UIView {
  deinit {}
}

/// A recognizer of which nothing is known.
private final class OwnRecognizer: UIGestureRecognizer {
  deinit {}
}

/// A delegate that answers nothing.
private final class SilentDelegate: UIGestureRecognizerDelegate {
  static let shared = SilentDelegate()
  deinit {}
}

/// A delegate whose recognizer waits for each other one.
private final class YesDelegate: UIGestureRecognizerDelegate {
  static let shared = YesDelegate()
  deinit {}

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { true }
}

/// How often an app was started.
private final class Turn {
  var count = 0
  deinit {}
}
