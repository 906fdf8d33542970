// Random controls: what they are set to, what fingers do with them, and what they tell.

import GestureCore

@testable import TouchEngine
@testable import TouchSimulation
@testable import TouchWidgets

/// A control in a window, what a random call does to it, and what is read of it.
private struct Booth {
  let stage = SmallStage(0)
  let control: UIControl
  let inside = Inside()

  init(_ record: Record, _ make: () -> UIControl) {
    let control = stage.application.perform(make)
    self.control = control
    stage.application.perform { [stage, inside] in
      control.frame.origin = CGPoint(x: 40, y: 40)
      if control.frame.width < 60 { control.frame.size.width = 160 }
      if control.frame.height < 30 { control.frame.size.height = 44 }
      stage.window.addSubview(control)
      for bit in [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 16, 17, 18, 19] {
        control.addAction(
          UIAction { _ in
            record.note("event", bit)
            record.look(atWidget: control)
            record.look(atParts: control)
            inside.reach()
            record.note("state", Int(control.state.rawValue))
            record.note("inside", control.isTouchInside)
            record.note("tracks", control.isTracking)
          }, for: UIControl.Event(rawValue: 1 << UInt(bit)))
      }
    }
  }

  func look(_ record: Record) {
    record.look(atWidget: control)
    record.note("frame", control.frame)
    record.note("events", Int(control.allControlEvents.rawValue))
    record.note("fits", control.sizeThatFits(CGSize(width: 300, height: 300)))
    record.draw(stage.application, .light)
    record.look(at: stage.application)
  }

  /// Changes and touches in turn.
  func run(
    _ steps: Int, _ dice: inout Dice, _ record: Record, _ change: (inout Dice) -> Void
  ) {
    inside.act = { dice in changeAny(&dice) }
    if dice.chance(0.5) { inside.begin(&dice, chance: 0.1) }
    var hand = Hand(stage, record)
    for _ in 0..<steps {
      if dice.chance(0.4) {
        stage.application.perform {
          change(&dice)
          if dice.chance(0.2) { changeAny(&dice) }
        }
      } else {
        hand.act(in: control.frame.insetBy(dx: -10, dy: -5), &dice)
      }
      look(record)
    }
    hand.pass(5)
    look(record)
  }

  private func changeAny(_ dice: inout Dice) {
    switch dice.below(14) {
    case 12: control.alpha = dice.value(-1, 2)
    case 13: control.transform = dice.pick([.identity, CGAffineTransform(scaleX: 0.5, y: 2)])
    case 10: control.removeFromSuperview()
    case 11: stage.window.addSubview(control)
    case 0: control.isEnabled.toggle()
    case 1: control.isSelected.toggle()
    case 2: control.isHighlighted.toggle()
    case 3: control.frame.size = CGSize(width: dice.value(80, 300), height: dice.value(20, 80))
    case 4: control.semanticContentAttribute = dice.pick([.forceRightToLeft, .unspecified])
    case 5: control.contentHorizontalAlignment = dice.pick([.left, .right, .center, .fill])
    case 6: control.contentVerticalAlignment = dice.pick([.top, .bottom, .center, .fill])
    case 7: control.sendActions(for: dice.pick([.touchUpInside, .valueChanged, .allEvents]))
    case 8: control.isHidden.toggle()
    default: control.sizeToFit()
    }
  }
}

private func picture() -> UIImage? {
  UIImage.register("call", size: CGSize(width: 24, height: 16))
  return UIImage(named: "call")
}

extension Calls {
  static let switches = Calls(name: "switches", seeds: 20) { dice, record in
    let control = { UISwitch() }
    let booth = Booth(record, control)
    guard let control = booth.control as? UISwitch else { return }
    booth.run(40, &dice, record) { dice in
      switch dice.below(4) {
      case 0: control.isOn.toggle()
      case 1: control.setOn(dice.chance(0.5), animated: true)
      case 2: control.onTintColor = dice.pick([nil, .red])
      default: control.thumbTintColor = dice.pick([nil, .yellow])
      }
    }
  }

