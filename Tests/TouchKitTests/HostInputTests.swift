// Input as values: the one door, windows by their numbers, what waits, the screen, remote control,
// and JSON.

import GestureCore
import Testing
import TouchTrace

@testable import TouchEngine
@testable import TouchWidgets

/// A responder that writes down the commands of a remote control.
private final class Listener: UIView {
  let name: String
  let diary: Diary
  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(frame: rect(0, 0, 400, 400))
  }
  override var canBecomeFirstResponder: Bool { true }
  override func remoteControlReceived(with event: UIEvent?) {
    let subtype = event?.subtype.rawValue ?? -1
    diary.write("\(name) hears \(subtype) at \(event?.timestamp ?? -1)")
    super.remoteControlReceived(with: event)
  }
}

/// One touch event in a window.
private func touch(
  _ finger: Int, _ phase: UITouch.Phase, _ x: Double, at time: Double, in window: UIWindow?
) -> HostInput {
  .touches(
    HostInput.TouchInput(
      [TouchReport(finger, phase, at: point(x, 10))], time: time, window: window?.windowNumber))
}

@Suite struct ObserversThatAnswer {
  /// Each input is one observation, and each observation one more input.
  @Test func observerThatAnswersEachObservationWithInputComesToAnEnd() {
    withWindow { application, window in
      var count = 0
      let token = application.addObserver { _ in
        count += 1
        application.receive(touch(1, .ended, 10, at: 0, in: window))
      }
      application.receive(touch(1, .ended, 10, at: 0, in: window))
      #expect(count > 256)
      let before = count
      application.receive(touch(1, .ended, 10, at: 1, in: window))
      #expect(count > before)
      keepAlive(token)
    }
  }

  @Test func observerThatIsToldOutsideOfInputComesToAnEndToo() {
    let application = UIApplication()
    var count = 0
    let token = application.addObserver { _ in
      count += 1
      application.scheduler.after(.infinity) {}
    }
    application.scheduler.after(.infinity) {}
    #expect(count == 100)
    keepAlive(token)
  }
}

/// What an application tells an observer.
private func problems(of application: UIApplication, during body: () -> Void) -> [InputProblem] {
  var problems: [InputProblem] = []
  let token = application.addObserver {
    if case .badInput(let problem) = $0.decision { problems.append(problem) }
  }
  body()
  application.removeObserver(token)
  return problems
}

@Suite struct InputAsValues {
  @Test func inputAsValuesGivesTheLogOfTheFunctions() {
    var logs: [[String]] = []
    for usesValues in [false, true] {
      var lines: [String] = []
      withWindow { application, window in
        let pan = UIPanGestureRecognizer()
        let press = UILongPressGestureRecognizer()
        window.addGestureRecognizer(pan)
        window.addGestureRecognizer(press)
        let token = application.addObserver { lines.append($0.description) }
        if usesValues {
          application.receive(touch(1, .began, 10, at: 1, in: window))
          application.receive(.time(1.2))
          application.receive(touch(1, .moved, 60, at: 1.3, in: window))
          application.receive(.cancellation(window: window.windowNumber))
          application.receive(touch(2, .began, 10, at: 2, in: nil))
          application.receive(.time(3))
          application.receive(touch(2, .ended, 10, at: 3, in: nil))
          application.receive(.press(HostInput.PressInput(.select, .ended, time: 4)))
          application.receive(.estimates([TouchSample(at: .zero)]))
        } else {
          @MainActor func send(_ finger: Int, _ phase: UITouch.Phase, _ x: Double) -> [TouchReport]
          {
            [TouchReport(finger, phase, at: point(x, 10))]
          }
          application.receive(send(1, .began, 10), at: 1, in: window)
          application.advance(to: 1.2)
          application.receive(send(1, .moved, 60), at: 1.3, in: window)
          application.cancelTouches(in: window)
          application.receive(send(2, .began, 10), at: 2)
          application.advance(to: 3)
          application.receive(send(2, .ended, 10), at: 3)
          application.receivePress(.select, .ended, at: 4)
          application.receiveEstimates([TouchSample(at: .zero)])
        }
        application.removeObserver(token)
      }
      logs.append(lines)
    }
    #expect(logs[0] == logs[1] && logs[0].count > 20)
  }

