import Foundation
import Testing
import TouchAgent
import TouchTrace
import UIKit

/// What an agent is told of an app, call by call.
@Suite struct AgentSessionTests {
  private let session = AgentSession(of: [desk, TouchApp("Empty", launching: { _ in 0 })])

  private func ask(_ tool: String, _ arguments: [String: JSONValue] = [:]) -> AgentAnswer {
    session.answer(AgentCall(tool, arguments))
  }

  /// What went wrong.
  private func problem(_ tool: String, _ arguments: [String: JSONValue] = [:]) -> String {
    let answer = ask(tool, arguments)
    return answer.isError ? answer.text : "no problem: \(answer.text)"
  }

  // MARK: Apps

  @Test func toolsNeedAnApp() {
    let words = "No app runs. Start one with the tool start: Desk, Empty."
    for tool in ["see", "shake", "log", "why", "lint", "test"] { #expect(problem(tool) == words) }
    #expect(problem("touch", ["gesture": "tap", "x": .number(1), "y": .number(1)]) == words)
    #expect(problem("wait", ["seconds": .number(1)]) == words)
    #expect(problem("type", ["text": "a"]) == words)
    #expect(problem("save", ["file": "/nowhere/a.jsonl"]) == words)
  }

  @Test func appsAreListedWithWhatToTry() {
    #expect(ask("apps").text == "Desk: Tap and drag. Try: tap save.\nEmpty: ")
  }

  @Test func startTellsWhatIsShown() {
    #expect(
      ask("start", ["app": "Desk"]).text == """
        Desk runs. It shows:
        window 1  0,0 390×844  touch: page swipe
          save  20,100 100×40  button, “Save”  touch: control
          button “Done”  20,160 100×40  button, “Done”  touch: control
          button “Done” #2  140,160 100×40  button, “Done”  touch: control
          covered  20,220 100×40  button, “Covered”  touch: control
          card  20,300 200×100  touch: double, tap, drag
          field  20,500 200×40  text field  touch: control
          status  20,700 300×20  “Nothing yet”
        """)
    #expect(ask("start", ["app": "Empty"]).text.hasPrefix("The app shows no window"))
  }

