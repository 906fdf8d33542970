// How a mistake in calling code ends: with a message that names type, state and input.

/// Stops the program because the calling code is wrong, and says why.
///
/// The message is built only where it can be printed: Embedded Swift traps without it.
nonisolated func programmerError(
  _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  #if hasFeature(Embedded)
    fatalError()
  #else
    fatalError(message(), file: file, line: line)
  #endif
}
