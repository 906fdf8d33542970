// Access that costs nothing, for what the simulation looks at after every input.

/// A reference that is not counted. The world that lends the object keeps it alive: what is known of its
/// parts is forgotten whenever these become others.
nonisolated struct Lent<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  init(_ object: Object) { reference = Unmanaged.passUnretained(object) }

  /// Calls `body` with the object without counting a reference.
  @inline(__always)
  func use<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }
}

/// A value at an address of its own.
///
/// The runtime checks each access to a stored property of a class that a long call changes. Its owner
/// must keep the rule here: no other code uses the value while it is being changed.
nonisolated struct Cell<Value>: ~Copyable {
  let address: UnsafeMutablePointer<Value>

  init(_ value: Value) {
    address = .allocate(capacity: 1)
    address.initialize(to: value)
  }

  deinit {
    address.deinitialize(count: 1)
    address.deallocate()
  }
}
