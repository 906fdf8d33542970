// A closure that controls perform, and by what two are one.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A closure with a title and a picture for the control that performs it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIAction {
  /// The name of an action; a control has one action with a name.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    // By bytes: a comparison of strings needs Unicode's tables in Embedded Swift.

    /// Whether both are the same bytes.
    public static func == (a: Identifier, b: Identifier) -> Bool {
      a.rawValue.utf8.elementsEqual(b.rawValue.utf8)
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
      for byte in rawValue.utf8 { hasher.combine(byte) }
    }
  }

  /// The name for people.
  open var title: String
  /// The picture.
  open var image: UIImage?
  /// The object that performs it now; `nil` at other times.
  public private(set) final var sender: AnyObject?
  private final let handler: (UIAction) -> Void
  private final let givenIdentifier: Identifier?
  private final let number: Int
  private static var lastNumber = 0

  /// Makes an action. Without an identifier it gets one of its own.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
    givenIdentifier = identifier
    UIAction.lastNumber += 1
    number = UIAction.lastNumber
  }

  deinit {}

  /// The name by which a control knows it.
  public final var identifier: Identifier {
    givenIdentifier ?? Identifier("touchkit.action.\(number)")
  }

  /// Whether a control takes both for one.
  final func isSame(as other: UIAction) -> Bool {
    if self === other { return true }
    guard let given = givenIdentifier else { return false }
    return given == other.givenIdentifier
  }

  final func perform(from sender: AnyObject) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
