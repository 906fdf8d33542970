// What the sources use of the main actor. Embedded Swift has none.

#if arch(wasm32)
  /// There is one thread, which is the main actor's.
  enum MainActor {
    static func assumeIsolated<Result>(_ body: () -> Result) -> Result { body() }
  }
#endif
