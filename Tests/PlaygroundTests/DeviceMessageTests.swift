// Keys and samples of the accelerometer on their way from a page to its app.

import Testing
import TouchKit
import TouchTrace

@testable import Playground

/// A root view that notes the keys of which it hears.
private final class KeyView: UIView {
  var heard: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func remoteControlReceived(with event: UIEvent?) {
    heard.append("remote \(event?.subtype.rawValue ?? 0)")
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard += presses.map { "began \($0.key?.characters ?? "-")" }
    // From the first key on, it wants to hear of media keys too.
    becomeFirstResponder()
    UIApplication.shared.beginReceivingRemoteControlEvents()
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard += presses.map { "ended \($0.key?.characters ?? "-")" }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard += presses.map { "cancelled \($0.key?.characters ?? "-")" }
  }
}

private final class KeyController: UIViewController {
  let keyView: KeyView
  init(_ view: KeyView) {
    keyView = view
    super.init(nibName: nil, bundle: nil)
  }
  override func loadView() { view = keyView }
}

/// A page's session with an app that has one root view.
private func session(with view: KeyView) throws -> PageSession {
  try session { KeyController(view) }
}

private func session(
  showing controller: @escaping @MainActor @Sendable () -> UIViewController
) throws -> PageSession {
  let card = AppCard(id: "Keys", title: "Keys", about: "Hears keys.")
  let catalogue = Catalogue(entries: [
    Catalogue.Entry(card: card) { stage, time in
      EngineApp(TouchApp("Keys") { controller() }, stage: stage, time: time)
    }
  ])
  let session = PageSession(catalogue: catalogue)
  try session.play("Keys", stage: Stage(width: 100, height: 100), at: 1)
  return session
}

extension PageSession {
  fileprivate func say(_ text: String) throws {
    switch try ClientMessage.decode(text) {
    case .key(let key): try receive(key)
    case .motion(let motion): try receive(motion)
    case .remote(let command): try receive(command)
    case .assist(let input): try receive(input)
    case .tick(let tick): self.tick(to: tick.time)
    default: Issue.record("\(text) is something else")
    }
  }
}

/// Is activated by its own code.
private final class OwnElement: UIView {
  private(set) var activations = 0

  deinit {}

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    activations += 1
    return true
  }
}

