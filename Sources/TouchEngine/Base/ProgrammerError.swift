// Stops at a mistake in calling code, with a message that names type, state and input.

/// Stops the program because the calling code is wrong, and says why.
///
/// Embedded Swift cannot print the message and traps without it.
package nonisolated func programmerError(
  _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  #if hasFeature(Embedded)
    fatalError()
  #else
    fatalError(message(), file: file, line: line)
  #endif
}