  static let sliders = Calls(name: "sliders", seeds: 25) { dice, record in
    let booth = Booth(record) { UISlider() }
    guard let control = booth.control as? UISlider else { return }
    booth.run(40, &dice, record) { dice in
      switch dice.below(10) {
      case 0: control.value = Float(dice.value(-1, 2))
      case 1: control.setValue(Float(dice.value(-1, 2)), animated: true)
      case 2: control.minimumValue = Float(dice.value(-2, 1))
      case 3: control.maximumValue = Float(dice.value(0, 3))
      case 4: control.isContinuous.toggle()
      case 5: control.minimumTrackTintColor = dice.pick([nil, .red])
      case 6: control.maximumTrackTintColor = dice.pick([nil, .green])
      case 7: control.thumbTintColor = dice.pick([nil, .yellow])
      case 8: control.minimumValueImage = dice.pick([nil, picture()])
      default: control.maximumValueImage = dice.pick([nil, picture()])
      }
      let bounds = control.bounds
      record.note("track", control.trackRect(forBounds: bounds))
      record.note("low", control.minimumValueImageRect(forBounds: bounds))
      record.note("high", control.maximumValueImageRect(forBounds: bounds))
    }
  }

  static let steppers = Calls(name: "steppers", seeds: 20) { dice, record in
    let booth = Booth(record) { UIStepper() }
    guard let control = booth.control as? UIStepper else { return }
    booth.run(40, &dice, record) { dice in
      switch dice.below(7) {
      case 0: control.value = dice.value(-2, 9)
      case 1: control.minimumValue = dice.value(-3, 3)
      case 2: control.maximumValue = dice.value(2, 9)
      case 3: control.stepValue = dice.pick([0.5, 1, 3])
      case 4: control.isContinuous.toggle()
      case 5: control.autorepeat.toggle()
      default: control.wraps.toggle()
      }
    }
  }

  static let segments = Calls(name: "segments", seeds: 30) { dice, record in
    let booth = Booth(record) { UISegmentedControl(items: ["One", "Two", "Three"]) }
    guard let control = booth.control as? UISegmentedControl else { return }
    booth.run(40, &dice, record) { dice in
      let index = dice.below(control.numberOfSegments + 1)
      let some = min(index, max(control.numberOfSegments - 1, 0))
      switch dice.below(14) {
      case 0: control.selectedSegmentIndex = index - 1
      case 1: control.insertSegment(withTitle: "New", at: index, animated: dice.chance(0.5))
      case 2: control.insertSegment(with: picture(), at: index, animated: false)
      case 3: control.removeSegment(at: index, animated: dice.chance(0.5))
      case 4 where dice.chance(0.1): control.removeAllSegments()
      case 5 where control.numberOfSegments > 0: control.setTitle("Long title", forSegmentAt: some)
      case 6 where control.numberOfSegments > 0:
        control.setWidth(dice.pick([0, 30, 90]), forSegmentAt: some)
      case 7 where control.numberOfSegments > 0:
        control.setEnabled(dice.chance(0.5), forSegmentAt: some)
      case 8: control.isMomentary.toggle()
      case 9: control.apportionsSegmentWidthsByContent.toggle()
      case 10: control.selectedSegmentTintColor = dice.pick([nil, .yellow])
      case 11:
        control.insertSegment(action: UIAction(title: "Act") { _ in }, at: index, animated: false)
      case 12 where control.numberOfSegments > 0: control.setImage(picture(), forSegmentAt: some)
      default: control.setNeedsLayout()
      }
      for segment in 0..<control.numberOfSegments {
        record.note("title", control.titleForSegment(at: segment))
        record.note("width", control.widthForSegment(at: segment))
        record.note("enabled", control.isEnabledForSegment(at: segment))
        record.note("picture", control.imageForSegment(at: segment) != nil)
        record.note("action", control.actionForSegment(at: segment) != nil)
      }
    }
  }

  static let pages = Calls(name: "pages", seeds: 20) { dice, record in
    let booth = Booth(record) { UIPageControl() }
    guard let control = booth.control as? UIPageControl else { return }
    booth.run(40, &dice, record) { dice in
      switch dice.below(7) {
      case 0: control.numberOfPages = dice.below(9)
      case 1: control.currentPage = dice.below(9) - 1
      case 2: control.hidesForSinglePage.toggle()
      case 3: control.allowsContinuousInteraction.toggle()
      case 4: control.pageIndicatorTintColor = dice.pick([nil, .green])
      case 5: control.currentPageIndicatorTintColor = dice.pick([nil, .red])
      default: control.numberOfPages = 12
      }
      record.note("size", control.size(forNumberOfPages: dice.below(6)))
      record.note("interaction", control.interactionState.rawValue)
    }
  }

