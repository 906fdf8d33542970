// A reference that is not counted, for code that runs at every move. All such references are of
// this type.

/// A reference that neither keeps its object alive nor counts its uses. A use costs as much as
/// reading a pointer.
///
/// A comment beside each borrowed reference says what keeps the object alive meanwhile. Debug
/// builds check this: the use of an object that is gone stops the program.
nonisolated struct Borrowed<Object: AnyObject> {
  private let reference: Unmanaged<Object>
  #if DEBUG && !hasFeature(Embedded)
    private weak let watched: Object?
  #endif

  /// Refers to an object.
  @inline(__always)
  init(_ object: Object) {
    reference = Unmanaged.passUnretained(object)
    #if DEBUG && !hasFeature(Embedded)
      watched = object
    #endif
  }

  /// Refers to an object that is kept alive by hand.
  @inline(__always)
  init(_ reference: Unmanaged<Object>) {
    self.reference = reference
    #if DEBUG && !hasFeature(Embedded)
      watched = reference.takeUnretainedValue()
    #endif
  }

  /// The object, as a counted reference.
  @inline(__always)
  var object: Object {
    check()
    return reference.takeUnretainedValue()
  }

  /// Calls `body` with the object without counting a reference.
  ///
  /// The standard library's function would check at each call that it runs on the main actor.
  @inline(__always)
  func borrow<Result>(_ body: (Object) -> Result) -> Result {
    check()
    return reference._withUnsafeGuaranteedRef(body)
  }

  /// A number for the object, as long as it lives: equal numbers mean the same object.
  @inline(__always)
  var number: Int { Int(bitPattern: reference.toOpaque()) }

  @inline(__always)
  private func check() {
    #if DEBUG && !hasFeature(Embedded)
      if watched == nil {
        programmerError(
          "A borrowed \(Object.self) is used after it was let go: TouchKit is at fault.")
      }
    #endif
  }
}
