// Values about several touches together, and the objects that a touch keeps alive.

import GestureCore

/// What a rule needs to know about the touches that its recognizer tracks. It is the same for all
/// recognizers that track the same touches.
struct TrackedTouches {
  /// The touches, without presses.
  private(set) var slots = TouchSlots.none
  /// How many these are.
  private(set) var count = 0
  /// The mean of the touches, in window coordinates.
  private(set) var centroid = Point.zero
  /// The point of the touch in the lowest slot.
  private(set) var first = Point.zero
  /// The point of the touch in the second slot; the first if there is no second.
  private(set) var second = Point.zero
  /// All touches that go up in the present event, whatever recognizer tracks them.
  var allLifted = TouchSlots.none
  /// All touches that stand for a trackpad's scrolling, whatever recognizer tracks them.
  private var allScrolling = TouchSlots.none
  /// All touches that stand for a trackpad's transform, whatever recognizer tracks them.
  private(set) var allTransforms = TouchSlots.none

  /// The tracked touches that are still down after the present event.
  var staying: TouchSlots { slots.subtracting(allLifted) }
  /// Whether one of them stands for a trackpad's scrolling.
  var isScrolling: Bool { !slots.intersection(allScrolling).isEmpty }

  /// Changes to other touches.
  @inline(__always)
  mutating func track(
    _ slots: TouchSlots, count: Int, centroid: Point, first: Point, second: Point
  ) {
    (self.slots, self.count) = (slots, count)
    (self.centroid, self.first, self.second) = (centroid, first, second)
  }

  /// Notes what a new touch stands for.
  mutating func note(_ type: UIEvent.EventType, of slot: Int) {
    let slots = TouchSlots(slot)
    allScrolling.subtract(slots)
    allTransforms.subtract(slots)
    if type == .scroll { allScrolling.formUnion(slots) }
    if type == .transform { allTransforms.formUnion(slots) }
  }

  /// Begins an event.
  mutating func forget() {
    slots = .none
    allLifted = .none
  }
}

/// Touches of one call, as the set that overrides get.
///
/// An object, because a borrowed reference can pass it on without counting.
final class TouchGroup {
  let slots: TouchSlots
  let touches: Set<UITouch>
  /// The touches in the order in which they came.
  let list: [UITouch]
  /// The names of the touches for observations, in the order of their slots.
  lazy var observationIDs = touches.map { $0.observationID }.sorted { $0.slot < $1.slot }

  init(_ slots: TouchSlots, _ touches: [UITouch]) {
    self.slots = slots
    self.touches = Set(touches)
    list = Self.inOrder(touches)
  }

  /// By insertion: there are few, and the code of the standard library's sort is large.
  private static func inOrder(_ touches: [UITouch]) -> [UITouch] {
    var list = touches
    for end in list.indices.dropFirst() {
      var place = end
      while place > 0, list[place].number < list[place - 1].number {
        list.swapAt(place, place - 1)
        place -= 1
      }
    }
    return list
  }

  deinit {}
}

/// The objects that are kept alive while a touch has its slot.
struct TouchReferences {
  var window: UIWindow?
  /// The view that hears of the touch.
  var view: UIView?
  /// The view that was hit.
  var hitView: UIView?
}

/// The recognizers that receive the touch in a slot, in the order in which they are asked.
final class TouchReceivers {
  /// The recognizers of one view among all.
  struct Share {
    /// The number of the view's superviews.
    var depth: Int
    /// The number of the view.
    let view: Int
    /// The view's recognizers, the last one first to be asked: the view's own list, which is not
    /// copied.
    let recognizers: [UIGestureRecognizer]
  }

  /// The number of the touch; 0 for none.
  @exclusivity(unchecked) var touchNumber = 0
  // No other code runs while these change.
  /// The views of all recognizers that were asked, from the inside out.
  @exclusivity(unchecked) var levels: [Share] = []
  /// The recognizers that receive it; `nil` if all that were asked do.
  @exclusivity(unchecked) private var some: [UIGestureRecognizer]?

  var recognizers: [UIGestureRecognizer] {
    get { some ?? levels.flatMap { $0.recognizers.reversed() } }
    set {
      let old = (exchange(&some, with: newValue), exchange(&levels, with: []))
      keepAlive(old)
    }
  }

  /// Forgets the touch that is up; the room for the recognizers of the next one stays.
  func forget() {
    touchNumber = 0
    // A recognizer that goes may run code of the app, so the lists are not in their places meanwhile.
    if some != nil { keepAlive(exchange(&some, with: nil)) }
    var left = exchange(&levels, with: [])
    left.removeAll(keepingCapacity: true)
    if levels.isEmpty { levels = left }
  }

  #if hasFeature(Embedded)
    /// Tells weak references when this object is gone.
    lazy var lifetime = Lifetime()
  #endif

  deinit {
    #if hasFeature(Embedded)
      lifetime.isRunning = false
    #endif
  }
}
