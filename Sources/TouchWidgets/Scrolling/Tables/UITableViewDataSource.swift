// What a table asks for its rows. Each method that UIKit calls optional has its default answer.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Says which rows a table has, and makes their cells.
///
/// Swift binds the defaults in the class that declares the conformance: a method that only a subclass has
/// is never called.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has. Below 0 counts as 0.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// A cell for a row, best one that
  /// ``UITableView/dequeueReusableCell(withIdentifier:for:)`` has.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are; 1 by default. Below 0 counts as 0.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title above a section; none by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section; none by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be swiped and edited; true by default.
  ///
  /// A row that the data source itself lets be edited, in this method, is deleted by the user, unless the
  /// delegate has another ``UITableViewDelegate/tableView(_:editingStyleForRowAt:)``.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// The user deletes a row, or inserts one: the data must follow, and the table be told.
  ///
  /// Swift cannot see whether a data source has this method. So it is called only for rows that are said to
  /// be deleted or inserted: by ``tableView(_:canEditRowAt:)`` of the data source, or by
  /// ``UITableViewDelegate/tableView(_:editingStyleForRowAt:)``. In UIKit, to have this method is enough.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Whether a row can be moved to another place; true by default.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The user moved a row: the data must follow. The table shows it there already.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// None.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// None.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Yes; but the user deletes no row of a data source that does not say so itself.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.answersByDefault = true
    return true
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Yes; a row shows a grip only if its cell's ``UITableViewCell/showsReorderControl`` is set.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
