// The list of set-ups: navigation against pages that scroll sideways.

import UIKit

/// Shows a list of chapters. Each is a book of pages that scroll sideways, and differs in who gets a
/// finger that goes to the right: the pages, or the way back to the list.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class ChaptersViewController: UIViewController {
  private let table = UITableView(frame: .zero, style: .plain)

  deinit {}

  /// Makes the app: the list in a navigation controller.
  public static func makeApp() -> UINavigationController {
    UINavigationController(rootViewController: ChaptersViewController())
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pages and Pop"
    view.backgroundColor = .systemBackground
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "chapter")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }
}

extension ChaptersViewController: UITableViewDataSource, UITableViewDelegate {
  /// One for each chapter.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Chapter.allCases.count
  }

  /// The chapter's title.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chapter", for: indexPath)
    cell.textLabel?.text = Chapter.allCases[indexPath.row].title
    return cell
  }

  /// Opens the chapter.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let chapter = Chapter.allCases[indexPath.row]
    // The list is seen while a chapter that was pulled aside slides back over it.
    // A finger that came down on it meanwhile may be lifted when the chapter covers it again.
    guard navigationController?.transitionCoordinator?.isCancelled != true,
      navigationController?.topViewController === self
    else { return }
    navigationController?.pushViewController(PagesViewController(chapter), animated: true)
  }
}

/// A set-up.
nonisolated public enum Chapter: CaseIterable, Sendable {
  /// Nothing but pages: the left edge pops, elsewhere they scroll.
  case plain
  /// An own back button, and nothing else: the left edge does not pop any more.
  case ownButton
  /// An own back button, and the swipe's delegate replaced: the left edge pops.
  case ownButtonAndDelegate
  /// A pan over the whole page that pops, beside pages that scroll: the pages swallow it.
  case swallowedPan
  /// The same pan, for which the pages wait on the first page: there it pops, elsewhere they scroll.
  case sharedPan

  /// The title for people.
  public var title: String {
    switch self {
    case .plain: "Pages"
    case .ownButton: "Own button, wrong"
    case .ownButtonAndDelegate: "Own button, right"
    case .swallowedPan: "Whole page, wrong"
    case .sharedPan: "Whole page, right"
    }
  }
}
