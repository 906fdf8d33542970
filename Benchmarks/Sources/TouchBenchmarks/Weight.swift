// How many bytes of the heap an object takes, with all that it owns alone.

import AllocationCounter
import TouchKit

/// The bytes that its blocks can hold, as the allocator says; what it keeps beside a block does not
/// count.
enum Weight {
  static func printAll() {
    let target = Target()
    show("UIPanGestureRecognizer()") { UIPanGestureRecognizer() }
    show("UIPanGestureRecognizer(target:action:)") {
      UIPanGestureRecognizer(target: target, action: Target.panned)
    }
    show("UIView()") { UIView() }
  }

  /// The mean of a thousand objects that live at once.
  private static func show<Object: AnyObject>(_ name: String, _ make: () -> Object) {
    // The first one of a class prepares what the others share.
    var objects = [make()]
    let count = 1_000
    objects.reserveCapacity(count + 1)
    let blocks = allocation_count()
    weighing_begin()
    for _ in 0..<count { objects.append(make()) }
    let bytes = weighing_end()
    let allocations = allocation_count() - blocks
    withExtendedLifetime(objects) {}
    let padding = String(repeating: " ", count: 40 - name.count)
    print(
      "\(name)\(padding)\(Double(bytes) / Double(count)) bytes, "
        + "\(Double(allocations) / Double(count)) allocations")
  }
}

/// Not the counter of the cases, whose method the compiler puts where it is called if only they do.
private final class Target {
  func panned(_ pan: UIPanGestureRecognizer) {}
}
