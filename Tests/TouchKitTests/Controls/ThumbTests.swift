// Where a finger takes the thumb of a switch or a slider.

import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct Thumbs {
  /// Whether a finger at each of these places in the control takes its thumb.
  private func taken(_ control: UIControl, _ places: [CGPoint]) -> [Bool] {
    withScreen(recording: []) { screen in
      let board = screen.acting("board")
      screen.window.addSubview(control)
      screen.wait(1)
      var result: [Bool] = []
      board.when(.began) { touches, _ in
        guard let touch = touches.first else { return }
        result = places.map { control.startsOnThumb(touch, at: $0) }
      }
      screen.finger().down(at: CGPoint(x: 300, y: 700))
      screen.cancelTouches()
      return result
    }
  }

  /// The thumb is 37 points wide, 2 points from the side where it rests.
  @Test(arguments: [false, true])
  func thumbOfASwitchIsTakenWhereItRests(isOn: Bool) {
    let control = UISwitch()
    control.isOn = isOn
    let width = Double(control.bounds.width)
    let left = isOn ? width - 39 : 2
    let places = [left - 0.1, left, left + 20, left + 36.9, left + 37].map { CGPoint(x: $0, y: 15) }
    #expect(taken(control, places) == [false, true, true, true, false])
  }

  @Test func thumbOfASliderIsTakenAtItsValue() {
    let control = UISlider(frame: CGRect(x: 0, y: 0, width: 237, height: 34))
    for value in [0, 0.5, 1] as [Float] {
      control.value = value
      // Half of the 200 points that the thumb can go.
      let middle = 18.5 + 200 * Double(value)
      let across = [-200.0, 0, 200].map { CGPoint(x: middle + $0, y: 17) }
      let beside = [-60.0, 60].map { CGPoint(x: middle, y: 17 + $0) }
      #expect(taken(control, across + beside) == [false, true, false, false, false])
    }
  }
}