  @Test func windowsAreNumberedInEachApplicationInTheOrderOfMaking() {
    for _ in 0..<2 {
      let application = UIApplication()
      let windows = application.perform { [UIWindow(), UIWindow(), UIWindow()] }
      #expect(windows.map(\.windowNumber) == [1, 2, 3])
    }
  }

  @Test func aWindowThatIsNotThereIsTold() {
    let application = UIApplication()
    var window: UIWindow? = application.perform { UIWindow(frame: rect(0, 0, 400, 400)) }
    let gone = touch(1, .began, 10, at: 0, in: window)
    window = nil
    let unknown = problems(of: application) {
      application.receive(gone)
      application.receive(.cancellation(window: 0))
      application.receive(.cancellation(window: -7))
    }
    #expect(unknown == [.unknownWindow(1), .unknownWindow(0), .unknownWindow(-7)])
    let foreign = UIApplication().perform { UIWindow() }
    let own = application.perform { UIWindow() }
    let foreignProblems = problems(of: application) {
      application.receive([TouchReport(1, .began, at: .zero)], at: 0, in: foreign)
    }
    #expect(foreignProblems == [.foreignWindow])
    withExtendedLifetime(own) {}
  }

  @Test func waitingInputNamesItsWindowAndDoesNotKeepIt() {
    withWindow { application, window in
      let pan = UIPanGestureRecognizer()
      window.addGestureRecognizer(pan)
      var other: UIWindow? = UIWindow(frame: rect(0, 0, 400, 400))
      let watch = Weak(other)
      let foreign = UIApplication().perform { UIWindow() }
      pan.addAction { pan in
        guard pan.state == .began else { return }
        application.receive([TouchReport(2, .began, at: .zero)], at: 2, in: other!)
        application.receive([TouchReport(2, .began, at: .zero)], at: 2, in: foreign)
        application.receive(touch(1, .ended, 60, at: 2, in: window))
        other = nil
      }
      let told = problems(of: application) {
        application.receive(touch(1, .began, 10, at: 0, in: window))
        application.receive(touch(1, .moved, 60, at: 1, in: window))
      }
      #expect(watch.object == nil)
      #expect(told == [.foreignWindow, .unknownWindow(2)])
      #expect(pan.state == .possible && application.scheduler.now == 2)
    }
  }

  @Test func aSchedulerByItselfTakesTimeThatWaits() {
    let scheduler = Scheduler()
    var times: [Double] = []
    scheduler.after(1) {
      #expect(scheduler.advance(to: 5))
      times.append(scheduler.now)
    }
    scheduler.after(3) { times.append(scheduler.now) }
    scheduler.advance(to: 2)
    #expect(times == [1, 3] && scheduler.now == 5)
  }
}

@Suite struct ScreenInput {
  @Test func aWindowThatFilledTheScreenFillsItAgain() {
    let application = UIApplication()
    application.perform {
      let (full, part) = (UIWindow(), UIWindow(frame: rect(10, 10, 50, 50)))
      application.receive(.screen(CGSize(width: 844, height: 390), scale: 2))
      #expect(application.screen.bounds == rect(0, 0, 844, 390) && application.screen.scale == 2)
      #expect(application.screen.maximumFramesPerSecond == 60)
      application.receive(
        .screen(CGSize(width: 844, height: 390), scale: 2, framesPerSecond: 120))
      #expect(application.screen.maximumFramesPerSecond == 120)
      #expect(full.frame == rect(0, 0, 844, 390) && part.frame == rect(10, 10, 50, 50))
    }
  }

  @Test(arguments: [0, -1, .infinity, .nan] as [CGFloat])
  func anImpossibleScreenIsToldAndChangesNothing(wrong: CGFloat) {
    let application = UIApplication()
    let (size, tall) = (CGSize(width: wrong, height: 10), CGSize(width: 10, height: wrong))
    let told = problems(of: application) {
      application.receive(.screen(size, scale: 2))
      application.receive(.screen(tall, scale: 2))
      application.receive(.screen(CGSize(width: 10, height: 10), scale: wrong))
      application.receive(
        .screen(CGSize(width: 10, height: 10), scale: 2, framesPerSecond: wrong < 0 ? -1 : 0))
    }
    #expect(told.count == 4)
    #expect(application.screen.maximumFramesPerSecond == 60)
    #expect(application.screen.bounds == rect(0, 0, 390, 844) && application.screen.scale == 3)
  }

