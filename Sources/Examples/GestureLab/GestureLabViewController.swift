// A laboratory of gestures: a tap that waits for a double tap, touches that are delayed and cancelled, a
// discrete and a continuous gesture side by side, and a checkmark.

import StrokeRecognizers
import UIKit

/// Four pads. Each tells the states of its recognizers, the number of their actions, and the touches that
/// the view under the finger hears meanwhile.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class GestureLabViewController: UIViewController {
  /// How many lines are shown.
  static let linesMax = 8

  /// What was told, oldest first.
  public private(set) var lines: [String] = []

  let tapPad = GesturePad("Taps")
  let touchPad = GesturePad("Touches")
  let strokePad = GesturePad("Strokes")
  let checkPad = GesturePad("Check", endsWithTouches: true)
  let waits = UISwitch()
  let delaysBegan = UISwitch()
  let delaysEnded = UISwitch()

  private let tap = TellingTap()
  private let doubleTap = TellingTap()
  let watchedTap = TellingTap()
  private let swipe = TellingSwipe()
  private let pan = TellingPan()
  private let checkmark = CheckmarkGestureRecognizer()
  private(set) var diaries: [ObjectIdentifier: StateDiary] = [:]
  private let switchLabels = [
    "The tap waits for the double tap", "Delay touches that begin", "Delay touches that end",
  ].map { text in
    let label = UILabel()
    label.text = text
    return label
  }
  let text = UILabel()

  var pads: [GesturePad] { [tapPad, touchPad, strokePad, checkPad] }
  private var switches: [UISwitch] { [waits, delaysBegan, delaysEnded] }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpGestures()
    waits.isOn = true
    delaysEnded.isOn = true
    for (control, label) in zip(switches, switchLabels) {
      control.accessibilityLabel = label.text
      control.addTarget(self, action: GestureLabViewController.changeDelays, for: .valueChanged)
    }
    text.numberOfLines = 0
    text.font = .systemFont(ofSize: 13)
    text.text = "Touch a pad: its states and actions are told here."
    for pad in pads { view.addSubview(pad) }
    for control in switches { view.addSubview(control) }
    for label in switchLabels + [text] { view.addSubview(label) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (size, margin) = (view.bounds.size, CGFloat(12))
    // Where it is wider than high, the pads stand on the left, and all else on the right.
    let isWide = size.width > size.height
    let padsSize = CGSize(
      width: isWide ? size.width / 2 : size.width,
      height: isWide ? size.height : max(220, size.height * 0.42))
    place(pads, in: padsSize, margin: margin)
    let left = isWide ? padsSize.width : margin
    let right = size.width - margin
    var top = isWide ? margin : padsSize.height
    for (control, label) in zip(switches, switchLabels) {
      let width = control.bounds.width
      label.frame = CGRect(x: left, y: top, width: right - left - width - margin, height: 44)
      control.center = CGPoint(x: right - width / 2, y: top + 22)
      top += 44
    }
    let height = text.sizeThatFits(CGSize(width: right - left, height: 10_000)).height
    text.frame = CGRect(
      x: left, y: top + 8, width: right - left,
      height: max(0, min(height, size.height - top - 16)))
  }

  /// Places the pads in two rows of two.
  private func place(_ pads: [GesturePad], in size: CGSize, margin: CGFloat) {
    let (width, height) = ((size.width - 3 * margin) / 2, (size.height - 3 * margin) / 2)
    for (index, pad) in pads.enumerated() {
      pad.frame = CGRect(
        x: margin + CGFloat(index % 2) * (width + margin),
        y: margin + CGFloat(index / 2) * (height + margin), width: width, height: height)
    }
  }

  // MARK: Gestures

  private func setUpGestures() {
    doubleTap.numberOfTapsRequired = 2
    watchedTap.numberOfTapsRequired = 2
    tap.delegate = self
    // A swipe is a pan first: the pan waits until it is none.
    pan.require(toFail: swipe)
    tapPad.addGestureRecognizer(tap)
    tapPad.addGestureRecognizer(doubleTap)
    touchPad.addGestureRecognizer(watchedTap)
    strokePad.addGestureRecognizer(swipe)
    strokePad.addGestureRecognizer(pan)
    checkPad.addGestureRecognizer(checkmark)
    let end = { [weak self] (recognizer: UIGestureRecognizer) in self?.over(recognizer) ?? () }
    for recognizer in [tap, doubleTap, watchedTap] { recognizer.onReset = end }
    swipe.onReset = end
    pan.onReset = end
    let names: [(UIGestureRecognizer, String)] = [
      (tap, "single tap"), (doubleTap, "double tap"), (watchedTap, "watched double tap"),
      (swipe, "swipe"), (pan, "pan"), (checkmark, "checkmark"),
    ]
    for (recognizer, name) in names {
      recognizer.name = name
      recognizer.addTarget(self, action: GestureLabViewController.heard)
    }
  }

  private func changeDelays() {
    watchedTap.delaysTouchesBegan = delaysBegan.isOn
    watchedTap.delaysTouchesEnded = delaysEnded.isOn
  }

  // MARK: What is told

  private func heard(_ recognizer: UIGestureRecognizer) {
    guard recognizer !== checkmark else { return drew() }
    diaries[ObjectIdentifier(recognizer), default: StateDiary()].add(recognizer.state)
  }

  private func over(_ recognizer: UIGestureRecognizer) {
    let diary = diaries.removeValue(forKey: ObjectIdentifier(recognizer)) ?? StateDiary()
    guard recognizer.state != .possible else { return }
    tell(diary.words(for: recognizer.name ?? "gesture", endingIn: recognizer.state))
    (recognizer.view as? GesturePad)?.endGesture()
  }

  private func drew() {
    let turn = checkmark.midPoint
    tell("checkmark: possible, ended (1 action), turned at \(Int(turn.x)), \(Int(turn.y))")
  }

  private func tell(_ line: String) {
    lines.append(line)
    text.text = lines.suffix(Self.linesMax).joined(separator: "\n")
    view.setNeedsLayout()
  }
}

extension GestureLabViewController: UIGestureRecognizerDelegate {
  /// Asked once for each attempt, so the switch counts from the next tap on.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    waits.isOn && otherGestureRecognizer === doubleTap
  }
}
