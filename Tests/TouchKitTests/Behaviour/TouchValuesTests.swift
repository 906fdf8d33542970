// BEHAVIOUR 1, what a touch tells of itself: places, samples between events, force and radius.

import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)

@Suite struct TouchProperties {
  //  finger 1  ●━→━→━○   100 → 110 → 130
  @Test func thePreviousLocationIsThatOfTheEventBefore() {
    withScreen { screen in
      let board = screen.acting("board", frame: CGRect(x: 50, y: 0, width: 300, height: 300))
      var places: [[Double]] = []
      for phase in [UITouch.Phase.began, .moved, .ended] {
        board.when(phase) { touches, _ in
          for touch in touches {
            places.append(
              [touch.previousLocation(in: nil), touch.location(in: nil), touch.location(in: board)]
                .map { Double($0.x) })
          }
        }
      }
      screen.play(
        .down(at: a).move(to: CGPoint(x: 110, y: 100)).move(to: CGPoint(x: 130, y: 100)).up())
      #expect(places == [[100, 100, 50], [100, 110, 60], [110, 130, 80], [130, 130, 80]])
    }
  }

  @Test func aTouchKeepsTheTypeWithWhichItBegan() {
    withScreen(recording: []) { screen in
      let board = screen.acting("board")
      var types: [UITouch.TouchType?] = []
      for phase in [UITouch.Phase.began, .moved, .ended] {
        board.when(phase) { touches, _ in types.append(touches.first?.type) }
      }
      screen.send([TouchReport(1, .began, TouchSample(at: a, type: .pencil))])
      screen.send([TouchReport(1, .moved, TouchSample(at: CGPoint(x: 110, y: 100), type: .direct))])
      screen.send([TouchReport(1, .ended, TouchSample(at: CGPoint(x: 110, y: 100), type: .direct))])
      #expect(types == [.pencil, .pencil, .pencil])
    }
  }

  @Test func aTouchThatDidNotChangeKeepsItsPreviousLocation() {
    withScreen { screen in
      let board = screen.acting("board")
      board.isMultipleTouchEnabled = true
      screen.finger(1).down(at: a)
      screen.finger(1).move(by: 10, 0)
      var places: [[Double]] = []
      board.when(.moved) { _, event in
        for touch in event?.allTouches ?? [] where touch.phase == .stationary {
          places.append(
            [touch.previousLocation(in: nil), touch.location(in: nil)].map { Double($0.x) })
        }
      }
      screen.finger(2).down(at: CGPoint(x: 200, y: 100))
      screen.finger(2).move(by: 1, 0)
      #expect(places == [[100, 110]])
      screen.finger(1).up()
      screen.finger(2).up()
      screen.ignoreLog()
    }
  }

  @Test func precisePlacesAreTheHardwaresAndHaveTheirOwnPrevious() {
    withScreen { screen in
      let board = screen.acting("board")
      var places: [[Double]] = []
      for phase in [UITouch.Phase.began, .moved] {
        board.when(phase) { touches, _ in
          for touch in touches {
            places.append(
              [
                touch.location(in: nil), touch.preciseLocation(in: nil),
                touch.precisePreviousLocation(in: board),
              ].map { Double($0.x) })
          }
        }
      }
      var sample = TouchSample(at: a)
      sample.preciseLocation.x = 100.25
      screen.send([TouchReport(1, .began, sample)])
      sample.location.x = 120
      sample.preciseLocation.x = 119.75
      screen.send([TouchReport(1, .moved, sample)])
      screen.send([TouchReport(1, .ended, sample)])
      #expect(places == [[100, 100.25, 100.25], [120, 119.75, 100.25]])
    }
  }

  @Test func valuesThatTheHardwareMeasuresAreHandedOn() throws {
    try withScreen { screen in
      let board = screen.acting("board")
      var seen: UITouch?
      board.when(.began) { touches, _ in seen = touches.first }
      var sample = TouchSample(at: a, type: .pencil)
      sample.force = 2
      sample.maximumPossibleForce = 4
      sample.majorRadius = 12
      sample.majorRadiusTolerance = 3
      sample.altitudeAngle = 1
      sample.azimuthAngle = 0.5
      sample.rollAngle = 0.25
      sample.estimatedProperties = [.force, .azimuth]
      sample.estimatedPropertiesExpectingUpdates = .force
      sample.estimationUpdateIndex = 7
      screen.send([TouchReport(1, .began, sample)])
      let touch = try #require(seen)
      #expect(touch.type == .pencil && touch.force == 2 && touch.maximumPossibleForce == 4)
      #expect(touch.majorRadius == 12 && touch.majorRadiusTolerance == 3)
      #expect(touch.altitudeAngle == 1 && touch.rollAngle == 0.25)
      #expect(abs(touch.azimuthAngle(in: board) - 0.5) < 1e-12)
      #expect(touch.estimatedProperties == [.force, .azimuth])
      #expect(touch.estimatedPropertiesExpectingUpdates == .force)
      #expect(touch.estimationUpdateIndex?.intValue == 7)
      screen.send([TouchReport(1, .ended, sample)])
    }
  }
}

