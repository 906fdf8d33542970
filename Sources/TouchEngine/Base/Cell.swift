// Storage for values that change at every move.

/// A value at an address of its own, for state that every move reads and writes.
///
/// A stored property of a class needs an exclusivity check, a call into the runtime, at each read
/// and write. By measurement, this makes a move several times slower. A cell's value has no such
/// check, so its owner must keep the rule: no other code runs while the value is being changed.
nonisolated struct Cell<Value: ~Copyable>: ~Copyable {
  /// The address of the value. Owners forward to it with an addressor, which costs nothing.
  let address: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    address = .allocate(capacity: 1)
    address.initialize(to: value)
  }

  deinit {
    address.deinitialize(count: 1)
    address.deallocate()
  }

  /// The value.
  var value: Value {
    @inline(__always) unsafeAddress { UnsafePointer(address) }
    @inline(__always) nonmutating unsafeMutableAddress { address }
  }
}

/// Replaces the value of a variable and returns the old one.
///
/// Objects that only the old value kept alive are released after the change, not in the middle of
/// it: their `deinit` is code of the app, which may read the variable.
@inlinable @inline(__always)
package nonisolated func exchange<Value>(_ variable: inout Value, with new: Value) -> Value {
  let old = variable
  variable = new
  return old
}

/// Keeps an object alive up to here.
///
/// The standard library's `withExtendedLifetime`, called from the main actor, would check at each
/// call that its closure runs there.
@inlinable @inline(__always)
package nonisolated func keepAlive<Object>(_ object: borrowing Object) {
  withExtendedLifetime(object) {}
}