struct DeviceMessageTests {
  @Test func `a key brings its place, what it types and the modifier keys`() throws {
    let key = HostInput.KeyInput(
      .keyboardA, .repeated, characters: "A", charactersIgnoringModifiers: "a",
      modifiers: .shift, time: 2)
    #expect(
      try ClientMessage.decode(
        """
        {"type":"key","time":2,"key":4,"phase":"repeated","characters":"A",
         "charactersIgnoringModifiers":"a","modifiers":131072}
        """) == .key(key))
    #expect(
      try ClientMessage.decode(#"{"type":"key","time":2,"key":225,"phase":"cancelled"}"#)
        == .key(HostInput.KeyInput(.keyboardLeftShift, .cancelled, time: 2)))
  }

  @Test func `samples of the accelerometer bring their own times`() throws {
    let samples = [
      HostInput.MotionInput.Sample(x: 0, y: -1, z: 0.5, time: 1.9),
      HostInput.MotionInput.Sample(x: 2, y: 0, z: 0, time: 2),
    ]
    #expect(
      try ClientMessage.decode(
        """
        {"type":"motion","time":2,"samples":[{"x":0,"y":-1,"z":0.5,"time":1.9},
                                             {"x":2,"y":0,"z":0,"time":2}]}
        """) == .motion(HostInput.MotionInput(samples)))
  }

  @Test(arguments: [
    (#"{"type":"key","time":2,"key":300,"phase":"down"}"#, "key: found 300"),
    (#"{"type":"key","time":2,"key":0,"phase":"down"}"#, "key: found 0"),
    (#"{"type":"key","time":2,"key":4,"phase":"began"}"#, #"phase: found "began""#),
    (#"{"type":"key","time":2,"key":4,"phase":"up","modifiers":1e9}"#, "modifiers: found"),
    (
      #"{"type":"key","time":2,"key":4,"phase":"up","characters":"123456789"}"#, "characters: found"
    ),
    (#"{"type":"motion","time":2,"samples":[]}"#, "samples: found a list of 0"),
    (#"{"type":"remote","time":2,"command":"louder"}"#, #"command: found "louder""#),
    (#"{"type":"remote","time":2}"#, "command: found nothing"),
    (#"{"type":"assist","time":2,"view":0,"action":"increment"}"#, "view: found 0"),
    (#"{"type":"assist","time":2,"view":1e10,"action":"increment"}"#, "view: found"),
    (#"{"type":"assist","time":2,"view":1,"action":"escape"}"#, #"action: found "escape""#),
    (
      #"{"type":"motion","time":2,"samples":[{"x":1,"y":1,"time":2}]}"#,
      "samples[0].z: found nothing"
    ),
    (
      #"{"type":"motion","time":2,"samples":[{"x":1e4,"y":1,"z":1,"time":2}]}"#,
      "samples[0].x: found"
    ),
  ])
  func `what is no key and no sample is refused with its place`(text: String, named: String) {
    #expect { try ClientMessage.decode(text) } throws: { "\($0)".hasPrefix(named) }
  }

  @Test func `keys reach the app, never before the latest tick, and go with the page`() throws {
    let view = KeyView()
    let session = try session(with: view)
    try session.say(#"{"type":"tick","time":5}"#)
    try session.say(#"{"type":"key","time":4,"key":4,"phase":"down","characters":"a"}"#)
    try session.say(#"{"type":"key","time":6,"key":4,"phase":"up","characters":"a"}"#)
    try session.say(#"{"type":"key","time":6,"key":5,"phase":"down","characters":"b"}"#)
    #expect(throws: WireError.self) {
      try session.say(#"{"type":"key","time":6,"key":5,"phase":"down","characters":"b"}"#)
    }
    session.takeFingersAway()
    #expect(throws: WireError.self) {
      try session.say(#"{"type":"key","time":6,"key":5,"phase":"up"}"#)
    }
    #expect(view.heard == ["began a", "ended a", "began b", "cancelled b"])
  }

  @Test func `media keys reach the app that asks for them`() throws {
    #expect(
      try ClientMessage.decode(#"{"type":"remote","time":2,"command":"nextTrack"}"#)
        == .remote(ClientMessage.Remote(command: .remoteControlNextTrack, time: 2)))
    let view = KeyView()
    let session = try session(with: view)
    try session.say(#"{"type":"remote","time":2,"command":"play"}"#)
    try session.say(#"{"type":"key","time":3,"key":4,"phase":"down","characters":"a"}"#)
    try session.say(#"{"type":"remote","time":3,"command":"togglePlayPause"}"#)
    #expect(view.heard == ["began a", "remote 103"])
  }

  @Test func `a slider says its limits, and a page moves it by tenths`() throws {
    let view = KeyView()
    let session = try session(with: view)
    let slider = UISlider()
    slider.maximumValue = 4
    view.addSubview(slider)
    #expect(throws: WireError.self) {
      let idle = PageSession(catalogue: Catalogue(entries: []))
      try idle.say(#"{"type":"assist","time":2,"view":1,"action":"increment"}"#)
    }
    let number = slider.identity
    try session.say(#"{"type":"assist","time":2,"view":\#(number),"action":"increment"}"#)
    try session.say(#"{"type":"assist","time":2,"view":\#(number),"action":"increment"}"#)
    try session.say(#"{"type":"assist","time":2,"view":\#(number),"action":"decrement"}"#)
    try session.say(#"{"type":"assist","time":2,"view":2000000000,"action":"increment"}"#)
    let node = session.running?.app.scene().nodes.first { $0.id == number }
    #expect(
      node?.access
        == SceneAccess(
          role: .slider, label: "", value: "10 %",
          amount: .init(minimum: 0, maximum: 4, value: Double(Float(0.4))), isSelected: false,
          isEnabled: true))
  }

  @Test func `a page activates an element, by its own code or by a tap, and reads its hint`() throws
  {
    let view = KeyView()
    let session = try session(with: view)
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
    var presses = 0
    button.accessibilityHint = "Saves the page."
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    view.addSubview(button)
    let own = OwnElement(frame: CGRect(x: 10, y: 100, width: 60, height: 40))
    view.addSubview(own)
    try session.say(#"{"type":"assist","time":2,"view":\#(button.identity),"action":"activate"}"#)
    try session.say(#"{"type":"assist","time":3,"view":\#(own.identity),"action":"activate"}"#)
    #expect(presses == 1 && own.activations == 1)
    let node = session.running?.app.scene().nodes.first { $0.id == button.identity }
    #expect(node?.access?.hint == "Saves the page.")
  }

  @Test func `a page reads the actions of the element it goes to, and asks for one by its name`()
    throws
  {
    let view = KeyView()
    let session = try session(with: view)
    let row = UILabel(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
    var marked = 0
    row.text = "Milk"
    row.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Mark") { _ in
        marked += 1
        return true
      }
    ]
    view.addSubview(row)
    func actions() -> [String]? {
      session.running?.app.scene().nodes.first { $0.id == row.identity }?.access?.actions
    }
    #expect(actions() == nil)
    try session.say(#"{"type":"assist","time":2,"view":\#(row.identity),"action":"focus"}"#)
    #expect(actions() == ["Mark"])
    try session.say(#"{"type":"assist","time":3,"view":\#(row.identity),"name":"Mark"}"#)
    #expect(marked == 1)
    // A name that is not there is told as any input that cannot be used, and does nothing.
    try session.say(#"{"type":"assist","time":4,"view":\#(row.identity),"name":"Burn"}"#)
    #expect(marked == 1 && actions() == ["Mark"])
    row.removeFromSuperview()
    #expect(session.running?.app.scene().nodes.allSatisfy { $0.access?.actions == nil } == true)
  }

  @Test func `what is around the element in focus is scrolled, and tells where that leads`() throws
  {
    let controller = UIViewController()
    let session = try session { controller }
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    scroller.contentSize = CGSize(width: 100, height: 100)
    let inside = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
    let beside = UIButton(frame: CGRect(x: 10, y: 60, width: 60, height: 40))
    scroller.addSubview(inside)
    for view in [scroller, beside] { controller.view.addSubview(view) }
    func scrolls() -> [SceneNode.Scroll]? {
      session.running?.app.scene().nodes.first { $0.id == scroller.identity }?.scrolls
    }
    func ask(_ action: String, _ view: UIView, at time: Double) throws {
      try session.say(
        #"{"type":"assist","time":\#(time),"view":\#(view.identity),"action":"\#(action)"}"#)
    }
    #expect(scrolls() == nil)
    try ask("focus", inside, at: 2)
    #expect(scrolls() == [.down])
    try ask("scrollDown", scroller, at: 3)
    try session.say(#"{"type":"tick","time":3.1}"#)
    try session.say(#"{"type":"tick","time":4}"#)
    #expect(scroller.contentOffset.y == 40 && scrolls() == [.up])
    #expect(session.takeLog()?.lines == ["Page 2 of 2"])
    try ask("focus", beside, at: 5)
    #expect(scrolls() == nil)
  }

  @Test func `the app's focus goes where Tab leads on the page, and the page hears where it is`()
    throws
  {
    let controller = UIViewController()
    let session = try session { controller }
    let buttons = [10, 60].map { UIButton(frame: CGRect(x: 10, y: $0, width: 60, height: 40)) }
    var presses = 0
    buttons[1].addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    for button in buttons { controller.view.addSubview(button) }
    func focused() -> [Int] {
      session.running?.app.scene().nodes.filter { $0.isFocused }.map(\.id) ?? []
    }
    let (first, second) = (buttons[0].identity, buttons[1].identity)
    try session.say(#"{"type":"assist","time":2,"view":\#(first),"action":"focus"}"#)
    #expect(focused() == [first])
    // The arrow down, and Return.
    for (index, key) in [81, 40].enumerated() {
      for (step, phase) in ["down", "up"].enumerated() {
        let time = 3 + Double(index) + Double(step) / 10
        try session.say(#"{"type":"key","time":\#(time),"key":\#(key),"phase":"\#(phase)"}"#)
      }
    }
    #expect(focused() == [second] && presses == 1)
    let change = NodeChange(
      node: try #require(session.running?.app.scene().nodes.first { $0.id == second }),
      base: SceneNode(id: second))
    let text = change.json.text
    #expect(text.contains(#""focused":true"#))
  }

  @Test func `a shaken page shakes its app`() throws {
    let session = try session(with: KeyView())
    let samples = (0..<40).map { index in
      #"{"x":\#(index == 0 ? 0 : index % 16 < 8 ? 3 : -3),"y":0,"z":-1,"time":\#(2 + Double(index) / 100)}"#
    }.joined(separator: ",")
    try session.say(#"{"type":"motion","time":2.4,"samples":[\#(samples)]}"#)
    try session.say(#"{"type":"tick","time":4}"#)
    #expect(session.takeLog()?.lines == ["shake began", "shake ended"])
  }
}
