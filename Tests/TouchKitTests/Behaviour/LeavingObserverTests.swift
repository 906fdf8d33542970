// Observers that go while they are told.

import Testing
import TouchTesting
import UIKit

private let place = CGPoint(x: 100, y: 100)

@Suite struct ObserversThatLeave {
  @Test func anObserverThatRemovesItselfIsGoneAfterItsCall() {
    withScreen(recording: []) { screen in
      let application = UIApplication()
      application.perform {
        let window = UIWindow(frame: screen.window.frame)
        window.makeKeyAndVisible()
        window.addGestureRecognizer(UITapGestureRecognizer())
        final class Held {}
        weak var held: Held?
        var (token, calls): (ObserverToken?, Int) = (nil, 0)
        do {
          let object = Held()
          held = object
          token = application.addObserver { _ in
            withExtendedLifetime(object) { calls += 1 }
            if let token { application.removeObserver(token) }
          }
        }
        #expect(held != nil)
        application.receive([TouchReport(1, .began, at: place)], at: 0, in: window)
        #expect(calls == 1 && held == nil)
        application.receive([TouchReport(1, .ended, at: place)], at: 1, in: window)
        #expect(calls == 1)
      }
    }
  }
}
