// What views tell assistive technologies, and that pictures carry it.

import Testing

@testable import TouchKit

@Suite struct Accessibility {
  /// What a picture tells of a view.
  private func told(_ view: UIView) -> ViewSnapshot.Accessibility? {
    view.snapshot().accessibility
  }

  @Test func plainViewsArePassedBy() {
    #expect(told(UIView()) == nil && told(UIImageView()) == nil && told(UIScrollView()) == nil)
    #expect(told(UIStepper()) == nil && told(UISegmentedControl(items: ["A"])) == nil)
  }

  @Test func labelsAndButtonsSayTheirText() {
    let label = UILabel()
    label.text = "Hello"
    #expect(told(label) == .init(label: "Hello", traits: .staticText))
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    #expect(told(button) == .init(label: "Go", traits: .button))
    button.isEnabled = false
    #expect(told(button) == .init(label: "Go", traits: [.button, .notEnabled]))
  }

  @Test func controlsSayWhatTheyAreSetTo() {
    let toggle = UISwitch()
    #expect(told(toggle) == .init(value: "0", traits: [.button, .toggleButton]))
    toggle.isOn = true
    #expect(told(toggle)?.value == "1")
    let slider = UISlider()
    slider.maximumValue = 4
    slider.value = 3
    #expect(told(slider) == .init(value: "75 %", traits: .adjustable))
    slider.minimumValue = 4
    #expect(told(slider)?.value == "0 %")
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
    #expect(told(pages)?.value == "2 of 3")
  }

  @Test func aFieldSaysItsTextOrWhatItWants() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(told(field) == .init(value: "Name", isEditable: true))
    field.text = "Ada"
    #expect(told(field)?.value == "Ada")
  }

  @Test func segmentsAndHalvesAreButtons() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 0)
    let segments = control.subviews.compactMap { told($0) }
    #expect(
      segments == [
        .init(label: "Day", traits: [.button, .notEnabled]),
        .init(label: "Week", traits: [.button, .selected]),
      ])
    let halves = UIStepper().subviews.compactMap { told($0) }
    #expect(halves.map { $0.label } == ["Decrement", "Increment"])
  }

  @Test func anAppSaysItBetter() {
    let view = UIImageView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Lighthouse"
    view.accessibilityValue = "turned"
    view.accessibilityHint = "Can be dragged."
    view.accessibilityTraits = .image
    #expect(
      told(view)
        == .init(
          label: "Lighthouse", value: "turned", hint: "Can be dragged.", traits: .image))
    let label = UILabel()
    label.isAccessibilityElement = false
    #expect(told(label) == nil)
  }

  @Test func aRowSaysItsTextAndWhetherItIsSelected() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    cell.isSelected = true
    #expect(told(cell) == .init(label: "Row", traits: [.button, .selected]))
  }

  @Test func aChangeOfWordsAsksForANewPicture() {
    let stage = Stage()
    _ = stage.application.snapshot()
    #expect(!stage.application.needsRedraw)
    stage.view.accessibilityLabel = "Stage"
    #expect(stage.application.needsRedraw)
  }

  @Test func picturesSayWhereGesturesAre() {
    let view = UIView()
    #expect(!view.snapshot().hasGestures && view.snapshot().isUserInteractionEnabled)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    #expect(view.snapshot().hasGestures)
    tap.isEnabled = false
    view.isUserInteractionEnabled = false
    #expect(!view.snapshot().hasGestures && !view.snapshot().isUserInteractionEnabled)
  }
}
