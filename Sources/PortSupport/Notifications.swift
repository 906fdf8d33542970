// Observers of notifications that are methods.

import Foundation
import UIKit

extension NotificationCenter {
  /// The observations of this center's observers that are methods. An observer that is gone hears nothing.
  private final class Observation {
    weak var observer: AnyObject?
    let name: Notification.Name?
    let sender: ObjectIdentifier?
    let token: any NSObjectProtocol

    init(
      _ observer: AnyObject, _ name: Notification.Name?, _ sender: AnyObject?,
      _ token: any NSObjectProtocol
    ) {
      self.observer = observer
      self.name = name
      self.sender = sender.map(ObjectIdentifier.init)
      self.token = token
    }

    deinit {}
  }

  /// An observer that is read on the main thread alone.
  nonisolated private final class Listener: @unchecked Sendable {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }

    deinit {}
  }

  private static var observations: [ObjectIdentifier: [Observation]] = [:]

  /// Calls a method for each notification with a name, or all, of a sender, or all. The observer is not kept.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let observer = observer as AnyObject
    let listener = Listener(observer)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      ApplicationTime.onMain(()) {
        guard let observer = listener.object else { return }
        _ = selector.perform(on: observer, from: notification as AnyObject)
      }
    }
    let id = ObjectIdentifier(self)
    Self.observations[id, default: []].removeAll { observation in
      guard observation.observer == nil else { return false }
      removeObserver(observation.token as Any)
      return true
    }
    Self.observations[id, default: []].append(
      Observation(observer, name, object as AnyObject?, token))
  }

  /// Ends the calls of an observer's methods: all of them, or those for a name and a sender.
  public func removeObserver(
    _ observer: AnyObject, name: Notification.Name?, object: Any?
  ) {
    removeObserver(observer as Any, name: name, object: object)
    let sender = object.map { ObjectIdentifier($0 as AnyObject) }
    Self.observations[ObjectIdentifier(self)]?.removeAll { observation in
      guard observation.observer === observer, name == nil || observation.name == name,
        sender == nil || observation.sender == sender
      else { return false }
      removeObserver(observation.token as Any)
      return true
    }
  }

  /// Ends all calls of an observer's methods.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    removeObserver(observer, name: nil, object: nil)
  }
}
