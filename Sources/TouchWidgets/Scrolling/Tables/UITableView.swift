// A list of rows, of which those alive are the ones that show. The class body has what is stored and what
// can be overridden; `RowLayout` says where rows are, `RowSelection` what a touch selects, and the
// extensions beside it carry out.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Shows rows of a data source, one below the other, in sections.
///
/// Counts and heights are asked for by ``reloadData()`` and when they are first needed, cells when their
/// rows come into view. Which row a finger selects follows from the touches that cells hear.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UITableView: UIScrollView {
  /// How sections look.
  nonisolated public enum Style: Int, Sendable {
    /// One below the other; the header of the first that shows stays at the top.
    case plain
    /// With space between them.
    case grouped
  }

  /// Where a row is to be in the viewport.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// The table scrolls as little as brings the row into view.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// What is between rows.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A line.
    case singleLine
  }

  /// How changed rows come and go. Here they are in their new place at once, with each of these.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade
    /// To or from the right.
    case right
    /// To or from the left.
    case left
    /// To or from the top.
    case top
    /// To or from the bottom.
    case bottom
    /// Not at all.
    case none
    /// To or from the middle.
    case middle
    /// As the table thinks fit.
    case automatic = 100
  }

  /// Stands for the height that the table has for all rows.
  nonisolated public static let automaticDimension: CGFloat = -1

  // MARK: Stored

  private final var dataSourceReference: WeakDelegate<any UITableViewDataSource>?
  private final var tableDelegateReference: WeakDelegate<any UITableViewDelegate>?
  final var kinds = ReusePool<UITableViewCell>()
  final var sectionKinds = ReusePool<UITableViewHeaderFooterView>()
  final var rowLayout = RowLayout()
  final var loading = RowLoading()
  /// The cells of the rows that are alive; `nil` for a row without one, because it is held, or because
  /// its cell was given to another row.
  final var cells: [UITableViewCell?] = []
  final var sections: [ShownSection] = []
  final var selection = RowSelection()
  /// The touch that presses a row.
  final var pressing: UITouch?
  final var changes = RowChanges()
  final var updateDepth = 0
  final var swiped: SwipedRow?
  final let rowPan = madeByTouchKit(RowPanRecognizer())
  final var held: HeldRow?
  /// The cell that the data source is to set up anew: it gets this one when it asks for one of its kind.
  final var reconfigured: UITableViewCell?
  /// Whether the last question whether a row can be edited was answered by the protocol's default.
  final var answersByDefault = false
  /// Whether the delegate has no method that gives heights to rows, or that estimates them.
  final var (hasUsualHeights, hasUsualEstimates) = (false, false)
  /// The row that had the focus last.
  final var lastFocused: IndexPath?
  /// What happens to the row that the delegate is asked about, if it has no method for that.
  final var usualEditingStyle = UITableViewCell.EditingStyle.none

  /// How its sections look.
  public final let style: Style

  /// Makes a table with a frame in its future superview's coordinates.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    rowPan.serve(self)
    addGestureRecognizer(rowPan)
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  deinit {}

  // MARK: Data source and delegate

  /// The object that says which rows there are; it is not kept alive. A new one is asked for all.
  open var dataSource: (any UITableViewDataSource)? {
    get { dataSourceReference?.delegate }
    set {
      dataSourceReference = newValue.map { WeakDelegate($0) }
      markNeedsLoad()
    }
  }

  /// The object that hears what happens to rows, and of scrolling; it is not kept alive. A new one is
  /// asked for all heights.
  open var delegate: (any UITableViewDelegate)? {
    get { tableDelegateReference?.delegate }
    set {
      tableDelegateReference = newValue.map { WeakDelegate($0) }
      scrollDelegate = newValue
      markNeedsLoad()
    }
  }

  // MARK: Heights

  /// The height of rows whose delegate gives none, in points; 44 if it is below 0, as by default.
  open var rowHeight = UITableView.automaticDimension { didSet { markNeedsLoad() } }
  /// The height of rows that did not show yet and whose delegate estimates none, in points. At 0 and below, as
  /// by default, all rows are asked for their heights at once. [ours: UIKit estimates by default]
  /// A row that is estimated is asked for its height after its cell. What shows keeps its place then.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { markNeedsLoad() } }
  /// The height of headers whose delegate gives none, in points. Below 0, as by default, it is 28 with a
  /// title and 0 without. In a grouped table it is 38 with a title [ours]; without, 35 for the first
  /// section and 17 2/3 for the others. [seen]
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { markNeedsLoad() } }
  /// The height of footers whose delegate gives none, in points; as headers, but without a title 0, and
  /// 17 1/3 in a grouped table. [seen]
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { markNeedsLoad() } }

  /// The room above each header that is there, in points. Below 0, as by default, it is 0. [ours; 22 in plain
  /// tables of iOS 15 and later]
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { markNeedsLoad() }
  }

  /// A view above all sections, as high as its frame.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// A view below all sections, as high as its frame.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  // MARK: Separators

  /// What is below each row: a line by default.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { lookChanged() } }
  /// The colour of the lines; ``UIColor/separator`` for `nil`, as by default.
  open var separatorColor: UIColor? { didSet { lookChanged() } }
  /// The room beside the lines, in points; only left and right count. It is 16 on the left and 0 on the right
  /// by default.
  open var separatorInset = UIEdgeInsets(top: 0, left: UITableViewCell.margin, bottom: 0, right: 0)
  {
    didSet { lookChanged() }
  }

  // MARK: Cells

  #if hasFeature(Embedded)
    /// Says which class makes cells of a kind.
    public final func register<Cell: UITableViewCell>(
      _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String
    ) { kinds.register(identifier) { Cell(style: .default, reuseIdentifier: identifier) } }

    /// Says which class makes headers and footers of a kind.
    public final func register<View: UITableViewHeaderFooterView>(
      _ viewClass: View.Type, forHeaderFooterViewReuseIdentifier identifier: String
    ) { sectionKinds.register(identifier) { View(reuseIdentifier: identifier) } }
  #else
    /// Says which class makes cells of a kind; `nil`: none. One that is no cell's is a programmer error.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      registerCell(cellClass, identifier)
    }

    /// Says which class makes headers and footers of a kind; `nil`: none. One that is no class of
    /// ``UITableViewHeaderFooterView`` is a programmer error.
    open func register(
      _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) { registerSectionView(viewClass, identifier) }
  #endif

  /// A cell that is used again, or a new one of the registered class; `nil` if none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse(identifier)
  }

  /// A cell that is used again, or a new one of the registered class. None is a programmer error.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { reuse(identifier, for: indexPath) }

  /// A header or footer that is used again, or a new one of the registered class; `nil` if none is.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { reuseSectionView(identifier) }

  // MARK: Changes

  /// Asks for all counts and heights at once, and for cells at the next layout. Nothing is selected any
  /// more, and a finger on a row selects nothing.
  open func reloadData() { load() }

  /// Takes all changes up to ``endUpdates()`` together.
  open func beginUpdates() { updateDepth += 1 }

  /// Ends what ``beginUpdates()`` began, and makes the changes.
  ///
  /// Counts that do not fit the changes are a programmer error, which names them.
  open func endUpdates() { endChanges() }

  /// Makes changes together. The completion is called with the next turn, with true; with false if the table
  /// is in no window and animations are enabled. [seen]
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { changeTogether(updates, completion) }

  /// Rows are new: the data source has them already.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows += indexPaths.map { $0.core } }
  }
  /// Rows are gone: the data source has them no longer.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows += indexPaths.map { $0.core } }
  }
  /// Rows get a new cell and a new height; they are not selected any more.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows += indexPaths.map { $0.core } }
  }
  /// Rows keep their cells: the data source is asked for them again, and gets the same ones when it asks for
  /// cells of their kind. Their heights are new, and they stay selected. Where it returns another cell, that
  /// takes the place as after a reload.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows += indexPaths.map { $0.core } }
  }
  /// A row is elsewhere.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves.append(RowChanges.Move(from: indexPath.core, to: newIndexPath.core)) }
  }
  /// Sections are new.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections += sections }
  }
  /// Sections are gone.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections += sections }
  }
  /// Sections get new rows.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections += sections }
  }

  /// A section is elsewhere, with its rows.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.sectionMoves.append(RowChanges.SectionMove(from: section, to: newSection)) }
  }
  /// Whether rows are not where the data source has them: a finger holds one of them at another place, or
  /// changes wait for ``endUpdates()``. [ours; UIKit names dropped rows]
  open var hasUncommittedUpdates: Bool {
    !changes.isEmpty || (held.map { $0.rule.source != $0.rule.target } ?? false)
  }

  // MARK: Selecting

  /// Whether fingers select rows; true by default.
  open var allowsSelection = true
  /// Whether fingers select rows while the table is edited; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is not edited; false by default.
  open var allowsMultipleSelection = false { didSet { severalChanged() } }
  /// Whether several rows can be selected while the table is edited; false by default. Then a circle with a
  /// tick stands at the left of rows that can be edited, and no row is deleted or inserted. Nothing stays
  /// selected where editing begins or ends.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      severalChanged()
      if isEditing { updateEditingParts() }
    }
  }
  /// Selects a row and shows it; `nil` deselects all. The delegate is not told.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }
  /// Deselects a row. The delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Focus

  /// Whether the focus of a keyboard goes to rows that can be selected; true by default. [ours]
  open var allowsFocus = true
  /// Whether the focus goes to rows while the table is edited, also to rows that cannot be selected then;
  /// true by default, so that rows are deleted, inserted and moved by keys. [ours]
  open var allowsFocusDuringEditing = true
  /// Whether a row is selected as soon as it has the focus, if the delegate says nothing else; false by default.
  open var selectionFollowsFocus = false
  /// Whether Tab leads back to the row that had the focus last, wherever it is now; false by default.
  open var remembersLastFocusedIndexPath = false

  @_spi(Widgets) open override func bringIntoSight(_ goal: FocusGoal, of view: UIView) -> UIView? {
    showRow(goal, of: view)
  }
  /// Asks the delegate.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    letsFocusChange(context)
  }
  /// Selects the row, if it is to, and tells the delegate.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { focusChanged(context, coordinator) }

  // MARK: Editing

  private final var editing = false
  /// Whether rows show their grips and controls; false by default.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows the grips of rows that can be moved and the controls of rows that are deleted or inserted, or
  /// hides them.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    editingChanged(animated)
  }

  // MARK: Layout and touches

  /// Brings the rows that show to life, and lets the others go.
  open override func layoutSubviews() {
    loadIfNeeded()
    super.layoutSubviews()
    layoutTable()
  }

  @_spi(Widgets) open override func didChangeBounds(from old: CGRect) {
    super.didChangeBounds(from: old)
    if bounds.size != old.size { sizeChanged() }
  }

  override func fingersLost() { giveUpFingers() }

  #if !hasFeature(Embedded)
    override func words(for page: PageScrolling.Page) -> String {
      wordsForRows(at: page.offset.y) ?? super.words(for: page)
    }
  #endif

  @_spi(Widgets) open override var groupsByItself: Bool { true }

  /// While a row is open, a touch beside its buttons is the table's: it closes the row.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let hit, let swiped, swiped.rule.openSide != nil else { return hit }
    return hit.isDescendant(of: swiped.buttons) ? hit : self
  }

  /// Lights up the row under the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !press(touches) { super.touchesBegan(touches, with: event) }
  }
  /// Selects the row under the finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !lift(touches) { super.touchesEnded(touches, with: event) }
  }
  /// Makes the row under the finger dark again.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !giveUp(touches) { super.touchesCancelled(touches, with: event) }
  }
}
