// What a record notes of scroll views, tables, controls and screens.

import GestureCore
import TouchKit

#if !hasFeature(Embedded)
  extension Record {
    /// A view of the plan, if it is a widget.
    func look(atWidget view: UIView) {
      if let control = view as? UIControl { look(at: control) }
      if let scroller = view as? UIScrollView { look(at: scroller) }
      if let table = view as? UITableView { look(at: table) }
    }

    private func look(at scroller: UIScrollView) {
      note("offset", scroller.contentOffset)
      note("content", scroller.contentSize)
      note("insets", scroller.adjustedContentInset)
      note("zoom", scroller.zoomScale)
      note(
        "moves",
        [
          scroller.isTracking, scroller.isDragging, scroller.isDecelerating, scroller.isZooming,
          scroller.isScrollAnimating, scroller.isZoomBouncing, scroller.isZoomAnimating,
        ].reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
      note("state", scroller.panGestureRecognizer.state.rawValue)
      note("refreshes", scroller.refreshControl?.isRefreshing ?? false)
    }

    private func look(at table: UITableView) {
      note("sections", table.numberOfSections)
      note("edits", table.isEditing)
      note("held", table.isRowHeld)
      note("open", table.isRowOpen)
      for path in table.indexPathsForVisibleRows ?? [] {
        note("shows", path)
        note("at", table.rectForRow(at: path))
        note("frame", table.cellForRow(at: path)?.frame ?? .zero)
        note("chosen", table.cellForRow(at: path)?.isSelected ?? false)
      }
      for path in table.indexPathsForSelectedRows ?? [] { note("selected", path) }
      note("hit", table.indexPathForRow(at: CGPoint(x: 40, y: 90)))
      for section in 0..<table.numberOfSections {
        note("section", table.rect(forSection: section))
        note("header", table.rectForHeader(inSection: section))
        note("footer", table.rectForFooter(inSection: section))
      }
    }

    private func look(at control: UIControl) {
      note("control", Int(control.state.rawValue))
      note("tracks", control.isTracking)
      note("inside", control.isTouchInside)
      switch control {
      case let control as UISwitch: note("on", control.isOn)
      case let control as UISlider: note("value", Double(control.value))
      case let control as UIStepper: note("value", control.value)
      case let control as UISegmentedControl: note("chosen", control.selectedSegmentIndex)
      case let control as UIPageControl: note("page", control.currentPage)
      case let field as UITextField:
        note("text", field.text)
        note("edited", field.isEditing)
        guard let range = field.selectedTextRange else { return note("caret", -1) }
        note("caret", field.offset(from: field.beginningOfDocument, to: range.start))
        note("caret", field.offset(from: field.beginningOfDocument, to: range.end))
        note("caret", field.caretRect(for: range.end))
      default: break
      }
    }
  }
#endif
