// The heights at which a sheet rests: two of the system's, and those of an app.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// What the height of a detent may depend on.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The height of the tallest sheet, in points, without the safe area below.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  public final class Detent {
    /// Names a detent.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as text.
      public let rawValue: String

      /// Makes a name from text.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Makes a name from text.
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }

      /// The one of about half of the screen.
      public static var medium: Identifier { Identifier("com.apple.UIKit.medium") }

      /// The one of nearly all of the screen.
      public static var large: Identifier { Identifier("com.apple.UIKit.large") }

      /// Whether both are equal, byte by byte: a Unicode comparison would add its tables to an Embedded
      /// binary.
      public static func == (a: Identifier, b: Identifier) -> Bool {
        a.rawValue.utf8.elementsEqual(b.rawValue.utf8)
      }

      /// Hashes the bytes.
      public func hash(into hasher: inout Hasher) {
        for byte in rawValue.utf8 { hasher.combine(byte) }
      }
    }

    /// What the height follows from.
    enum Height {
      case medium
      case large
      case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    }

    /// The name of the detent.
    public let identifier: Identifier
    let height: Height

    private init(_ identifier: Identifier, _ height: Height) {
      (self.identifier, self.height) = (identifier, height)
    }

    deinit {}

    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium, .medium) }

    /// Nearly all of the screen.
    public static func large() -> Detent { Detent(.large, .large) }

    /// A height of the app's own.
    ///
    /// - Parameters:
    ///   - identifier: The name of the detent; `nil` for a name that no other one has.
    ///   - resolver: Returns the height of the content, in points, without the safe area below; `nil` if
    ///     there is no such detent now. It is called whenever the sheet is laid out, and after
    ///     ``UISheetPresentationController/invalidateDetents()``.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      if identifier == nil { unnamedCount += 1 }
      return Detent(
        identifier ?? Identifier("custom detent \(unnamedCount)"), .custom(resolver))
    }

    private static var unnamedCount = 0

    /// The height of the content at this detent, in points, without the safe area below; `nil` if there is
    /// no such detent now.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext)
      -> CGFloat?
    {
      switch height {
      case .medium: context.maximumDetentValue * CGFloat(SheetLayout.mediumPart)
      case .large: context.maximumDetentValue
      case .custom(let resolver): resolver(context)
      }
    }
  }
}

/// The facts of one question for a detent's height.
final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat

  init(maximumDetentValue: CGFloat) { self.maximumDetentValue = maximumDetentValue }

  deinit {}
}
