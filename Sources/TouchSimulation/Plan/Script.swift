// Short sequences of inputs of one finger and of keys, for people who know what they touch.

nonisolated extension Plan {
  /// Where a view would be if nothing had moved and no view were turned.
  struct Area {
    var left = 0.0
    var top = 0.0
    var width = 400.0
    var height = 400.0
    func x(_ part: Double) -> Double { Self.rounded(left + width * part) }
    func y(_ part: Double) -> Double { Self.rounded(top + height * part) }
    static func rounded(_ place: Double) -> Double { (place * 4).rounded() / 4 }
  }

  /// Where a view is, and in which window; without a window if there is no such view.
  func area(of number: Int) -> (Area, window: Int?) {
    var area = Area()
    var next = views.first { $0.id == number }
    let window = next?.window
    if let view = next { (area.width, area.height) = (view.width, view.height) }
    while let view = next {
      area.left += view.x
      area.top += view.y
      let parent = view.parent
      next = views.first { $0.id == parent }
    }
    return (area, window)
  }
}

/// Inputs that follow each other, and a finger in one window.
nonisolated struct Script {
  let finger: Int
  var window = 0
  private(set) var inputs: [Plan.Input] = []

  init(finger: Int) { self.finger = finger }

  var isEmpty: Bool { inputs.isEmpty }

  mutating func next() -> Plan.Input { inputs.removeFirst() }
  mutating func forget() { inputs = [] }
  mutating func add(_ input: Plan.Input) { inputs.append(input) }
  mutating func act(_ mutation: Plan.Mutation) { inputs.append(.act(mutation)) }
  mutating func wait(_ delay: Double) { inputs.append(.wait(delay)) }

  mutating func touch(
    _ phase: Plan.Phase, _ x: Double, _ y: Double, after: Double = 1 / 64
  ) {
    let touch = Plan.Touch(finger: finger, phase: phase, x: x, y: y)
    inputs.append(.touches([touch], after: after, window: window))
  }

  /// Moves a finger that is down in so many steps.
  mutating func drag(
    from x: Double, _ y: Double, by dx: Double, _ dy: Double, steps: Int, after: Double = 1 / 64
  ) {
    for step in 1...steps {
      touch(.moved, x + dx * Double(step), y + dy * Double(step), after: after)
    }
  }

  mutating func press(_ key: Plan.Key, repeats: Int = 0) {
    inputs.append(.key(Plan.Stroke(key: key, repeats: repeats), after: 1 / 64))
  }
}
