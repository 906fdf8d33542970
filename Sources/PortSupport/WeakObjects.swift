// Collections of Foundation on Apple's platforms that do not keep what is in them.

import Foundation

/// Objects that are not kept, in place of `NSHashTable.weakObjects()`.
public final class NSHashTable<Object: AnyObject> {
  private struct Entry { weak var object: Object? }
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// A table that does not keep its objects.
  public static func weakObjects() -> NSHashTable<Object> { NSHashTable() }

  /// Makes a table that does not keep its objects.
  public init() {}

  deinit {}

  /// The objects that are still there, in no order.
  public var allObjects: [Object] { entries.values.compactMap(\.object) }

  /// The number of objects that are still there.
  public var count: Int { allObjects.count }

  /// Any object that is still there.
  public var anyObject: Object? { allObjects.first }

  /// Adds an object. One that is there already stays once.
  public func add(_ object: Object?) {
    entries = entries.filter { $0.value.object != nil }
    if let object { entries[ObjectIdentifier(object)] = Entry(object: object) }
  }

  /// Removes an object.
  public func remove(_ object: Object?) {
    if let object { entries[ObjectIdentifier(object)] = nil }
  }

  /// Whether an object is in it.
  public func contains(_ object: Object?) -> Bool {
    object.map { entries[ObjectIdentifier($0)]?.object === $0 } ?? false
  }

  /// Removes all.
  public func removeAllObjects() { entries = [:] }
}

extension RunLoop.Mode {
  /// The mode while a finger scrolls. The application's timers do not tell modes apart.
  nonisolated public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
