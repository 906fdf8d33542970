// What holds in the feed after each event.

import TouchTrace
import UIKit

nonisolated extension TouchApp {
  /// The app with what holds in the feed.
  func withListsConditions() -> TouchApp {
    always("as many rows as messages") { (lists: ListsViewController) in
      lists.table.numberOfRows(inSection: 0) == 1
        && lists.table.numberOfRows(inSection: 1) == lists.messages.count
    }
    .always("a row in sight shows its message") { (lists: ListsViewController) in
      (lists.table.indexPathsForVisibleRows ?? []).allSatisfy { path in
        guard let cell = lists.table.cellForRow(at: path) as? MessageCell else {
          return path.section == 0
        }
        return lists.messages.indices.contains(path.row)
          && cell.isShowing(lists.messages[path.row])
      }
    }
    .always("every message is there once") { (lists: ListsViewController) in
      Set(lists.messages.map(\.number)).count == lists.messages.count
    }
    .always("only messages are selected") { (lists: ListsViewController) in
      (lists.table.indexPathsForSelectedRows ?? []).allSatisfy {
        $0.section == 1 && lists.messages.indices.contains($0.row)
      }
    }
    .always("a picture is as wide as its place but for its zoom") { (lists: ListsViewController) in
      let pager = lists.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? PagerCell
      return (pager?.pages ?? []).allSatisfy {
        abs($0.picture.bounds.width - $0.bounds.width) < 0.001
      }
    }
  }
}

extension MessageCell {
  fileprivate func isShowing(_ message: Message) -> Bool {
    textLabel?.text == "Message \(message.number)" && mark.isHidden == !message.isMarked
  }
}
