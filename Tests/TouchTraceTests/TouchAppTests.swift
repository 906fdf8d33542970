// An app as a user brings it: its name, its start, its windows, and what tools say of it in one call.

import Foundation
import Testing
import TouchKit

@testable import TouchTrace

private final class Card: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: Card.tapped)
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
  }
  func tapped() {}
}

struct TouchAppTests {
  private static let card = TouchApp("Card Game", "Tap twice.") { Card() }

  private static var slowTaps: Trace {
    var trace = Trace(TraceHeader(app: "CardGame", start: 5))
    for (time, phase) in [
      (6.0, UITouch.Phase.began), (6.05, .ended), (6.6, .began), (6.65, .ended),
    ] {
      let report = TouchReport(1, phase, at: CGPoint(x: 50, y: 50))
      trace.inputs.append(.touches(.init([report], time: time)))
    }
    trace.inputs.append(.time(8))
    return trace
  }

  @Test func theNameIsTheTitlesWordsInOne() {
    let names = ["Pinboard": "Pinboard", "Pages and Pop": "PagesAndPop", "../a b": "AB", "": "App"]
    for (title, name) in names { #expect(TouchApp(title) { Card() }.name == name) }
    let apps = [Self.card]
    #expect(apps.named("CardGame") != nil && apps.named("Card Game") != nil)
    #expect(apps.named("Card") == nil)
  }

  @Test func triesStandInTheirOrder() {
    let app = Self.card.trying("tap twice", until: "tap ended")
      .trying("pinch", until: "pinch began", fingers: 2)
    #expect(app.tries.map(\.words) == ["tap twice", "pinch"])
    #expect(app.tries.map(\.fingers) == [1, 2])
  }

  /// A controller with a file.
  private final class Deck: UIViewController, FileExchanging {
    func exportFile() throws(FileProblem) -> String { "cards" }
    func importFile(_ text: String) throws(FileProblem) -> String { text }
    deinit {}
  }

  @Test func theFileIsThatOfTheNamedClassOfControllers() throws {
    let file = AppFile(name: "cards.json", contents: "cards", sizeMax: 10)
    let app = TouchApp("Deck") { Deck() }.exchanging(file, by: Deck.self)
    #expect(app.file == file && Self.card.file == nil)
    let (deck, card) = (app.start(), Self.card.exchanging(file, by: Deck.self).start())
    let keeper = try #require(app.keeper(in: deck.application))
    #expect(try keeper.exportFile() == "cards")
    #expect(app.keeper(in: card.application) == nil)
    #expect(Self.card.keeper(in: deck.application) == nil)
  }

  @Test func theStartIsThatOfItsHeader() throws {
    let header = TraceHeader(size: CGSize(width: 300, height: 500), start: 7, arguments: ["-a"])
    var arguments: [String] = []
    let app = TouchApp(
      "Scene",
      launching: { launch in
        #expect(UIApplication.shared === launch.application)
        arguments = launch.arguments
        return launch.show(Card())
      })
    let running = app.start(header)
    #expect(arguments == ["-a"])
    #expect(running.application.scheduler.now == 7)
    #expect(running.application.windows.map(\.bounds.size) == [header.size])
    #expect(running.warning == nil)
  }

  @Test func anAppOfTwoWindowsIsKeptAlive() {
    let app = TouchApp(
      "Two",
      launching: { launch in
        let upper = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        upper.windowLevel = .alert
        upper.isHidden = false
        return [launch.show(Card()), upper]
      })
    let running = app.start()
    #expect(running.application.windows.count == 2)
  }

  @Test func anAppWithoutAWindowIsToldWhatIsMissing() {
    let running = TouchApp("Nothing", launching: { _ in UIWindow() }).start()
    #expect(running.warning?.contains("makeKeyAndVisible()") == true)
    #expect(running.firstWindow.bounds.size == TraceHeader().size)
  }

  @Test func argumentsAreReadBackFromARecording() throws {
    let header = TraceHeader(app: "Scene", arguments: ["-level", "3"])
    let (traces, problems) = Trace.recordings(in: TraceText.line(header).utf8)
    #expect(problems.isEmpty && traces.map(\.header) == [header])
    #expect(!TraceText.line(TraceHeader()).contains("arguments"))
  }

  @Test func aTraceIsExplainedWithTheChangeThatWasTried() throws {
    let explanations = Self.slowTaps.explain(in: Self.card, recognizer: "tap")
    let text = explanations.map(\.description).joined()
    #expect(text.contains("tap on view 2 failed at 6.400 s: no further tap within 0.35 s."))
    // The second tap waited for a finger that never came: nothing is said of it.
    let sentence = "It fires if the next finger came 200 ms earlier."
    #expect(text.components(separatedBy: sentence).count == 2)
    #expect(explanations.allSatisfy { $0.json.contains("\"recognizers\"") })
    #expect(Self.slowTaps.explain(in: Self.card, recognizer: "pan").isEmpty)
    #expect(Self.slowTaps.timeline(of: Self.card).contains("Card Game"))
  }

  /// A delegate as an iOS app has it.
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var heard: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      heard.append("launch \(launchOptions == nil)")
      return true
    }

