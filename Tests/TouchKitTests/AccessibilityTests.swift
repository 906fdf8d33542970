// What views tell assistive technologies, and that pictures carry it.

import Testing

@testable import TouchEngine
@testable import TouchWidgets

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
    #expect(
      told(slider)
        == .init(
          value: "75 %", traits: .adjustable, amount: .init(minimum: 0, maximum: 4, value: 3)))
    slider.minimumValue = 4
    #expect(told(slider)?.value == "0 %")
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
    #expect(told(pages)?.value == "2 of 3")
    #expect(told(pages)?.amount == .init(minimum: 1, maximum: 3, value: 2))
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

@Suite struct AdjustingThroughAccessibility {
  /// A view with a value of its own, whose step runs code of the test.
  private final class Dial: UIView {
    var number = 0
    var body: () -> Void = {}
    override func accessibilityIncrement() {
      number += 1
      body()
    }
    override func accessibilityDecrement() { number -= 1 }
  }

  /// Sends an action to a view, and says of which views the application says that they have no value.
  private func refused(
    _ action: HostInput.AccessibilityInput.Action, _ view: UIView, in application: UIApplication
  ) -> [InputProblem] {
    var problems: [InputProblem] = []
    let token = application.addObserver {
      if case .badInput(let problem) = $0.decision { problems.append(problem) }
    }
    application.receive(
      .accessibility(.init(action, view: view.identity, time: application.scheduler.now)))
    application.removeObserver(token)
    return problems
  }

  @Test func aSliderGoesByTenthsAndTellsOnlyChanges() {
    let stage = Stage()
    let slider = UISlider()
    var told: [Float] = []
    slider.addAction(UIAction { _ in told.append(slider.value) }, for: .valueChanged)
    slider.maximumValue = 50
    slider.value = 43
    stage.view.addSubview(slider)
    for _ in 0..<3 {
      #expect(refused(.increment, slider, in: stage.application) == [])
    }
    #expect(refused(.decrement, slider, in: stage.application) == [])
    #expect(told == [48, 50, 45])
  }

  @Test func aPageControlGoesByPages() {
    let stage = Stage()
    let pages = UIPageControl()
    var told: [Int] = []
    pages.addAction(UIAction { _ in told.append(pages.currentPage) }, for: .valueChanged)
    pages.numberOfPages = 3
    stage.view.addSubview(pages)
    for _ in 0..<3 { #expect(refused(.increment, pages, in: stage.application) == []) }
    #expect(refused(.decrement, pages, in: stage.application) == [])
    #expect(told == [1, 2, 1])
  }

  @Test func anAppsOwnViewStepsAsItLikes() {
    let stage = Stage()
    let dial = Dial()
    stage.view.addSubview(dial)
    #expect(
      refused(.increment, dial, in: stage.application) == [
        .notAccessible(.increment, view: dial.identity)
      ])
    dial.isAccessibilityElement = true
    dial.accessibilityTraits = .adjustable
    #expect(refused(.increment, dial, in: stage.application) == [])
    #expect(refused(.increment, dial, in: stage.application) == [])
    #expect(refused(.decrement, dial, in: stage.application) == [])
    #expect(dial.number == 1)
    dial.body = { dial.removeFromSuperview() }
    #expect(refused(.increment, dial, in: stage.application) == [])
    #expect(dial.number == 2 && dial.superview == nil)
  }

  @Test func viewsThatDoNotShowOrReactAreNotAdjusted() {
    let stage = Stage()
    let (slider, group) = (UISlider(), UIView())
    stage.view.addSubview(group)
    group.addSubview(slider)
    let problem = [InputProblem.notAccessible(.increment, view: slider.identity)]
    slider.removeFromSuperview()
    #expect(refused(.increment, slider, in: stage.application) == problem)
    group.addSubview(slider)
    slider.isEnabled = false
    #expect(refused(.increment, slider, in: stage.application) == problem)
    slider.isEnabled = true
    group.isHidden = true
    #expect(refused(.increment, slider, in: stage.application) == problem)
    group.isHidden = false
    slider.isAccessibilityElement = false
    #expect(refused(.increment, slider, in: stage.application) == problem)
    #expect(slider.value == 0)
    slider.isAccessibilityElement = true
    #expect(refused(.increment, slider, in: stage.application) == [] && slider.value == 0.1)
  }
}
