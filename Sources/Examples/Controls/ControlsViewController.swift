// Every control on one page, under recognizers of the page: what a finger does, shows as lines of text.

import UIKit

/// A page with one of each control, under the page's own tap, double tap, long press, swipe and pan.
///
/// The lines at the bottom say what happened, newest first: what a control sent, and which recognizer of
/// the page was recognized. A switch decides whether the page's recognizers cancel touches.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class ControlsViewController: UIViewController {
  /// What happened, newest first.
  public private(set) var lines: [String] = []

  private let stack = RowStack(frame: .zero)
  private let button = UIButton(type: .system)
  let toggle = UISwitch()
  let slider = UISlider()
  let stepper = UIStepper()
  let segments = UISegmentedControl(items: ["Day", "Week", "Year"])
  let pages = UIPageControl()
  let field = UITextField()
  let cancels = UISwitch()
  private(set) var recognizers: [UIGestureRecognizer] = []

  /// How many lines show.
  static let linesShown = 8

  public override func loadView() {
    view = UIView()
    view.backgroundColor = .systemGroupedBackground
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    setUpControls()
    setUpRecognizers()
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.add("Button", button)
    stack.add("Switch", toggle)
    stack.add("Slider", slider, fillsRow: true)
    stack.add("Stepper", stepper)
    stack.add("Segments", segments)
    stack.add("Pages", pages)
    stack.add("Text", field, fillsRow: true)
    stack.add("The page cancels touches", cancels)
    stack.show(["Touch anything."])
    view.addSubview(stack)
  }

  private func setUpControls() {
    button.setTitle("Press", for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.addTarget(self, action: ControlsViewController.pressed, for: .touchUpInside)
    button.addTarget(self, action: ControlsViewController.lost, for: .touchCancel)
    button.bounds.size = CGSize(width: 80, height: 34)

    toggle.addTarget(self, action: ControlsViewController.switched, for: .valueChanged)
    toggle.addTarget(self, action: ControlsViewController.lost, for: .touchCancel)

    slider.maximumValue = 100
    slider.value = 50
    slider.addTarget(self, action: ControlsViewController.slid, for: .valueChanged)
    slider.addTarget(self, action: ControlsViewController.lost, for: .touchCancel)

    stepper.maximumValue = 20
    stepper.addTarget(self, action: ControlsViewController.stepped, for: .valueChanged)
    stepper.addTarget(self, action: ControlsViewController.lost, for: .touchCancel)

    segments.selectedSegmentIndex = 0
    segments.addTarget(self, action: ControlsViewController.chosen, for: .valueChanged)
    segments.addTarget(self, action: ControlsViewController.lost, for: .touchCancel)
    segments.bounds.size.width = 190

    pages.numberOfPages = 5
    pages.bounds.size.width = 120
    pages.addTarget(self, action: ControlsViewController.turned, for: .valueChanged)
    pages.addTarget(self, action: ControlsViewController.lost, for: .touchCancel)

    field.borderStyle = .roundedRect
    field.placeholder = "Write here"
    field.clearButtonMode = .whileEditing
    field.delegate = self
    field.addTarget(self, action: ControlsViewController.wrote, for: .editingChanged)

    cancels.isOn = true
    cancels.addTarget(self, action: ControlsViewController.changeCancelling, for: .valueChanged)
  }

  private func setUpRecognizers() {
    let tap = UITapGestureRecognizer(target: self, action: ControlsViewController.tapped)
    let double = UITapGestureRecognizer(target: self, action: ControlsViewController.recognized)
    double.numberOfTapsRequired = 2
    double.name = "double tap"
    let press = UILongPressGestureRecognizer(
      target: self, action: ControlsViewController.recognized)
    press.name = "long press"
    let swipe = UISwipeGestureRecognizer(target: self, action: ControlsViewController.recognized)
    swipe.name = "swipe"
    let pan = UIPanGestureRecognizer(target: self, action: ControlsViewController.recognized)
    pan.name = "pan"
    pan.require(toFail: swipe)
    pan.delegate = self
    tap.require(toFail: double)
    recognizers = [tap, double, press, swipe, pan]
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
  }

  private func say(_ line: String) {
    // Repeated events are joined in one line.
    let topic = line.prefix { $0 != ":" }
    if topic != line, let last = lines.first, last.hasPrefix(topic + ":") {
      lines[0] = line
    } else {
      lines.insert(line, at: 0)
    }
    lines = Array(lines.prefix(Self.linesShown))
    stack.show(lines)
  }

  // MARK: Controls

  private func pressed() { say("The button was pressed.") }
  private func switched() { say("The switch is \(toggle.isOn ? "on" : "off").") }
  private func slid() { say("The slider's value: \(Int(slider.value))") }
  private func stepped() { say("The stepper's value: \(Int(stepper.value))") }
  private func chosen() {
    let index = segments.selectedSegmentIndex
    say("The chosen segment: \(segments.titleForSegment(at: index) ?? "none")")
  }
  private func turned() { say("The page control's page: \(pages.currentPage + 1)") }
  private func wrote() { say("The text: \(field.text ?? "")") }
  private func lost(_ control: UIControl) { say("The \(name(of: control)) lost its touch.") }

  private func name(of control: UIControl) -> String {
    switch control {
    case button: "button"
    case toggle: "switch"
    case slider: "slider"
    case stepper: "stepper"
    case segments: "segmented control"
    default: "page control"
    }
  }

  private func changeCancelling() {
    for recognizer in recognizers { recognizer.cancelsTouchesInView = cancels.isOn }
    say("The page's gestures cancel \(cancels.isOn ? "touches" : "nothing").")
  }

  // MARK: Recognizers

  private func tapped() {
    view.endEditing(true)
    say("The page recognized a tap.")
  }

  private func recognized(_ recognizer: UIGestureRecognizer) {
    let isNew = recognizer.state == .began || !(recognizer is UIPanGestureRecognizer)
    guard isNew, recognizer.state == .began || recognizer.state == .ended else { return }
    if recognizer is UILongPressGestureRecognizer, recognizer.state == .ended { return }
    say("The page recognized a \(recognizer.name ?? "gesture").")
  }
}

extension ControlsViewController: UIGestureRecognizerDelegate {
  /// The pan leaves the slider alone: UIKit keeps swipes from the views around a slider, but not pans.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { !(touch.view is UISlider) }
}

extension ControlsViewController: UITextFieldDelegate {
  /// Says that it is edited.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    say("The text field is being edited.")
  }

  /// Says that it is edited no more.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    say("The text field is done.")
  }

  /// Closes the keyboard.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