@Suite struct PensThatPoint {
  /// What a view reads of a pen that points so.
  private func read(
    _ angle: CGFloat, _ change: (UIView) -> Void = { _ in },
    _ value: @escaping (UITouch, _ inner: UIView) -> CGFloat
  ) -> CGFloat? {
    withScreen(recording: []) { screen in
      let board = screen.acting("board")
      let inner = UIView(frame: CGRect(x: 33.3, y: 0.1, width: 9, height: 9))
      board.addSubview(inner)
      change(board)
      var result: CGFloat?
      board.when(.began) { touches, _ in result = touches.first.map { value($0, inner) } }
      var sample = TouchSample(at: CGPoint(x: 200, y: 400), type: .pencil)
      sample.azimuthAngle = angle
      screen.send([TouchReport(1, .began, sample)])
      screen.cancelTouches()
      return result
    }
  }

  @Test func readBackAsTheHostSaidBitForBit() {
    var random = Seeded(1)
    for angle in (0..<100).map({ _ in random.number(-7...7) }) + [0, -0.0, .pi, -.pi, 100] {
      let window = read(angle) { touch, _ in touch.azimuthAngle(in: nil) }
      let moved = read(angle) { board in
        board.frame.origin = CGPoint(x: 7.7, y: -3.1)
        board.bounds.origin = CGPoint(x: 0.3, y: 20)
        board.transform = CGAffineTransform(translationX: 1.1, y: 2.2)
      } _: { touch, inner in
        touch.azimuthAngle(in: inner)
      }
      let screen = read(angle) { touch, _ in touch.azimuthAngle(in: touch.window) }
      for found in [window, moved, screen] {
        #expect(found?.bitPattern == angle.bitPattern, "\(angle)")
      }
    }
  }

  @Test(arguments: [
    CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 0, ty: 0),
    CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
  ])
  func areConvertedForAViewThatIsSlanted(transform: CGAffineTransform) throws {
    let angle = try #require(
      read(0.75) { board in
        board.transform = transform
      } _: { touch, inner in
        touch.azimuthAngle(in: inner)
      })
    // What points so in the view points in the pen's direction on the screen.
    let tip = CGPoint(x: cos(angle), y: sin(angle)).applying(transform)
    #expect(abs(atan2(tip.y, tip.x) - 0.75) < 1e-9)
  }

  @Test func haveOneDirectionInAllViewsThatAreNotTurned() {
    var random = Seeded(2)
    for angle in (0..<100).map({ _ in random.number(-7...7) }) {
      let differs = read(angle) { board in
        board.frame.origin = CGPoint(x: 7.7, y: -3.1)
        board.bounds.origin = CGPoint(x: 0.3, y: 20)
      } _: { touch, inner in
        touch.azimuthUnitVector(in: inner) == touch.azimuthUnitVector(in: nil) ? 0 : 1
      }
      #expect(differs == 0, "\(angle)")
    }
  }

  @Test func turnWithTheViewThatIsTurned() {
    let turned = read(1) {
      $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
    } _: { touch, inner in
      touch.azimuthAngle(in: inner)
    }
    #expect(abs((turned ?? 9) - (1 - .pi / 2)) < 1e-12)
    let flat = read(.pi / 4) {
      $0.transform = CGAffineTransform(scaleX: 1, y: 0.5)
    } _: { touch, inner in
      touch.azimuthAngle(in: inner)
    }
    #expect(abs((flat ?? 9) - 1.1071487177940904) < 1e-12)
    // One that is in no window has the directions of the window.
    let outside = read(1) { touch, _ in touch.azimuthAngle(in: UIView(frame: .zero)) }
    #expect(abs((outside ?? 9) - 1) < 1e-12)
    let length = read(2) { touch, _ in
      let vector = touch.azimuthUnitVector(in: touch.view)
      return vector.dx * vector.dx + vector.dy * vector.dy
    }
    #expect(abs((length ?? 9) - 1) < 1e-15)
  }
}

@Suite struct SamplesBetweenEvents {
  /// What a view sees of the samples around each event: x of now, and before.
  private func samples(
    _ choose: @escaping (UIEvent, UITouch) -> [UITouch]?, of reports: [TouchReport]
  ) -> [[[Double]]?] {
    var found: [[[Double]]?] = []
    withScreen { screen in
      let board = screen.acting("board")
      for phase in [UITouch.Phase.began, .moved] {
        board.when(phase) { touches, event in
          guard let touch = touches.first, let event else { return }
          found.append(
            choose(event, touch)?.map {
              [$0.previousLocation(in: nil), $0.location(in: nil)].map { Double($0.x) }
                + [$0.timestamp]
            })
        }
      }
      for (index, report) in reports.enumerated() {
        // With its window, a lone move takes the short cut.
        screen.application.receive([report], at: Double(index) / 10, in: screen.window)
      }
      screen.cancelTouches()
    }
    return found
  }

