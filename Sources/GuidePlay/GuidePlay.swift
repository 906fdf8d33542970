// The player of the guide's apps: two for each question. Its page is part of the documentation.

import Guide
import TouchPlay
import TouchTrace
import UIKit

@main struct GuidePlay: TouchPlayer {
  static let apps = Question.all.flatMap { question in
    [
      TouchApp("\(question.name) wrong", question.title) { outlined(question.wrong()) },
      TouchApp("\(question.name) right", question.title) { outlined(question.right()) },
    ]
  }
}

/// A controller whose views can be seen: the articles' code leaves colours out.
@MainActor private func outlined(_ controller: UIViewController) -> UIViewController {
  if let navigation = controller as? UINavigationController {
    _ = navigation.topViewController.map(outlined)
  } else {
    outline(controller.view.subviews)
  }
  return controller
}

/// Gives views a border, and their subviews. What is in a table has its looks.
@MainActor private func outline(_ views: [UIView]) {
  for view in views where view.backgroundColor == nil && !(view is UITableView) {
    view.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.12)
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.systemBlue.cgColor
    outline(view.subviews)
  }
}
