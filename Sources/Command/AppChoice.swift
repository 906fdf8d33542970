// The app that a command looks at.

import ArgumentParser
import Examples

/// The example app of a command.
struct AppChoice: ExpressibleByArgument {
  /// The app.
  let app: ExampleApp

  init?(argument: String) {
    guard let app = ExampleApp.named(argument) else { return nil }
    self.app = app
  }

  static var allValueStrings: [String] { ExampleApp.all.map(\.name) }
}
