// `page`: the apps of one page of the playground, in the process that the playground starts for it.

import ArgumentParser
import Playground

/// `page`.
struct HostPage<Player: TouchPlayer>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "page",
      abstract: "Run the apps of one page; the playground starts this for each page.",
      shouldDisplay: false)
  }

  @OptionGroup var launch: LaunchOptions

  @MainActor func run() async throws {
    try await Playground.host(Player.apps, arguments: launch.argument)
  }
}
