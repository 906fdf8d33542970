// Random fingers on all controls, whose listeners and delegates do at random what apps do in callbacks.

import Testing
import TouchTesting
import UIKit

/// A board with one of each control, whose listeners act.
private final class Storm: UITextFieldDelegate {
  private var random: Seeded
  private unowned let screen: TestScreen
  private let board: UIView
  let controls: [UIControl]
  let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 137, height: 34))
  let stepper = UIStepper()
  let segments = UISegmentedControl(items: ["a", "b", "c"])
  let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 34))
  /// How deep callbacks lie in each other that acted.
  private var depth = 0
  private var isOver = false
  private(set) var acts = 0

  init(seed: UInt64, _ screen: TestScreen, _ board: UIView) {
    random = Seeded(seed)
    (self.screen, self.board) = (screen, board)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    controls = [button, UISwitch(), slider, stepper, segments, pages, field]
    pages.numberOfPages = 4
    field.delegate = self
    for (index, control) in controls.enumerated() {
      control.frame.origin = CGPoint(x: 10 + 150 * (index % 2), y: 10 + 50 * (index / 2))
      board.addSubview(control)
      control.addAction(UIAction { [weak self] _ in self?.act() }, for: .allEvents)
    }
  }
  deinit {}

  private func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer() }
  func textFieldDidBeginEditing(_ textField: UITextField) { act() }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer() }
  func textFieldDidEndEditing(_ textField: UITextField) { act() }

  private func answer() -> Bool {
    act()
    return isOver || below(4) > 0
  }

  /// Does one time in four what an app may do at any time.
  private func act() {
    guard !isOver, depth < 5, below(4) == 0 else { return }
    depth += 1
    defer { depth -= 1 }
    acts += 1
    let control = controls[below(controls.count)]
    switch below(9) {
    case 0: control.isEnabled.toggle()
    case 1: control.superview == nil ? board.addSubview(control) : control.removeFromSuperview()
    case 2: segments.removeSegment(at: below(4) - 1, animated: true)
    case 3: segments.insertSegment(withTitle: "n", at: below(4) - 1, animated: true)
    case 4: slider.maximumValue = [-1, .nan, 2, 0][below(4)]
    case 5: stepper.minimumValue = [50, .nan, -3, 0][below(4)]
    case 6: _ = below(2) == 0 ? field.becomeFirstResponder() : board.endEditing(below(2) == 0)
    case 7: screen.application.advance(to: screen.now + Double(below(40)) / 100)
    default: pages.numberOfPages = below(4) - 1
    }
  }

  /// Moves up to two fingers at random.
  func play(steps: Int) {
    var down: Set<Int> = []
    for _ in 0..<steps {
      let finger = 1 + below(2)
      let control = controls[below(controls.count)]
      if below(3) == 0 {
        control.isEnabled = true
        board.addSubview(control)
      }
      let place = CGPoint(
        x: control.center.x + CGFloat(below(61) - 30), y: control.center.y + CGFloat(below(31) - 15)
      )
      switch (down.contains(finger), below(6)) {
      case (false, _):
        screen.finger(finger).down(at: place)
        down.insert(finger)
      case (true, 0...2): screen.finger(finger).move(by: CGFloat(below(41) - 20), 0)
      case (true, 3): screen.finger(finger).move(to: place)
      case (true, 4) where below(8) == 0:
        screen.cancelTouches()
        down = []
      default:
        screen.finger(finger).up()
        down.remove(finger)
      }
      screen.wait(Double(below(30)) / 100)
    }
    isOver = true
    for finger in down.sorted() { screen.finger(finger).up() }
    screen.settle()
  }
}

@Suite struct ControlStorms {
  /// Plays the storm of a seed, and judges what it leaves.
  ///
  /// - Returns: How often a listener or a delegate acted.
  private func play(_ seed: UInt64) -> Int {
    var acts = 0
    withScreen(recording: []) { screen in
      let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      scroller.contentSize = CGSize(width: 320, height: seed % 2 == 0 ? 400 : 300)
      screen.window.addSubview(scroller)
      screen.add(UITapGestureRecognizer(), named: "tap", to: scroller)
      let swipe = screen.add(UISwipeGestureRecognizer(), named: "swipe", to: scroller)
      swipe.cancelsTouchesInView = seed % 3 > 0
      let storm = Storm(seed: seed, screen, scroller)
      storm.play(steps: 150)
      acts = storm.acts
      for control in storm.controls {
        #expect(
          !control.isTracking && !control.isTouchInside && !control.isHighlighted, "seed \(seed)")
      }
      let (slider, stepper, segments) = (storm.slider, storm.stepper, storm.segments)
      #expect(
        (slider.minimumValue...slider.maximumValue).contains(slider.value)
          && (stepper.minimumValue...stepper.maximumValue).contains(stepper.value)
          && (-2..<max(segments.numberOfSegments, 0)).contains(segments.selectedSegmentIndex)
          && (0..<max(storm.pages.numberOfPages, 1)).contains(storm.pages.currentPage),
        "seed \(seed)")
      #expect(storm.field.isEditing == storm.field.isFirstResponder, "seed \(seed)")
    }
    return acts
  }

  @Test func randomInputLeavesNoControlPressed() {
    let acts = (0..<40).reduce(0) { $0 + play(UInt64($1)) }
    #expect(acts > 400)
  }
}
