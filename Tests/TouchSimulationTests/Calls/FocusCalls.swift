// Random keys and assistive technologies that go through views, a scroll view, a table and controllers.

import GestureCore

@testable import TouchEngine
@testable import TouchSimulation
@testable import TouchWidgets

/// A view that can have the focus, and tells what it is asked and told.
private final class Spot: UIView {
  let hall: Hall
  var opens = true
  var lets = true
  var says = false
  var wanted: [any UIFocusEnvironment]?

  init(_ number: Int, _ frame: CGRect, _ hall: Hall) {
    self.hall = hall
    super.init(frame: frame)
    tag = number
  }
  deinit {}

  override var canBecomeFocused: Bool { opens }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    hall.tell("prefers", self)
    return wanted ?? super.preferredFocusEnvironments
  }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    hall.tell("should update", self)
    return lets
  }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    hall.record.note("heading", Int(context.focusHeading.rawValue))
    hall.record.note("from", context.previouslyFocusedView?.tag ?? -1)
    hall.record.note("to", context.nextFocusedView?.tag ?? -1)
    if says {
      coordinator.addCoordinatedAnimations {
        self.alpha = context.nextFocusedView === self ? 1 : 0.5
      } completion: {
        self.hall.tell("animated", self)
      }
    }
    hall.tell("updated", self)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hall.tell("tapped", self)
  }
  override func accessibilityActivate() -> Bool {
    hall.tell("activated", self)
    return says
  }
  override func accessibilityIncrement() { hall.tell("larger", self) }
  override func accessibilityDecrement() { hall.tell("smaller", self) }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    hall.record.note("way", direction.rawValue)
    hall.tell("scrolls", self)
    return says
  }
  override func accessibilityPerformEscape() -> Bool {
    hall.tell("escapes", self)
    return says
  }
  override func accessibilityPerformMagicTap() -> Bool {
    hall.tell("magic", self)
    return says
  }
  override func accessibilityElementDidBecomeFocused() { hall.tell("attended", self) }
  override func accessibilityElementDidLoseFocus() { hall.tell("left", self) }
}

/// Numbered rows, and the answers about the focus in them.
private final class SpotRows: UITableViewDataSource, UITableViewDelegate {
  let record: Record
  var count = 14
  var entry: IndexPath?
  var lets = true

  init(_ record: Record) { self.record = record }
  deinit {}

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell =
      table.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(path.row)"
    cell.tag = 100 + path.row
    return cell
  }
  func tableView(_ table: UITableView, canMoveRowAt path: IndexPath) -> Bool { path.row % 3 != 1 }
  func tableView(_ table: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    record.note("moved", source)
    record.note("to", target)
  }
  func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    record.note("commits", path)
    count -= 1
    table.deleteRows(at: [path], with: .automatic)
  }
  func tableView(_ table: UITableView, canFocusRowAt path: IndexPath) -> Bool {
    record.note("can focus", path)
    return path.row % 5 != 3
  }
  func tableView(
    _ table: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    record.note("from", context.previouslyFocusedIndexPath)
    record.note("to", context.nextFocusedIndexPath)
    return lets
  }
  func tableView(
    _ table: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    record.note("was", context.previouslyFocusedIndexPath)
    record.note("is", context.nextFocusedIndexPath)
  }
  func indexPathForPreferredFocusedView(in table: UITableView) -> IndexPath? { entry }
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    record.note("selected", path)
  }
}

/// A controller's screen full of what can have the focus.
private final class Hall {
  let stage = SmallStage(0)
  let record: Record
  let screen: UIViewController
  let inside = Inside()
  let scroller = UIScrollView(frame: CGRect(x: 0, y: 60, width: 190, height: 150))
  let table = UITableView(frame: CGRect(x: 200, y: 60, width: 200, height: 150))
  let rows: SpotRows
  private(set) var spots: [Spot] = []
  private(set) var others: [UIView] = []
  private var elements: [UIAccessibilityElement] = []

  init(_ record: Record) {
    (self.record, rows) = (record, SpotRows(record))
    screen = stage.application.perform { UIViewController() }
    stage.application.addObserver { record.note("observed", "\($0)") }
    stage.application.perform { fill() }
  }
  deinit {}

  func tell(_ word: StaticString, _ view: UIView) {
    record.note(word, view.tag)
    record.look(atParts: view)
    record.note("focused", focused)
    inside.reach()
  }

  var focused: Int {
    (UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? UIView)?.tag ?? -1
  }