  private func sample(_ x: Double, at time: TimeInterval? = nil) -> TouchSample {
    var sample = TouchSample(at: CGPoint(x: x, y: 100))
    sample.timestamp = time
    return sample
  }

  @Test func withoutFinerOnesTheTouchItselfIsTheOnlyCoalescedOne() {
    let found = samples(
      { $0.coalescedTouches(for: $1) },
      of: [TouchReport(1, .began, sample(100)), TouchReport(1, .moved, sample(110))])
    #expect(found == [[[100, 100, 0]], [[100, 110, 0.1]]])
  }

  @Test func coalescedTouchesAreAllSamplesSinceTheLastEventOldestFirst() {
    var move = TouchReport(1, .moved, sample(130))
    move.coalesced = [sample(110, at: 0.04), sample(120, at: 0.07), sample(130, at: 0.1)]
    let found = samples(
      { $0.coalescedTouches(for: $1) }, of: [TouchReport(1, .began, sample(100)), move])
    #expect(found.last == [[100, 110, 0.04], [110, 120, 0.07], [120, 130, 0.1]])
  }

  @Test func touchOfNoEventHasNoOtherSamples() {
    withScreen(recording: []) { screen in
      let probe = screen.probe("probe", on: screen.view("board"))
      var found: [[UITouch]?] = []
      var ignored = 0
      screen.observe { if case .ignored = $0.decision { ignored += 1 } }
      probe.when(.began) { probe in
        guard let event = probe.event else { return }
        found = [event.coalescedTouches(for: UITouch()), event.predictedTouches(for: UITouch())]
        probe.ignore(UITouch(), for: event)
      }
      screen.play(.tap(at: CGPoint(x: 100, y: 100)))
      #expect(found == [nil, nil] && ignored == 0)
    }
  }

  @Test func touchWithPredictionsAloneIsItsOnlySample() {
    var move = TouchReport(1, .moved, sample(130))
    move.predicted = [sample(140, at: 0.11)]
    let found = samples(
      { $0.coalescedTouches(for: $1) }, of: [TouchReport(1, .began, sample(100)), move])
    #expect(found.last == [[100, 130, 0.1]])
  }

  @Test func predictedTouchesStartFromWhereTheTouchIs() {
    var move = TouchReport(1, .moved, sample(130))
    move.predicted = [sample(140, at: 0.11), sample(150, at: 0.12)]
    let found = samples(
      { $0.predictedTouches(for: $1) }, of: [TouchReport(1, .began, sample(100)), move])
    #expect(found == [[], [[130, 140, 0.11], [140, 150, 0.12]]])
  }

  @Test func predictionWithoutAPlaceIsLeftOut() {
    var move = TouchReport(1, .moved, sample(130))
    move.predicted = [sample(.nan, at: 0.11), sample(150, at: 0.12)]
    let found = samples(
      { $0.predictedTouches(for: $1) }, of: [TouchReport(1, .began, sample(100)), move])
    #expect(found == [[], [[130, 150, 0.12]]])
  }

  /// Of a finger that may still tap, and of one that is too far away for it.
  @Test(arguments: [30.0, 130])
  func samplesBelongToOneEventOnly(distance: Double) {
    var move = TouchReport(1, .moved, sample(100 + distance))
    move.coalesced = [sample(110), move.sample]
    let found = samples(
      { $0.coalescedTouches(for: $1) },
      of: [
        TouchReport(1, .began, sample(100)), move, TouchReport(1, .moved, sample(110 + distance)),
      ])
    #expect(found.map { $0?.count } == [1, 2, 1])
  }

  //  finger 1  ●━→━━━○   stationary when finger 2 comes: no samples of its own then
  //  finger 2      ●━○
  @Test func aTouchThatDidNotChangeHasNoSamplesBetweenEvents() {
    withScreen { screen in
      let board = screen.acting("board")
      board.isMultipleTouchEnabled = true
      var move = TouchReport(1, .moved, sample(130))
      move.coalesced = [sample(110), sample(130)]
      move.predicted = [sample(150)]
      screen.send([TouchReport(1, .began, sample(100))])
      screen.send([move])
      var counts: [Int?] = []
      board.when(.began) { _, event in
        guard let first = event?.allTouches?.first(where: { $0.phase == .stationary }) else {
          return
        }
        counts = [
          event?.coalescedTouches(for: first)?.count, event?.predictedTouches(for: first)?.count,
        ]
      }
      screen.finger(2).down(at: a)
      #expect(counts == [1, 0])
      screen.cancelTouches()
    }
  }

  @Test func aCoalescedTouchKnowsItsViewAndItsTapCount() {
    withScreen { screen in
      let board = screen.acting("board")
      var found: UITouch?
      board.when(.began) { touches, event in
        found = touches.first.flatMap { event?.coalescedTouches(for: $0)?.first }
      }
      var began = TouchReport(1, .began, sample(100))
      began.coalesced = [sample(99), sample(100)]
      screen.send([began])
      #expect(found?.view === board && found?.window === screen.window && found?.tapCount == 1)
      #expect(found?.phase == .began)
      screen.cancelTouches()
    }
  }
}
