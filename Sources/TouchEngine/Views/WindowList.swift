// The order of an application's windows. It does not keep them alive. A window that is gone is not
// in it any more.

/// Windows back to front: by level, and within a level in the order shown.
struct WindowList {
  private struct Entry {
    let window: Weak<UIWindow>
    let level: CGFloat
  }

  private var entries: [Entry] = []
  private var keyReference = Weak<UIWindow>(nil)

  /// The window that gets events without a location on the screen.
  var key: UIWindow? {
    get { keyReference.object }
    set { keyReference = Weak(newValue) }
  }

  var windows: [UIWindow] { entries.compactMap { $0.window.object } }

  /// How many places there are; windows that are gone have some.
  var count: Int { entries.count }

  /// The window at a place, counted from the back; `nil` if it is gone.
  func window(at place: Int) -> UIWindow? { entries[place].window.object }

  /// Puts a window in front of all others of its level or a lower one.
  mutating func bringToFront(_ window: UIWindow, level: CGFloat) {
    entries.removeAll { entry in
      guard let other = entry.window.object else { return true }
      return other === window
    }
    let index = entries.firstIndex { $0.level > level } ?? entries.count
    entries.insert(Entry(window: Weak(window), level: level), at: index)
  }
}
