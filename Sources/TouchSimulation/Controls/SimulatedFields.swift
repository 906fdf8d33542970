// A control of the app's own that follows fingers, and a text field with the delegate of all text fields:
// they answer as planned, and tell the world what they are told.

import GestureCore
import TouchKit

/// A control that ignores some fingers, and gives others up.
final class SimulatedTracker: UIControl {
  private let witness: Witness
  private var begins = 0
  private var moves = 0

  init(_ witness: Witness) {
    self.witness = witness
    super.init(frame: .zero)
  }

  deinit {}

  private var plan: Plan.Control { witness.world.plan.control(witness.id) ?? Plan.Control() }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .began) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .moved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .ended) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .cancelled) { super.touchesCancelled(touches, with: event) }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    witness.world.reach(.trackingBegins)
    begins += 1
    guard plan.declines > 0, begins % plan.declines == 0 else { return true }
    witness.world.mark(.fingerDeclined)
    return false
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    witness.world.reach(.trackingGoesOn)
    moves += 1
    guard plan.givesUp > 0, moves % plan.givesUp == 0 else { return true }
    // It may have been made to give up meanwhile.
    if isTracking { witness.world.giveUp(witness.id) }
    return false
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    witness.world.reach(.trackingEnds)
  }
  override func cancelTracking(with event: UIEvent?) { witness.world.reach(.trackingEnds) }
}

/// A text field.
final class SimulatedField: UITextField {
  private let witness: Witness

  init(_ witness: Witness) {
    self.witness = witness
    super.init(frame: .zero)
  }

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .began) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .moved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .ended) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .cancelled) { super.touchesCancelled(touches, with: event) }
  }

  override func resignFirstResponder() -> Bool {
    witness.resign { super.resignFirstResponder() }
  }
}

/// Answers for all text fields as planned.
///
/// It is a responder: of the objects that a text field refers to, only those of TouchKit may be freed in
/// Embedded Swift.
final class SimulatedFieldDelegate: UIResponder, UITextFieldDelegate {
  private let world: World

  init(of world: World) {
    self.world = world
    super.init()
  }

  deinit {}

  private func allows(_ question: Plan.FieldQuestion, _ field: UITextField) -> Bool {
    let plan = world.plan.control(field.tag) ?? Plan.Control()
    let isAllowed = plan.refuses & 1 << question.rawValue == 0
    world.reach(.fieldAsks)
    return isAllowed
  }

  func textFieldShouldBeginEditing(_ field: UITextField) -> Bool {
    world.hear(.field(field.tag, .shouldBegin, isSo: true))
    guard allows(.shouldBegin, field) else {
      world.mark(.editingRefused)
      return false
    }
    return true
  }
  func textFieldDidBeginEditing(_ field: UITextField) {
    world.family.hasChanged = true
    world.hear(.field(field.tag, .didBegin, isSo: field.isFirstResponder))
    world.mark(.editingBegan)
    world.reach(.fieldBegins)
  }
  func textFieldShouldEndEditing(_ field: UITextField) -> Bool {
    world.hear(.field(field.tag, .shouldEnd, isSo: field.isFirstResponder))
    guard allows(.shouldEnd, field) else {
      world.mark(.editingKept)
      return false
    }
    return true
  }
  func textFieldDidEndEditing(_ field: UITextField) {
    world.family.hasChanged = true
    world.hear(.field(field.tag, .didEnd, isSo: !field.isFirstResponder))
    world.mark(field.window == nil ? .editedFieldTakenOut : .editingEnded)
    world.reach(.fieldEnds)
  }
  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let length = (field.text ?? "").utf16.count
    let isInside =
      range.location >= 0 && range.length >= 0 && range.location + range.length <= length
    world.hear(.field(field.tag, .shouldChange, isSo: isInside))
    guard allows(.shouldChange, field) else {
      world.mark(.changeRefused)
      return false
    }
    world.mark(string.isEmpty ? .characterDeleted : .characterTyped)
    if !string.isEmpty, range.length > 0 { world.mark(.textReplaced) }
    return true
  }
  func textFieldDidChangeSelection(_ field: UITextField) {
    world.hear(.field(field.tag, .selects, isSo: true))
    if field.selectedTextRange?.isEmpty == false { world.mark(.textSelected) }
    world.reach(.fieldChanges)
  }
  func textFieldShouldClear(_ field: UITextField) -> Bool {
    world.mark(.fieldCleared)
    return allows(.shouldClear, field)
  }
  func textFieldShouldReturn(_ field: UITextField) -> Bool {
    world.mark(.returnPressed)
    return allows(.shouldReturn, field)
  }
}
