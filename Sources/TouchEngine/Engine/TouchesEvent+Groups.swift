// Several touches of an event together: their centroid, and the sets that overrides get.

import GestureCore

extension TouchesEvent {
  /// Computes the values for recognizers that track `slots`, with at least one touch. Presses have
  /// no location.
  @inline(__always)
  func track(_ slots: TouchSlots) {
    guard slots.isSingle, tracked.allTransforms.isEmpty else {
      return trackSeveral(slots.subtracting(table.presses))
    }
    let point = content.points[slots.first]
    tracked.track(slots, count: 1, centroid: point, first: point, second: point)
  }

  @inline(never)
  private func trackSeveral(_ slots: TouchSlots) {
    var rest = slots
    guard let slot = rest.popFirst() else { return }
    let first = content.points[slot]
    if Linked.everyInput, tracked.allTransforms.contains(slot) {
      return trackTransform(slots, around: first)
    }
    let second = rest.isEmpty ? first : content.points[rest.first]
    tracked.track(
      slots, count: slots.count, centroid: restingCentroid(of: slots), first: first,
      second: second)
  }

  /// A trackpad's transform counts as two fingers around the pointer.
  private func trackTransform(_ slots: TouchSlots, around point: Point) {
    // What begins with an impossible transform has none.
    var (scale, rotation) = (1.0, 0.0)
    each(of: slots) { touch in
      guard let transform = touch.record.sample.transform else { return }
      (scale, rotation) = (Double(transform.scale), Double(transform.rotation))
    }
    let fingers = TransformRule.fingers(around: point, scale: scale, rotation: rotation)
    tracked.track(
      slots, count: 2, centroid: point, first: fingers.first, second: fingers.second)
  }

  /// The mean of the points in `slots`; `.zero` for none.
  @inline(__always)
  func centroid(of slots: TouchSlots) -> Point {
    guard slots.isSingle else {
      return centroidOfSeveral(slots)
    }
    return content.points[slots.first]
  }

  @inline(never)
  private func centroidOfSeveral(_ slots: TouchSlots) -> Point {
    var rest = slots
    guard let first = rest.popFirst() else { return .zero }
    var sum = content.points[first]
    while let slot = rest.popFirst() { sum = sum + content.points[slot] }
    return sum * (1 / Double(slots.count))
  }

  /// The touches in `slots`, as the set that overrides get. The same set of slots gives the same
  /// object.
  ///
  /// The group stays at least until the present piece of work is done.
  @inline(__always)
  func group(of slots: TouchSlots) -> Borrowed<TouchGroup> {
    // Nearly always it is the group of the last call.
    if let last = content.groups.last, last.slots == slots { return Borrowed(last) }
    return olderGroup(of: slots)
  }

  @inline(never)
  private func olderGroup(of slots: TouchSlots) -> Borrowed<TouchGroup> {
    var index = content.groups.count
    while index > 0 {
      index -= 1
      let group = Borrowed(content.groups[index])
      if group.borrow({ $0.slots }) == slots { return group }
    }
    let group = TouchGroup(slots, list(of: slots))
    content.groups.append(group)
    return Borrowed(group)
  }

  /// The touches in `slots`, in the order of their slots.
  func list(of slots: TouchSlots) -> [UITouch] {
    // Nearly always there is one.
    if slots.count == 1, let touch = touch(slots.first) { return [touch] }
    guard !slots.isEmpty else { return [] }
    var list: [UITouch] = []
    list.reserveCapacity(slots.count)
    var rest = slots
    while let slot = rest.popFirst() {
      if let touch = touch(slot) { list.append(touch) }
    }
    return list
  }
}
