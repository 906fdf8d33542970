/// The rectangle of a sheet for its place. It knows the container, not what moves the sheet.
///
/// A large sheet reaches from side to side. A medium one floats, smaller, with a margin around it; its
/// content is not laid out again for that, but scaled. In between, everything goes evenly. [seen at both
/// ends; the way between is ours]
public struct SheetLayout: Equatable, Sendable {
  /// The room beside and below a medium sheet, in points. [seen]
  public static let margin = 8.0
  /// The height of a medium sheet before it is scaled, as a part of the container's: 459 of 852. [seen, on
  /// one screen]
  public static let mediumPart = 459.0 / 852
  /// How tall the grabber is, and how far below the top, in points. [seen]
  public static let grabber = (width: 36.0, height: 5.0, distance: 5.0)

  /// The container's width, in points.
  public let width: Double
  /// The container's height, in points.
  public let height: Double
  /// The place of a large sheet: where the safe area begins. [seen]
  public let largeTop: Double
  /// The part of a sheet's height that the safe area at the bottom takes, in points.
  public let safeBottom: Double

  /// Makes the layout in a container.
  public init(width: Double, height: Double, safeTop: Double, safeBottom: Double = 0) {
    (self.width, self.height) = (width, height)
    self.safeBottom = max(safeBottom, 0)
    largeTop = min(max(safeTop, 0), height)
  }

  /// The scale of a medium sheet.
  public var mediumScale: Double {
    width > 2 * Self.margin ? (width - 2 * Self.margin) / width : 1
  }

  /// The place of a medium sheet.
  public var mediumTop: Double {
    max(height - Self.margin - mediumScale * Self.mediumPart * height, largeTop)
  }

  /// The height of the tallest sheet's content, in points, without the safe area at the bottom.
  public var maximumDetentValue: Double { max(height - largeTop - safeBottom, 0) }

  /// The place of a sheet whose content is so high, in points, without the safe area at the bottom. A low one
  /// floats like a medium one; a high one is as near to the edges as its place says.
  ///
  /// - Returns: `nil` if the height is not above 0, or not finite.
  public func top(for value: Double) -> Double? {
    guard value > 0, value.isFinite else { return nil }
    let content = min(value, maximumDetentValue) + safeBottom
    let floating = height - Self.margin - mediumScale * content
    if floating >= mediumTop { return floating }
    // Between large and medium, margin and scale go evenly with the place; the place that gives the content
    // its height solves a linear equation.
    let way = mediumTop - largeTop
    let slope = way + Self.margin - (1 - mediumScale) * content
    guard slope > 0 else { return largeTop }
    let part = min(max((height - content - largeTop) / slope, 0), 1)
    return largeTop + part * way
  }

  /// A rectangle in the container, in points, and the scale of the content in it.
  public struct Place: Equatable, Sendable {
    /// The left edge.
    public let x: Double
    /// The top edge.
    public let y: Double
    /// How wide it shows.
    public let width: Double
    /// How tall it shows.
    public let height: Double
    /// How much smaller the content shows than it is laid out.
    public let scale: Double

    /// Makes a rectangle with a scale.
    public init(x: Double, y: Double, width: Double, height: Double, scale: Double) {
      (self.x, self.y) = (x, y)
      (self.width, self.height) = (width, height)
      self.scale = scale
    }
  }

  /// Where a sheet shows: between its detents its bottom edge is pinned, below the lowest one it moves as
  /// a whole.
  ///
  /// - Parameters:
  ///   - top: The place of the sheet.
  ///   - lowest: The place of its lowest detent.
  public func place(top: Double, lowest: Double) -> Place {
    let rest = min(top, lowest)
    let way = mediumTop - largeTop
    let part = way > 0 ? min(max((rest - largeTop) / way, 0), 1) : 0
    let margin = Self.margin * part
    return Place(
      x: margin, y: top, width: width - 2 * margin, height: max(height - margin - rest, 0),
      scale: 1 - (1 - mediumScale) * part)
  }
}
