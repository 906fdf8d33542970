// Pages that scroll sideways, with one of several ways back.

import UIKit

/// Shows pages that scroll sideways.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class PagesViewController: UIViewController {
  /// How many pages there are.
  private static let pageCount = 5
  private let chapter: Chapter
  private let pager = UIScrollView(frame: .zero)
  private(set) var fullScreenPop: FullScreenPop?

  deinit {}

  /// Makes the pages of a chapter.
  public init(_ chapter: Chapter) {
    self.chapter = chapter
    super.init(nibName: nil, bundle: nil)
    title = chapter.title
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pager.isPagingEnabled = true
    pager.contentInsetAdjustmentBehavior = .never
    for number in 1...Self.pageCount {
      let page = UILabel()
      page.text = "Page \(number)"
      page.textAlignment = .center
      // The grounds are light in dark colours too.
      page.textColor = .black
      page.backgroundColor = [.systemTeal, .systemOrange, .systemGreen][number % 3]
      pager.addSubview(page)
    }
    view.addSubview(pager)
    switch chapter {
    case .plain: break
    case .ownButton, .ownButtonAndDelegate:
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "List", style: .plain, target: self, action: PagesViewController.goBack)
    case .swallowedPan, .sharedPan: break
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard pager.frame != view.bounds else { return }
    pager.frame = view.bounds
    let size = view.bounds.size
    pager.contentSize = CGSize(width: size.width * CGFloat(Self.pageCount), height: size.height)
    for (index, page) in pager.subviews.enumerated() {
      page.frame = CGRect(origin: CGPoint(x: size.width * CGFloat(index), y: 0), size: size)
    }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let navigationController, fullScreenPop == nil else { return }
    switch chapter {
    case .plain, .ownButton: break
    case .ownButtonAndDelegate:
      navigationController.interactivePopGestureRecognizer?.delegate = self
    case .swallowedPan:
      fullScreenPop = FullScreenPop(navigationController)
    case .sharedPan:
      let pop = FullScreenPop(navigationController)
      pop.mayBegin = { [weak self] in self?.isFirstPage ?? false }
      pager.panGestureRecognizer.require(toFail: pop.pan)
      fullScreenPop = pop
    }
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard chapter == .ownButtonAndDelegate else { return }
    navigationController?.interactivePopGestureRecognizer?.delegate = nil
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    fullScreenPop?.remove()
    fullScreenPop = nil
  }

  private var isFirstPage: Bool { pager.contentOffset.x <= 0 }

  private func goBack() { navigationController?.popViewController(animated: true) }
}

extension PagesViewController: UIGestureRecognizerDelegate {
  /// The swipe from the edge begins although the back button is the app's own.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
