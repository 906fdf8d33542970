// Pairs of statements of a value. `run.py --check` sees whether a change of their order is listed: in
// functions whose names begin with `noticed`, and in no others.

struct Value {
  var first = 0, second = 0
  var list: [Int] = []
  var members: Set<Int> = []
  var inner = Inner()
  var total: Int { first + second }

  struct Inner {
    var count = 0, depth = 0
    mutating func grow() { count += 1 }
    func grown() -> Int { count + 1 }
  }

  mutating func freeIfsThatAssignApart() {
    if first > 1 { first = 1 }
    if second > 1 { second = 1 }
  }
  mutating func freeUnionsOfSets(_ one: Set<Int>, _ other: Set<Int>) {
    members.formUnion(one)
    members.formUnion(other)
  }
  mutating func noticedUnionAndDifference(_ one: Set<Int>, _ other: Set<Int>) {
    members.formUnion(one)
    members.subtract(other)
  }
  mutating func freeCallsOfValuesApart() {
    inner.grow()
    list.append(first)
  }
  mutating func freeFunctionThatChangesSomethingElse() {
    raiseFirst()
    list.removeAll()
  }
  mutating func freeLargestOfOthers() {
    first = max(first, 1)
    second = min(second, 1)
  }
  mutating func freePartsOfOneValue() {
    inner.count += 1
    inner.depth += second
  }
  mutating func freePartsOfOneElement(_ others: inout [Inner]) {
    others[first].count += 1
    others[first].depth = 4
  }
  mutating func noticedPartThatIsRead() {
    inner.count += 1
    inner.depth = inner.count
  }
  mutating func noticedIndex(_ others: inout [Inner]) {
    others[first].count = 1
    first += 1
  }
  mutating func noticedElement(_ others: inout [Inner]) {
    others[first].count = 1
    list.append(others[first].grown())
  }
  mutating func noticedReadingAfterwards() {
    list.append(first)
    first += 1
  }
  mutating func noticedComputedProperty() {
    first += 1
    list.append(total)
  }
  mutating func noticedFunctionThatReads() {
    inner.count = 4
    list.append(inner.grown())
  }
  mutating func noticedFunctionThatChanges() {
    raiseFirst()
    list.append(first)
  }
  mutating func noticedOneList() {
    list.append(1)
    list.append(2)
  }
  mutating func noticedReturn() -> Int {
    if first > 1 { return first }
    first += 1
    return 0
  }
  mutating func noticedWholeValue(_ others: inout [Inner]) {
    inner.count += 1
    others.append(inner)
  }
  mutating func noticedClosureOfTheCaller(_ act: () -> Void) {
    act()
    first += 1
  }

  mutating func raiseFirst() { first += 1 }
}
