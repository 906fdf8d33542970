// A laboratory of events: which views are asked about a finger, which hear of it, and how shakes and the keys of a
// headset arrive. No recognizers take part.

import UIKit

/// Views in views that tell what they are asked and what they hear, from the first question of the hit test
/// to the last responder, and a view that follows a finger.
///
/// The controller is the first responder while it shows: it hears of shakes and of remote control.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class EventLabViewController: UIViewController {
  /// How many lines are shown.
  static let linesMax = 14

  /// What was told, oldest first.
  public private(set) var lines: [String] = []
  let text = UILabel(frame: .zero)
  private lazy var outer = LabView("Outer", color: .systemBlue, reporter: self)
  private lazy var middle = LabView("Middle", color: .systemGreen, reporter: self)
  private lazy var inner = LabView("Inner", color: .systemRed, reporter: self)
  private lazy var disabled = LabView("Off", color: .systemGray, reporter: self)
  private(set) lazy var follower = FollowingView("Follower", color: .systemPurple, reporter: self)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(outer)
    outer.addSubview(middle)
    middle.addSubview(inner)
    middle.addSubview(disabled)
    view.addSubview(follower)
    disabled.isUserInteractionEnabled = false
    text.numberOfLines = 0
    text.font = .systemFont(ofSize: 13)
    text.textColor = .label
    text.isUserInteractionEnabled = false
    view.addSubview(text)
    place(in: view.bounds.size)
    follower.frame = CGRect(x: view.bounds.width - 130, y: 40, width: 110, height: 70)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place(in: view.bounds.size)
  }

  private func place(in size: CGSize) {
    outer.frame = CGRect(x: 20, y: 60, width: size.width - 40, height: size.height * 0.42)
    middle.frame = outer.bounds.insetBy(dx: 24, dy: 34)
    let half = (middle.bounds.width - 60) / 2
    let height = middle.bounds.height - 70
    inner.frame = CGRect(x: 20, y: 44, width: half, height: height)
    disabled.frame = CGRect(x: 40 + half, y: 44, width: half, height: height)
    let top = outer.frame.maxY + 16
    text.frame = CGRect(x: 20, y: top, width: size.width - 40, height: size.height - top - 16)
  }

  // MARK: First responder

  public override var canBecomeFirstResponder: Bool { true }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    UIApplication.shared.beginReceivingRemoteControlEvents()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    UIApplication.shared.endReceivingRemoteControlEvents()
    resignFirstResponder()
  }

  // MARK: What the controller hears

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("the controller hears began: nothing before it has kept the touch")
    report("then come " + chain(from: next))
  }

  public override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { report("a shake begins") }
  }

  public override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { report("the shake ends") }
  }

  public override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { report("the shake is cancelled") }
  }

  public override func remoteControlReceived(with event: UIEvent?) {
    guard let event else { return }
    report("remote control: \(Self.name(of: event.subtype))")
  }

  private static func name(of command: UIEvent.EventSubtype) -> String {
    switch command {
    case .remoteControlPlay: "play"
    case .remoteControlPause: "pause"
    case .remoteControlStop: "stop"
    case .remoteControlTogglePlayPause: "play or pause"
    case .remoteControlNextTrack: "next"
    case .remoteControlPreviousTrack: "previous"
    case .remoteControlBeginSeekingBackward: "begins to go back"
    case .remoteControlEndSeekingBackward: "ends going back"
    case .remoteControlBeginSeekingForward: "begins to go forward"
    case .remoteControlEndSeekingForward: "ends going forward"
    case .none, .motionShake: "no command"
    }
  }

  /// The responders from one on, in words.
  private func chain(from first: UIResponder?) -> String {
    var names: [String] = []
    var responder = first
    while let present = responder {
      names.append(name(of: present))
      responder = present.next
    }
    return names.joined(separator: ", ")
  }

  private func name(of responder: UIResponder) -> String {
    if let view = responder as? LabView { return view.name }
    if responder is UIWindow { return "the window" }
    return responder is UIApplication ? "the application" : "the container"
  }
}

extension EventLabViewController: LabReporter {
  func report(_ line: String) {
    lines.append(line)
    text.text = lines.suffix(Self.linesMax).joined(separator: "\n")
  }
}