  @Test(arguments: [-1, .infinity, .nan] as [CGFloat], 0..<4)
  func anImpossibleSafeAreaIsToldAndChangesNothing(wrong: CGFloat, side: Int) {
    let application = UIApplication()
    let sides = [\UIEdgeInsets.top, \.left, \.bottom, \.right]
    var area = UIEdgeInsets.zero
    area[keyPath: sides[side]] = wrong
    let told = problems(of: application) {
      application.receive(.screen(CGSize(width: 10, height: 10), scale: 2, safeArea: area))
    }
    #expect(told.count == 1 && application.screen.safeAreaInsets == .zero)
    #expect(application.screen.bounds == rect(0, 0, 390, 844))
  }
}

@Suite struct RemoteControl {
  @Test func commandsGoToTheFirstResponderAndUpOnceTheyAreWanted() {
    let diary = Diary()
    withWindow { application, window in
      let (outer, inner) = (Listener("outer", diary), Listener("inner", diary))
      window.addSubview(outer)
      outer.addSubview(inner)
      inner.becomeFirstResponder()
      application.receive(.remoteControl(.remoteControlPlay, time: 1))
      #expect(diary.read() == [])
      application.beginReceivingRemoteControlEvents()
      application.receive(.remoteControl(.remoteControlTogglePlayPause, time: 2))
      #expect(diary.read() == ["inner hears 103 at 2.0", "outer hears 103 at 2.0"])
      application.endReceivingRemoteControlEvents()
      application.receive(.remoteControl(.remoteControlPlay, time: 3))
      #expect(diary.read() == [] && application.scheduler.now == 3)
    }
  }

  @Test func withoutAFirstResponderTheKeyWindowHears() {
    final class Window: UIWindow {
      var count = 0
      override func remoteControlReceived(with event: UIEvent?) { count += 1 }
    }
    let application = UIApplication()
    application.perform {
      application.beginReceivingRemoteControlEvents()
      application.receive(.remoteControl(.remoteControlPlay, time: 0))
      let window = Window()
      window.makeKeyAndVisible()
      application.receive(.remoteControl(.remoteControlPlay, time: 0))
      #expect(window.count == 1)
    }
  }

  @Test func eventThatIsNoRemoteCommandIsReported() {
    let application = UIApplication()
    application.beginReceivingRemoteControlEvents()
    let told = problems(of: application) {
      application.receive(.remoteControl(.none, time: 0))
      application.receive(.remoteControl(.motionShake, time: 0))
    }
    #expect(told == [.notRemoteControl(.none), .notRemoteControl(.motionShake)])
  }
}

@Suite struct InputAsJSON {
  private func written(_ input: HostInput) -> String {
    String(TraceText.line(input).dropLast())
  }

  private func read(_ text: String) throws -> HostInput {
    let (traces, problems) = Trace.recordings(in: text.utf8)
    if let problem = problems.first { throw problem }
    return try #require(traces.first?.inputs.first)
  }

