// A run of which all that can be seen is noted.

import GestureCore
import TouchKit

#if !hasFeature(Embedded)
  extension World {
    /// Runs all inputs, with some more that no plan has, and looks at everything after each.
    func run(noting record: Record) {
      watcher = { [self] in see($0, record) }
      look(record, 0)
      for number in 0...plan.inputs.count {
        step(number)
        reactions.arePaused = true
        application.perform { putMore(number) }
        look(record, number)
        reactions.arePaused = false
        if number % Record.chunkLength == Record.chunkLength - 1 || number == plan.inputs.count {
          record.endChunk()
        }
      }
      watcher = nil
    }

    private func look(_ record: Record, _ number: Int) {
      application.needsHost = { record.note("host", 0) }
      record.note("input", number)
      record.look(at: application)
      record.look(at: family)
      record.look(atRecognizersOf: family)
      for touch in inputs.touches { record.look(at: touch) }
      for number in family.views.numbers {
        if let view = family.views[number] { record.look(atWidget: view) }
      }
      if number % 3 == 1 {
        record.draw(application, number % 2 == 0 ? .light : .dark)
        record.look(at: application)
      }
    }

    private func see(_ seen: Seen, _ record: Record) {
      switch seen {
      case .fact(let fact): record.note("fact", Int(truncatingIfNeeded: fact.added(to: 1)))
      case .moment(let moment): glance(record, moment)
      case .observation(let observation):
        record.note("observed", "\(observation.decision)")
        record.note("at", observation.time)
      case .touch(let touch): record.look(at: touch)
      case .event(let event, let touches): record.look(at: event, touches)
      }
    }

    /// What is seen from inside of a callback.
    private func glance(_ record: Record, _ moment: Plan.Moment) {
      record.note("moment", moment.rawValue)
      record.note("now", now)
      record.note("seated", Int(truncatingIfNeeded: family.seated()))
      for number in family.recognizers.numbers {
        if let one = family.recognizers[number] { record.note("state", one.state.rawValue) }
      }
      for window in family.windows { record.look(atParts: window) }
      for number in family.views.numbers {
        guard let view = family.views[number] else { continue }
        record.note("bounds", view.bounds.origin)
        if let control = view as? UIControl { record.note("control", Int(control.state.rawValue)) }
        if let scroller = view as? UIScrollView { record.note("drag", scroller.isDragging) }
      }
    }

    // MARK: More inputs

    /// Inputs of hosts that no plan has: frames, other screens, shakes and so on.
    private func putMore(_ number: Int) {
      if plan.seed % 4 == 1 { application.receive(.frame(latest)) }
      switch number % 64 {
      case 5, 21, 37: adjust(number)
      case 13: change(screen: number)
      case 29: shake(at: latest)
      case 40:
        application.receive(.activity(.inactive, time: latest))
        application.receive(.activity(.active, time: latest))
      case 45: application.receive(.memoryWarning(time: latest))
      case 51: application.receive(.remoteControl(.remoteControlPlay, time: latest))
      case 57: sample(at: latest)
      case 61:
        let height = Double(number % 5) * 80
        application.receive(
          .keyboard(
            .init(
              CGRect(x: 0, y: 800 - height, width: 390, height: height), duration: 0.2,
              time: latest)))
      default: break
      }
    }

    private func adjust(_ number: Int) {
      let controls = family.views.numbers.filter { family.views[$0] is UIControl }
      guard let view = controls.isEmpty ? nil : family.views[controls[number % controls.count]]
      else { return }
      let action: HostInput.AccessibilityInput.Action = number % 3 == 0 ? .increment : .decrement
      application.receive(
        .accessibility(HostInput.AccessibilityInput(action, view: view.identity, time: latest)))
    }

    private func change(screen number: Int) {
      let size = CGSize(width: CGFloat(380 + number % 7 * 10), height: CGFloat(400 + number % 5))
      let insets = UIEdgeInsets(top: CGFloat(number % 6 * 10), left: 3, bottom: 20, right: 5)
      application.receive(
        .screen(size, scale: 3, framesPerSecond: number % 128 < 64 ? 60 : 120, safeArea: insets))
    }

    private func shake(at time: Double) {
      let samples = (0..<30).map { index in
        HostInput.MotionInput.Sample(
          x: index % 6 < 3 ? 2.5 : -2.5, y: 0.2, z: 1, time: time + 0.03 * Double(index))
      }
      application.receive(.motion(HostInput.MotionInput(samples)))
      inputs.time = max(inputs.time, now)
    }

    /// A pen whose force is estimated first.
    private func sample(at time: Double) {
      func send(_ phase: UITouch.Phase, _ x: Double, _ index: Int) {
        var sample = TouchSample(at: CGPoint(x: x, y: 90), type: .pencil)
        sample.force = 0.5
        sample.estimationUpdateIndex = index
        sample.estimatedProperties = [.force]
        sample.estimatedPropertiesExpectingUpdates = [.force]
        var report = TouchReport(80, phase, sample)
        report.coalesced = [sample, sample]
        report.predicted = [sample]
        application.receive(.touches(HostInput.TouchInput([report], time: time)))
      }
      send(.began, 60, 1)
      send(.moved, 75, 2)
      var better = TouchSample(at: CGPoint(x: 61, y: 91), type: .pencil)
      (better.force, better.estimationUpdateIndex) = (0.7, 1)
      application.receive(.estimates([better]))
      send(.ended, 75, 3)
    }
  }

  extension Simulation {
    /// What a seed's run looks like from everywhere, as a number for each fifty inputs, and how many pictures
    /// differed from the last one although nothing had asked for one.
    public func record(of seed: UInt64) -> (numbers: [String], unaskedPictures: Int) {
      let record = note(seed, Record())
      let numbers = record.chunks.map { String($0 & 0xFFFF_FFFF, radix: 16) }
      return (numbers, record.unaskedPictures)
    }

    /// The words behind one of these numbers.
    public func words(of seed: UInt64, chunk: Int) -> [String] {
      note(seed, Record(wordsOf: chunk)).words
    }

    private func note(_ seed: UInt64, _ record: Record) -> Record {
      let plan = Plan(seed: seed, inputs: eventsPerSeed, without: leftOut)
      let world = World(plan, asksSecondOpinion: false)
      world.run(noting: record)
      _ = world.dismantle()
      return record
    }
  }
#endif
