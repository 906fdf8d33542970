// Values by small numbers: what the simulation knows of each view and each recognizer.

/// Values by the numbers of views or recognizers, in the order of these. It costs less than a dictionary,
/// and its order is defined.
nonisolated struct Numbered<Value> {
  /// Which numbers have a value, as a set of bits.
  private(set) var present: UInt64 = 0
  private var values: [Value?] = []

  var isEmpty: Bool { present == 0 }

  /// The numbers that have a value, lowest first.
  var numbers: Members { Members(present) }

  /// The value of a number below ``AnswerTable/numbersMax``; `nil` for all others.
  subscript(number: Int) -> Value? {
    @inline(__always) get { values.indices.contains(number) ? values[number] : nil }
    @inline(__always) _modify {
      makeRoom(for: number)
      defer {
        present = values[number] == nil ? present & ~bit(number) : present | bit(number)
      }
      yield &values[number]
    }
  }

  /// The value of a number, which gets one if it has none.
  subscript(number: Int, default new: @autoclosure () -> Value) -> Value {
    @inline(__always) get { self[number] ?? new() }
    @inline(__always) _modify {
      makeRoom(for: number)
      var value = values[number] ?? new()
      // Not there meanwhile, so that the value is changed in its place.
      values[number] = nil
      defer {
        values[number] = value
        present |= bit(number)
      }
      yield &value
    }
  }

  /// Changes the value of a number in its place, if there is one.
  ///
  /// - Returns: What the closure returns; `nil` if there is none.
  @inline(__always) @discardableResult
  mutating func change<Result>(_ number: Int, _ body: (inout Value) -> Result) -> Result? {
    guard values.indices.contains(number), values[number] != nil else { return nil }
    return body(&values[number]!)
  }

  @inline(__always)
  private mutating func makeRoom(for number: Int) {
    guard number >= values.count else { return }
    precondition(number < AnswerTable.numbersMax, "no view or recognizer has this number")
    values += Array(repeating: nil, count: number + 1 - values.count)
  }
}