  @Test func wrongNamesAreToldWithTheNearest() {
    #expect(
      problem("start", ["app": "Dusk"])
        == "There is no app Dusk. Did you mean Desk? There are Desk, Empty.")
    #expect(
      problem("strat").hasPrefix("There is no tool strat. Did you mean start? There are apps,"))
    _ = ask("start", ["app": "Desk"])
    func tap(_ name: String) -> String {
      problem("touch", ["gesture": "tap", "on": .string(name)])
    }
    #expect(tap("Safe") == "No view on the screen is called Safe; the nearest name is save.")
    #expect(
      tap("windmills") == "No view on the screen is called windmills; see tells what there is.")
    #expect(
      tap("Done") == """
        Several views are called Done; write one of these names:
          button “Done”  20,160 100×40  button, “Done”  touch: control
          button “Done” #2  140,160 100×40  button, “Done”  touch: control
        """)
    #expect(
      problem("why", ["gesture": "dragg"])
        == "No gesture is called dragg; the nearest name is drag.")
    #expect(
      problem("why", ["gesture": "drag"]).hasPrefix(
        "No finger has come to drag yet, which is on card."))
  }

  @Test(
    arguments: [
      ("touch", ["gesture": "tap"], "touch: say where with on, or with x and y."),
      ("touch", ["gesture": "tap", "x": .number(3)], "touch: x and y go together"),
      ("touch", ["gesture": "fly", "on": "card"], "touch: gesture fly is not known."),
      ("touch", ["on": "card"], "touch needs the argument gesture"),
      ("touch", ["gesture": "drag", "on": "card"], "touch: say where the finger goes"),
      ("touch", ["gesture": "swipe", "on": "card"], "touch: a swipe needs a direction"),
      (
        "touch", ["gesture": "swipe", "on": "card", "direction": "north"],
        "touch: direction is north"
      ),
      ("touch", ["gesture": "up"], "touch: no finger is down."),
      ("touch", ["gesture": .number(1)], "touch: gesture is a number; a string was expected."),
      (
        "touch", ["gesture": "tap", "on": "card", "taps": .number(1e9)],
        "touch: taps is 1000000000.0; from 1.0 to 10.0"
      ),
      ("touch", ["gesture": "tap", "on": "card", "colour": "red"], "touch has no argument colour"),
      ("see", ["whole": "yes"], "see: whole is a string; true or false was expected."),
      ("wait", ["seconds": .number(-1)], "wait: seconds is -1.0"),
      ("wait", ["seconds": .number(.nan)], "wait: seconds is nan"),
      ("type", [:], "type: give a text or a key."),
      ("type", ["key": "f99"], "type: f99 is no key"),
      ("type", ["key": "a", "modifiers": ["hyper"]], "type: hyper is no modifier"),
      ("type", ["key": "a", "modifiers": "shift"], "type: modifiers is a string; an array"),
      ("replay", ["file": "/nowhere.jsonl"], "replay: /nowhere.jsonl cannot be read"),
      ("save", ["file": "/nowhere/a.jsonl"], "save: /nowhere/a.jsonl cannot be written"),
      ("why", ["x": .number(3)], "why: x and y go together"),
      ("more", [:], "The last answer was whole."),
    ] as [(String, [String: JSONValue], String)])
  func wrongArgumentsDoNothing(
    _ tool: String, _ arguments: [String: JSONValue], _ words: String
  ) {
    _ = ask("start", ["app": "Desk"])
    #expect(problem(tool, arguments).hasPrefix(words))
    #expect(ask("see").inputs == 0)
  }

  // MARK: Touching

  @Test func tapThatWorksTellsWhatIsDifferent() {
    _ = ask("start", ["app": "Desk"])
    #expect(
      ask("touch", ["gesture": "tap", "on": "Save"]).text == """
        On the screen:
          other: status  20,700 300×20  “Saved”
        finger 1 came down at 70, 120 on save, and was lifted after 0.080 s at 70, 120.
        page swipe on window 1 failed at 0.080 s: moved 0, needed 50 after 0 s.
        save got 1 began, 1 ended.
        save sent touchDown at 0.000 s, touchUpInside at 0.080 s, primaryActionTriggered at 0.080 s.
        """)
  }

  @Test func tapThatWaitsSaysHowLong() {
    _ = ask("start", ["app": "Desk"])
    let answer = ask("touch", ["gesture": "tap", "on": "card"]).text
    #expect(answer.contains("tap on card did not decide. It waits for double since 0.080 s."))
    #expect(
      answer.hasSuffix(
        "Some gesture waits: it is decided in 0.35 s at the latest. Time goes on with the tool wait."
      ))
    #expect(
      ask("wait", ["seconds": .number(0.4)]).text.contains("other: status  20,700 300×20  “Tapped”")
    )
  }

  @Test func dragThatIsTooShortTellsWhatWouldMakeItFire() {
    _ = ask("start", ["app": "Desk"])
    let text = ask(
      "touch", ["gesture": "drag", "on": "card", "by_x": .number(6), "seconds": .number(2)]
    ).text
    #expect(
      text.contains(
        "drag on card failed at 2.008 s: moved 6, needed 10. It fires if the fingers moved 4 points further."
      ))
    #expect(text.contains("Nothing came of it. What stands after “It fires if” was tried."))
  }

  @Test func coveredButtonIsTold() {
    _ = ask("start", ["app": "Desk"])
    let text = ask("touch", ["gesture": "tap", "on": "Covered"]).text
    #expect(text.hasPrefix("No place of covered was found that a finger reaches: veil is hit."))
    #expect(text.contains("covered was not hit: veil lies over it."))
  }

  @Test func fingerThatStaysDownIsMovedAndLifted() {
    _ = ask("start", ["app": "Desk"])
    _ = ask("touch", ["gesture": "down", "on": "card"])
    #expect(
      ask("touch", ["gesture": "move", "by_x": .number(40)]).text.contains("drag on card began"))
    #expect(ask("touch", ["gesture": "up"]).text.contains("and ended at"))
    #expect(
      problem("touch", ["gesture": "move", "by_x": .number(40)]).contains("no finger is down"))
  }

  @Test func textGoesToTheField() {
    _ = ask("start", ["app": "Desk"])
    _ = ask("touch", ["gesture": "tap", "on": "field"])
    #expect(ask("type", ["text": "Hi 5"]).text.contains("“Hi 5”"))
    _ = ask("type", ["key": "delete"])
    #expect(ask("see").text.contains("field  20,500 200×40  text field, “Hi ”"))
  }

  // MARK: Asking

  @Test func whyTellsOfOneGesture() {
    _ = ask("start", ["app": "Desk"])
    _ = ask("touch", ["gesture": "drag", "on": "card", "by_x": .number(6)])
    let text = ask("why", ["gesture": "drag"]).text
    #expect(text.contains("drag on card failed") && !text.contains("page swipe on"))
    let there = ask("why", ["x": .number(70), "y": .number(240)]).text
    #expect(there.hasPrefix("The hit test at 70, 240:"))
    #expect((ask("see").inputs ?? 0) > 0)
  }

  @Test func logIsToldOnce() {
    _ = ask("start", ["app": "Desk"])
    _ = ask("touch", ["gesture": "tap", "on": "save"])
    #expect(ask("log").text.contains("save hears began of finger 1"))
    #expect(ask("log").text == "Nothing was decided since.")
  }

  @Test func longAnswersAreCutAndGoOn() {
    _ = ask("start", ["app": "Desk"])
    for _ in 0..<12 { _ = ask("touch", ["gesture": "tap", "on": "card"]) }
    let first = ask("log").text
    #expect(first.count <= AgentSession.answerMax && first.hasSuffix("ask with the tool more."))
    var whole = ""
    var part = ask("more")
    while !part.isError {
      #expect(part.text.count <= AgentSession.answerMax)
      whole += part.text
      part = ask("more")
    }
    #expect(whole.contains("double ended"))
  }

  @Test func lintTellsOfTheScreenAsItIs() {
    _ = ask("start", ["app": "Desk"])
    #expect(!ask("lint").isError)
  }

  @Test func pictureShowsTheTexts() throws {
    _ = ask("start", ["app": "Desk"])
    let svg = try #require(ask("see", ["picture": true]).picture)
    #expect(
      svg.hasPrefix("<svg ") && svg.contains(">Save</text>") && svg.contains(">Nothing yet</text>"))
  }

  // MARK: Recordings

  @Test func sessionIsARecordingThatReplays() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = ask("start", ["app": "Desk"])
    _ = ask("touch", ["gesture": "drag", "on": "card", "by_x": .number(30), "by_y": .number(50)])
    _ = ask("shake")
    let there = ask("see").text
    #expect(!ask("save", ["file": .string(file.path)]).isError)
    #expect(
      problem("save", ["file": .string(file.path)]).hasSuffix(
        "is there already. Choose another name."))
    let other = AgentSession(of: [desk])
    #expect(!other.answer(AgentCall("replay", ["file": .string(file.path)])).isError)
    #expect(other.answer(AgentCall("see")).text == there)
    #expect(ask("test").text.contains("drag began"))
    let begun = other.answer(
      AgentCall("replay", ["file": .string(file.path), "inputs": .number(3)]))
    #expect(begun.inputs == 3)
  }

  @Test func eachInputIsTakenBeforeTheAppHearsOfIt() {
    var kept: [String] = []
    let session = AgentSession(of: [desk]) { trace, input in
      kept.append(input == nil ? "start \(trace.inputs.count)" : "input \(trace.inputs.count)")
    }
    _ = session.answer(AgentCall("start", ["app": "Desk"]))
    _ = session.answer(AgentCall("touch", ["gesture": "tap", "on": "save"]))
    #expect(kept == ["start 0", "input 0", "input 1"])
  }

  @Test func tenThousandViewsAreTold() {
    let session = AgentSession(of: [TouchApp("Crowd") { CrowdViewController() }])
    #expect(
      session.answer(AgentCall("start", ["app": "Crowd"])).text.count <= AgentSession.answerMax)
    let answer = session.answer(AgentCall("touch", ["gesture": "tap", "on": "button 9000"]))
    #expect(answer.text.contains("button 9000 sent touchDown"))
  }

  @Test func toolsSayWhatTheyTake() {
    for tool in AgentTool.all {
      #expect(tool.words.count > 15)
      guard case .object(let schema) = tool.schema else { return #expect(Bool(false)) }
      #expect(schema["type"] == "object" && schema["additionalProperties"] == false)
    }
    #expect(AgentTool.all.map(\.name).count == Set(AgentTool.all.map(\.name)).count)
  }
}

