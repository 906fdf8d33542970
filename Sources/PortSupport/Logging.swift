// The system's log: what an app writes goes to standard error.

import Foundation

/// How important a message is.
nonisolated public struct OSLogType: Equatable, Sendable {
  fileprivate let name: String

  /// A message as any other.
  public static let `default` = OSLogType(name: "default")
  /// A message that helps.
  public static let info = OSLogType(name: "info")
  /// A message for developers.
  public static let debug = OSLogType(name: "debug")
  /// A failure.
  public static let error = OSLogType(name: "error")
  /// A mistake in the app.
  public static let fault = OSLogType(name: "fault")
}

/// A part of an app that writes messages.
nonisolated public final class OSLog: Sendable {
  fileprivate let place: String

  /// Messages of no part.
  public static let `default` = OSLog(place: "")
  /// No messages at all.
  public static let disabled = OSLog(place: nil)
  private let isEnabledAtAll: Bool

  /// Makes a part with a name.
  public init(subsystem: String, category: String) {
    place = "[\(subsystem):\(category)] "
    isEnabledAtAll = true
  }

  /// A part that tools know.
  public struct Category: Sendable {
    fileprivate let name: String

    /// Moments to look at.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// What is traced when a tool looks.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// What is traced with the stack when a tool looks.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// Makes a part that tools know.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  private init(place: String?) {
    self.place = place ?? ""
    isEnabledAtAll = place != nil
  }

  deinit {}

  /// Whether messages are written.
  public func isEnabled(type: OSLogType) -> Bool { isEnabledAtAll }

  fileprivate func write(_ message: String, _ type: OSLogType) {
    guard isEnabledAtAll else { return }
    FileHandle.standardError.write(Data("\(place)\(type.name): \(message)\n".utf8))
  }
}

/// Writes a message, with a format as in C and `%{public}`, `%{private}` in it.
nonisolated public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.write(LogFormat.text("\(message)", arguments), type)
}

/// Writes a message, with a format as in C and `%{public}`, `%{private}` in it.
nonisolated public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  log.write(LogFormat.text("\(message)", arguments), type)
}

nonisolated private enum LogFormat {
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    String(format: format.replacing(/%\{[^}]*\}/) { _ in "%" }, arguments: arguments)
  }
}

/// A message with values, which say how private they are.
nonisolated public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Who may read a value: all may here.
  public enum Privacy: Sendable { case `public`, `private`, sensitive, auto }

  fileprivate var text: String

  /// Makes a message of a literal.
  public init(stringLiteral value: String) { text = value }

  /// Makes a message of an interpolation.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    /// Makes a message without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value.
    public mutating func appendInterpolation(_ value: some Any) { text += "\(value)" }
    /// Adds a value with its privacy.
    public mutating func appendInterpolation(_ value: some Any, privacy: Privacy) {
      text += "\(value)"
    }
  }
}

/// A part of an app that writes messages.
nonisolated public struct Logger: Sendable {
  private let log: OSLog

  /// Makes a part without a name.
  public init() { log = .default }

  /// Makes a part with a name.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Makes one that writes where another one writes.
  public init(_ log: OSLog) { self.log = log }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message of some importance.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a message for developers.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message for developers.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message that helps.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes a message.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes of something that is not right.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes of a failure.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes of a mistake in the app.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes of a mistake in the app.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
