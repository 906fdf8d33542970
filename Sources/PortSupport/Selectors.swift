// References to methods that the engine's own selectors do not take: of protocols, with results, with any
// parameters; and to properties.

import Foundation
import SwiftText
import UIKit

extension Selector {
  /// Refers to a method without parameters. A result is dropped.
  @_disfavoredOverload
  public init<Target, Result>(
    _ method: @escaping (Target) -> () -> Result, _ name: StaticString? = nil
  ) {
    self.init(name) { (target: Target, _, _) in { _ = method(target)() } }
  }

  /// Refers to a method that takes the sender. A result is dropped.
  @_disfavoredOverload
  public init<Target, Sender, Result>(
    _ method: @escaping (Target) -> (Sender) -> Result, _ name: StaticString? = nil
  ) {
    self.init(name) { (target: Target, sender, _) in
      (sender as? Sender).map { sender in { _ = method(target)(sender) } }
    }
  }

  /// Refers to a method that takes the sender and an event, which there must be.
  @_disfavoredOverload
  public init<Target, Sender, Result>(
    _ method: @escaping (Target) -> (Sender, UIEvent) -> Result, _ name: StaticString? = nil
  ) {
    self.init(name) { (target: Target, sender, event) in
      guard let sender = sender as? Sender, let event else { return nil }
      return { _ = method(target)(sender, event) }
    }
  }

  /// Refers to a method that no control, recognizer or timer can call: it names the method, for questions
  /// whether an object has it.
  @_disfavoredOverload
  public init<Target, each Input, Result>(
    _ method: (Target) -> (repeat each Input) -> Result, _ name: StaticString? = nil
  ) {
    self.init(name) { (_: Target, _, _) in nil }
  }

  /// Names a method of a protocol of UIKit, for questions whether an object has it.
  public init<Target>(naming target: Target.Type, _ name: StaticString) {
    self.init(name) { (_: Target, _, _) in nil }
  }

  /// Refers to reading a property: `#selector(getter: Board.level)`. What is read is dropped.
  public init<Target, Value>(getting property: KeyPath<Target, Value>, _ name: StaticString) {
    self.init(name) { (target: Target, _, _) in { _ = target[keyPath: property] } }
  }

  /// Refers to setting a property: `#selector(setter: Board.level)`. The sender is the value.
  public init<Target, Value>(
    setting property: ReferenceWritableKeyPath<Target, Value>, _ name: StaticString
  ) {
    self.init(name) { (target: Target, sender, _) in
      (sender as? Value).map { value in { target[keyPath: property] = value } }
    }
  }

  private init<Target>(
    _ name: StaticString?,
    _ call: @escaping (Target, AnyObject?, UIEvent?) -> (() -> Void)?
  ) {
    self.init(
      name, of: ObjectIdentifier(Target.self), answers: { $0 is Target },
      bind: { target, sender, event in (target as? Target).flatMap { call($0, sender, event) } })
  }
}

/// The name of a selector in Objective-C: `tapped:`. Empty if it was made without a name.
public func NSStringFromSelector(_ selector: Selector) -> String {
  selector.givenName.map { "\($0)".objectiveCName } ?? ""
}

// Here the methods of UIKit's delegates have defaults, so an object that conforms answers all of them.

extension UIGestureRecognizerDelegate {
  /// Whether it has the method.
  @_disfavoredOverload
  public func responds(to selector: Selector?) -> Bool { selector?.isAnswered(by: self) ?? false }
}

extension UIScrollViewDelegate {
  /// Whether it has the method.
  @_disfavoredOverload
  public func responds(to selector: Selector?) -> Bool { selector?.isAnswered(by: self) ?? false }
}

extension UITextFieldDelegate {
  /// Whether it has the method.
  @_disfavoredOverload
  public func responds(to selector: Selector?) -> Bool { selector?.isAnswered(by: self) ?? false }
}

extension UITableViewDataSource {
  /// Whether it has the method.
  @_disfavoredOverload
  public func responds(to selector: Selector?) -> Bool { selector?.isAnswered(by: self) ?? false }
}

extension UINavigationControllerDelegate {
  /// Whether it has the method.
  @_disfavoredOverload
  public func responds(to selector: Selector?) -> Bool { selector?.isAnswered(by: self) ?? false }
}

extension UIAdaptivePresentationControllerDelegate {
  /// Whether it has the method.
  @_disfavoredOverload
  public func responds(to selector: Selector?) -> Bool { selector?.isAnswered(by: self) ?? false }
}
