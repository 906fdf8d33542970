// Methods that UIKit's objects inherit from NSObject.

import Foundation
import UIKit

/// An object that performs methods by selectors.
nonisolated public protocol SelectorPerforming: AnyObject {}

nonisolated extension NSObject: SelectorPerforming {}
nonisolated extension AccessibleObject: SelectorPerforming {}
nonisolated extension UIGestureRecognizer: SelectorPerforming {}
nonisolated extension UITouch: SelectorPerforming {}

// They belong to no actor, as those of NSObject. Away from the main thread they do nothing: the methods that
// they would call belong to the main thread.
nonisolated extension SelectorPerforming {
  /// Calls a method.
  @discardableResult
  public func perform(_ selector: Selector) -> Any? { perform(selector, with: nil) }

  /// Calls a method with an object. The result of the method is not known.
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Any? {
    nonisolated(unsafe) let (target, object) = (self, object as AnyObject?)
    ApplicationTime.onMain(()) { _ = selector.perform(on: target, from: object) }
    return nil
  }

  /// Calls a method after some seconds of the application's time. Object and receiver are kept until then.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let (target, object) = (self, object as AnyObject?)
    ApplicationTime.onMain(()) {
      DelayedCalls.add(selector, on: target, with: object, after: delay)
    }
  }

  /// Calls a method after some seconds of the application's time. The modes do not matter.
  public func perform(
    _ selector: Selector, with object: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(selector, with: object, afterDelay: delay)
  }

  /// Cancels calls that wait for their time.
  public static func cancelPreviousPerformRequests(withTarget target: Any) {
    nonisolated(unsafe) let target = target as AnyObject
    ApplicationTime.onMain(()) { DelayedCalls.cancel(on: target) { _ in true } }
  }

  /// Cancels calls of a method that wait for their time, with the same object.
  public static func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    nonisolated(unsafe) let (target, object) = (target as AnyObject, object as AnyObject?)
    ApplicationTime.onMain(()) {
      DelayedCalls.cancel(on: target) { $0.selector == selector && $0.object === object }
    }
  }

  /// Whether it has the method.
  public func responds(to selector: Selector?) -> Bool {
    nonisolated(unsafe) let target = self
    return ApplicationTime.onMain(false) { selector?.isAnswered(by: target) ?? false }
  }
}

nonisolated extension SelectorPerforming {
  /// Whether it is of the class or of one below it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var present: AnyClass? = type(of: self)
    while let found = present {
      if found == aClass { return true }
      present = _getSuperclass(found)
    }
    return false
  }

  /// Nothing is loaded from files of Interface Builder, so nothing calls this.
  public func awakeFromNib() {}

  /// There is no Interface Builder, so nothing calls this.
  public func prepareForInterfaceBuilder() {}

  /// Whether it is of exactly this class.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

/// An object of any class, to which a message goes.
public struct ObjectTarget {
  private let object: AnyObject

  /// The object, which does nothing if it performs no methods by selectors.
  public init(_ object: AnyObject) { self.object = object }

  /// The object, if there is one.
  public static func of(_ object: AnyObject?) -> ObjectTarget? { object.map { ObjectTarget($0) } }

  /// Calls a method of the object, if it has it. The result of the method is not known.
  @discardableResult
  public func perform(_ selector: Selector?, with sender: Any? = nil) -> Any? {
    selector?.perform(on: object, from: sender as AnyObject?)
    return nil
  }

  /// Whether the object has the method.
  public func responds(to selector: Selector?) -> Bool {
    selector?.isAnswered(by: object) ?? false
  }
}

/// Calls that wait for their time.
private enum DelayedCalls {
  final class Call {
    let target: AnyObject
    let selector: Selector
    let object: AnyObject?
    var token: Scheduler.Token?

    init(_ target: AnyObject, _ selector: Selector, _ object: AnyObject?) {
      (self.target, self.selector, self.object) = (target, selector, object)
    }

    deinit {}
  }

  private static var waiting: [Call] = []

  static func add(
    _ selector: Selector, on target: AnyObject, with object: AnyObject?, after delay: TimeInterval
  ) {
    let call = Call(target, selector, object)
    waiting.append(call)
    TimedRecognizer.hearing?.expectCall(at: ApplicationTime.now + delay)
    call.token = UIApplication.shared.scheduler.after(delay) {
      waiting.removeAll { $0 === call }
      selector.perform(on: target, from: object)
    }
  }

  static func cancel(on target: AnyObject, _ isMeant: (Call) -> Bool) {
    waiting.removeAll { call in
      guard call.target === target, isMeant(call) else { return false }
      _ = call.token?.cancel()
      return true
    }
  }
}
