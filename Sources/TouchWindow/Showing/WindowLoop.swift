// The loop between a window and its app: events go in, time passes, and what looks different is shown.

#if Window
  import Foundation
  import Playground
  import TouchKit
  import TouchTrace

  /// Runs one app in one window.
  @MainActor final class WindowLoop {
    /// An app that works by itself, as a task does, is looked at so often, in seconds.
    private static let pause = 0.1
    /// A frame of a display that says nothing of its rate, in seconds.
    private static let frame = 1.0 / 60

    private let app: TouchApp
    private let options: WindowOptions
    private let session: PageSession
    private let screen: WindowScreen
    private var reader = WindowReader()
    private var shown: Scene?
    private var shownFingers: [CGPoint] = []
    private var isStale = true
    private var stage: Stage?
    private var frameTime = 0.0

    init(_ app: TouchApp, _ catalogue: Catalogue, _ options: WindowOptions) {
      (self.app, self.options) = (app, options)
      session = PageSession(catalogue: catalogue)
      screen = WindowScreen(options, pictures: Playground.pictures)
    }

    deinit {}

    /// Shows the window until it is closed.
    func run(log: (String) -> Void, tell: (String) -> Void) async throws {
      try await screen.open(app.title)
      do {
        try await show(log: log, tell: tell)
      } catch {
        // What cannot go on leaves nothing stuck either.
        session.takeFingersAway()
        await screen.close()
        throw error
      }
      await screen.close()
    }

    private func show(log: (String) -> Void, tell: (String) -> Void) async throws {
      var turn = await screen.turn(showing: nil, until: 0)
      if turn.devices.isEmpty {
        tell(
          """
          No touch screen is connected. Use the mouse, and hold Alt for a second, mirrored finger; a touch \
          screen that comes later is noticed when the window is opened again.
          """)
      }
      var isOpen = true
      while isOpen {
        isOpen = try take(turn, tell: tell)
        while let lines = session.takeLog() { lines.lines.forEach(log) }
        // The app's own tasks run between two turns.
        await Task.yield()
        let picture = isOpen ? nextPicture() : nil
        if isOpen { turn = await screen.turn(showing: picture, until: wakeTime(at: turn.now)) }
      }
    }

    /// Takes what happened.
    ///
    /// - Returns: Whether the window stays.
    private func take(_ turn: WindowScreen.Turn, tell: (String) -> Void) throws -> Bool {
      (reader.width, reader.height) = (turn.size.width, turn.size.height)
      try fit(turn.size, at: turn.now)
      var steps = reader.read(turn.events, until: turn.now) { [shown] place in
        shown?.centre(at: place)
          ?? CGPoint(x: turn.size.width / 2, y: turn.size.height / 2)
      }
      let lost = reader.keep(devices: turn.devices, at: turn.now)
      if !lost.isEmpty {
        tell(
          "A touch screen is gone. Its fingers are cancelled; connect it and open the window again."
        )
      }
      steps += lost
      var isOpen = true
      for step in steps {
        switch step {
        case .touches(let input): try session.receive(input)
        case .key(let input): try session.receive(input)
        case .takeAway: session.takeFingersAway()
        case .change: isStale = true
        case .close: isOpen = false
        }
      }
      session.tick(to: turn.now)
      return isOpen
    }

    /// Starts the app as large as the window is, and tells it of each other size.
    private func fit(_ size: CGSize, at time: Double) throws {
      let bounds = Stage.lengths
      let next = Stage(
        width: min(max(size.width, bounds.lowerBound), bounds.upperBound),
        height: min(max(size.height, bounds.lowerBound), bounds.upperBound),
        style: options.isDark ? .dark : .light)
      guard next != stage else { return }
      if stage == nil {
        try session.play(app.name, stage: next, at: time)
      } else {
        try session.change(to: next, at: time)
      }
      (stage, isStale) = (next, true)
    }

    /// What there is to show; nil if it is shown already.
    private func nextPicture() -> WindowScreen.Picture? {
      guard let scene = session.scene() else { return nil }
      let fingers = reader.mirrored
      guard isStale || scene != shown || fingers != shownFingers else { return nil }
      (shown, shownFingers, isStale) = (scene, fingers, false)
      return WindowScreen.Picture(scene: scene, fingers: fingers)
    }

    /// Up to when nothing happens unless something comes, in seconds.
    private func wakeTime(at now: Double) -> Double {
      let wake: Double
      switch session.wake {
      case .never: wake = .infinity
      case .at(let time): wake = time
      case .nextFrame:
        // After a frame that took too long the next one begins at once, and none is made up for.
        wake = max(frameTime + Self.frame, now)
        frameTime = wake
      }
      return min(wake, reader.nextDeadline, now + Self.pause)
    }
  }
#endif
