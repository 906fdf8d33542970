// Tables and controllers, of which several pictures are kept.

@testable import TouchEngine
@testable import TouchWidgets

extension Exhibit {
  /// A table, and what happens to it.
  private init(
    film name: String, style: UITableView.Style = .plain, _ moments: [Moment],
    _ change: @escaping (UITableView, TableDiary) -> Void
  ) {
    self.init(name, moments: moments) { application, window in
      let diary = TableDiary([3, 2])
      diary.header = { $0 == 0 ? "First" : nil }
      let table = DiaryTable(frame: rect(0, 0, 320, 300), style: style)
      table.diary = diary
      table.dataSource = diary
      table.delegate = diary
      change(table, diary)
      window.addSubview(table)
    }
  }

  private static func table(_ window: UIWindow) -> DiaryTable? {
    window.subviews.last as? DiaryTable
  }

  private static let rows = { (section: Int, row: Int) in IndexPath(row: row, section: section) }

  static let tableFilms = [
    Exhibit(
      film: "Rows that are chosen",
      [
        .down(1, at: 100, 60), .pause(1.2), .up(1.3, at: 100, 60), .pause(1.4), .pause(2),
        .down(3, at: 100, 100), .up(3.1, at: 100, 100), .pause(4),
        .call(5) { table($0)?.selectRow(at: nil, animated: false, scrollPosition: .none) },
        .call(6) {
          table($0)?.selectRow(at: rows(1, 0), animated: true, scrollPosition: .bottom)
        }, .pause(7),
      ]
    ) { table, diary in table.allowsMultipleSelection = true },
    Exhibit(
      film: "Row that is opened and closed",
      [
        .down(1, at: 250, 80), .move(1.1, to: 230, 80), .move(1.2, to: 150, 80),
        .move(1.3, to: 100, 80), .up(1.4, at: 100, 80), .pause(1.5), .pause(2.5),
        .down(3, at: 100, 200), .up(3.1, at: 100, 200), .pause(3.2), .pause(4),
      ]
    ) { table, diary in
      diary.performsFirst = false
      diary.trailing = [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in },
        UIContextualAction(style: .normal, title: "Flag it now") { _, _, _ in },
      ]
    },
    Exhibit(
      film: "Row that is swiped all the way",
      [
        .down(1, at: 20, 80), .move(1.1, to: 60, 80), .move(1.2, to: 150, 80),
        .move(1.3, to: 310, 80), .up(1.4, at: 310, 80), .pause(1.5), .pause(3),
      ]
    ) { table, diary in
      let mark = UIContextualAction(style: .normal, title: "Mark") { _, _, done in done(true) }
      mark.backgroundColor = .green
      diary.leading = [mark]
    },
    Exhibit(
      film: "Row that is moved",
      [
        .down(1, at: 300, 60), .move(1.1, to: 300, 120), .move(1.2, to: 300, 200), .pause(1.3),
        .pause(2), .up(2.1, at: 300, 200), .pause(2.2), .pause(4),
        .call(5) { table($0)?.setEditing(false, animated: true) }, .pause(6),
      ]
    ) { table, diary in table.setEditing(true, animated: false) },
    Exhibit(
      film: "Rows that come and go", style: .grouped,
      [
        .pause(1),
        .call(2) {
          table($0)?.diary?.counts = [4, 2]
          table($0)?.insertRows(at: [rows(0, 1)], with: .automatic)
        }, .pause(2.1), .pause(3),
        .call(4) {
          table($0)?.diary?.counts = [4]
          table($0)?.deleteSections([1], with: .fade)
        }, .pause(5),
        .call(6) {
          table($0)?.diary?.counts = [20]
          table($0)?.reloadData()
          table($0)?.scrollToRow(at: rows(0, 12), at: .middle, animated: true)
        }, .pause(6.1), .pause(8),
        .call(9) { table($0)?.frame = rect(10, 20, 200, 150) }, .pause(10),
      ]
    ) { table, diary in table.rowHeight = 50 },
    Exhibit(
      film: "Rows of their own heights",
      [
        .pause(1), .call(2) { table($0)?.setContentOffset(point(0, 60), animated: false) },
        .call(3) { table($0)?.setContentOffset(point(0, 150), animated: true) }, .pause(3.1),
        .pause(4),
      ]
    ) { table, diary in
      diary.counts = [5, 3]
      diary.header = { "Section \($0)" }
      diary.height = { path in CGFloat(30 + 20 * path.row) }
      table.tableHeaderView = UIView(frame: rect(0, 0, 320, 40))
      table.tableFooterView = UIView(frame: rect(0, 0, 320, 25))
    },
    Exhibit(
      film: "Table that is pulled and lets go",
      [
        .down(1, at: 100, 80), .move(1.1, to: 100, 120), .move(1.2, to: 100, 260),
        .move(1.3, to: 100, 290), .up(1.4, at: 100, 290), .pause(1.5), .pause(3),
        .call(4) { table($0)?.refreshControl?.endRefreshing() }, .pause(4.1), .pause(5),
      ]
    ) { table, diary in table.refreshControl = UIRefreshControl() },
  ]

  // MARK: Controllers

  private static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .white
    return page
  }

  /// A navigation controller over the whole window, with one page.
  private init(
    navigation name: String, _ moments: [Moment],
    _ change: @escaping (UINavigationController) -> Void = { _ in }
  ) {
    self.init(name, moments: moments) { application, window in
      let navigation = UINavigationController(rootViewController: Exhibit.page("Home"))
      change(navigation)
      window.rootViewController = navigation
    }
  }

  private static func navigation(_ window: UIWindow) -> UINavigationController? {
    window.rootViewController as? UINavigationController
  }

  static let controllerFilms = [
    Exhibit(
      navigation: "Page that comes and is swiped away",
      [
        .call(1) { navigation($0)?.pushViewController(page("Next"), animated: true) },
        .pause(1.1), .pause(1.3), .pause(2), .down(3, at: 2, 200), .move(3.1, to: 60, 200),
        .move(3.2, to: 200, 200), .pause(3.3), .move(3.4, to: 250, 200), .up(3.5, at: 250, 200),
        .pause(3.6), .pause(5),
      ]),
    Exhibit(
      navigation: "Bar whose items change",
      [
        .call(1) {
          let item = navigation($0)?.topViewController?.navigationItem
          item?.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: nil, action: nil)
          item?.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
            UIBarButtonItem(
              image: picture("star"), style: .plain, target: nil, action: nil),
          ]
        },
        .call(2) { navigation($0)?.topViewController?.title = "Another and much longer title" },
        .call(3) { window in
          let item = navigation(window)?.topViewController?.navigationItem
          item?.titleView = UIView(frame: rect(0, 0, 60, 30))
          item?.rightBarButtonItems?[0].isEnabled = false
        },
        .call(4) { navigation($0)?.setNavigationBarHidden(true, animated: false) },
        .call(5) { navigation($0)?.setNavigationBarHidden(false, animated: true) }, .pause(6),
        .down(7, at: 30, 20), .up(7.1, at: 30, 20),
      ]),
    Exhibit(
      "Sheet that is dragged and goes",
      moments: [
        .call(1) { window in
          let sheet = page("Sheet")
          sheet.sheetPresentationController?.detents = [.medium(), .large()]
          sheet.sheetPresentationController?.prefersGrabberVisible = true
          window.rootViewController?.present(sheet, animated: true)
        }, .pause(1.1), .pause(3), .down(4, at: 200, 230), .move(4.1, to: 200, 200),
        .move(4.2, to: 200, 100), .up(4.3, at: 200, 100), .pause(4.4), .pause(6),
        .down(7, at: 200, 30), .move(7.1, to: 200, 100), .move(7.2, to: 200, 390), .pause(7.3),
        .up(7.4, at: 200, 390), .pause(7.5), .pause(9),
      ]
    ) { application, window in window.rootViewController = page("Page") },
    Exhibit(
      "Page over the full screen",
      moments: [
        .call(1) { window in
          let over = page("Over")
          over.modalPresentationStyle = .fullScreen
          window.rootViewController?.present(over, animated: true)
        }, .pause(1.1), .pause(3),
        .call(4) { $0.rootViewController?.dismiss(animated: true) }, .pause(4.1), .pause(6),
      ]
    ) { application, window in window.rootViewController = page("Page") },
  ]
}
