// Controls that keys, code and subclasses use while a finger presses them.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// A row of segments whose code changes it.
private final class ChangingSegments: UISegmentedControl {
  var onLayout: (ChangingSegments) -> Void = { _ in }
  var onNeed: (ChangingSegments) -> Void = { _ in }
  private(set) var isLifting = false
  deinit {}
  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout(self)
  }
  override func setNeedsLayout() {
    super.setNeedsLayout()
    onNeed(self)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    isLifting = true
    super.endTracking(touch, with: event)
    isLifting = false
  }
}

/// A control that acts in its own tracking.
private final class Tracked: UIControl {
  var begins: (UIEvent?) -> Bool = { _ in true }
  var cancels: () -> Void = {}
  var isEverywhere = false
  deinit {}
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins(event) }
  override func cancelTracking(with event: UIEvent?) { cancels() }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isEverywhere || super.point(inside: point, with: event)
  }
}

@Suite struct PressedControls {
  private let place = CGPoint(x: 110, y: 110)

  private func segments() -> ChangingSegments {
    let control = ChangingSegments(items: ["one", "two", "three"])
    control.bounds.size = CGSize(width: 150, height: 32)
    return control
  }

  // MARK: Segments

  @Test func segmentsAreAsHighAsTheirFrameSays() {
    #expect(
      UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 90, height: 50)).bounds.height == 50)
    #expect(UISegmentedControl(frame: .zero).bounds.height == 32)
  }

  @Test func aFingerOnSegmentsKeepsThemFromKeys() {
    withControl(segments()) { screen, control, board in
      let button = UIButton(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
      board.addSubview(button)
      #expect(screen.walk("t") == "ChangingSegments")
      screen.finger().down(at: place)
      #expect(control.accessibilityActivate() && control.selectedSegmentIndex == -1)
      #expect(screen.walk("r") == "ChangingSegments" && control.selectedSegmentIndex == -1)
      // The segment under the finger stays dark when the focus goes on.
      #expect(control.contents[0].label.alpha == 0.3)
      #expect(screen.walk("d") == "UIButton" && control.contents[0].label.alpha == 0.3)
      screen.finger().up()
      #expect(control.selectedSegmentIndex == 0)
      screen.ignoreLog()
    }
  }

  @Test func aSegmentThatComesUnderALiftIsNotDisabled() {
    withControl(segments()) { screen, control, _ in
      screen.finger().down(at: place)
      control.onLayout = {
        guard $0.isLifting else { return }
        $0.onLayout = { _ in }
        $0.removeSegment(at: 0, animated: false)
      }
      var obstacles = 0
      screen.application.addObserver {
        if case .obstacle = $0.decision { obstacles += 1 }
      }
      screen.finger().up()
      #expect(obstacles == 0 && control.numberOfSegments == 2)
      screen.ignoreLog()
    }
  }

  @Test func segmentsThatGoWhenOneIsChosenPerformNothing() {
    withControl(segments()) { screen, control, _ in
      screen.finger().down(at: place)
      control.onNeed = { if $0.selectedSegmentIndex == 0 { $0.removeAllSegments() } }
      screen.finger().up()
      #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1)
      screen.ignoreLog()
    }
  }

  // MARK: Others

  @Test func aFingerOnAStepperKeepsItFromKeys() {
    withControl(UIStepper()) { screen, stepper, _ in
      #expect(screen.walk("t") == "UIStepper")
      screen.finger().down(at: place)
      #expect(screen.walk("rr") == "UIStepper UIStepper" && stepper.value == 0)
      screen.finger().up()
      screen.ignoreLog()
    }
  }

  @Test func aFingerThatIsLiftedElsewhereTurnsThePagesOnItsWay() {
    withControl(UIPageControl()) { screen, pages, _ in
      pages.numberOfPages = 5
      pages.bounds.size = CGSize(width: 150, height: 26)
      screen.send([TouchReport(1, .began, at: place)])
      screen.send([TouchReport(1, .moved, at: CGPoint(x: place.x + 18, y: place.y))])
      #expect(pages.currentPage == 1)
      screen.send([TouchReport(1, .ended, at: CGPoint(x: place.x + 54, y: place.y))])
      #expect(pages.currentPage == 3)
      screen.ignoreLog()
    }
  }

  private func withTracked(_ body: (TestScreen, Tracked, UIView) -> Void) {
    withControl(Tracked(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), body)
  }

  @Test func aFingerIsInsideWhereItsControlSays() {
    withTracked { screen, control, board in
      control.isEverywhere = true
      screen.finger().down(at: place)
      screen.finger().move(to: CGPoint(x: 290, y: 290))
      #expect(control.isTouchInside)
      screen.finger().up()
      screen.expect("down, up")
    }
  }

  private let places = [(1, CGPoint(x: 110, y: 110)), (2, CGPoint(x: 140, y: 110))]

  /// Gives the control its other finger, as if it had come down now.
  private func swap(_ control: Tracked, _ event: UIEvent?) {
    control.isEnabled = false
    control.isEnabled = true
    let last = event?.allTouches?.max { $0.location(in: nil).x < $1.location(in: nil).x }
    control.touchesBegan(Set([last].compactMap { $0 }), with: event)
  }

  /// The control declines its first finger, and takes another one meanwhile.
  @Test func aFingerThatTakesThePlaceOfADeclinedOneKeepsIt() {
    withTracked { screen, control, _ in
      control.isMultipleTouchEnabled = true
      control.begins = { [unowned control] event in
        control.begins = { _ in true }
        swap(control, event)
        return false
      }
      screen.send(places.map { TouchReport($0, .began, at: $1) })
      #expect(control.isTracking)
      screen.send(places.map { TouchReport($0, .ended, at: $1) })
      #expect(!control.isTracking)
      screen.ignoreLog()
    }
  }

  /// Code takes the first finger away, and the control takes another one meanwhile.
  @Test func aFingerThatTakesThePlaceOfACancelledOneKeepsIt() {
    withTracked { screen, control, _ in
      control.isMultipleTouchEnabled = true
      var latest: UIEvent?
      control.begins = { event in
        latest = event
        return true
      }
      screen.send(places.map { TouchReport($0, .began, at: $1) })
      let first = latest?.allTouches?.min { $0.location(in: nil).x < $1.location(in: nil).x }
      control.cancels = { [unowned control] in
        control.cancels = {}
        swap(control, latest)
      }
      control.touchesCancelled(Set([first].compactMap { $0 }), with: latest)
      #expect(control.isTracking)
      screen.send(places.map { TouchReport($0, .ended, at: $1) })
      #expect(!control.isTracking)
      screen.ignoreLog()
    }
  }
}
