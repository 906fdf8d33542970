// Which way reading goes in a view, and so which edge is the leading one.

/// Which way reading goes.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right: the left edge is the leading one.
  case leftToRight
  /// From right to left: the right edge is the leading one.
  case rightToLeft
}

/// Whether a view's content is mirrored where reading goes from right to left.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// It follows the application's direction.
  case unspecified
  /// Controls of playing media, which are never mirrored.
  case playback
  /// Controls of directions in space, which are never mirrored.
  case spatial
  /// From left to right.
  case forceLeftToRight
  /// From right to left.
  case forceRightToLeft
}

extension UIView {
  /// Which way reading goes in this view, by its ``semanticContentAttribute`` and the application's
  /// ``UIApplication/userInterfaceLayoutDirection``; superviews do not matter. [doc]
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      (windowStorage?.application ?? .shared).userInterfaceLayoutDirection
    }
  }

  /// Whether reading goes from right to left.
  package final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
