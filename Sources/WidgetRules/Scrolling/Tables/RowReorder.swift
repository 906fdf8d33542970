/// A row that a finger moves to another place in its table.
///
/// The place follows from where the row is held alone, and not from where it was before: the row's top
/// is compared with the middles of the other rows as they lie without it. So two rows of different
/// heights never change places back and forth under a finger at rest. [ours]
public struct RowReorder: Equatable, Sendable {
  /// The place of the row when the finger took it.
  public let source: RowPath
  /// Where it is now; counted without the row, as after the move.
  public private(set) var target: RowPath
  /// The height of the row, in points.
  public let height: Double
  /// How far from the row's top the finger took it, in points.
  public let grip: Double
  private var others: RowLayout

  /// Near an edge of the viewport a held row scrolls the table: within so many points of it. [ours]
  public static let scrollZone = 60.0
  /// With the finger at the edge it scrolls with this speed, in points per second. [ours]
  public static let scrollSpeed = 600.0

  /// Takes a row.
  ///
  /// - Parameters:
  ///   - source: The row; it must exist.
  ///   - layout: The layout of the table.
  ///   - place: Where the finger takes it, in points of the content.
  public init(_ source: RowPath, in layout: RowLayout, at place: Double) {
    let index = layout.index(of: source) ?? 0
    let span = layout.row(index)
    self.source = source
    target = source
    height = span.length
    grip = place - span.start
    var sections = layout.sections
    sections[source.section].rows.replace(source.row..<source.row + 1, with: [])
    others = RowLayout(sections: sections, before: layout.before)
  }

  /// Where the row would go with the finger at a place, in points of the content.
  /// - Complexity: O(log *n*).
  public func proposal(at place: Double) -> RowPath {
    let top = place - grip
    let rows = 0..<others.rowCount
    let next = RowLayout.firstIndex(in: rows) {
      let row = others.row($0)
      return (row.start + row.end) / 2 >= top
    }
    let first = next > 0 ? others.path(at: next - 1) : RowPath(section: 0, row: -1)
    let last = next < others.rowCount ? others.path(at: next).section : others.sectionCount - 1
    // Between two sections, the one whose header it has passed by half.
    var section = first.section
    while section < last {
      let header = others.header(of: section + 1)
      guard top >= (header.start + header.end) / 2 else { break }
      section += 1
    }
    return RowPath(section: section, row: section == first.section ? first.row + 1 : 0)
  }

  /// Another row than the held one was measured.
  ///
  /// - Parameters:
  ///   - row: The row, as the data source knows it.
  ///   - height: Its height, in points.
  public mutating func measure(_ row: RowPath, as height: Double) {
    var place = row
    if place.section == source.section, place.row > source.row { place.row -= 1 }
    guard row != source, let index = others.index(of: place) else { return }
    others = others.measuring([RowLayout.MeasuredRow(index: index, height: height)])
  }

  /// Moves the gap; a place beyond the end of its section is the end, and a section that does not exist
  /// changes nothing.
  ///
  /// - Returns: Whether the gap is elsewhere now.
  public mutating func move(to place: RowPath) -> Bool {
    guard place.section >= 0, place.section < others.sectionCount else { return false }
    let count = others.rows(of: place.section).count
    let chosen = RowPath(section: place.section, row: min(max(place.row, 0), count))
    defer { target = chosen }
    return chosen != target
  }

  /// The row, as the data source knows it, that shows at a place.
  public func row(shownAt place: RowPath) -> RowPath {
    if place == target { return source }
    var row = place
    if row.section == target.section, row.row > target.row { row.row -= 1 }
    if row.section == source.section, row.row >= source.row { row.row += 1 }
    return row
  }

  /// Where a row shows that the data source knows by this place.
  public func place(of row: RowPath) -> RowPath {
    if row == source { return target }
    var place = row
    if place.section == source.section, place.row > source.row { place.row -= 1 }
    if place.section == target.section, place.row >= target.row { place.row += 1 }
    return place
  }

  /// How fast the table scrolls by itself, in points per second towards larger offsets.
  ///
  /// - Parameters:
  ///   - place: Where the finger is, in points from the top of the viewport.
  ///   - length: The height of the viewport, in points.
  public static func scrollVelocity(at place: Double, length: Double) -> Double {
    let zone = min(scrollZone, length / 4)
    guard zone > 0 else { return 0 }
    if place < zone { return -scrollSpeed * min((zone - place) / zone, 1) }
    if place > length - zone { return scrollSpeed * min((place - length + zone) / zone, 1) }
    return 0
  }
}
