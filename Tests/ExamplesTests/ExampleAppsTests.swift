// Every example app starts, and can be found by its name.

import Examples
import Testing
import TouchTesting
import UIKit

@Suite struct ExampleApps {
  @Test(arguments: ExampleApp.all.map(\.name))
  func anAppStartsAndKeepsStillUntilItIsTouched(name: String) throws {
    let app = try #require(ExampleApp.named(name))
    #expect(!app.title.isEmpty && !app.summary.isEmpty && !name.contains(" "))
    withScreen { screen in
      screen.show(app.makeRootViewController())
      #expect(screen.application.nextDeadline == .infinity)
      screen.expect("")
    }
  }

  @Test func namesAreUnique() {
    #expect(Set(ExampleApp.all.map(\.name)).count == ExampleApp.all.count)
    #expect(ExampleApp.named("nothing") == nil)
  }
}
