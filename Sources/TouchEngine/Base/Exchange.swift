// Changes a variable and keeps what it had until the change is done.

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
