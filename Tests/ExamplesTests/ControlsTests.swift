// The page of controls under fingers: what a person does with it, and what the page says.

import Foundation
import Testing
import TouchTesting
import UIKit

@testable import Examples

@Suite struct ControlsTests {
  private func page(_ body: (TestScreen, ControlsViewController) -> Void) {
    withScreen(size: CGSize(width: 390, height: 844), recording: []) { screen in
      let controls = ControlsViewController()
      screen.show(controls)
      body(screen, controls)
      screen.settle()
    }
  }

  /// The control of a row, from 0.
  private func control(_ row: Int, _ controls: ControlsViewController) -> UIControl? {
    let found = controls.view.subviews.first?.subviews.compactMap { $0 as? UIControl }
    return found.flatMap { $0.indices.contains(row) ? $0[row] : nil }
  }

  private func middle(_ row: Int, _ controls: ControlsViewController) -> CGPoint {
    control(row, controls)?.center ?? .zero
  }

  @Test func tapsGoToTheControls() {
    page { screen, controls in
      for row in [0, 1, 3, 4, 5] {
        let place = middle(row, controls)
        screen.play(.tap(at: CGPoint(x: place.x + 15, y: place.y)))
        screen.wait(1)
      }
      #expect(
        controls.lines == [
          "The page control's page: 2", "The chosen segment: Week", "The stepper's value: 1",
          "The switch is on.", "The button was pressed.",
        ])
    }
  }

  @Test func besideThemThePageHasThem() {
    page { screen, controls in
      screen.play(.tap(at: CGPoint(x: 195, y: 700)))
      screen.wait(1)
      screen.play(.doubleTap(at: CGPoint(x: 195, y: 700)))
      screen.wait(1)
      screen.play(.longPress(at: CGPoint(x: 195, y: 700), for: 1))
      screen.wait(1)
      screen.play(.swipe(.right, from: CGPoint(x: 100, y: 700)))
      screen.wait(1)
      screen.play(.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 600)))
      #expect(
        controls.lines == [
          "The page recognized a pan.", "The page recognized a swipe.",
          "The page recognized a long press.", "The page recognized a double tap.",
          "The page recognized a tap.",
        ])
    }
  }

  @Test func otherGesturesTakeTheControlsTouches() {
    page { screen, controls in
      screen.play(.doubleTap(at: middle(0, controls)))
      screen.wait(1)
      screen.play(.longPress(at: middle(3, controls), for: 1))
      screen.wait(1)
      #expect(
        controls.lines == [
          "The stepper lost its touch.", "The page recognized a long press.",
          "The button lost its touch.", "The page recognized a double tap.",
        ])
    }
  }

  @Test func aSwipeOnTheThumbIsTheSliders() {
    page { screen, controls in
      let place = middle(2, controls)
      screen.play(.swipe(.right, from: place, by: 100))
      screen.wait(1)
      let slider = control(2, controls) as? UISlider
      #expect((slider?.value ?? 0) > 80)
      #expect(controls.lines.count == 1 && controls.lines[0].hasPrefix("The slider's value"))
    }
  }

  @Test func aDragOnTheSwitchsThumbIsTheSwitchs() {
    page { screen, controls in
      let place = middle(1, controls)
      screen.play(
        .drag(
          from: CGPoint(x: place.x - 10, y: place.y), to: CGPoint(x: place.x + 20, y: place.y)))
      screen.wait(1)
      #expect(controls.lines == ["The switch is on."])
    }
  }

  @Test func thePageMayLeaveTouchesAlone() {
    page { screen, controls in
      screen.play(.tap(at: middle(7, controls)))
      screen.wait(1)
      screen.play(.tap(at: middle(0, controls)))
      screen.wait(1)
      #expect(
        controls.lines == [
          "The button was pressed.", "The page recognized a tap.",
          "The page's gestures cancel nothing.",
        ])
    }
  }

  @Test func textIsWrittenAndATapBesideItEndsThat() {
    page { screen, controls in
      screen.play(.tap(at: middle(6, controls)))
      for letter in ["h", "i"] {
        for change in [HostInput.KeyInput.Change.down, .up] {
          screen.send(
            .key(HostInput.KeyInput(.keyboardH, change, characters: letter, time: screen.now)))
        }
      }
      screen.wait(1)
      screen.play(.tap(at: CGPoint(x: 195, y: 700)))
      screen.wait(1)
      #expect(
        controls.lines == [
          "The page recognized a tap.", "The text field is done.", "The text: hi",
          "The text field is being edited.",
        ])
      #expect((control(6, controls) as? UITextField)?.isEditing == false)
    }
  }
}
