// Limits of the engine and measures of widgets that are stated.

import Testing

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct StatedNumbersOfTheEngine {
  @Test func limitsOfCallbacksAreThoseThatAreStated() {
    #expect(Scheduler.callsWithoutProgressMax == 10_000 && Turn.waitingMax == 256)
    #expect(UIView.layoutRepeatsMax == 1_000 && UIView.layoutRoundsMax == 100)
    #expect(UINavigationController.stepsMax == 10_000 && UIScrollView.scrollCallDepthMax == 50)
    #expect(Engine.awaitedMax == 512 && Observers.nestedCallsMax == 100)
    #expect(Referee.othersMax == 1_000 && UIWindow.resignationsMax == 100)
    #expect(UIWindow.roundsMax == 20 && UITableView.rowsPassedMax == 1_000)
    #expect(UIFocusSystem.changesMax == 100 && UIFocusSystem.memoryMax == 64)
    #expect(ScrollPanRecognizer.leastScroll == 0.001 && UIScrollView.focusMargin == 8)
    #expect(UITableView.countMax == 10_000_000 && UIScreen.usualFramesPerSecond == 60)
  }

  @Test func measuresAreThoseOfUIKit() {
    #expect(UINavigationBar.height == 44 && UITableView.standardHeight == 44)
    #expect(UITableViewCell.margin == 16 && UITableViewCell.accessoryWidth == 40)
    #expect(SwipeButtons.widthMin == 74 && SwipeButtons.margin == 15)
    #expect(UIScrollView.indicatorThickness == 3 && UIScrollView.indicatorLengthMin == 36)
    #expect(UITableView.automaticDimension == -1)
  }

  @Test func durationsAreThoseOfUIKit() {
    #expect(UINavigationController.hideShowBarDuration == 0.2)
    #expect(UIView.controlDuration == 0.2 && UIFocusAnimationCoordinator.duration == 0.2)
    #expect(UITableView.swipeDuration == 0.25 && UIScrollView.flashDuration == 0.5)
  }
}