  private func fill() {
    stage.window.rootViewController = screen
    scroller.contentSize = CGSize(width: 190, height: 500)
    (table.dataSource, table.delegate, table.rowHeight) = (rows, rows, 40)
    let panel = UIView(frame: CGRect(x: 0, y: 220, width: 400, height: 90))
    for view in [scroller, table, panel] { screen.view.addSubview(view) }
    for number in 0..<12 {
      let (column, row) = (CGFloat(number % 3), CGFloat(number / 3))
      let frame = CGRect(x: 10 + 60 * column, y: 10 + 45 * row, width: 40, height: 35)
      let spot = Spot(number, frame, self)
      (number < 9 ? scroller : panel).addSubview(spot)
      spots.append(spot)
    }
    for spot in spots[9...] { spot.frame.origin.y = 10 }
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 90, height: 30))
    let button = UIButton(frame: CGRect(x: 110, y: 10, width: 60, height: 30))
    let slider = UISlider(frame: CGRect(x: 180, y: 10, width: 90, height: 30))
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    segments.frame = CGRect(x: 280, y: 10, width: 110, height: 30)
    others = [field, button, slider, segments]
    for (number, view) in others.enumerated() {
      view.tag = 20 + number
      screen.view.addSubview(view)
    }
    field.text = "Text"
    button.setTitle("Button", for: .normal)
    for control in [button, slider, segments] as [UIControl] {
      control.addAction(
        UIAction { [unowned self, unowned control] _ in tell("action", control) },
        for: [.valueChanged, .touchUpInside])
    }
    elements = (0..<2).map { number in
      let element = UIAccessibilityElement(accessibilityContainer: spots[10])
      element.accessibilityLabel = "Part \(number)"
      element.accessibilityFrameInContainerSpace = CGRect(
        x: 20 * number, y: 0, width: 20, height: 30)
      return element
    }
  }

  // MARK: Changes

  func change(_ dice: inout Dice) {
    let spot = dice.pick(spots)
    switch dice.below(20) {
    case 0: spot.opens.toggle()
    case 1: spot.lets = dice.chance(0.6)
    case 2: spot.says.toggle()
    case 3: spot.isHidden.toggle()
    case 4: spot.frame.origin = CGPoint(x: dice.value(0, 150), y: dice.value(0, 300))
    case 5:
      if spot.superview != nil { spot.removeFromSuperview() } else { scroller.addSubview(spot) }
    case 6: spot.wanted = dice.chance(0.5) ? [dice.pick(spots), dice.pick(others)] : nil
    case 7: spot.focusGroupIdentifier = dice.pick([nil, "one", "two"])
    case 8: spot.focusGroupPriority = dice.pick([.ignored, .prioritized, .init(7)])
    case 9:
      spot.focusEffect = dice.pick([
        nil, UIFocusHaloEffect(rect: CGRect(x: 1, y: 2, width: 9, height: 9)),
        UIFocusHaloEffect(roundedRect: spot.bounds, cornerRadius: 4),
      ])
    case 10: (spot.superview ?? scroller).focusGroupIdentifier = dice.pick([nil, "three"])
    case 11: (dice.pick(others) as? UIControl)?.isEnabled.toggle()
    case 12: rows.entry = dice.chance(0.5) ? IndexPath(row: dice.below(16), section: 0) : nil
    case 13: rows.lets.toggle()
    case 14: table.remembersLastFocusedIndexPath.toggle()
    case 15: table.selectionFollowsFocus.toggle()
    case 16: table.setEditing(!table.isEditing, animated: dice.chance(0.5))
    case 17: dice.pick(others).becomeFirstResponder()
    case 18: table.allowsFocus.toggle()
    default: present(&dice)
    }
  }

  private func present(_ dice: inout Dice) {
    if screen.presentedViewController != nil {
      return screen.dismiss(animated: dice.chance(0.5))
    }
    let over = UIViewController()
    over.modalPresentationStyle = dice.pick([.fullScreen, .pageSheet])
    let spot = Spot(40, CGRect(x: 30, y: 80, width: 50, height: 50), self)
    over.view.addSubview(spot)
    screen.present(over, animated: dice.chance(0.5))
  }

  func ask(_ dice: inout Dice) {
    let environments: [any UIFocusEnvironment] = [
      dice.pick(spots), dice.pick(others), scroller, table, screen,
    ]
    let environment = dice.pick(environments)
    switch dice.below(4) {
    case 0, 1:
      UIFocusSystem.focusSystem(for: stage.window)?.requestFocusUpdate(to: environment)
    case 2: environment.setNeedsFocusUpdate()
    default: environment.updateFocusIfNeeded()
    }
  }

  /// Changes what assistive technologies see.
  func describe(_ dice: inout Dice) {
    let view: UIView = dice.chance(0.7) ? dice.pick(spots) : dice.pick(others)
    switch dice.below(15) {
    case 0, 1: view.isAccessibilityElement.toggle()
    case 2: view.accessibilityLabel = dice.pick([nil, "Name"])
    case 3: view.accessibilityValue = dice.pick([nil, "Value"])
    case 4: view.accessibilityHint = dice.pick([nil, "Hint"])
    case 5:
      view.accessibilityTraits = dice.pick([[], .button, .adjustable, [.adjustable, .notEnabled]])
    case 6: view.accessibilityElementsHidden = dice.chance(0.3)
    case 7: view.accessibilityViewIsModal = dice.chance(0.2)
    case 8: view.superview?.shouldGroupAccessibilityChildren = dice.chance(0.4)
    case 9: view.accessibilityContainerType = dice.pick([.none, .list])
    case 10:
      view.accessibilityElements = dice.pick([
        nil, elements, [spots[1], elements[0], spots[0]], [],
      ])
    case 11:
      view.accessibilityCustomActions = ["One", "Two"].map { name in
        UIAccessibilityCustomAction(name: name) { [record] in
          record.note("acts", $0.name)
          return name == "One"
        }
      }
    case 12: view.accessibilityActivationPoint = CGPoint(x: dice.value(0, 300), y: 70)
    case 13:
      view.accessibilityPath = UIBezierPath(rect: CGRect(x: 5, y: 65, width: 30, height: 9))
    default:
      UIAccessibility.post(
        notification: dice.pick([.layoutChanged, .announcement]),
        argument: dice.pick([nil, "Text", view]) as Any?)
    }
  }

  // MARK: Looking

  func look() {
    record.note("focus", focused)
    record.note("first", (stage.window.firstResponder as? UIView)?.tag ?? -1)
    record.note("offset", scroller.contentOffset)
    record.note("offset", table.contentOffset)
    record.note("over", screen.presentedViewController != nil)
    for view in spots + others { record.note("has", view.isFocused) }
    stage.look(record)
  }

  /// Notes all that can be reached. Returns the numbers by which input names it.
  func reach() -> [Int] {
    var numbers: [Int] = []
    for snapshot in stage.application.accessibilitySnapshot() { reach(snapshot, &numbers) }
    return numbers
  }

  private func reach(_ snapshot: AccessibilitySnapshot, _ numbers: inout [Int]) {
    record.note("reaches", snapshot.told?.label ?? "-")
    record.note("value", snapshot.told?.value)
    record.note("hint", snapshot.told?.hint)
    record.note("traits", Int(snapshot.told?.traits.rawValue ?? 0))
    record.note("frame", snapshot.frame)
    record.note("point", snapshot.activationPoint)
    record.note("type", snapshot.containerType.rawValue)
    record.note("actions", snapshot.actions.joined(separator: ", "))
    record.note("attended", snapshot.isFocused)
    numbers.append(snapshot.identity)
    for child in snapshot.children { reach(child, &numbers) }
    record.note("end", snapshot.children.count)
  }
}

