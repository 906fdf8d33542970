// Every example app starts, and can be found by its name.

import Examples
import Foundation
import Testing
import TouchTesting
import UIKit

@Suite struct ExampleAppsTests {
  @Test(arguments: ExampleApps.all.map(\.name))
  func anAppStartsAndKeepsStillUntilItIsTouched(name: String) throws {
    let app = try #require(ExampleApps.all.named(name))
    #expect(!app.title.isEmpty && !app.summary.isEmpty && !name.contains(" "))
    withScreen(of: app) { screen in
      #expect(screen.application.nextDeadline == .infinity)
      screen.expect("")
    }
  }

  @Test func namesAreUnique() {
    #expect(Set(ExampleApps.all.map(\.name)).count == ExampleApps.all.count)
    #expect(ExampleApps.all.named("nothing") == nil)
  }

  /// The page ships a picture of each app, and none of an app that is not there.
  @Test func eachAppHasItsPictureAndNoOtherHasOne() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Playground/Public/pictures")
    let shipped = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false)
    ).filter { $0.hasPrefix("app-") }
    #expect(shipped.sorted() == ExampleApps.all.map { "app-\($0.name).svg" }.sorted())
  }
}
