// What hardware estimates and corrects later: the force of a pen comes by radio, after the touch.

import GestureCore
import Testing
import TouchTesting
import UIKit

private let place = CGPoint(x: 100, y: 100)
/// The altitude of a pen that nothing is said of.
private let upright = TouchSample(at: place, type: .pencil).altitudeAngle

/// Notes the corrections that it hears.
private final class Paper: UIView {
  var corrections: [String] = []
  var touch: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touch = touches.first
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    corrections += touches.map {
      "\($0.estimationUpdateIndex!): \($0.force) at \($0.location(in: nil).x)"
    }
  }
}

private final class Watcher: UIGestureRecognizer {
  var corrections = 0

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { corrections += 1 }
}

@Suite struct Estimates {
  /// A pen whose force will be known later.
  private func sample(_ index: Int, x: Double = 100) -> TouchSample {
    var sample = TouchSample(at: CGPoint(x: x, y: 100), type: .pencil)
    sample.force = 1
    sample.estimatedProperties = .force
    sample.estimatedPropertiesExpectingUpdates = .force
    sample.estimationUpdateIndex = index
    return sample
  }

  /// What the pen says later about a sample.
  private func correction(_ index: Int, force: Double) -> TouchSample {
    var sample = TouchSample(at: CGPoint(x: 999, y: 999))
    (sample.force, sample.azimuthAngle, sample.altitudeAngle) = (force, 1, 0.5)
    sample.estimationUpdateIndex = index
    return sample
  }

  private func withPaper(_ body: (TestScreen, Paper) -> Void) {
    withScreen(recording: []) { screen in
      let paper = Paper(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      body(screen, screen.add(paper, named: "paper"))
    }
  }

  @Test func aCorrectionChangesWhatWasPromisedAndNothingElse() {
    withPaper { screen, paper in
      let watcher = screen.add(Watcher(), named: "watcher", to: paper)
      screen.send([TouchReport(1, .began, sample(7))])
      screen.application.receiveEstimates([correction(7, force: 3)])
      #expect(paper.corrections == ["7: 3.0 at 100.0"])
      #expect(paper.touch?.azimuthAngle(in: nil) == 0 && paper.touch?.altitudeAngle == upright)
      #expect(watcher.corrections == 1)
      screen.send([TouchReport(1, .ended, TouchSample(at: place, type: .pencil))])
    }
  }

  @Test func correctedPropertyIsNoEstimateAnyMore() {
    withPaper { screen, paper in
      var estimated = sample(7)
      estimated.estimatedProperties = [.force, .azimuth]
      screen.send([TouchReport(1, .began, estimated)])
      #expect(paper.touch?.estimatedProperties == [.force, .azimuth])
      screen.application.receiveEstimates([correction(7, force: 3)])
      #expect(paper.touch?.estimatedProperties == .azimuth)
      #expect(paper.touch?.estimatedPropertiesExpectingUpdates == [])
      screen.send([TouchReport(1, .ended, TouchSample(at: place, type: .pencil))])
    }
  }

  @Test(
    arguments: [.force, .azimuth, .altitude, .roll, .location] as [UITouch.Properties])
  func onlyPromisedPropertyIsCorrected(promised: UITouch.Properties) {
    withPaper { screen, paper in
      var estimated = sample(7)
      estimated.estimatedPropertiesExpectingUpdates = promised
      screen.send([TouchReport(1, .began, estimated)])
      var better = TouchSample(at: CGPoint(x: 50, y: 60), type: .pencil)
      (better.force, better.azimuthAngle, better.altitudeAngle) = (3, 0.5, 0.25)
      (better.rollAngle, better.estimationUpdateIndex) = (0.75, 7)
      screen.application.receiveEstimates([better])
      let touch = paper.touch!
      #expect(touch.force == (promised == .force ? 3 : 1))
      #expect(touch.azimuthAngle(in: nil) == (promised == .azimuth ? 0.5 : 0))
      #expect(touch.altitudeAngle == (promised == .altitude ? 0.25 : upright))
      #expect(touch.rollAngle == (promised == .roll ? 0.75 : 0))
      #expect(touch.location(in: nil) == (promised == .location ? better.location : place))
      screen.send([TouchReport(1, .ended, TouchSample(at: place, type: .pencil))])
    }
  }

  @Test func aPenThatIsNoTapAnyMoreIsCorrected() {
    withPaper { screen, paper in
      let still = TouchSample(at: place, type: .pencil)
      let far = TouchSample(at: CGPoint(x: 250, y: 100), type: .pencil)
      for (phase, sample) in [(UITouch.Phase.began, still), (.moved, far), (.moved, sample(7))] {
        screen.application.receive([TouchReport(1, phase, sample)], at: 0, in: screen.window)
      }
      screen.application.receiveEstimates([correction(7, force: 3)])
      #expect(paper.corrections == ["7: 3.0 at 100.0"])
      screen.send([TouchReport(1, .ended, still)])
    }
  }

  @Test func correctionsComeInParts() {
    withPaper { screen, paper in
      var estimated = sample(7)
      estimated.estimatedPropertiesExpectingUpdates = [.force, .azimuth]
      screen.send([TouchReport(1, .began, estimated)])
      var first = correction(7, force: 3)
      first.estimatedPropertiesExpectingUpdates = .azimuth
      screen.application.receiveEstimates([first, correction(7, force: 4)])
      #expect(paper.corrections.count == 2)
      #expect(paper.touch?.force == 3 && paper.touch?.azimuthAngle(in: nil) == 1)
      screen.send([TouchReport(1, .ended, TouchSample(at: place, type: .pencil))])
    }
  }

  @Test func correctionWithoutAPlaceIsToldAndStaysExpected() {
    withPaper { screen, paper in
      var told: [String] = []
      screen.application.addObserver { told.append("\($0)") }
      screen.send([TouchReport(1, .began, sample(7))])
      var nowhere = correction(7, force: 3)
      nowhere.location.x = .nan
      screen.application.receiveEstimates([nowhere])
      #expect(paper.corrections.isEmpty && told.contains { $0.contains("finite") })
      screen.application.receiveEstimates([correction(7, force: 3)])
      #expect(paper.corrections == ["7: 3.0 at 100.0"])
      screen.send([TouchReport(1, .ended, TouchSample(at: place, type: .pencil))])
    }
  }

  @Test func moveAloneExpectsItsCorrectionAndTheOldestOfTooManyAreForgotten() {
    withPaper { screen, paper in
      screen.send([TouchReport(1, .began, sample(0))])
      for number in 1...600 {
        screen.send([TouchReport(1, .moved, sample(number, x: 230))])
      }
      screen.application.receiveEstimates([correction(88, force: 2), correction(89, force: 2)])
      #expect(paper.corrections == ["89: 2.0 at 230.0"])
      screen.send([TouchReport(1, .ended, TouchSample(at: place, type: .pencil))])
    }
  }

  @Test func recognizerThatAnotherOneDisablesHearsNoCorrection() {
    final class Disabling: UIGestureRecognizer {
      weak var other: UIGestureRecognizer?
      override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        other?.isEnabled = false
      }
    }
    withPaper { screen, paper in
      let watcher = screen.add(Watcher(), named: "watcher", to: paper)
      let disabling = screen.add(Disabling(), named: "disabling", to: paper)
      disabling.other = watcher
      screen.send([TouchReport(1, .began, sample(7))])
      screen.application.receiveEstimates([correction(7, force: 3)])
      #expect(watcher.corrections == 0 && paper.corrections.count == 1)
      screen.send([TouchReport(1, .ended, TouchSample(at: place, type: .pencil))])
      screen.ignoreLog()
    }
  }

