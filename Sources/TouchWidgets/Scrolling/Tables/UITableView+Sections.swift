// Headers and footers of the sections that show, and the views above and below all sections.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A section that is alive.
struct ShownSection {
  /// Its header and footer; `nil` if it has none.
  var header: UIView?
  var footer: UIView?
  /// Whether the delegate was told that they show.
  var isHeaderDisplayed = false
  var isFooterDisplayed = false
}

/// A header or footer that shows no longer, and whether the delegate was told that it did.
enum LeavingView {
  case header(UIView, wasDisplayed: Bool)
  case footer(UIView, wasDisplayed: Bool)
}

extension UITableView {
  final func layoutSections() {
    placeAround()
    while let step = loading.nextSection(wanted: wantedSections) {
      switch step {
      case .place: break
      case .show(let old, let wanted): show(wanted, insteadOf: old)
      case .ask(let section): ask(section)
      }
    }
    placeSections()
  }

  final var wantedSections: Range<Int> {
    let viewport = viewport
    return rowLayout.sections(from: viewport.start, to: viewport.end)
  }

  private final func show(_ wanted: Range<Int>, insteadOf old: Range<Int>) {
    let oldSections = sections
    sections = wanted.map {
      old.contains($0) ? oldSections[$0 - old.lowerBound] : ShownSection()
    }
    for section in old where !wanted.contains(section) {
      for view in leaving(oldSections[section - old.lowerBound]) { endDisplaying(view, section) }
    }
  }

  private final func leaving(_ section: ShownSection) -> [LeavingView] {
    var views: [LeavingView] = []
    if let header = section.header {
      views.append(.header(header, wasDisplayed: section.isHeaderDisplayed))
    }
    if let footer = section.footer {
      views.append(.footer(footer, wasDisplayed: section.isFooterDisplayed))
    }
    return views
  }

  /// Takes all sections out of what shows: their views are still to be taken out.
  final func takeSections() -> [(section: Int, view: LeavingView)] {
    let first = loading.sections.indexes.lowerBound
    var views: [(section: Int, view: LeavingView)] = []
    for (offset, section) in sections.enumerated() {
      for view in leaving(section) { views.append((first + offset, view)) }
    }
    sections = []
    loading.dropSections()
    return views
  }

  final func endDisplaying(_ leaving: LeavingView, _ section: Int) {
    switch leaving {
    case .header(let view, let wasDisplayed):
      takeOut(view)
      guard wasDisplayed else { return }
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer(let view, let wasDisplayed):
      takeOut(view)
      guard wasDisplayed else { return }
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private final func takeOut(_ view: UIView) {
    if view.superview === self { view.removeFromSuperview() }
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      sectionKinds.put(view, identifier)
    }
  }

  /// Asks for a section's header and footer and shows them. Code that is asked or told may have taken the
  /// section away, and so its place.
  private final func ask(_ section: Int) {
    if rowLayout.header(of: section).length > 0,
      let view = delegate?.tableView(self, viewForHeaderInSection: section)
        ?? titled(dataSource?.tableView(self, titleForHeaderInSection: section))
    {
      guard let place = place(ofSection: section) else { return }
      sections[place].header = view
      view.frame = rect(rowLayout.header(of: section))
      addSubview(view)
      guard let place = self.place(ofSection: section) else { return }
      sections[place].isHeaderDisplayed = true
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    guard place(ofSection: section) != nil, rowLayout.footer(of: section).length > 0
    else { return }
    if let view = delegate?.tableView(self, viewForFooterInSection: section)
      ?? titled(dataSource?.tableView(self, titleForFooterInSection: section))
    {
      guard let place = place(ofSection: section) else { return }
      sections[place].footer = view
      view.frame = rect(rowLayout.footer(of: section))
      addSubview(view)
      guard let place = self.place(ofSection: section) else { return }
      sections[place].isFooterDisplayed = true
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Where a section stands among those that are alive; `nil` if it does not.
  final func place(ofSection section: Int) -> Int? {
    let alive = loading.sections.indexes
    return alive.contains(section) ? section - alive.lowerBound : nil
  }

  private final func titled(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  /// Headers of a plain table stay at the top while their sections show.
  private final func placeSections() {
    for offset in sections.indices {
      let section = loading.sections.indexes.lowerBound + offset
      if let header = sections[offset].header { place(header, at: rect(headerSpan(of: section))) }
      if let footer = sections[offset].footer {
        place(footer, at: rect(rowLayout.footer(of: section)))
      }
    }
  }

  private final func headerSpan(of section: Int) -> RowLayout.Span {
    guard style == .plain else { return rowLayout.header(of: section) }
    return rowLayout.stickyHeader(
      of: section, at: viewport.start + Double(adjustedContentInset.top))
  }

  private final func place(_ view: UIView, at frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  /// Places the views above and below all sections.
  private final func placeAround() {
    if let view = tableHeaderView {
      place(view, at: CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height))
    }
    if let view = tableFooterView {
      let height = view.bounds.height
      place(
        view,
        at: CGRect(
          x: 0, y: CGFloat(rowLayout.length) - height, width: bounds.width, height: height))
    }
  }
}
