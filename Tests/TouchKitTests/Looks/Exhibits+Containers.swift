// Tables, navigation and sheets of which pictures are kept.

@testable import TouchEngine
@testable import TouchWidgets

extension Exhibit {
  /// A table, what it shows, and what is done with it before a picture is taken.
  private init(
    table name: String, _ change: @escaping (UIApplication, UITableView, TableDiary) -> Void
  ) {
    self.init(name) { application, window in
      let diary = TableDiary([3, 2])
      diary.header = { $0 == 0 ? "First" : nil }
      let table = UITableView(frame: rect(0, 0, 320, 300))
      table.dataSource = diary
      table.delegate = diary
      window.addSubview(table)
      application.advance(to: 0.1)
      change(application, table, diary)
      withExtendedLifetime(diary) { _ = application.snapshot() }
    }
  }

  /// A controller over the whole window.
  private init(
    controller name: String, _ change: @escaping (UIApplication, UIViewController) -> Void
  ) {
    self.init(name) { application, window in
      let page = UIViewController()
      page.view.backgroundColor = .white
      page.title = "Page"
      window.rootViewController = page
      application.advance(to: 0.1)
      change(application, page)
    }
  }

  static let others = [
    Exhibit(table: "Table") { _, _, _ in },
    Exhibit(table: "Table that is edited") { application, table, _ in
      table.setEditing(true, animated: false)
      application.advance(to: 2)
    },
    Exhibit(table: "Table with a row that is swiped") { application, table, diary in
      diary.trailing = [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in },
        UIContextualAction(style: .normal, title: "Flag") { _, _, _ in },
      ]
      application.receive([TouchReport(1, .began, at: point(250, 80))], at: 1)
      for step in 1...10 {
        let place = point(250 - 15 * Double(step), 80)
        application.receive([TouchReport(1, .moved, at: place)], at: 1 + 0.02 * Double(step))
      }
      application.receive([TouchReport(1, .ended, at: point(100, 80))], at: 1.5)
      application.advance(to: 3)
    },
    Exhibit(table: "Table with a row under a finger") { application, table, _ in
      application.receive([TouchReport(1, .began, at: point(100, 80))], at: 1)
      application.advance(to: 2)
    },
    Exhibit(table: "Table that refreshes") { application, table, _ in
      table.refreshControl = UIRefreshControl()
      table.refreshControl?.beginRefreshing()
      application.advance(to: 2)
    },
    Exhibit(table: "Table that is pulled") { application, table, _ in
      table.refreshControl = UIRefreshControl()
      application.receive([TouchReport(1, .began, at: point(100, 80))], at: 1)
      for step in 1...10 {
        let place = point(100, 80 + 12 * Double(step))
        application.receive([TouchReport(1, .moved, at: place)], at: 1 + 0.02 * Double(step))
      }
    },
    Exhibit(controller: "Navigation") { application, page in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.viewControllers[0].title = "Home"
      navigation.view.frame = rect(0, 0, 400, 400)
      page.view.window?.rootViewController = navigation
      let next = UIViewController()
      next.title = "Next"
      next.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Done", style: .done, target: nil, action: nil)
      navigation.pushViewController(next, animated: true)
      application.advance(to: 0.3)
    },
    Exhibit(controller: "Sheet at half of its height") { application, page in
      let sheet = UIViewController()
      sheet.view.backgroundColor = .yellow
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      page.present(sheet, animated: true)
      application.advance(to: 2)
    },
    Exhibit(controller: "Sheet on its way") { application, page in
      let sheet = UIViewController()
      sheet.view.backgroundColor = .yellow
      page.present(sheet, animated: true)
      application.advance(to: 0.25)
    },
  ]
}