  @Test func earlierSamplesAreCorrectedToo() {
    withPaper { screen, paper in
      screen.send([TouchReport(1, .began, sample(1))])
      var move = TouchReport(1, .moved, sample(3, x: 130))
      move.coalesced = [sample(2, x: 115), sample(3, x: 130)]
      screen.send([move])
      screen.application.receiveEstimates([correction(2, force: 2), correction(1, force: 5)])
      #expect(paper.corrections == ["2: 2.0 at 115.0", "1: 5.0 at 100.0"])
      screen.send([TouchReport(1, .ended, TouchSample(at: place, type: .pencil))])
      screen.application.receiveEstimates([correction(3, force: 4)])
      #expect(paper.corrections.last == "3: 4.0 at 130.0")
    }
  }

  @Test func unexpectedCorrectionIsReported() {
    withPaper { screen, paper in
      var told: [String] = []
      screen.application.addObserver { told.append("\($0)") }
      screen.send([TouchReport(1, .began, sample(7))])
      screen.application.receiveEstimates([correction(7, force: 3), correction(7, force: 4)])
      screen.application.receiveEstimates([TouchSample(at: place)])
      screen.send([TouchReport(1, .ended, TouchSample(at: place, type: .pencil))])
      #expect(paper.corrections.count == 1)
      #expect(told.filter { $0.contains("which nobody waits for") }.count == 2)
    }
  }

  @Test func aViewWhoseTouchWasCancelledHearsNoCorrection() {
    withPaper { screen, paper in
      screen.send([TouchReport(1, .began, sample(7))])
      screen.cancelTouches()
      screen.application.receiveEstimates([correction(7, force: 3)])
      #expect(paper.corrections.isEmpty)
    }
  }

  @Test func theNextSequenceForgetsTheLastOnesEstimates() {
    withPaper { screen, paper in
      screen.send([TouchReport(1, .began, sample(7))])
      screen.send([TouchReport(1, .ended, TouchSample(at: place, type: .pencil))])
      screen.send([TouchReport(1, .began, sample(8))])
      screen.application.receiveEstimates([correction(7, force: 3), correction(8, force: 3)])
      #expect(paper.corrections == ["8: 3.0 at 100.0"])
      screen.send([TouchReport(1, .ended, TouchSample(at: place, type: .pencil))])
    }
  }
}