nonisolated private let desk = TouchApp("Desk", "Tap and drag.") { DeskViewController() }
  .trying("tap save", until: "Saved")

/// Buttons, a card, a field, and a veil over one button.
private final class DeskViewController: UIViewController {
  private let status = UILabel(frame: CGRect(x: 20, y: 700, width: 300, height: 20))
  private let save = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
  private let covered = UIButton(frame: CGRect(x: 20, y: 220, width: 100, height: 40))
  private let veil = UIView(frame: CGRect(x: 10, y: 210, width: 120, height: 60))
  private let card = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 100))
  private let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 40))

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    status.text = "Nothing yet"
    save.setTitle("Save", for: .normal)
    save.addAction(UIAction { [unowned self] _ in status.text = "Saved" }, for: .touchUpInside)
    covered.setTitle("Covered", for: .normal)
    let done = [20, 140].map { UIButton(frame: CGRect(x: $0, y: 160, width: 100, height: 40)) }
    for button in done { button.setTitle("Done", for: .normal) }
    let double = Self.named(UITapGestureRecognizer(), "double", on: card)
    double.numberOfTapsRequired = 2
    let tap = Self.named(UITapGestureRecognizer(), "tap", on: card)
    tap.require(toFail: double)
    tap.addAction { [unowned self] _ in status.text = "Tapped" }
    Self.named(UIPanGestureRecognizer(), "drag", on: card)
      .addAction { [unowned self] pan in card.center.x += pan.translation(in: view).x }
    for part in [save] + done + [covered, veil, card, field, status] { view.addSubview(part) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let window = view.window {
      _ = Self.named(UISwipeGestureRecognizer(), "page swipe", on: window)
    }
  }

  @discardableResult
  private static func named<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, on view: UIView
  ) -> Recognizer {
    recognizer.name = name
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}

/// Ten thousand buttons.
private final class CrowdViewController: UIViewController {
  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<10_000 {
      let button = UIButton(
        frame: CGRect(x: index % 100 * 3, y: index / 100 * 8, width: 3, height: 8))
      button.accessibilityIdentifier = "button \(index)"
      view.addSubview(button)
    }
  }
}
