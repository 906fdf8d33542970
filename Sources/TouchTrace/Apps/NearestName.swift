// Which known name somebody probably meant who wrote another one. It knows texts only.

nonisolated package enum NearestName {
  /// The name that takes the fewest changes of a character; `nil` if each takes more than half of the
  /// characters.
  package static func of(_ name: String, among names: [String]) -> String? {
    let best = names.map { ($0, distance($0, name)) }.min { $0.1 < $1.1 }
    guard let (nearest, distance) = best, distance * 2 <= name.count else { return nil }
    return nearest
  }

  /// How many characters must be added, removed or replaced; capitals count as small letters.
  package static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.lowercased()), Array(b.lowercased()))
    var row = Array(0...b.count)
    for (line, character) in a.enumerated() {
      var corner = row[0]
      row[0] = line + 1
      for (column, other) in b.enumerated() {
        let replaced = corner + (character == other ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, corner + 1)
      }
    }
    return row[b.count]
  }
}
