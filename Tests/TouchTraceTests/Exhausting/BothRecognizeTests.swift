import GestureCore
import Testing
import TouchKit

@testable import TouchTrace

/// Whether two gestures of an app can both recognize one touch.
@Suite struct BothRecognizeTests {
  private func search(
    _ sentence: String, steps: Int = 4, touches: Int? = nil,
    _ build: @escaping @MainActor @Sendable (UIView) -> Void
  ) throws -> BothRecognizeResult {
    try TouchApp("Card") { BuiltController(build) }
      .search(for: BothRecognize(sentence), steps: steps, touches: touches)
  }

  static func named<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, on view: UIView
  ) -> Recognizer {
    recognizer.name = name
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private static func double(on view: UIView) -> UITapGestureRecognizer {
    let double = named(UITapGestureRecognizer(), "double", on: view)
    double.numberOfTapsRequired = 2
    return double
  }

  @Test func aTapBesideADoubleTapIsFound() throws {
    let result = try search("tap and double both recognize") { card in
      _ = Self.double(on: card)
      _ = Self.named(UITapGestureRecognizer(), "tap", on: card)
    }
    #expect(
      "\(result)" == """
        tap and double both recognize:
        0.0000 s  finger 1 down at 195, 422
        0.0100 s  finger 1 up at 195, 422
        0.0200 s  finger 1 down at 195, 422
        0.0300 s  finger 1 up at 195, 422

        """)
    #expect(!result.holds)
  }

  @Test func aTapThatWaitsForADoubleTapIsNotFound() throws {
    let result = try search("tap on card and double on card both recognize") { card in
      let double = Self.double(on: card)
      Self.named(UITapGestureRecognizer(), "tap", on: card).require(toFail: double)
    }
    #expect(result.holds)
    #expect(
      "\(result)" == """
        Not found: tap on card and double on card both recognize. Fingers came down at 1 place, \
        2 touches at most, and did up to 4 things one after the other, in 1417 ways.
        """)
  }

  @Test func aRecordingWithBothShowsBothInTheApp() throws {
    let app = TouchApp("Card") {
      BuiltController { card in
        for recognizer in [
          Self.named(UIPinchGestureRecognizer(), "pinch", on: card),
          Self.named(UIRotationGestureRecognizer(), "turn", on: card),
        ] { recognizer.delegate = Together.shared }
      }
    }
    let result = try app.search(for: BothRecognize("pinch and turn both recognize"))
    let trace = try #require(result.showing?.trace)
    let episodes = trace.explain(in: app).map(\.episode)
    for name in ["pinch", "turn"] {
      let attempts = episodes.flatMap(\.attempts).filter { $0.name == name }
      #expect(attempts.contains { $0.isRecognized })
    }
  }

  @Test func aGestureThatTheOtherOneAlwaysComesBeforeIsTold() throws {
    let result = try search("pan and swipe both recognize", steps: 3) { card in
      _ = Self.named(UISwipeGestureRecognizer(), "swipe", on: card)
      _ = Self.named(UIPanGestureRecognizer(), "pan", on: card)
    }
    #expect(result.holds)
    #expect("\(result)".hasSuffix("swipe is recognized only while the other one is off."))
  }

  @Test func aGestureThatTheFingersCannotMakeShowsNothing() throws {
    let result = try search("pan and slow both recognize", steps: 2, touches: 1) { card in
      _ = Self.named(UIPanGestureRecognizer(), "pan", on: card)
      Self.named(UILongPressGestureRecognizer(), "slow", on: card).numberOfTapsRequired = 2
    }
    #expect(!result.holds)
    #expect(
      "\(result)".hasSuffix(
        "None of them makes slow, so this says nothing: allow more things or touches."))
  }

  @Test func gesturesThatNoFingerReachesTogetherNeedNoFingers() throws {
    let result = try search("left tap and right tap both recognize") { card in
      for (name, x) in [("left tap", 0.0), ("right tap", 200)] {
        let part = UIView(frame: CGRect(x: x, y: 0, width: 100, height: 100))
        card.addSubview(part)
        _ = Self.named(UITapGestureRecognizer(), name, on: part)
      }
    }
    #expect(result.holds && result.words == 0)
    #expect(
      "\(result)" == """
        Not found: left tap and right tap both recognize. There is no place at which both hear of a \
        finger.
        """)
  }

  @Test func aNameWithAnAndInItIsFound() throws {
    let result = try search("drag and drop and tap both recognize", steps: 1) { card in
      _ = Self.named(UIPanGestureRecognizer(), "drag and drop", on: card)
      _ = Self.named(UITapGestureRecognizer(), "tap", on: card)
    }
    #expect(result.unrecognized == ["drag and drop", "tap"])
  }

  @Test(arguments: [
    ("", "expected two gestures"), ("tap and pan", "expected two gestures"),
    ("tap both recognize", "expected two gestures"), ("and tap both recognize", "expected two"),
    ("tap and both recognize", "expected two gestures"),
    ("tap and pam both recognize", "No gesture is called pam; the nearest name is pan."),
    (
      "tap and windmill both recognize",
      "No gesture is called windmill; there are tap on card, pan on card."
    ),
  ])
  func aSentenceThatSaysSomethingElseIsTold(_ sentence: String, _ problem: String) throws {
    let error = #expect(throws: BothRecognize.Problem.self) {
      _ = try search(sentence) { card in
        _ = Self.named(UITapGestureRecognizer(), "tap", on: card)
        _ = Self.named(UIPanGestureRecognizer(), "pan", on: card)
      }
    }
    #expect(error?.description.contains(problem) == true, "\(String(describing: error))")
  }

  @Test func moreWaysThanMayBeTriedShowNothing() throws {
    let app = TouchApp("Card") {
      BuiltController { card in
        _ = Self.named(UITapGestureRecognizer(), "tap", on: card)
        _ = Self.named(UIPanGestureRecognizer(), "pan", on: card)
      }
    }
    let search = try BothRecognizeSearch(
      for: BothRecognize("tap and pan both recognize"), within: .init(words: 100)
    ) {
      (app.start(), Trace())
    }
    let result = try search.run()
    #expect(!result.holds && result.words == 100)
    #expect("\(result)".hasSuffix("There are more ways than may be tried."))
  }

  // MARK: Brute force

  /// Two gestures, and what is between them.
  nonisolated struct Couple: CustomStringConvertible, Sendable {
    enum Kind: CaseIterable { case tap, double, press, pan, swipe, edge, pinch, turn }
    enum Relation: CaseIterable { case nothing, waits, together }

    var kinds: [Kind]
    var relation: Relation
    var isApart: Bool

    var description: String { "\(kinds) \(relation)\(isApart ? " in two views" : "")" }

    nonisolated static let all = Kind.allCases.enumerated().flatMap { index, kind in
      Kind.allCases.dropFirst(index).flatMap { other in
        Relation.allCases.map {
          Couple(kinds: [kind, other], relation: $0, isApart: (index + other.number) % 2 == 0)
        }
      }
    }

    @MainActor func build(_ card: UIView) {
      let inner = UIView(frame: card.bounds)
      inner.accessibilityIdentifier = "inner"
      card.addSubview(inner)
      let recognizers = zip(kinds, ["first", "second"]).map { kind, name in
        BothRecognizeTests.named(
          kind.recognizer, name, on: isApart && name == "first" ? card : inner)
      }
      switch relation {
      case .nothing: break
      case .waits: recognizers[0].require(toFail: recognizers[1])
      case .together: for recognizer in recognizers { recognizer.delegate = Together.shared }
      }
    }
  }

  @Test func searchAndBruteForceFindTheSame() throws {
    var found: [Couple.Relation: Int] = [:]
    for couple in Couple.all {
      let app = TouchApp("Card") { BuiltController(couple.build) }
      let steps = couple.kinds.contains(.double) ? 4 : 3
      let search = try BothRecognizeSearch(
        for: BothRecognize("first and second both recognize"),
        within: .init(steps: steps, touches: 2)
      ) {
        (app.start(), Trace(TraceHeader(app: app.name)))
      }
      // A few letters, so that all words can be tried.
      search.alphabet.ways = [Fingers.Direction.right.vector * 60]
      let result = try search.run()
      let forced = BruteForce(app: app, names: ["first", "second"], alphabet: search.alphabet)
      #expect(result.isWhole)
      let isFound = result.showing != nil
      #expect(isFound == (forced.shortest(steps: steps) != nil), "\(couple): \(result)")
      if isFound { found[couple.relation, default: 0] += 1 }
    }
    #expect(Couple.all.count == 108)
    #expect(found == [.nothing: 1, .together: 20])
  }
}

nonisolated extension BothRecognizeTests.Couple.Kind {
  fileprivate var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  @MainActor fileprivate var recognizer: UIGestureRecognizer {
    switch self {
    case .tap: return UITapGestureRecognizer()
    case .double:
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      return double
    case .press: return UILongPressGestureRecognizer()
    case .pan: return UIPanGestureRecognizer()
    case .swipe: return UISwipeGestureRecognizer()
    case .edge:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      return edge
    case .pinch: return UIPinchGestureRecognizer()
    case .turn: return UIRotationGestureRecognizer()
    }
  }
}

/// A delegate that lets all recognize together.
private final class Together: UIGestureRecognizerDelegate {
  static let shared = Together()
  deinit {}

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

/// A controller of one view.
private final class BuiltController: UIViewController {
  private let build: (UIView) -> Void

  init(_ build: @escaping (UIView) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  deinit {}

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.accessibilityIdentifier = "card"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    build(view)
  }
}
