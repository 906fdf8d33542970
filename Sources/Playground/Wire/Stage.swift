// The surface on which a page shows an app: how large it is and whether it is light or dark.

/// A page's stage.
package nonisolated struct Stage: Equatable, Sendable {
  /// The width, in points.
  package var width: Double
  /// The height, in points.
  package var height: Double
  /// Whether the page is shown in light or dark colours.
  package var style = Style.light

  package init(width: Double, height: Double, style: Style = .light) {
    (self.width, self.height, self.style) = (width, height, style)
  }

  /// Light or dark.
  package enum Style: String, CaseIterable, Sendable { case light, dark }
}

nonisolated extension Stage {
  private enum Key: String, CaseIterable { case width, height, style }

  /// How long a side can be, in points.
  package static let lengths = 1.0...20_000.0

  /// Reads a stage.
  init(_ placed: PlacedJSON) throws(WireError) {
    let fields = try FieldReader(placed, keys: Key.self)
    try fields.allow(Key.allCases)
    width = try fields.number(.width, in: Self.lengths, "a width in points")
    height = try fields.number(.height, in: Self.lengths, "a height in points")
    style = try fields.choiceIfPresent(.style, of: Style.words) ?? .light
  }
}
