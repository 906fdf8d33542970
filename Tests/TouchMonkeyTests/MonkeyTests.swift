// Random fingers: the same seed plays the same input, reaches what an app has, and finds what is planted.

import Examples
import Foundation
import Testing
import TouchKit
import TouchMonkey
import TouchTrace

struct MonkeyTests {
  private func recording(of app: TouchApp, seed: UInt64, events: Int) -> String {
    var text = ""
    _ = app.monkey(seed: seed, events: events) { text += $0 }
    return text
  }

  @Test("the same seed plays the same input", arguments: ExampleApps.all.map(\.name))
  func sameSeed(name: String) throws {
    let app = try #require(ExampleApps.all.named(name))
    let first = recording(of: app, seed: 7, events: 300)
    #expect(first == recording(of: app, seed: 7, events: 300))
    #expect(first != recording(of: app, seed: 8, events: 300))
  }

  @Test(
    "no promise and no condition is broken in the example apps",
    arguments: ExampleApps.all.map(\.name))
  func examplesKeepEverything(name: String) throws {
    let app = try #require(ExampleApps.all.named(name))
    // More of them at night.
    let seeds: UInt64 = ProcessInfo.processInfo.environment["TOUCHKIT_NIGHT"] != nil ? 10 : 3
    for seed in 1...seeds {
      let result = app.monkey(seed: seed, events: 500)
      #expect(result.finding == nil, "seed \(seed)")
      #expect(result.falseConditions.isEmpty)
      #expect(result.events == 500)
    }
  }

  @Test("guided fingers reach more than uniform ones in as many events")
  func guidedReachesMore() throws {
    var (guided, uniform) = (0, 0)
    for app in ExampleApps.all {
      guided += app.monkey(seed: 1, events: 1000).reached
      uniform += app.monkey(seed: 1, events: 1000, style: .uniform).reached
    }
    #expect(guided > uniform * 3 / 2, "\(guided) and \(uniform)")
  }

  @Test(
    "a pen's barrel is tapped and squeezed where something hears of it, and nowhere else",
    arguments: [true, false])
  func barrel(isHeard: Bool) throws {
    let app = TouchApp("Pad") {
      let controller = UIViewController()
      let interaction = UIPencilInteraction()
      interaction.isEnabled = isHeard
      controller.view.addInteraction(interaction)
      return controller
    }
    let inputs = try #require(
      Trace.recordings(in: recording(of: app, seed: 1, events: 10_000).utf8).traces.first?.inputs)
    var actions: [HostInput.PencilInput.Action] = []
    for case .pencil(let input) in inputs { actions.append(input.action) }
    for action in [
      HostInput.PencilInput.Action.tap, .squeeze(.began), .squeeze(.ended), .squeeze(.cancelled),
    ] {
      #expect(actions.contains(action) == isHeard)
    }
  }
}
