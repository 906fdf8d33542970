// Each example app, used to its end by one switch.

import Examples
import Testing
import TouchAssistance
import TouchKit
import TouchTrace

@Suite struct ExampleBySwitchTests {
  @Test("what an example says can be tried is done by one switch", arguments: SwitchWay.all)
  func isDone(_ way: SwitchWay) throws {
    let app = try #require(ExampleApps.all.named(way.app))
    #expect(app.tries.contains { $0.sign == way.sign })
    let user = SwitchUser(app)
    #expect(way.use(user))
    user.rest(3)
    #expect(user.sees(way.sign), "\(user.log.suffix(20).joined(separator: "\n"))")
  }

  @Test("each thing to try is tried") func allAreTried() {
    for app in ExampleApps.all {
      let signs = Set(SwitchWay.all.filter { $0.app == app.name }.map(\.sign))
      #expect(signs == Set(app.tries.map(\.sign)), "\(app.name)")
    }
  }
}
