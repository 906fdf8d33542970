// How many of the known conflicts are explained rightly.

import Testing
import TouchKit
import TouchTesting
import TouchTrace

struct KnownConflictTests {
  @Test("at least 95 of 100 conflicts are explained by their true cause")
  func explained() {
    let all = KnownConflict.all
    let wrong = all.compactMap { conflict -> String? in
      let text = conflict.explanation
      let missing = conflict.says.filter { !text.contains($0) }
      return missing.isEmpty ? nil : "\(conflict.name): \(missing) is missing in\n\(text)"
    }
    print("\(all.count - wrong.count) of \(all.count) conflicts are explained rightly")
    for text in wrong { print(text) }
    #expect(all.count >= 60)
    #expect(wrong.count * 20 <= all.count, "\(wrong.joined(separator: "\n"))")
  }

  @Test("the names of the conflicts differ")
  func names() {
    #expect(Set(KnownConflict.all.map(\.name)).count == KnownConflict.all.count)
  }
}
