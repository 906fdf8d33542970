// Widgets by keys alone: what Return, Space, arrows and Escape do where the focus is.

import Testing
import TouchTesting
import UIKit

@Suite struct FocusWidgets {
  private func add<Control: UIControl>(
    _ control: Control, _ y: CGFloat, to screen: TestScreen, width: CGFloat = 200
  ) -> Control {
    control.frame = CGRect(x: 20, y: y, width: width, height: 40)
    screen.window.addSubview(control)
    return control
  }

  @Test func returnAndSpacePressAButton() {
    withScreen { screen in
      let button = add(UIButton(type: .system), 100, to: screen)
      var heard: [String] = []
      button.addAction(UIAction { _ in heard.append("touchUpInside") }, for: .touchUpInside)
      button.addAction(UIAction { _ in heard.append("primary") }, for: .primaryActionTriggered)
      let lines = screen.told { _ = screen.walk("tes") }
      #expect(heard == ["touchUpInside", "primary", "touchUpInside", "primary"])
      #expect(
        lines[1] == "keyboard activates button \(button.identity): a tap at (120, 120) follows")
    }
  }

  @Test func aSwitchTurnsOver() {
    withScreen { screen in
      let control = add(UISwitch(), 100, to: screen)
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      _ = screen.walk("ts")
      screen.settle()
      #expect(control.isOn)
      _ = screen.walk("e")
      screen.settle()
      #expect(!control.isOn)
      #expect(count == 2)
    }
  }

  @Test func arrowsMoveASliderAndOthersLeadOn() {
    withScreen { screen in
      let slider = add(UISlider(), 100, to: screen)
      _ = add(UIButton(type: .system), 200, to: screen)
      var values: [Float] = []
      slider.addAction(
        UIAction { _ in values.append((slider.value * 10).rounded()) }, for: .valueChanged)
      let lines = screen.told {
        #expect(screen.walk("trrl") == "UISlider UISlider UISlider UISlider")
      }
      #expect(values == [1, 2, 1])
      #expect(lines.last == "slider \(slider.identity) uses the arrow left itself")
      #expect(screen.walk("d") == "UIButton")
      screen.settle()
    }
  }

  @Test func arrowsPressTheHalvesOfAStepper() {
    withScreen { screen in
      let stepper = add(UIStepper(), 100, to: screen)
      stepper.maximumValue = 2
      var values: [Double] = []
      stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
      _ = screen.walk("trrrle")
      #expect(values == [1, 2, 1])
      #expect(stepper.value == 1)
    }
  }

  @Test func arrowsChooseSegments() {
    withScreen { screen in
      let row = add(UISegmentedControl(items: ["a", "b", "c"]), 100, to: screen)
      row.setEnabled(false, forSegmentAt: 1)
      var chosen: [Int] = []
      row.addAction(UIAction { _ in chosen.append(row.selectedSegmentIndex) }, for: .valueChanged)
      _ = screen.walk("trrrls")
      #expect(chosen == [0, 2, 0])
      screen.settle()
    }
  }

  @Test func aMomentarySegmentIsChosenByReturn() {
    withScreen { screen in
      let row = add(UISegmentedControl(items: ["a", "b", "c"]), 100, to: screen)
      let button = add(UIButton(type: .system), 200, to: screen)
      row.isMomentary = true
      var chosen: [Int] = []
      row.addAction(UIAction { _ in chosen.append(row.selectedSegmentIndex) }, for: .valueChanged)
      _ = screen.walk("tse")
      #expect(chosen == [])
      _ = screen.walk("rre")
      #expect(chosen == [1])
      // A mark goes with the focus.
      _ = screen.walk("rd")
      #expect(screen.focusedView === button)
      _ = screen.walk("us")
      #expect(chosen == [1])
      screen.settle()
    }
  }

  @Test func arrowsTurnPages() {
    withScreen { screen in
      let pages = add(UIPageControl(), 100, to: screen)
      pages.numberOfPages = 3
      _ = screen.walk("trrl")
      #expect(pages.currentPage == 1)
    }
  }

  @Test func arrowsAdjustWhatAnAppSaysIsAdjustable() {
    withScreen { screen in
      final class Dial: UIControl {
        var value = 0
        deinit {}
        override func accessibilityIncrement() { value += 1 }
        override func accessibilityDecrement() { value -= 1 }
      }
      let dial = add(Dial(), 100, to: screen)
      dial.isAccessibilityElement = true
      dial.accessibilityTraits = .adjustable
      _ = screen.walk("trrrlud")
      #expect(dial.value == 2)
    }
  }

  @Test func aDisabledControlIsPassedOver() {
    withScreen { screen in
      let button = add(UIButton(type: .system), 100, to: screen)
      _ = add(UISlider(), 200, to: screen)
      button.isEnabled = false
      #expect(screen.walk("t") == "UISlider")
    }
  }

  @Test func tabGoesThroughTextFieldsThatAreEdited() {
    withScreen { screen in
      let fields = (0..<3).map { add(UITextField(), 100 + 60 * CGFloat($0), to: screen) }
      screen.press(.keyboardTab)
      #expect(fields[0].isEditing)
      screen.press(.keyboardA, typing: "a")
      screen.press(.keyboardSpacebar, typing: " ")
      screen.press(.keyboardTab)
      #expect(!fields[0].isEditing && fields[1].isEditing)
      #expect(fields[0].text == "a ")
      screen.press(.keyboardTab, .shift)
      #expect(fields[0].isEditing)
      // Arrows are the text's.
      screen.press(.keyboardDownArrow)
      screen.press(.keyboardLeftArrow)
      #expect(screen.focusedView === fields[0])
      screen.press(.keyboardEscape)
      #expect(!fields[0].isEditing && screen.focusedView === fields[0])
      screen.press(.keyboardReturnOrEnter)
      #expect(fields[0].isEditing)
      screen.press(.keyboardEscape)
      screen.settle()
    }
  }

  @Test func tabGoesOnFromTheFieldThatAFingerBeganToEdit() {
    withScreen { screen in
      let fields = (0..<3).map { add(UITextField(), 100 + 60 * CGFloat($0), to: screen) }
      fields[1].becomeFirstResponder()
      #expect(screen.focusedView == nil)
      screen.press(.keyboardEscape)
      #expect(fields[1].isEditing)
      screen.press(.keyboardTab)
      #expect(screen.focusedView === fields[2] && fields[2].isEditing)
      screen.press(.keyboardEscape)
    }
  }

  @Test func aFieldThatRefusesToEndKeepsTheFocus() {
    withScreen { screen in
      final class Stubborn: UITextFieldDelegate {
        deinit {}
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
      }
      let stubborn = Stubborn()
      let fields = (0..<2).map { add(UITextField(), 100 + 60 * CGFloat($0), to: screen) }
      fields[0].delegate = stubborn
      screen.press(.keyboardTab)
      let lines = screen.told { screen.press(.keyboardTab) }
      #expect(screen.focusedView === fields[0] && fields[0].isEditing)
      #expect(lines.first?.hasSuffix("refuses to end editing") == true)
      fields[0].delegate = nil
      screen.press(.keyboardEscape)
    }
  }

  @Test func aScrollViewShowsWhatHasTheFocusAndScrollsWhereNothingIs() {
    withScreen { screen in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      scroll.contentSize = CGSize(width: 300, height: 1000)
      screen.window.addSubview(scroll)
      let (a, b) = (Spot("a", 20, 20), Spot("b", 20, 500))
      scroll.addSubview(a)
      scroll.addSubview(b)
      #expect(screen.walk("td") == "a b")
      #expect(scroll.contentOffset.y == 348)
      #expect(screen.walk("d") == "b")
      screen.settle()
      #expect(scroll.contentOffset.y == 388)
      // Space is for what has the focus.
      _ = screen.walk("s")
      screen.settle()
      #expect(b.taps == 1 && scroll.contentOffset.y == 388)
      screen.press(.keyboardHome)
      screen.settle()
      #expect(scroll.contentOffset.y == 0)
      // What is to be activated comes into sight first.
      _ = screen.walk("e")
      #expect(b.taps == 2)
    }
  }

  @Test func escapeLeadsBackAndDismisses() {
    withScreen { screen in
      let (first, second) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      screen.show(navigation)
      screen.spots("ab", in: first.view)
      screen.spots("xy", in: second.view)
      navigation.pushViewController(second, animated: false)
      screen.wait(0.1)
      _ = screen.walk("t")
      #expect(screen.walk("x") != "")
      screen.settle()
      screen.wait(0.1)
      #expect(navigation.viewControllers.count == 1)
      let sheet = UIViewController()
      navigation.present(sheet, animated: false)
      screen.wait(0.1)
      _ = screen.walk("x")
      screen.settle()
      #expect(navigation.presentedViewController == nil)
    }
  }

  @Test func aBarIsAGroup() {
    withScreen { screen in
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add", style: .plain, target: nil, action: nil as Selector?)
      let navigation = UINavigationController(rootViewController: controller)
      screen.show(navigation)
      screen.spots("....", "....", "ab", in: controller.view)
      #expect(screen.walk("trtt") == "a b Add b")
    }
  }

  @Test func aFingerLeavesTheFocusWhereItIs() {
    withScreen { screen in
      let spots = screen.spots("ab")
      _ = screen.walk("t")
      screen.play(.tap(at: spots[1].center))
      #expect(screen.focus == "a")
    }
  }
}
