// Numbers that were measured on devices or are promised to apps: nobody changes one by mistake.

import GestureCore
import Testing
import WidgetRules

@Suite struct StatedNumbers {
  @Test func measuresOfWidgetsAreThoseOfUIKit() {
    #expect([SwitchRule.width, SwitchRule.height] == [63, 28])
    #expect([SwitchRule.thumbWidth, SwitchRule.thumbHeight] == [37, 24])
    #expect([SwitchRule.intrinsicWidth, SwitchRule.margin, SwitchRule.travel] == [61, 2, 22])
    #expect([SliderRule.height, SliderRule.thumbWidth, SliderRule.thumbHeight] == [34, 37, 24])
    #expect([SliderRule.touchArea, SliderRule.stepPart] == [44, 0.1])
    #expect([StepperRule.width, StepperRule.height] == [94, 32])
    #expect([PageRule.dot, PageRule.spacing, PageRule.height] == [8, 18, 26])
    #expect([RefreshRule.height, RefreshRule.pull, SheetLayout.margin] == [60, 120, 8])
  }

  @Test func waysAndSpeedsOfFingersAreThoseThatWereMeasured() {
    #expect([SwitchRule.hysteresis, PageRule.hysteresis, BackSwipe.hysteresis] == [10, 10, 12])
    #expect([ControlRule.slack, BackSwipe.edgeWidth, BackSwipe.threshold] == [70, 20, 0.53])
    #expect([BackSwipe.projection, BackSwipe.parallax] == [0.12, 0.3])
    #expect(
      [SheetRule.flickSpeed, SheetRule.dismissalPart, SheetRule.dimming] == [1000, 0.5, 0.2])
    #expect([RowSwipe.openShare, RowSwipe.openSpeed, RowSwipe.fullShare] == [0.5, 300, 0.8])
    #expect(
      [RowReorder.scrollZone, RowReorder.scrollSpeed, ScrollAxis.pageSpeed] == [60, 600, 250])
    #expect([RubberBand.coefficient, HitTestRule.alphaMin] == [0.55, 0.01])
  }

  @Test func timesAndSpringsAreThoseThatWereMeasured() {
    #expect([BackSwipe.duration, BackSwipe.frequency, BackSwipe.damping] == [0.35, 22, 0.85])
    #expect(
      [EdgeSpring.frequency, EdgeSpring.restDistance, EdgeSpring.bandLoss] == [10.94, 0.45, 9.94])
    #expect([Deceleration.restSpeed, Deceleration.normalRate] == [10, 0.998])
    #expect([Deceleration.fastRate, ScrollMotion.easingDuration] == [0.99, 0.3])
    #expect(
      [SheetRule.restDistance, Spring.restMax, ScrollRule.restDuration] == [0.5, 0.001, 0.1])
    #expect(
      [StepperRule.firstDelay, StepperRule.delay, StepperRule.fastDelay] == [0.5, 0.1, 0.05])
  }

  @Test func limitsAreThoseThatAreStated() {
    #expect([TapCounter.maximumSequences, Contest.settlingStepsMax] == [16, 100])
    #expect([TouchSlots.capacity, TouchDelivery.heldPhasesMax] == [64, 512])
    #expect([RowLoading.restartsMax, StepperRule.slowSteps, PageRule.dotsMax] == [20, 10, 100])
    #expect([SegmentRule.none, SegmentRule.removed] == [-1, -2])
    #expect(RowLayout.heightMax == 1_000_000)
  }

  @Test func shakesAreToldByNumbersThatWereMeasured() {
    #expect([ShakeRule.window, ShakeRule.durationMax, ShakeRule.memory] == [1, 1, 0.5])
    #expect([ShakeRule.peakMin, ShakeRule.reversalMin, ShakeRule.restMax] == [0.8, 2.2, 0.35])
    #expect([ShakeRule.wayMin, ShakeRule.holdMin, ShakeRule.gravityTime] == [0.045, 0.015, 0.6])
    #expect([ShakeRule.quietTime, ShakeRule.strengthMax] == [0.4, 100])
  }
}
