// The order of an application's windows. It refers to them without keeping them alive: a window
// leaves the list when it goes away.

/// Windows back to front: by level, and within a level in the order shown.
nonisolated struct WindowList {
  private struct Entry {
    unowned(unsafe) let window: UIWindow
    let level: CGFloat
  }

  private var entries: [Entry] = []

  /// The window that gets events without a place on the screen.
  unowned(unsafe) var key: UIWindow?

  var count: Int { entries.count }

  var windows: [UIWindow] { entries.map { $0.window } }

  subscript(index: Int) -> UIWindow { entries[index].window }

  /// The window at an index, for uses that need not count references.
  func player(at index: Int) -> Unmanaged<UIWindow> {
    Unmanaged.passUnretained(entries[index].window)
  }

  /// Puts a window in front of all others of its level or a lower one.
  mutating func bringToFront(_ window: UIWindow, level: CGFloat) {
    entries.removeAll { $0.window === window }
    let index = entries.firstIndex { $0.level > level } ?? entries.count
    entries.insert(Entry(window: window, level: level), at: index)
  }

  /// Takes a window out that goes away.
  mutating func remove(_ window: UIWindow) {
    entries.removeAll { $0.window === window }
    if key === window { key = nil }
  }

  /// Tells every window that its application goes away.
  func forgetApplication() {
    for entry in entries { entry.window.applicationStorage = nil }
  }
}
