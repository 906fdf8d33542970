// The numbers that an app knows fingers by: the smallest that is free.

/// The numbers of what is down in a window.
struct FingerNumbers: Sendable {
  /// What has a number.
  enum Key: Hashable, Sendable {
    case finger(WindowEvent.Finger.ID)
    case mouse
    case mirrored
    case wheel
  }

  /// More fingers than this at once are not reported.
  static let fingersMax = 32
  /// The number of the mouse while none of its buttons is down.
  static let hovering = 1000

  private var numbers: [Key: Int] = [:]

  /// The number, which stays the same until it is freed; nil for one finger too many.
  mutating func number(of key: Key) -> Int? {
    if let number = numbers[key] { return number }
    let taken = Set(numbers.values)
    guard let number = (1...Self.fingersMax).first(where: { !taken.contains($0) }) else {
      return nil
    }
    numbers[key] = number
    return number
  }

  /// The number, which others may have from now on; nil if there was none.
  mutating func free(_ key: Key) -> Int? { numbers.removeValue(forKey: key) }
}