    private func note(_ word: String, _ application: UIApplication) {
      heard.append("\(word) \(application.applicationState)")
    }
    func applicationDidBecomeActive(_ application: UIApplication) { note("active", application) }
    func applicationWillResignActive(_ application: UIApplication) { note("resign", application) }
    func applicationDidEnterBackground(_ application: UIApplication) { note("back", application) }
    func applicationWillEnterForeground(_ application: UIApplication) { note("fore", application) }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      note("memory", application)
    }
  }

  @Test func aDelegateMakesTheWindowAndHearsOfTheAppsLife() throws {
    let app = TouchApp("Delegated", delegate: { AppDelegate() }).start()
    #expect(app.warning == nil)
    let delegate = try #require(app.application.delegate as? AppDelegate)
    #expect(delegate.window === app.application.windows.first)
    app.receive([
      .activity(.background, time: 1), .activity(.background, time: 2),
      .activity(.active, time: 3), .activity(.inactive, time: 4), .memoryWarning(time: 5),
      .activity(.active, time: 6),
    ])
    #expect(
      delegate.heard == [
        "launch true", "active active", "resign active", "back background", "fore background",
        "active active", "resign active", "memory inactive", "active active",
      ])
  }

  @Test func aTouchIsCancelledAfterTheDelegateWasToldThatTheAppResigns() throws {
    let app = TouchApp("Delegated", delegate: { AppDelegate() }).start()
    let delegate = try #require(app.application.delegate as? AppDelegate)
    var order: [String] = []
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addAction { order.append("\($0.state) after \(delegate.heard.count)") }
    delegate.window?.addGestureRecognizer(press)
    let place = CGPoint(x: 50, y: 50)
    app.receive([
      .touches(.init([TouchReport(1, .began, at: place)], time: 1)), .activity(.inactive, time: 2),
    ])
    #expect(order == ["began after 2", "cancelled after 3"])
  }

  @Test func lintAndWhyNotKeepTheAppAlive() {
    let lonely = TouchApp("Lonely") {
      let controller = UIViewController()
      controller.view.addGestureRecognizer(UITapGestureRecognizer())
      return controller
    }
    #expect(lonely.lint().map(\.rule) == [.noTarget])
    #expect(lonely.lint(except: [.noTarget]).isEmpty)
    let point = CGPoint(x: 10, y: 10)
    #expect(lonely.whyNot(at: point).candidates.map(\.recognizer) == ["tap"])
    #expect(lonely.whyNot(at: point, recognizer: "pan").candidates.isEmpty)
  }

  @Test func aTraceIsReadFromItsFileOrSaysWhatIsWrong() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "trace.jsonl")
    func problem(_ text: String) throws -> String? {
      try Data(text.utf8).write(to: file)
      return #expect(throws: Trace.FileError.self) { try Trace(contentsOf: file) }?.description
    }
    try Data(Self.slowTaps.text.utf8).write(to: file)
    #expect(try Trace(contentsOf: file) == Self.slowTaps)
    #expect(try problem(Self.slowTaps.text + Self.slowTaps.text)?.contains("2 recordings") == true)
    #expect(try problem("")?.contains("0 recordings") == true)
    #expect(try problem("hello")?.contains("line 1, column 1") == true)
    #expect(throws: (any Error).self) { try Trace(contentsOf: folder.appending(path: "none")) }
  }
}