  static let buttons = Calls(name: "buttons", seeds: 30) { dice, record in
    let type: UIButton.ButtonType = dice.pick([.system, .custom])
    let booth = Booth(record) { UIButton(type: type) }
    guard let control = booth.control as? UIButton else { return }
    let states: [UIControl.State] = [
      .normal, .highlighted, .disabled, .selected, [.selected, .highlighted],
    ]
    booth.run(40, &dice, record) { dice in
      let state = dice.pick(states)
      let insets = UIEdgeInsets(
        top: dice.value(0, 9), left: dice.value(0, 9), bottom: 2, right: 4)
      switch dice.below(9) {
      case 0: control.setTitle(dice.pick([nil, "Go", "A longer title"]), for: state)
      case 1: control.setTitleColor(dice.pick([nil, .red, .label]), for: state)
      case 2: control.setImage(dice.pick([nil, picture()]), for: state)
      case 3: control.setBackgroundImage(dice.pick([nil, picture()]), for: state)
      case 4: control.contentEdgeInsets = insets
      case 5: control.titleEdgeInsets = insets
      case 6: control.imageEdgeInsets = insets
      case 7: control.changesSelectionAsPrimaryAction.toggle()
      default: control.titleLabel?.font = .systemFont(ofSize: dice.value(10, 30))
      }
      record.note("title", control.currentTitle)
      record.note("color", control.currentTitleColor.cgColor)
      record.note("picture", control.currentImage != nil)
      record.note("content", control.contentRect(forBounds: control.bounds))
      record.note("at", control.titleRect(forContentRect: control.bounds))
      record.note("at", control.imageRect(forContentRect: control.bounds))
    }
  }

  private static let typed: [(UIKeyboardHIDUsage, String)] = [
    (.keyboardA, "a"), (.keyboardB, "b"), (.keyboardDeleteOrBackspace, ""),
    (.keyboardLeftArrow, ""), (.keyboardRightArrow, ""), (.keyboardReturnOrEnter, "\n"),
    (.keyboardEscape, ""), (.keyboardSpacebar, " "), (.keyboardUpArrow, ""),
  ]

  private static func change(_ field: UITextField, _ dice: inout Dice) {
    switch dice.below(22) {
    case 16:
      field.leftView =
        field.leftView == nil ? UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) : nil
    case 17: field.leftViewMode = dice.pick([.always, .never, .whileEditing, .unlessEditing])
    case 18:
      field.rightView =
        field.rightView == nil ? UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 40)) : nil
    case 19: field.rightViewMode = dice.pick([.always, .never, .whileEditing, .unlessEditing])
    case 20: field.selectAll(nil)
    case 21: field.isEnabled.toggle()
    case 0:
      field.text = dice.pick([
        nil, "", "Ada", "Ada Lovelace wrote this down", "a\u{2000}b\u{200A}c\u{200B}d\u{A0}e",
      ])
    case 1: field.placeholder = dice.pick([nil, "Name"])
    case 2: field.textAlignment = dice.pick([.left, .right, .center, .natural])
    case 3: field.isSecureTextEntry.toggle()
    case 4: field.borderStyle = dice.pick([.none, .line, .bezel, .roundedRect])
    case 5: field.clearButtonMode = dice.pick([.never, .always, .whileEditing, .unlessEditing])
    case 6: field.clearsOnBeginEditing.toggle()
    case 7, 8: field.becomeFirstResponder()
    case 9: field.resignFirstResponder()
    case 10: field.insertText("né ")
    case 11: field.deleteBackward()
    case 12: field.font = dice.pick([nil, .boldSystemFont(ofSize: 12)])
    case 13: field.textColor = dice.pick([nil, .red])
    default:
      let (one, two) = (dice.below(6), dice.below(6))
      guard let start = field.position(from: field.beginningOfDocument, offset: min(one, two)),
        let end = field.position(from: field.beginningOfDocument, offset: max(one, two))
      else { return }
      field.selectedTextRange = field.textRange(from: start, to: end)
    }
  }

  static let fields = Calls(name: "fields", seeds: 30) { dice, record in
    let booth = Booth(record) { UITextField() }
    guard let field = booth.control as? UITextField else { return }
    booth.run(50, &dice, record) { dice in
      change(field, &dice)
      let bounds = field.bounds
      record.note("text", field.textRect(forBounds: bounds))
      record.note("edited", field.editingRect(forBounds: bounds))
      record.note("placeholder", field.placeholderRect(forBounds: bounds))
      record.note("clear", field.clearButtonRect(forBounds: bounds))
      record.note("small", field.textRect(forBounds: CGRect(x: 0, y: 0, width: 9, height: 9)))
      let near = CGPoint(x: dice.value(0, 160), y: 10)
      if let place = field.closestPosition(to: near) {
        record.note("near", field.offset(from: field.beginningOfDocument, to: place))
        record.note("caret", field.caretRect(for: place))
      }
      let hand = Hand(booth.stage, record)
      let (code, text) = dice.pick(typed)
      if dice.chance(0.5) { hand.key(code, text, dice.pick([[], .shift, .command, .alternate])) }
    }
  }
}
