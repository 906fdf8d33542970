// Names of methods in Objective-C.

extension String {
  /// The name that Objective-C gives to the method of a signature: `move(_:by:)` is `move:by:`.
  package var objectiveCName: String {
    guard let open = firstIndex(of: "(") else { return self }
    let name = self[..<open]
    let labels = self[index(after: open)...].dropLast().split(separator: ":").map(String.init)
    guard let first = labels.first else { return String(name) }
    let opening = first == "_" ? "" : "With\(first.prefix(1).uppercased())\(first.dropFirst())"
    return "\(name)\(opening):" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }
}