extension Calls {
  private static func key(_ hand: Hand, _ dice: inout Dice) {
    let (code, text): (UIKeyboardHIDUsage, String) = dice.pick([
      (.keyboardTab, ""), (.keyboardTab, ""), (.keyboardTab, ""), (.keyboardUpArrow, ""),
      (.keyboardDownArrow, ""), (.keyboardDownArrow, ""), (.keyboardLeftArrow, ""),
      (.keyboardRightArrow, ""), (.keyboardReturnOrEnter, ""), (.keyboardSpacebar, " "),
      (.keyboardEscape, ""), (.keyboard1, "1"), (.keyboardA, "a"),
    ])
    let modifiers: UIKeyModifierFlags =
      code == .keyboardTab
      ? dice.pick([[], [], .shift]) : dice.pick([[], [], [], [], .alternate, .control])
    hand.key(code, text, modifiers)
  }

  /// The focus of a keyboard.
  static let focus = Calls(name: "focus", seeds: 60) { dice, record in
    let hall = Hall(record)
    hall.inside.act = { [unowned hall] dice in
      if dice.chance(0.5) { hall.change(&dice) } else { hall.ask(&dice) }
    }
    if dice.chance(0.5) { hall.inside.begin(&dice, chance: 0.03, most: 20) }
    var hand = Hand(hall.stage, record)
    for _ in 0..<60 {
      switch dice.below(10) {
      case 0...5: key(hand, &dice)
      case 6: hall.stage.application.perform { hall.change(&dice) }
      case 7: hall.stage.application.perform { hall.ask(&dice) }
      case 8: hand.act(in: CGRect(x: 0, y: 0, width: 400, height: 320), &dice)
      default: hand.pass(dice.pick([0.0625, 0.3, 1]))
      }
      hall.look()
    }
    hand.pass(9)
    hall.look()
  }

  /// Assistive technologies.
  static let assistance = Calls(name: "assistance", seeds: 30) { dice, record in
    let hall = Hall(record)
    let hand = Hand(hall.stage, record)
    for _ in 0..<40 {
      hall.stage.application.perform {
        if dice.chance(0.7) { hall.describe(&dice) } else { hall.change(&dice) }
      }
      let numbers = hall.reach()
      let action: HostInput.AccessibilityInput.Action = dice.pick([
        .activate, .focus, .increment, .decrement, .escape, .magicTap, .custom(name: "One"),
        .custom(name: "Delete"), .custom(name: "Move down"), .scroll(.down), .scroll(.next),
        .scroll(.left),
      ])
      hall.stage.application.receive(
        .accessibility(
          HostInput.AccessibilityInput(
            action, view: dice.chance(0.95) && !numbers.isEmpty ? dice.pick(numbers) : 9,
            time: hall.stage.application.scheduler.now + 0.02)))
      if dice.chance(0.2) { key(hand, &dice) }
      hall.look()
      hand.pass(dice.pick([0, 0.0625, 0.6]))
    }
    hand.pass(9)
    _ = hall.reach()
    hall.look()
  }
}
