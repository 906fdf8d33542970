// Objects that belong to others by a key.

import Foundation
import UIKit

/// How an associated object is kept.
nonisolated public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The associated objects of all objects. Those of objects that are gone go when others are set.
nonisolated private final class Associations: @unchecked Sendable {
  // Unchecked: the lock guards everything.
  static let all = Associations()

  private struct Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private let lock = NSLock()
  private var owners: [ObjectIdentifier: Owner] = [:]
  /// After how many owners those that are gone are looked for.
  private var sweepCount = 64

  deinit {}

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let owner = owners[ObjectIdentifier(object)], owner.object != nil else { return nil }
      return owner.values[key]
    }
  }

  func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) {
    // What is replaced is released outside of the lock: its end may ask for associated objects.
    var gone: [Any] = []
    lock.withLock {
      let id = ObjectIdentifier(object)
      if let old = owners[id], old.object == nil { gone.append(old) }
      var owner = owners[id].flatMap { $0.object == nil ? nil : $0 } ?? Owner(object: object)
      if let old = owner.values[key] { gone.append(old) }
      owner.values[key] = value
      owners[id] = owner
      if owners.count >= sweepCount {
        gone += owners.values.filter { $0.object == nil }
        owners = owners.filter { $0.value.object != nil }
        sweepCount = max(64, owners.count * 2)
      }
    }
    _ = gone
  }
}

/// The object that belongs to another one by a key; `nil` if none does.
nonisolated public func objc_getAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer
) -> Any? {
  Associations.all.value(of: object as AnyObject, key)
}

/// Makes an object belong to another one by a key, which is an address and is never read.
///
/// The policy `OBJC_ASSOCIATION_ASSIGN` keeps it, too. It is released at the latest when the number of objects
/// with associated ones has doubled after its owner is gone.
nonisolated public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.all.set(value, of: object as AnyObject, key)
}
