// Replaces estimated heights of rows by real ones.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UITableView {
  /// Asks for the height of the row that shows a cell, and gives it to the row.
  ///
  /// A row whose top is above the viewport keeps its end where it shows, any other row its top.
  final func measure(_ cell: UITableViewCell) {
    guard let index = index(of: cell) else { return }
    let version = loading.version
    let path = path(at: index)
    let height = height(ofRow: path)
    // The code that was asked may have changed the rows.
    guard version == loading.version else { return }
    let old = rowLayout.row(index)
    rowLayout = rowLayout.measuring([RowLayout.MeasuredRow(index: index, height: height)])
    held?.measure(path.core, as: height)
    let growth = rowLayout.row(index).length - old.length
    guard growth != 0 else { return }
    let isFromAbove = old.start < viewport.start
    loading.markPlacesOld()
    showContentSize()
    // An animated change of the offset leads to a place of the content, which has not moved.
    if isFromAbove, rule.phase != .easing { contentOffset.y += CGFloat(growth) }
  }

  /// Asks for the heights of all rows that show, in a table that estimates heights: elsewhere all heights are
  /// asked for whenever rows change.
  final func measureShownRows() {
    guard rowLayout.hasEstimates else { return }
    for cell in cells {
      if let cell { measure(cell) }
    }
  }
}
