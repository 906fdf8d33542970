// `touchkit play`: reads where to listen, and says where the page is.

import ArgumentParser
import Foundation
import Playground

/// `touchkit play`.
struct Play: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve a page on which the example apps run under your own fingers.",
    discussion: """
      Open the printed address in a browser. With a mouse, hold Option or Alt for a second, \
      mirrored finger. To play on a phone in the same network, use --host 0.0.0.0: then the \
      address carries a key that every visitor needs.
      """)

  @Option(help: "The address to listen at; 0.0.0.0 for every device in the network.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen at; 0 for any free one.")
  var port = 8080

  func run() async throws {
    let playground = try await Playground(host: host, port: port)
    try await playground.serve { addresses in
      var text = "TouchKit's playground is open:\n"
      for address in addresses { text += "  \(address)\n" }
      text += "Press Control-C to close it.\n"
      FileHandle.standardOutput.write(Data(text.utf8))
    }
  }
}
