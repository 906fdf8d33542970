// What every kind's deinit says, for the tests that let objects go.

import Synchronization

/// The names of the classes whose objects have gone, in order.
nonisolated public enum Farewells {
  private static let names = Mutex<[String]>([])

  /// Notes that an object of a class goes; a deinit may run on any thread.
  public static func say(_ name: String) { names.withLock { $0.append(name) } }

  /// What was said since the last call.
  public static func take() -> [String] {
    names.withLock { names in
      defer { names = [] }
      return names
    }
  }
}
