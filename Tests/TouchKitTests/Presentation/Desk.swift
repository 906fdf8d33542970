// A page that is presented over a root page, in tests of presentations.

import Foundation
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// A page on a sheet over a root page, and a delegate that writes down what it hears.
final class Desk: UISheetPresentationControllerDelegate {
  let screen: TestScreen
  let diary = Diary()
  let root: Page
  let page: Page
  var mayDismiss = true

  init(_ screen: TestScreen) {
    self.screen = screen
    root = Page("root", diary)
    page = Page("page", diary)
    screen.send(
      .screen(
        CGSize(width: 393, height: 852), scale: 3,
        safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)))
    screen.window.rootViewController = root
    _ = diary.read()
  }
  deinit {}

  func present(_ detents: [UISheetPresentationController.Detent] = [.large()]) {
    page.sheetPresentationController?.detents = detents
    page.sheetPresentationController?.delegate = self
    root.present(page, animated: false)
    _ = diary.read()
  }
  func told() -> String { diary.read().joined(separator: ", ") }
  var frame: CGRect { page.view.presentation.frame }

  /// Drags a finger from a place by a distance, and holds it still before it lifts.
  func drag(from y: Double = 500, by way: Double, lifts: Bool = true) {
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 200, y: y))
    for _ in 0..<20 {
      screen.wait(1.0 / 60)
      finger.move(by: 0, way / 20)
    }
    guard lifts else { return }
    for _ in 0..<30 {
      screen.wait(1.0 / 60)
      finger.move(by: 0, 0)
    }
    finger.up()
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    diary.write("should dismiss?")
    return mayDismiss
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    diary.write("will dismiss")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    diary.write("did dismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    diary.write("did attempt")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) { diary.write("chose \(controller.selectedDetentIdentifier == .large ? "large" : "medium")") }
}

func withDesk(_ body: (TestScreen, Desk) -> Void) {
  withScreen(size: CGSize(width: 393, height: 852), recording: []) { screen in
    body(screen, Desk(screen))
    screen.wait(3)
  }
}
