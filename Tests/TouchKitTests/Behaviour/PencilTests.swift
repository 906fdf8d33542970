// Taps and squeezes on the barrel of a pen: which interactions hear of them, and what.

import Testing
import TouchTesting
import UIKit

/// Writes down what it hears of the pen.
private final class PencilDiary: UIPencilInteractionDelegate {
  var lines: [String] = []
  var poses: [UIPencilHoverPose?] = []
  /// Called with each new line.
  var act: (String) -> Void = { _ in }

  init() {}
  deinit {}

  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {
    add("tap \(interaction.view?.tag ?? 0) at \(tap.timestamp)", tap.hoverPose)
  }

  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {
    add("\(squeeze.phase) \(interaction.view?.tag ?? 0) at \(squeeze.timestamp)", squeeze.hoverPose)
  }

  private func add(_ line: String, _ pose: UIPencilHoverPose?) {
    lines.append(line)
    poses.append(pose)
    act(line)
  }
}

/// An app of before iOS 17.5.
private final class OldDiary: UIPencilInteractionDelegate {
  var taps = 0
  init() {}
  deinit {}
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { taps += 1 }
}

/// Reasons why an interaction is not told.
private enum Silence: CaseIterable {
  case disabled, removed, hidden, transparent, insideHidden, withoutWindow, hiddenWindow
}

@Suite struct PencilBarrels {
  private let diary = PencilDiary()

  /// A board with an interaction, in a box.
  private func withBoard(
    _ body: (TestScreen, UIView, UIPencilInteraction) throws -> Void
  ) rethrows {
    try withScreen(recording: []) { screen in
      let box = UIView(frame: CGRect(x: 20, y: 40, width: 300, height: 400))
      let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      screen.window.addSubview(box)
      box.addSubview(board)
      board.tag = 1
      let interaction = UIPencilInteraction(delegate: diary)
      board.addInteraction(interaction)
      try body(screen, board, interaction)
    }
  }

  private func squeeze(_ screen: TestScreen, _ phase: UIPencilInteraction.Phase) {
    screen.send(.pencil(.init(.squeeze(phase), time: screen.now)))
  }

  @Test func tellTheDelegateOfTapsAndSqueezes() {
    withBoard { screen, _, interaction in
      screen.wait(1)
      screen.tapPencil()
      screen.squeezePencil(for: 0.5)
      #expect(diary.lines == ["tap 1 at 1.0", "began 1 at 1.0", "ended 1 at 1.5"])
      #expect(diary.poses.allSatisfy { $0 == nil } && interaction.isEnabled)
    }
  }

  @Test func tellTheOlderMethodOnlyWhereTheNewOneIsMissing() {
    withBoard { screen, board, _ in
      let old = OldDiary()
      board.addInteraction(UIPencilInteraction(delegate: old))
      screen.tapPencil()
      screen.squeezePencil()
      #expect(old.taps == 1 && diary.lines.count == 3)
    }
  }

  @Test(arguments: Silence.allCases) fileprivate func doNotTell(_ silence: Silence) {
    withBoard { screen, board, interaction in
      switch silence {
      case .disabled: interaction.isEnabled = false
      case .removed: board.removeInteraction(interaction)
      case .hidden: board.isHidden = true
      case .transparent: board.alpha = 0
      case .insideHidden: board.superview?.isHidden = true
      case .withoutWindow: board.removeFromSuperview()
      case .hiddenWindow: screen.window.isHidden = true
      }
      screen.tapPencil()
      screen.squeezePencil()
      #expect(diary.lines.isEmpty)
    }
  }

  @Test func tellWhereThePenHoversInTheView() throws {
    try withBoard { screen, board, _ in
      screen.window.frame.origin = CGPoint(x: 0, y: 10)
      board.transform = CGAffineTransform(rotationAngle: .pi / 2)
      var pen = TouchSample(at: CGPoint(x: 170, y: 250), type: .pencil)
      (pen.zOffset, pen.rollAngle, pen.altitudeAngle, pen.azimuthAngle) = (0.75, 0.5, 1, 0.25)
      screen.send(.pencil(.init(.tap, hover: pen, time: screen.now)))
      let pose = try #require(diary.poses.first ?? nil)
      // The middle of the board is at (150, 200) in the box, and so at (170, 250) on the screen.
      #expect(abs(pose.location.x - 150) < 1e-9 && abs(pose.location.y - 200) < 1e-9)
      #expect(pose.zOffset == 0.75 && pose.rollAngle == 0.5 && pose.altitudeAngle == 1)
      #expect(abs(Double(pose.azimuthAngle) - (0.25 - .pi / 2)) < 1e-12)
      let direction = pose.azimuthUnitVector
      #expect(
        direction.dy < 0
          && abs(direction.dx * direction.dx + direction.dy * direction.dy - 1) < 1e-12)
    }
  }

  @Test func tellWindowsBackToFrontAndViewsBeforeTheirSubviews() {
    withBoard { screen, board, _ in
      let (front, child, sibling) = (UIWindow(frame: screen.window.frame), UIView(), UIView())
      (front.tag, child.tag, sibling.tag) = (4, 2, 3)
      front.makeKeyAndVisible()
      board.addSubview(child)
      board.superview?.addSubview(sibling)
      for view in [front, sibling, child] {
        view.addInteraction(UIPencilInteraction(delegate: diary))
      }
      screen.tapPencil()
      #expect(diary.lines.map { $0.prefix(5) } == ["tap 1", "tap 2", "tap 3", "tap 4"])
    }
  }

  @Test func tellAllThatHeardOfTheBeginningHowASqueezeGoesOn() {
    withBoard { screen, board, interaction in
      squeeze(screen, .began)
      board.removeFromSuperview()
      interaction.isEnabled = false
      squeeze(screen, .changed)
      squeeze(screen, .ended)
      #expect(diary.lines.map { $0.prefix(7) } == ["began 1", "changed", "ended 1"])
    }
  }

  @Test func tellWhereThePenWasLastIfItIsTooFarAway() {
    withBoard { screen, _, _ in
      let steps: [(UIPencilInteraction.Phase, x: CGFloat?)] = [
        (.began, 30), (.changed, nil), (.changed, 50), (.ended, nil), (.began, nil), (.ended, nil),
      ]
      for (phase, x) in steps {
        let hover = x.map { TouchSample(at: CGPoint(x: $0, y: 40), type: .pencil) }
        screen.send(.pencil(.init(.squeeze(phase), hover: hover, time: screen.now)))
      }
      #expect(diary.poses.map { $0?.location.x } == [10, 10, 30, 30, nil, nil])
    }
  }

  @Test func tellNothingOfASqueezeThatBeganBefore() {
    withBoard { screen, board, interaction in
      interaction.isEnabled = false
      squeeze(screen, .began)
      interaction.isEnabled = true
      squeeze(screen, .changed)
      squeeze(screen, .cancelled)
      #expect(diary.lines.isEmpty)
      squeeze(screen, .began)
      #expect(diary.lines.count == 1)
    }
  }

  @Test func keepNoDelegateAlive() {
    withBoard { screen, _, interaction in
      interaction.delegate = PencilDiary()
      #expect(interaction.delegate == nil)
      screen.tapPencil()
      #expect(diary.lines.isEmpty)
    }
  }

  @Test func tellOthersThoughOneChangesAll() {
    withBoard { screen, board, interaction in
      let other = UIPencilInteraction(delegate: diary)
      board.addInteraction(other)
      diary.act = { [unowned board] _ in board.interactions = [] }
      screen.tapPencil()
      #expect(diary.lines == ["tap 1 at 0.0", "tap 0 at 0.0"])
      screen.tapPencil()
      #expect(diary.lines.count == 2)
    }
  }
}

