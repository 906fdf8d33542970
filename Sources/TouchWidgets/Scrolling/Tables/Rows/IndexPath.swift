// How iOS code names a row, and how `GestureCore` does.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

#if canImport(Foundation) && !hasFeature(Embedded)
  nonisolated extension IndexPath {
    /// Names a row of a table.
    public init(row: Int, section: Int) {
      // A list of both would be allocated.
      self = IndexPath(index: section).appending(row)
    }

    /// Names an item of a section; the same as a row.
    public init(item: Int, section: Int) { self.init(row: item, section: section) }

    /// The section, counted from 0; 0 if the path is empty.
    public var section: Int {
      get { isEmpty ? 0 : self[0] }
      set { self = IndexPath(row: row, section: newValue) }
    }

    /// The row in the section, counted from 0; 0 if the path names only a section.
    public var row: Int {
      get { count < 2 ? 0 : self[1] }
      set { self = IndexPath(row: newValue, section: section) }
    }

    /// The item in the section; the same as the row.
    public var item: Int {
      get { row }
      set { row = newValue }
    }
  }
#endif

nonisolated extension IndexPath {
  /// The row as GestureCore names it.
  var core: RowPath { RowPath(section: section, row: row) }

  /// Names a row as iOS code does.
  init(_ path: RowPath) { self.init(row: path.row, section: path.section) }
}
