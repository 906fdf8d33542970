// The best names so far. It does not know how scores are computed.

/// A list of the best names, each with its best template.
struct Ranking: Sendable {
  struct Entry: Equatable, Sendable {
    var score: Float
    var name: Int
    var template: Int

    /// Of equal scores the earlier name and the earlier template win, so that the order in which
    /// templates are compared does not matter.
    static func < (a: Entry, b: Entry) -> Bool {
      if a.score != b.score { return a.score < b.score }
      return a.name != b.name ? a.name < b.name : a.template < b.template
    }
  }

  /// How many names are kept.
  var count: Int
  /// The best first.
  private(set) var entries: [Entry] = []

  init(count: Int) {
    self.count = count
  }

  mutating func reset(count: Int) {
    self.count = count
    entries.removeAll(keepingCapacity: true)
  }

  /// A score above this one changes nothing, whatever the name.
  var cutoff: Float { entries.count == count ? entries[count - 1].score : .infinity }

  /// A score above this one changes nothing for this name.
  func cutoff(forName name: Int) -> Float {
    for entry in entries where entry.name == name { return entry.score }
    return cutoff
  }

  mutating func insert(_ entry: Entry) {
    var place = 0
    while place < entries.count, entries[place].name != entry.name { place += 1 }
    if place < entries.count {
      if !(entry < entries[place]) { return }
    } else if place < count {
      entries.append(entry)
    } else {
      place = count - 1
      if !(entry < entries[place]) { return }
    }
    // What is worse moves one place down.
    while place > 0, entry < entries[place - 1] {
      entries[place] = entries[place - 1]
      place -= 1
    }
    entries[place] = entry
  }
}
