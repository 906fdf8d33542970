// Random work on a scheduler, and random display links.

import GestureCore

@testable import TouchEngine
@testable import TouchSimulation
@testable import TouchWidgets

/// Tells when it is called.
private final class Ticker {
  let number: Int
  let record: Record

  init(_ number: Int, _ record: Record) { (self.number, self.record) = (number, record) }
  deinit {}

  func tick(_ link: CADisplayLink) {
    record.note("link", number)
    record.note("frame", link.timestamp)
    record.note("target", link.targetTimestamp)
  }
}

extension Calls {
  static let clocks = Calls(name: "clocks", seeds: 40) { dice, record in
    let stage = SmallStage(0)
    let scheduler = stage.application.scheduler
    var tokens: [Scheduler.Token] = []
    var links: [CADisplayLink] = []
    for number in 0..<50 {
      stage.application.perform {
        switch dice.below(10) {
        case 0...2:
          let delay = dice.pick([-1, 0, 0.25, 0.25, 0.5, 1])
          let nested = dice.chance(0.3)
          tokens.append(
            scheduler.after(delay) {
              record.note("work", number)
              record.note("now", scheduler.now)
              if nested { scheduler.after(0) { record.note("nested", number) } }
            })
        case 3: if !tokens.isEmpty { record.note("off", dice.pick(tokens).cancel()) }
        case 4:
          let link = CADisplayLink(
            target: Ticker(number, record), selector: Selector(Ticker.tick))
          link.preferredFramesPerSecond = dice.pick([0, 1, 20, 30, 60, 120])
          link.add()
          links.append(link)
        case 5: if !links.isEmpty { dice.pick(links).isPaused.toggle() }
        case 6: if !links.isEmpty { dice.pick(links).invalidate() }
        case 7:
          tokens.append(
            scheduler.schedule(at: scheduler.now + dice.value(-1, 1)) {
              record.note("at", number)
            })
        default: break
        }
      }
      let time = scheduler.now + dice.pick([0, 0.015625, 0.1, 0.25])
      switch dice.below(4) {
      case 0: stage.application.receive(.time(time))
      case 1 where number > 30: stage.application.receive(.frame(time))
      case 2: record.note("more", scheduler.advance(to: time))
      default: stage.application.advance(to: time)
      }
      record.note("now", scheduler.now)
      record.note("next", scheduler.nextDeadline)
      record.note("pending", scheduler.pendingCount)
      record.look(at: stage.application)
      for link in links { record.note("lasts", link.duration) }
    }
  }
}
