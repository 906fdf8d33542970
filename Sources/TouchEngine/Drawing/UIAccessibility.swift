// What views and elements tell assistive technologies, as values. TouchKit reads nothing aloud: pictures
// carry it to the host.

/// How an accessibility element behaves; several can be combined.
///
/// The numbers are TouchKit's own: UIKit's are not documented.
nonisolated public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Something that is selected now.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A title that divides content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Something that does not react now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Something with a value that can be made larger and smaller.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Something that is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Something that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
}

/// Where a person wants to scroll to.
nonisolated public enum UIAccessibilityScrollDirection: Int, CaseIterable, Sendable {
  /// Towards what lies further right.
  case right = 1
  /// Towards what lies further left.
  case left
  /// Towards what lies further up.
  case up
  /// Towards what lies further down.
  case down
  /// Towards the next page, whichever way that is.
  case next
  /// Towards the page before, whichever way that is.
  case previous
}

/// How a group of elements is ordered.
nonisolated public enum UIAccessibilityContainerType: Int, Sendable {
  /// It says nothing about itself.
  case none
  /// Rows and columns.
  case dataTable
  /// One element after the other.
  case list
  /// A part of the screen that a person goes to directly.
  case landmark
  /// Elements that belong together.
  case semanticGroup
}

/// What an app tells assistive technologies, and asks about them.
nonisolated public enum UIAccessibility {
  /// What happened that a person who does not see the screen has to know.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number. The numbers are TouchKit's own: UIKit's are not documented.
    public let rawValue: UInt32

    /// Makes a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Something is to be said; the argument is the text.
    public static let announcement = Notification(rawValue: 1)
    /// Most of the screen is new; the argument is the element to go to, or a text to say.
    public static let screenChanged = Notification(rawValue: 2)
    /// Something came or went; the argument is the element to go to, or a text to say.
    public static let layoutChanged = Notification(rawValue: 3)
    /// A page was scrolled to; the argument is a text that says which.
    public static let pageScrolled = Notification(rawValue: 4)
  }
}

extension ViewSnapshot {
  /// What an accessibility element tells assistive technologies.
  nonisolated public struct Accessibility: Sendable, Equatable {
    /// Its name in a word or two.
    public var label: String?
    /// Its value, where that is not its name.
    public var value: String?
    /// What it does, in a sentence.
    public var hint: String?
    /// How it behaves.
    public var traits: UIAccessibilityTraits
    /// Whether text can be written in it.
    public var isEditable: Bool
    /// Its value as a number, where it is one.
    public var amount: Amount?

    /// A number between two limits.
    nonisolated public struct Amount: Sendable, Equatable {
      /// The lower limit; finite.
      public var minimum: Double
      /// The upper limit; finite.
      public var maximum: Double
      /// The number, within the limits.
      public var value: Double

      /// Makes a number between two limits.
      public init(minimum: Double, maximum: Double, value: Double) {
        (self.minimum, self.maximum, self.value) = (minimum, maximum, value)
      }
    }

    /// Makes a description; of what is left out, nothing is told.
    public init(
      label: String? = nil, value: String? = nil, hint: String? = nil,
      traits: UIAccessibilityTraits = [], isEditable: Bool = false, amount: Amount? = nil
    ) {
      (self.label, self.value, self.hint) = (label, value, hint)
      (self.traits, self.isEditable, self.amount) = (traits, isEditable, amount)
    }

    /// Whether both are equal; texts are compared byte by byte, which needs no tables of Unicode in an
    /// Embedded binary.
    public static func == (a: Accessibility, b: Accessibility) -> Bool {
      same(a.label, b.label) && same(a.value, b.value) && same(a.hint, b.hint)
        && a.traits == b.traits && a.isEditable == b.isEditable && a.amount == b.amount
    }

    private static func same(_ a: String?, _ b: String?) -> Bool {
      switch (a, b) {
      case (.none, .none): true
      case (.some(let a), .some(let b)): a.utf8.elementsEqual(b.utf8)
      case (.none, .some), (.some, .none): false
      }
    }
  }
}
