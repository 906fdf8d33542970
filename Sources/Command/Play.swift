// `touchkit play`: the playground.

import ArgumentParser

/// `touchkit play`.
struct Play: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve a page on which the example apps run under your own fingers.",
    discussion: """
      Open the printed address in a browser. With a mouse, hold Option or Alt for a second, \
      mirrored finger. To play on a phone in the same network, use --host 0.0.0.0: then the \
      address carries a key that every visitor needs.
      """)

  @OptionGroup var address: Address

  func run() async throws { try await address.serve() }
}