@Suite struct WrongPencils {
  private let diary = PencilDiary()

  /// A view with an interaction, and the problems that were reported.
  private func problems(_ body: (TestScreen) -> Void) -> [InputProblem] {
    withScreen(recording: []) { screen in
      let interaction = UIPencilInteraction(delegate: diary)
      screen.window.addInteraction(interaction)
      var problems: [InputProblem] = []
      screen.observe { if case .badInput(let problem) = $0.decision { problems.append(problem) } }
      body(screen)
      return problems
    }
  }

  private func input(
    _ phase: UIPencilInteraction.Phase, at time: TimeInterval
  ) -> HostInput {
    .pencil(.init(.squeeze(phase), time: time))
  }

  @Test func beginAgain() {
    let problems = problems { screen in
      screen.send(input(.began, at: 1))
      screen.send(input(.began, at: 2))
      screen.send(input(.ended, at: 3))
    }
    #expect(problems == [.repeatedSqueeze])
    #expect(
      diary.lines == ["began 0 at 1.0", "cancelled 0 at 2.0", "began 0 at 2.0", "ended 0 at 3.0"])
  }

  @Test(arguments: [UIPencilInteraction.Phase.changed, .ended, .cancelled])
  func goOnWithoutABeginning(_ phase: UIPencilInteraction.Phase) {
    let problems = problems { screen in
      screen.send(input(phase, at: 1))
      screen.send(input(.began, at: 2))
      screen.send(input(.ended, at: 2))
      screen.send(input(phase, at: 3))
    }
    #expect(problems == [.unknownSqueeze(phase), .unknownSqueeze(phase)])
    #expect(diary.lines == ["began 0 at 2.0", "ended 0 at 2.0"])
  }

  @Test func areOfAnApplicationThatBecomesInactive() {
    let problems = problems { screen in
      screen.send(input(.began, at: 1))
      screen.send(.activity(.inactive, time: 2))
      screen.send(input(.ended, at: 3))
    }
    #expect(problems == [.unknownSqueeze(.ended)])
    #expect(diary.lines == ["began 0 at 1.0", "cancelled 0 at 2.0"])
  }

  @Test func hoverNowhereOrInThePast() {
    let problems = problems { screen in
      let nowhere = TouchSample(at: CGPoint(x: CGFloat.nan, y: 1), type: .pencil)
      screen.wait(1)
      screen.send(.pencil(.init(.tap, hover: nowhere, time: 1)))
      screen.send(.pencil(.init(.tap, time: 0.5)))
    }
    #expect(problems == [.hoverNotFinite, .timeWentBackwards(from: 1, to: 0.5)])
    #expect(
      diary.lines == ["tap 0 at 1.0", "tap 0 at 1.0"] && diary.poses.allSatisfy { $0 == nil })
  }
}

@Suite struct PencilChoices {
  @Test func areThoseOfTheSettings() {
    withScreen(recording: []) { screen in
      #expect(UIPencilInteraction.preferredTapAction == .switchEraser)
      #expect(UIPencilInteraction.preferredSqueezeAction == .showContextualPalette)
      #expect(!UIPencilInteraction.prefersPencilOnlyDrawing)
      #expect(UIPencilInteraction.prefersHoverToolPreview)
      screen.send(
        .pencilSettings(
          .init(
            tapAction: .switchPrevious, squeezeAction: .ignore, prefersPencilOnlyDrawing: true,
            prefersHoverToolPreview: false)))
      #expect(UIPencilInteraction.preferredTapAction == .switchPrevious)
      #expect(UIPencilInteraction.preferredSqueezeAction == .ignore)
      #expect(UIPencilInteraction.prefersPencilOnlyDrawing)
      #expect(!UIPencilInteraction.prefersHoverToolPreview)
    }
  }
}
