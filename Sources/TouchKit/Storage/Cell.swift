// Storage for what changes at every move. It knows nothing of what it stores.

/// A value at an address of its own, for state that every move reads and writes.
///
/// A stored property of a class pays an exclusivity check, a call into the runtime, at each read
/// and write; measured, that alone makes a move several times slower. A cell's value pays none, so
/// its owner keeps the rule by hand: no code of another runs while the value is being changed.
nonisolated struct Cell<Value>: ~Copyable {
  /// Where the value is; owners forward to it with an addressor, which costs nothing.
  let address: UnsafeMutablePointer<Value>

  init(_ value: Value) {
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

/// Puts a new value in place and hands the old one out.
///
/// What the old value kept alive goes away after the change, not in the middle of it: a `deinit` is
/// code of the app, which may look at the place.
@inline(__always)
nonisolated func exchange<Value>(_ variable: inout Value, with new: Value) -> Value {
  let old = variable
  variable = new
  return old
}

/// Keeps an object alive up to here.
///
/// The standard library's `withExtendedLifetime`, called from the main actor, would check at each
/// call that its closure runs there.
@inline(__always)
nonisolated func keepAlive<Object>(_ object: borrowing Object) {
  withExtendedLifetime(object) {}
}
