// The surface that the host shows.

/// The surface that an application's windows lie on.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIScreen {
  /// The screen of the application that is running code.
  public static var main: UIScreen { UIApplication.shared.screen }

  /// The size of the surface, in points, with its origin at zero; 390 × 844 unless the host says
  /// otherwise.
  public var bounds: CGRect

  /// Device pixels in a point; 3 unless the host says otherwise.
  public var scale: CGFloat

  /// How many frames there are in a second unless the host says otherwise: 60.
  nonisolated public static var usualFramesPerSecond: Int { 60 }

  /// How many frames there are in a second. A host changes it with
  /// ``HostInput/screen(_:scale:framesPerSecond:safeArea:)``, so that a recording contains it.
  public internal(set) var maximumFramesPerSecond: Int

  /// How far corners, cameras and bars reach into the surface, in points; none unless the host says so
  /// with ``HostInput/screen(_:scale:framesPerSecond:safeArea:)``.
  public internal(set) var safeAreaInsets: UIEdgeInsets

  /// How wide the host draws a character in a font, in points; `nil`, the default, for an estimate of 0.55
  /// times the font's size. [ours] A tap on a text field finds the nearest character by it.
  public var characterWidth: ((String, UIFont) -> CGFloat)?

  /// How wide a character is in a font, in points.
  package func width(of character: String, in font: UIFont) -> Double {
    let width = Double(characterWidth?(character, font) ?? font.pointSize * 0.55)
    return width.isFinite ? max(width, 0) : 0
  }

  /// Makes a screen. The default is the size of a common phone.
  public init(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844), scale: CGFloat = 3,
    maximumFramesPerSecond: Int = UIScreen.usualFramesPerSecond,
    safeAreaInsets: UIEdgeInsets = .zero
  ) {
    self.bounds = bounds
    self.scale = scale
    self.maximumFramesPerSecond = maximumFramesPerSecond
    self.safeAreaInsets = safeAreaInsets
  }
}
