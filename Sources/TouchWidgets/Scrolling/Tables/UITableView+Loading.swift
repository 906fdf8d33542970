// Asks for counts and heights, and for views that are used again.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UITableView {
  /// The height of a row for which nothing else is said, in points. [doc]
  nonisolated static var standardHeight: CGFloat { 44 }
  /// The space above the rows of a section of a grouped table that has no header, in points. [seen]
  nonisolated static func groupedStart(of section: Int) -> Double {
    section == 0 ? 35 : 35 - groupedFooter
  }
  /// The space below the rows of a section of a grouped table that has no footer, in points. [seen]
  nonisolated static var groupedFooter: Double { 52.0 / 3 }
  /// The space below the last section of a grouped table, in points. [seen]
  nonisolated static var groupedEnd: Double { 20 }
  /// More rows or sections are a programmer error: their heights would not fit into memory. [ours]
  nonisolated static var countMax: Int { 10_000_000 }

  /// All must be asked for again, before the next layout.
  final func markNeedsLoad() {
    loading.markOld()
    setNeedsLayout()
  }

  /// Knows the counts, also before the first layout.
  final func loadIfNeeded() { if loading.counts == .unknown { load() } }

  /// Asks for all counts and heights, and lets all cells go.
  final func load() {
    if let (layout, _) = askLayout() { reload(layout) }
  }

  /// Takes a swiped row and a held row back, of which the app hears by `endSwipe` and `endMove`. Outside of
  /// calls into the application the animation of the row lays the table out. `nil` if code that was asked for
  /// cells then had all asked for anew: what was asked before is old.
  final func takeFromHands() -> (swipe: Bool?, move: DroppedRow?)? {
    let loads = loading.loads
    let (swipe, move) = (takeSwipe(), takeHeldRow())
    if loads == loading.loads { return (swipe, move) }
    endSwipe(swipe)
    endMove(move)
    return nil
  }

  /// Takes on a layout whose rows have nothing to do with those before, and lets all cells go.
  final func reload(_ layout: RowLayout) {
    // The code of the app runs when all is new: it may change rows again.
    guard let (swipe, move) = takeFromHands() else { return }
    pressing = nil
    let (rows, views) = (takeRows(), takeSections())
    rowLayout = layout
    loading.reload()
    selection.reload { layout.contains($0) }
    endSwipe(swipe)
    endMove(move)
    for (cell, path) in rows { endDisplaying(cell, path) }
    for (section, view) in views { endDisplaying(view, section) }
    showContentSize()
    loading.endReload()
    setNeedsLayout()
  }

  /// Asks for the counts and heights of all sections; once more, and then all is new, if the code that was
  /// asked wants all to be asked for again. `nil` while they are being asked for.
  final func askLayout() -> (layout: RowLayout, isAllNew: Bool)? {
    guard loading.beginCounts() else { return nil }
    var answer = (layout: askOnce(), isAllNew: false)
    while loading.endCounts() { answer = (askOnce(), true) }
    return answer
  }

  /// Asks the data source and the delegate that are there now. What they change meanwhile is asked for by
  /// `askLayout`, once these answers are complete.
  private final func askOnce() -> RowLayout {
    var sections: [RowLayout.Section] = []
    var total = 0
    hasUsualHeights = delegate == nil
    hasUsualEstimates = delegate == nil
    if let source = dataSource {
      let delegate = delegate
      let count = checked(source.numberOfSections(in: self), nil)
      sections.reserveCapacity(count)
      for section in 0..<count {
        let rows = checked(source.tableView(self, numberOfRowsInSection: section), section)
        total = checked(total + rows, section)
        sections.append(heights(section, rows: rows, source, delegate))
      }
    }
    let isSpaced = style == .grouped && !sections.isEmpty
    return RowLayout(
      sections: sections, before: Double(tableHeaderView?.bounds.height ?? 0),
      after: Double(tableFooterView?.bounds.height ?? 0)
        + (isSpaced ? UITableView.groupedEnd : 0))
  }

  private final func checked(_ count: Int, _ section: Int?) -> Int {
    guard count > UITableView.countMax else { return max(count, 0) }
    let call = section.map { "tableView(_:numberOfRowsInSection: \($0))" }
    programmerError(
      "UITableView \(identity): \(call ?? "numberOfSections(in:)") makes it \(count), and "
        + "\(UITableView.countMax) is the most.")
  }

  private final func heights(
    _ section: Int, rows: Int, _ source: any UITableViewDataSource,
    _ delegate: (any UITableViewDelegate)?
  ) -> RowLayout.Section {
    let heights = rowHeights(section, rows: rows, delegate)
    let header =
      UITableView.known(delegate?.tableView(self, heightForHeaderInSection: section))
      ?? height(
        source.tableView(self, titleForHeaderInSection: section),
        delegate?.tableView(self, viewForHeaderInSection: section), ofAll: sectionHeaderHeight,
        without: style == .grouped ? UITableView.groupedStart(of: section) : 0)
    let footer =
      UITableView.known(delegate?.tableView(self, heightForFooterInSection: section))
      ?? height(
        source.tableView(self, titleForFooterInSection: section),
        delegate?.tableView(self, viewForFooterInSection: section), ofAll: sectionFooterHeight,
        without: style == .grouped ? UITableView.groupedFooter : 0)
    let padding = header > 0 ? UITableView.known(sectionHeaderTopPadding) ?? 0 : 0
    return RowLayout.Section(header: header, rows: heights, footer: footer, padding: padding)
  }

  private final func rowHeights(
    _ section: Int, rows: Int, _ delegate: (any UITableViewDelegate)?
  ) -> RowHeights {
    let (usual, usualEstimate) = (usualHeight, UITableView.estimate(estimatedRowHeight))
    var heights = RowHeights()
    func appendRest() {
      heights.append(
        usualEstimate ?? usual, count: rows - heights.count, isEstimated: usualEstimate != nil)
    }
    guard let delegate else {
      appendRest()
      return heights
    }
    while heights.count < rows {
      let path = IndexPath(row: heights.count, section: section)
      if !hasUsualEstimates {
        let estimate = delegate.tableView(self, estimatedHeightForRowAt: path)
        if let estimate = UITableView.estimate(estimate) {
          heights.append(estimate, isEstimated: true)
          continue
        }
      }
      let saysNothing = hasUsualEstimates && (usualEstimate != nil || hasUsualHeights)
      if saysNothing { break }
      let height = UITableView.known(delegate.tableView(self, heightForRowAt: path))
      heights.append(height ?? usual)
    }
    appendRest()
    return heights
  }

  /// The height of a row, in points, as the delegate or the table says.
  final func height(ofRow path: IndexPath) -> Double {
    UITableView.known(delegate?.tableView(self, heightForRowAt: path)) ?? usualHeight
  }

  /// The height of a row whose delegate gives none, in points.
  private final var usualHeight: Double {
    UITableView.known(rowHeight) ?? Double(UITableView.standardHeight)
  }

  /// An estimate that is finite and above 0.
  private static func estimate(_ height: CGFloat) -> Double? {
    height > 0 && height < .infinity ? Double(height) : nil
  }

  /// A height that is finite and not below 0.
  private static func known(_ height: CGFloat?) -> Double? {
    guard let height, height >= 0, height < .infinity else { return nil }
    return Double(height)
  }

  /// The height of a header or footer whose height the delegate does not say, in points. A plain table has
  /// no room for one that is not there, whatever the height of all. [seen; other heights are ours]
  private final func height(
    _ title: String?, _ view: UIView?, ofAll: CGFloat, without: Double
  ) -> Double {
    let isThere = title != nil || view != nil
    if isThere || style == .grouped, let height = UITableView.known(ofAll) { return height }
    if let view, view.bounds.height > 0 { return Double(view.bounds.height) }
    return isThere ? (style == .grouped ? 38 : 28) : without
  }

  final func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    markNeedsLoad()
  }

  // MARK: Kinds

  #if !hasFeature(Embedded)
    final func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
      guard let cellClass else { return kinds.register(identifier, nil) }
      guard let kind = cellClass as? UITableViewCell.Type else {
        programmerError(
          "UITableView \(self.identity): \(cellClass) is registered for cells \"\(identifier)\" "
            + "and is no subclass of UITableViewCell.")
      }
      kinds.register(identifier) { kind.init(style: .default, reuseIdentifier: identifier) }
    }

    final func registerSectionView(_ viewClass: AnyClass?, _ identifier: String) {
      guard let viewClass else { return sectionKinds.register(identifier, nil) }
      guard let kind = viewClass as? UITableViewHeaderFooterView.Type else {
        programmerError(
          "UITableView \(self.identity): \(viewClass) is registered for headers and footers "
            + "\"\(identifier)\" and is no subclass of UITableViewHeaderFooterView.")
      }
      sectionKinds.register(identifier) { kind.init(reuseIdentifier: identifier) }
    }
  #endif

  final func reuse(_ identifier: String) -> UITableViewCell? {
    if let cell = reconfigured, let kind = cell.reuseIdentifier,
      kind.utf8.elementsEqual(identifier.utf8)
    {
      reconfigured = nil
      return cell
    }
    guard let cell = kinds.take(identifier) else { return kinds.maker(identifier)?() }
    cell.isSelected = false
    cell.prepareForReuse()
    return cell
  }

  final func reuse(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let cell = reuse(identifier) { return cell }
    programmerError(
      "UITableView \(self.identity): dequeueReusableCell(withIdentifier: \"\(identifier)\", for: "
        + "row \(path.row) of section \(path.section)), and no class is registered for it.")
  }

  final func reuseSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = sectionKinds.take(identifier) else {
      return sectionKinds.maker(identifier)?()
    }
    view.prepareForReuse()
    return view
  }
}
