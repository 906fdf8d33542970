// A colour that may look different in light and dark surroundings.

/// Whether an app is shown in light or dark colours.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// As the surroundings; where there are none, light.
  case unspecified = 0
  /// Dark text on light ground.
  case light = 1
  /// Light text on dark ground.
  case dark = 2
}

/// A colour. A dynamic colour has one look in light surroundings and another in dark.
nonisolated public final class UIColor: Hashable, Sendable {
  private let light: CGColor
  private let dark: CGColor

  /// Makes a colour that is the same in all surroundings.
  public init(cgColor: CGColor) {
    light = cgColor
    dark = cgColor
  }

  /// Makes a colour that has one look in light surroundings and another in dark.
  public init(light: UIColor, dark: UIColor) {
    self.light = light.light
    self.dark = dark.dark
  }

  /// Makes a colour from red, green, blue and opacity, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a grey from black at 0 to white at 1, and an opacity.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from hue, saturation, brightness and opacity, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ offset: CGFloat) -> CGFloat {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(min(k, 4 - k), 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  private init(_ light: CGColor, _ dark: CGColor) {
    self.light = light
    self.dark = dark
  }

  /// The colour as it looks in light surroundings.
  public var cgColor: CGColor { light }

  /// The colour as it looks in these surroundings.
  public func resolved(for style: UIUserInterfaceStyle) -> CGColor {
    switch style {
    case .light, .unspecified: light
    case .dark: dark
    }
  }

  /// The same colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func with(_ color: CGColor) -> CGColor {
      CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
    return UIColor(with(light), with(dark))
  }

  /// The colour a part of the way to another, in either surroundings.
  func mixed(with other: UIColor, _ part: CGFloat) -> UIColor {
    UIColor(light.mixed(with: other.light, part), dark.mixed(with: other.dark, part))
  }

  /// Whether both look the same in all surroundings.
  public static func == (a: UIColor, b: UIColor) -> Bool { a.light == b.light && a.dark == b.dark }

  /// Hashes both looks.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(light)
    hasher.combine(dark)
  }

  /// Makes a colour from numbers such as 0xFFCC00: two digits each for red, green and blue.
  package convenience init(_ light: UInt32, dark: UInt32? = nil) {
    func color(_ digits: UInt32) -> CGColor {
      func part(_ shift: UInt32) -> CGFloat { CGFloat(digits >> shift & 0xFF) / 255 }
      return CGColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
    self.init(color(light), color(dark ?? light))
  }
}
