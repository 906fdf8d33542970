// What a text field wants of the keyboard on the screen, which the host shows.

/// Which keys the keyboard has.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// Those of the language.
  case `default`
  /// Those of ASCII.
  case asciiCapable
  /// Digits and punctuation first.
  case numbersAndPunctuation
  /// Those of addresses on the web.
  case URL
  /// Digits only.
  case numberPad
  /// Digits, and the signs of telephone numbers.
  case phonePad
  /// Letters for a name, or digits for a telephone number.
  case namePhonePad
  /// Those of addresses of mail.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// Letters, with @ and #.
  case twitter
  /// Letters, with a space and a dot that are easy to reach.
  case webSearch
  /// Digits of ASCII only.
  case asciiCapableNumberPad
}

/// What Return says.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// When the keyboard types capital letters by itself.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none
  /// At the beginning of words.
  case words
  /// At the beginning of sentences.
  case sentences
  /// Always.
  case allCharacters
}

/// Whether the keyboard corrects what is typed.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As the host thinks fit.
  case `default`
  /// It does not.
  case no
  /// It does.
  case yes
}

/// Whether misspelled words are marked.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// As the host thinks fit.
  case `default`
  /// They are not.
  case no
  /// They are.
  case yes
}

/// How the keyboard looks.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// As the host thinks fit.
  case `default`
  /// Light on dark.
  case dark
  /// Dark on light.
  case light
}

/// What a text means, so that the host can offer it. The names are those of fields on the web.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The whole name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The first name of a person.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The last name of a person.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address on the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is made now.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is sent once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The whole address of a street.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")

  /// Whether both are equal; names are compared by bytes, which needs no tables of Unicode.
  public static func == (a: UITextContentType, b: UITextContentType) -> Bool {
    a.rawValue.utf8.elementsEqual(b.rawValue.utf8)
  }

  /// Hashes the bytes of the name.
  public func hash(into hasher: inout Hasher) {
    for byte in rawValue.utf8 { hasher.combine(byte) }
  }
}

/// What an object that takes text wants of the keyboard. Each property has UIKit's default; a class that
/// keeps a value of its own declares the property.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UITextInputTraits: AnyObject {
  /// When the keyboard types capital letters by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether the keyboard corrects what is typed.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether misspelled words are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Which keys the keyboard has.
  var keyboardType: UIKeyboardType { get set }
  /// How the keyboard looks.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What Return says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether Return does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether what is typed is hidden.
  var isSecureTextEntry: Bool { get set }
  /// What the text means.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  /// At the beginning of sentences; a class that keeps another value declares the property.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// As the host thinks fit; a class that keeps another value declares the property.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// As the host thinks fit; a class that keeps another value declares the property.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Those of the language; a class that keeps another value declares the property.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// As the host thinks fit; a class that keeps another value declares the property.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// Return; a class that keeps another value declares the property.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// No; a class that keeps another value declares the property.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// No; a class that keeps another value declares the property.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Nothing that is known; a class that keeps another value declares the property.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

/// What the first responder wants of the keyboard, for a host that shows one. UIKit has no such type: there
/// the keyboard is its own.
nonisolated public struct KeyboardRequest: Equatable, Sendable {
  /// When the keyboard types capital letters by itself.
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard corrects what is typed.
  public var autocorrectionType = UITextAutocorrectionType.default
  /// Whether misspelled words are marked.
  public var spellCheckingType = UITextSpellCheckingType.default
  /// Which keys the keyboard has.
  public var keyboardType = UIKeyboardType.default
  /// How the keyboard looks.
  public var keyboardAppearance = UIKeyboardAppearance.default
  /// What Return says.
  public var returnKeyType = UIReturnKeyType.default
  /// Whether Return does anything now.
  public var isReturnKeyEnabled = true
  /// Whether what is typed is hidden.
  public var isSecureTextEntry = false
  /// What the text means; `nil` if that is not known.
  public var textContentType: UITextContentType?

  /// Makes a request of an object that says nothing.
  public init() {}
}

extension KeyboardRequest {
  /// What an object that takes text wants now.
  @_spi(Widgets) public init(of input: any UIKeyInput) {
    autocapitalizationType = input.autocapitalizationType
    autocorrectionType = input.autocorrectionType
    spellCheckingType = input.spellCheckingType
    keyboardType = input.keyboardType
    keyboardAppearance = input.keyboardAppearance
    returnKeyType = input.returnKeyType
    isReturnKeyEnabled = !input.enablesReturnKeyAutomatically || input.hasText
    isSecureTextEntry = input.isSecureTextEntry
    textContentType = input.textContentType
  }
}
