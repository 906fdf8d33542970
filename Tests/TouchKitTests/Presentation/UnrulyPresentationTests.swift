// Code that dismisses controllers inside of what they hear, and in the middle of other dismissals.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct UnrulyPresentations {
  private func stop(
    _ name: String, _ desk: Desk, _ style: UIModalPresentationStyle = .fullScreen
  ) -> Stop {
    let stop = Stop(name, desk.diary)
    stop.modalPresentationStyle = style
    return stop
  }

  /// Two controllers over the root of a desk, the second one over the first.
  private func presentTwo(_ desk: Desk, _ style: UIModalPresentationStyle) -> (Stop, Stop) {
    let (lower, upper) = (stop("lower", desk, style), stop("upper", desk, style))
    desk.root.present(lower, animated: false)
    lower.present(upper, animated: false)
    _ = desk.told()
    return (lower, upper)
  }

  @Test func codeDismissesAllInAWindowThatIsBeingHidden() {
    withDesk { screen, desk in
      let (lower, upper) = presentTwo(desk, .overFullScreen)
      let root = desk.root
      lower.then = { if $0 == "didDisappear" { root.dismiss(animated: false) } }
      screen.window.isHidden = true
      #expect(
        desk.told()
          == "root willDisappear, lower willDisappear, upper willDisappear, root didDisappear, "
          + "lower didDisappear, upper didDisappear")
      #expect(root.presentedViewController == nil && lower.presentedViewController == nil)
      #expect(upper.view.window == nil && screen.window.subviews == [root.view])
    }
  }

  @Test func codeDismissesASheetThatHearsThatItStays() {
    withDesk { screen, desk in
      let sheet = stop("sheet", desk, .pageSheet)
      let root = desk.root
      root.present(sheet, animated: false)
      _ = desk.told()
      sheet.then = { if $0 == "willAppear" { root.dismiss(animated: true) } }
      desk.drag(by: 370)
      #expect(desk.told() == "sheet willDisappear")
      var lines: [String] = []
      for _ in 0..<60 where lines.isEmpty {
        screen.wait(1.0 / 60)
        lines = desk.diary.read()
      }
      // It goes as a dismissal does, and is there until that is over.
      #expect(lines == ["sheet willAppear", "sheet didAppear", "sheet willDisappear"])
      #expect(root.presentedViewController === sheet && sheet.view.window != nil)
      screen.wait(1)
      #expect(desk.told() == "sheet didDisappear" && root.presentedViewController == nil)
    }
  }

  @Test func controllerThatIsBeingDismissedPresentsNothing() {
    withDesk { screen, desk in
      let (page, next) = (stop("page", desk), stop("next", desk))
      page.then = { [unowned page] in
        if $0 == "didAppear" { page.present(next, animated: true) }
      }
      desk.root.present(page, animated: true)
      screen.wait(0.1)
      _ = desk.told()
      page.dismiss(animated: true)
      #expect(
        desk.told()
          == "page didAppear, root didDisappear, page willDisappear, root willAppear, "
          + "root isAppearing")
      #expect(next.presentingViewController == nil)
      screen.wait(1)
      #expect(desk.told() == "root didAppear, page didDisappear")
      #expect(screen.window.subviews == [desk.root.view])
    }
  }

  @Test func allIsDismissedWhileTheUpperOneIsOnItsWayOut() {
    withDesk { screen, desk in
      let (lower, upper) = presentTwo(desk, .fullScreen)
      lower.dismiss(animated: true)
      #expect(desk.told() == "upper willDisappear, lower willAppear, lower isAppearing")
      screen.wait(0.1)
      desk.root.dismiss(animated: true)
      #expect(
        desk.told()
          == "lower didAppear, upper didDisappear, lower willDisappear, root willAppear, "
          + "root isAppearing")
      #expect(upper.view.window == nil && lower.presentedViewController == nil)
      screen.wait(1)
      #expect(desk.told() == "root didAppear, lower didDisappear")
      #expect(screen.window.subviews == [desk.root.view])
    }
  }
}
