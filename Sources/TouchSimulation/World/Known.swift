// What the simulation looks at after every input, found once.

/// Parts of the app that were found once. They are lent, so they are found again whenever views or
/// recognizers come or go.
nonisolated struct Known<Part> {
  private(set) var parts: [Part] = []
  private var version = -1

  /// Whether parts came or went since the last call; if so, all of them are to be appended again.
  ///
  /// - Parameter version: A number that grows whenever one comes or goes.
  mutating func isOutdated(_ version: Int) -> Bool {
    guard version != self.version else { return false }
    self.version = version
    parts.removeAll(keepingCapacity: true)
    return true
  }

  mutating func append(_ part: Part) { parts.append(part) }
}
