// Navigation against pages that scroll sideways: the wrong and the right set-ups under a finger.

import Foundation
import Testing
import TouchTesting
import TouchTrace
import UIKit

@testable import Examples

@Suite struct PagesAndPopTests {
  /// Opens a chapter, and says what a drag to the right does.
  private func drag(_ chapter: Chapter, from x: Double, page: Int = 0) -> String {
    withScreen(size: CGSize(width: 390, height: 844), recording: []) { screen in
      let navigation = ChaptersViewController.makeApp()
      screen.show(navigation)
      guard let index = Chapter.allCases.firstIndex(of: chapter) else { return "no chapter" }
      screen.play(.tap(at: CGPoint(x: 200, y: 66 + 44 * Double(index))))
      screen.wait(1)
      guard let top = navigation.topViewController as? PagesViewController,
        let pager = top.view.subviews.first as? UIScrollView
      else { return "not opened" }
      let start = CGFloat(page) * 390
      pager.contentOffset.x = start
      screen.play(
        .drag(from: CGPoint(x: x, y: 500), to: CGPoint(x: x + 240, y: 500), over: 0.3))
      let hasScrolled = pager.contentOffset.x < start - 100
      screen.wait(3)
      let hasPopped = navigation.viewControllers.count == 1
      #expect(!hasPopped || pager.window == nil)
      return hasPopped ? "pops" : hasScrolled ? "scrolls" : "nothing"
    }
  }

  @Test(arguments: [
    (Chapter.plain, "pops", "scrolls", "pops"), (.ownButton, "scrolls", "scrolls", "nothing"),
    (.ownButtonAndDelegate, "pops", "scrolls", "nothing"),
    (.swallowedPan, "pops", "scrolls", "nothing"), (.sharedPan, "pops", "scrolls", "pops"),
  ])
  func startOfADragDecidesItsWinner(chapter: Chapter, edge: String, middle: String, first: String) {
    #expect(drag(chapter, from: 5, page: 2) == edge, "from the left edge, on the third page")
    #expect(drag(chapter, from: 120, page: 2) == middle, "from the middle, on the third page")
    #expect(drag(chapter, from: 120) == first, "from the middle, on the first page")
  }

  @Test func theOwnButtonGoesBack() {
    withScreen(size: CGSize(width: 390, height: 844), recording: []) { screen in
      let navigation = ChaptersViewController.makeApp()
      screen.show(navigation)
      screen.play(.tap(at: CGPoint(x: 200, y: 66 + 44)))
      screen.wait(1)
      #expect(navigation.topViewController?.title == "Own button, wrong")
      screen.play(.tap(at: CGPoint(x: 30, y: 22)))
      screen.wait(1)
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test func aShortPullGoesBackToThePages() {
    withScreen(size: CGSize(width: 390, height: 844), recording: []) { screen in
      let navigation = ChaptersViewController.makeApp()
      screen.show(navigation)
      screen.play(.tap(at: CGPoint(x: 200, y: 66 + 44 * 4)))
      screen.wait(1)
      let top = navigation.topViewController
      screen.play(.drag(from: CGPoint(x: 120, y: 500), to: CGPoint(x: 200, y: 500), over: 0.8))
      screen.wait(1)
      #expect(navigation.topViewController === top && top?.view.frame.minX == 0)
      screen.play(.tap(at: CGPoint(x: 30, y: 22)))
      screen.wait(1)
      #expect(navigation.viewControllers.count == 1)
      #expect(navigation.interactiveContentPopGestureRecognizer?.isEnabled == true)
    }
  }

  @Test func aRowThatIsSeenBehindAPageThatSlidesBackOpensNothing() {
    withScreen(size: CGSize(width: 390, height: 844), recording: []) { screen in
      let navigation = ChaptersViewController.makeApp()
      screen.show(navigation)
      screen.play(.tap(at: CGPoint(x: 200, y: 66)))
      screen.wait(1)
      let top = navigation.topViewController
      screen.play(.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 100, y: 500), over: 0.8))
      screen.play(.tap(at: CGPoint(x: 300, y: 66)))
      screen.wait(1)
      #expect(navigation.viewControllers.count == 2 && navigation.topViewController === top)
    }
  }

  /// Random fingers found this recording: the chapter covers the list again while a finger on a row is down.
  @Test func aRowThatIsLeftAfterThePageHasSlidBackOpensNothing() throws {
    let recording = """
      {"app":"PagesAndPop","height":844,"scale":2,"start":0,"trace":1,"width":390}
      {"height":390,"input":"screen","scale":2,"width":844}
      {"input":"touches","time":0,"touches":[{"finger":1,"phase":"began","x":300,"y":200}]}
      {"input":"touches","time":0,"touches":[{"finger":1,"phase":"ended","x":600,"y":200}]}
      {"input":"touches","time":0,"touches":[{"finger":1,"phase":"began","x":250,"y":300}]}
      {"input":"touches","time":0,"touches":[{"finger":1,"phase":"moved","x":300,"y":300}]}
      {"input":"touches","time":0,"touches":[{"finger":1,"phase":"began","x":400,"y":50}]}
      {"input":"touches","time":0.404,"touches":[{"finger":1,"phase":"ended","x":0,"y":0}]}
      """
    let trace = try #require(Trace.recordings(in: recording.utf8).traces.first)
    let app = try #require(ExampleApps.all.named("PagesAndPop")).start(trace.header)
    app.receive(trace.inputs)
    let root = app.application.windows.first?.rootViewController
    #expect((root as? UINavigationController)?.viewControllers.count == 2)
  }
}
