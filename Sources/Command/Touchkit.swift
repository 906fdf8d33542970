// `touchkit`: the player of the example apps, with what is about TouchKit itself.

import Examples
import TouchPlay
import TouchTrace

/// `touchkit`.
@main struct Touchkit: TouchPlayer {
  static let apps = ExampleApps.all

  static func main() async {
    await main(
      with: [New.self, Port.self, Simulate.self, Strokes.self],
      exporting: ExportedApps("ExampleApps.all", in: "Examples"))
  }
}
