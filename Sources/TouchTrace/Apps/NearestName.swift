// Which known name the writer of another one probably meant. It knows texts only.

nonisolated package enum NearestName {
  /// The name that takes the fewest changes of a character; `nil` if each takes more than half of the
  /// characters.
  package static func of(_ name: String, among names: [String]) -> String? {
    let best = names.map { ($0, distance($0, name)) }.min { $0.1 < $1.1 }
    guard let (nearest, distance) = best, distance * 2 <= name.count else { return nil }
    return nearest
  }

  /// How many characters must be added, removed, replaced or exchanged with their neighbours; capitals count
  /// as small letters. (Optimal string alignment, after Damerau, 1964.)
  package static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.lowercased()), Array(b.lowercased()))
    var rows = [Array(0...b.count)]
    for line in a.indices {
      var row = [line + 1]
      for column in b.indices {
        let replaced = rows[line][column] + (a[line] == b[column] ? 0 : 1)
        var least = min(replaced, rows[line][column + 1] + 1, row[column] + 1)
        if line > 0, column > 0, a[line] == b[column - 1], a[line - 1] == b[column] {
          least = min(least, rows[line - 1][column - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
