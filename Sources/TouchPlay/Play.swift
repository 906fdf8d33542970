// `play`: the playground, or a window.

import ArgumentParser

/// `play`.
struct Play<Player: TouchPlayer>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "play",
      abstract: "Serve a page on which the apps run under your own fingers, or show a window.",
      discussion: """
        Open the printed address in a browser. With a mouse, hold Option or Alt for a second, \
        mirrored finger. To play on a phone in the same network, use --host 0.0.0.0: then the \
        address carries a key that every visitor needs. With --window there is no page, but a window.
        """)
  }

  @OptionGroup var address: Address<Player>

  @OptionGroup var window: WindowFlags<Player>

  func validate() throws {
    guard window.window else { return }
    let given = [
      ("--watch", address.watch), ("--host", address.host != Address<Player>.hostDefault),
      ("--port", address.port != Address<Player>.portDefault),
    ]
    guard let (name, _) = given.first(where: \.1) else { return }
    throw ValidationError("\(name) is for the page. Leave it out with --window.")
  }

  func run() async throws {
    if window.window { return try await window.show(address.launch) }
    try await address.serve()
  }
}