  @Test func everyInputComesBackAsItWas() throws {
    var sample = TouchSample(at: point(1.5, -2.25), type: .pencil)
    sample.preciseLocation = point(1.625, -2.25)
    sample.timestamp = 0.25
    (sample.force, sample.maximumPossibleForce, sample.majorRadius) = (0.5, 4, 10)
    (sample.majorRadiusTolerance, sample.altitudeAngle, sample.azimuthAngle) = (1, 0.75, -1)
    sample.zOffset = 0.25
    (sample.rollAngle, sample.edge) = (0.125, [.left, .bottom])
    (sample.estimatedProperties, sample.estimatedPropertiesExpectingUpdates) = ([.force], [.force])
    sample.estimationUpdateIndex = 7
    sample.transform = TouchSample.Transform(scale: 1.5, rotation: -0.25)
    var full = TouchReport(3, .moved, sample)
    full.coalesced = [TouchSample(at: point(1, 1)), sample]
    full.predicted = [TouchSample(at: point(2, 2))]
    full.scrollTypes = .continuous
    var inputs: [HostInput] = [
      .touches(HostInput.TouchInput([full], time: 1, modifiers: [.shift], buttons: [.primary])),
      .touches(HostInput.TouchInput([], time: 2, window: 4)),
      .cancellation(window: 2), .estimates([sample]), .time(0.1), .frame(0.2),
      .screen(CGSize(width: 10, height: 20.5), scale: 3),
      .screen(CGSize(width: 10, height: 20.5), scale: 3, framesPerSecond: 120),
      .press(HostInput.PressInput(.pageDown, .changed, force: 0.5, time: 3)),
      .remoteControl(.remoteControlEndSeekingForward, time: 4),
      .motion(
        HostInput.MotionInput([
          .init(x: 0.5, y: -1, z: 0, time: 4), .init(x: 1, y: 2, z: 3, time: 5),
        ])),
      .key(
        HostInput.KeyInput(
          .keyboardA, .down, characters: "A", charactersIgnoringModifiers: "a", modifiers: .shift,
          time: 4)),
      .key(HostInput.KeyInput(.keyboardLeftShift, .cancelled, time: 4)),
      .press(HostInput.PressInput(.key(.keyboardF1), .began, time: 3)),
      .activity(.inactive, time: 6), .activity(.background, time: 7),
      .memoryWarning(time: 8), .statusBarTap(time: 8.5),
      .accessibility(.init(.decrement, view: 7, time: 9)),
      .accessibility(.init(.magicTap, view: 7, time: 9)),
      .accessibility(.init(.scroll(.previous), view: 7, time: 9)),
      .accessibility(.init(.custom(name: "Delete"), view: 7, time: 9)),
      .keyboard(
        .init(CGRect(x: 0, y: 500, width: 390, height: 344.5), duration: 0, curve: .linear, time: 9)
      ),
    ]
    for raw in 0..<8 {
      let phase = try #require(UITouch.Phase(rawValue: raw))
      let type = try #require(UITouch.TouchType(rawValue: raw % 4))
      let report = TouchReport(raw, phase, at: point(Double(raw), 0), type: type)
      inputs.append(.touches(HostInput.TouchInput([report], time: 5)))
    }
    for input in inputs { #expect(try read(written(input)) == input) }
  }

  @Test func everyInputOfAPencilComesBackAsItWas() throws {
    var hover = TouchSample(at: point(1.5, -2.25), type: .pencil)
    hover.zOffset = 0.25
    let settings = HostInput.PencilSettings(
      tapAction: .runSystemShortcut, squeezeAction: .ignore, prefersPencilOnlyDrawing: true,
      prefersHoverToolPreview: false)
    var inputs: [HostInput] = [
      .pencil(.init(.tap, hover: hover, time: 9)), .pencil(.init(.tap, time: 9)),
      .pencilSettings(settings), .pencilSettings(.init()),
    ]
    for phase in UIPencilInteraction.Phase.allCases {
      inputs.append(.pencil(.init(.squeeze(phase), hover: hover, time: 9)))
    }
    for input in inputs { #expect(try read(written(input)) == input) }
  }

  @Test func usualValuesAreNotWritten() throws {
    let reports = [TouchReport(1, .moved, at: point(10, 10))]
    #expect(
      written(.touches(HostInput.TouchInput(reports, time: 0.5, window: 1)))
        == #"{"input":"touches","time":0.5,"touches":[{"finger":1,"phase":"moved","x":10,"y":10}],"#
        + #""window":1}"#)
    let screen = #"{"height":20,"input":"screen","scale":3,"width":10}"#
    #expect(written(.screen(CGSize(width: 10, height: 20), scale: 3)) == screen)
    #expect(try read(screen) == .screen(CGSize(width: 10, height: 20), scale: 3))
  }

  @Test(arguments: [
    (#"{"input":"wave"}"#, "wave"),
    (#"{"time":1}"#, "input"),
    (#"{"input":"touches","time":1,"touches":[{"finger":1,"phase":"flew","x":1,"y":1}]}"#, "flew"),
    (#"{"input":"remoteControl","time":1,"command":"louder"}"#, "remoteControlPlay"),
    (#"{"input":"press","time":1,"type":"select","phase":3}"#, "phase"),
    (#"{"input":"time","time":"late"}"#, "time"),
    (#"{"input":"key","key":300,"phase":"down","time":1}"#, "300"),
    (#"{"input":"activity","state":"asleep","time":1}"#, "background"),
    (#"{"input":"pencilSqueeze","phase":"flew","time":1}"#, "cancelled"),
    (#"{"input":"pencilTap"}"#, "time"),
    (#"{"input":"motion","samples":[{"x":1,"y":2,"time":1}]}"#, "z"),
  ])
  func wrongInputIsRefusedWithItsPlace(text: String, named: String) {
    #expect { try read(text) } throws: { "\($0)".contains(named) }
  }
}
