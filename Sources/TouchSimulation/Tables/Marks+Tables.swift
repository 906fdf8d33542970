// The marks of tables: what their delegates and data sources can see of their branches.

import GestureCore
import TouchKit

extension World {
  /// Notes the marks of a call.
  func markTable(
    _ call: Fact.TableCall, _ row: Fact.Row, _ answer: Fact.Row, of table: UITableView
  ) {
    switch call {
    case .shouldHighlight: if answer.isNone { mark(.rowRefused) }
    case .didHighlight: break
    case .didUnhighlight: if table.isDragging { mark(.pressCancelled) }
    case .willSelect:
      if answer.isNone { mark(.selectionDeclined) }
      if !answer.isNone, answer != row { mark(.otherRowChosen) }
    case .didSelect: mark(.rowSelected)
    case .willDeselect: if answer.isNone { mark(.selectionKept) }
    case .didDeselect: mark(table.allowsMultipleSelection ? .rowDeselected : .oldRowDeselected)
    case .moveTarget:
      if table.isRowScrolling { mark(.heldRowScrolls) }
      if answer.row == 1000 { mark(.movedBeyond) }
    case .rowMoved, .committed: break
    }
  }

  /// What an app does to a table from inside of a call.
  func markInside(_ reaction: Plan.Reaction) {
    guard case .table(_, let act) = reaction.mutation, reaction.moment.feature == .tables else {
      return
    }
    switch (reaction.moment, act) {
    case (.counted, _): mark(.changedWhileCounting)
    case (.cellForRow, .reload), (.willDisplay, .reload), (.didEndDisplaying, .reload):
      mark(.reloadedInLayout)
    case (_, .insert), (_, .delete), (_, .move), (_, .changeTogether): mark(.rowsChangedInside)
    case (_, .toggleEditing): mark(.editedInside)
    default: break
    }
  }
}
