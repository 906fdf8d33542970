// What is different on the screen between two looks, in words.

import TouchKit

/// What a screen showed at one moment, by the numbers of its views.
struct ScreenLook {
  private var lines: [Int: ShownView] = [:]
  private var order: [Int] = []

  /// Remembers a screen.
  init(_ screen: ShownScreen) {
    for shown in screen.views {
      order.append(shown.view.identity)
      lines[shown.view.identity] = shown
    }
  }

  /// What is different now, a line for each view.
  func changes(to now: ScreenLook) -> [String] {
    var all: [String] = []
    for number in order {
      guard let old = lines[number], old.isOfInterest, now.lines[number] == nil else { continue }
      all.append("gone: \(old.name)")
    }
    for number in now.order {
      guard let new = now.lines[number], new.isOfInterest else { continue }
      guard let old = lines[number] else {
        all.append("new: \(new.line)")
        continue
      }
      if old.facts != new.facts || old.ears != new.ears {
        all.append("other: \(new.line)")
      } else if old.place != new.place {
        all.append("moved: \(new.line)")
      }
    }
    return all
  }
}
