// Pairs of statements of objects: see `Value`.

class Object {
  var value = Value()
  var size = 0
  var waiting: [Weak<Object>] = []
  var awaited: [Weak<Object>] = []
  weak var delegate: ObjectDelegate?

  func freeAssignmentsOfOneLabel(_ label: Label) {
    label.color = .named("red")
    label.font = .ofSize(17)
  }
  func freeListsOfTwoObjects(_ other: Object) {
    waiting.append(Weak(other))
    other.awaited.append(Weak(self))
  }
  func noticedListOfTheSameName(_ other: Object) {
    waiting.append(Weak(other))
    other.waiting.append(Weak(self))
  }
  func freeRequest() {
    size = 4
    setNeedsLayout()
  }
  func freeFields(_ fields: inout Fields) throws {
    try fields.encode(size, forKey: .size)
    try fields.encode(value.first, forKey: .first)
  }
  func freeHash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(value.first)
  }
  func noticedDelegate() {
    size = 4
    delegate?.sizeChanged(self)
  }
  func noticedOverride() {
    size = 4
    layoutSubviews()
  }
  func noticedTwoCalls() {
    delegate?.sizeChanged(self)
    layoutSubviews()
  }
  func noticedKeyThatDecides(_ fields: inout Fields) throws {
    size = try fields.decode(forKey: .size)
    size += 1
  }

  open func freeEmptyMethod() {}
  open func noticedMethod() {
    delegate?.sizeChanged(self)
    layoutSubviews()
  }

  func setNeedsLayout() {}
  open func layoutSubviews() {}
}

final class Child: Object {
  override func freeEmptyMethod() {
    super.freeEmptyMethod()
    delegate?.sizeChanged(self)
  }
  override func noticedMethod() {
    super.noticedMethod()
    delegate?.sizeChanged(self)
  }
}

protocol ObjectDelegate: AnyObject {
  func sizeChanged(_ object: Object)
}
