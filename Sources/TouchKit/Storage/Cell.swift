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

extension Unmanaged {
  /// Calls `body` with the object without counting a reference; someone else keeps it alive.
  ///
  /// The standard library's own function would check at each call that it runs on the main actor.
  @inlinable @inline(__always)
  package func borrow<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
