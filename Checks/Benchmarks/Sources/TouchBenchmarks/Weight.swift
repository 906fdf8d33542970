// How many bytes of the heap an object takes, with all that it owns alone.

import AllocationCounter
import ArgumentParser
import TouchKit

/// The bytes that its blocks can hold, as the allocator says; what it keeps beside a block does not
/// count.
enum Weight {
  /// Prints the bytes of each object, and fails if one takes more than it may.
  static func printAll() throws {
    let target = Target()
    let areLight = [
      show("UIPanGestureRecognizer()", atMost: 400) { UIPanGestureRecognizer() },
      show("UIPanGestureRecognizer(target:action:)", atMost: 600) {
        UIPanGestureRecognizer(target: target, action: Target.panned)
      },
      show("UIView()", atMost: 296) { UIView() },
    ]
    if areLight.contains(false) { throw ExitCode.failure }
  }

  /// Prints the mean of a thousand objects that live at once; whether it is at most as large as that.
  private static func show<Object: AnyObject>(
    _ name: String, atMost most: Double, _ make: () -> Object
  ) -> Bool {
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
    let mean = Double(bytes) / Double(count)
    // The list of the objects counts a little.
    let isLight = mean < most + 1
    print(
      "\(name)\(padding)\(mean) bytes, \(Double(allocations) / Double(count)) allocations"
        + (isLight ? "" : "; error: at most \(most) bytes are allowed"))
    return isLight
  }
}

/// Not the counter of the cases, whose method the compiler puts where it is called if only they do.
private final class Target {
  func panned(_ pan: UIPanGestureRecognizer) {}
}
