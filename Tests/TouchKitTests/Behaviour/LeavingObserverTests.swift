// Observers that go while they are told.

import Testing
import TouchTesting
import UIKit

private let place = CGPoint(x: 100, y: 100)

@Suite struct ObserversThatLeave {
  @Test func anObserverThatRemovesItselfLivesWhileAnotherIsTold() {
    let application = UIApplication()
    application.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      window.makeKeyAndVisible()
      let tap = UITapGestureRecognizer()
      window.addGestureRecognizer(tap)
      final class Held {}
      weak var held: Held?
      var (token, told, wasAlive): (ObserverToken?, Int, Bool?) = (nil, 0, nil)
      do {
        let object = Held()
        held = object
        token = application.addObserver { _ in
          guard let own = token else { return }
          token = nil
          application.removeObserver(own)
          _ = application.addObserver { _ in told += 1 }
          // The other observer is told of this, inside of the call of the one that is removed.
          tap.require(toFail: tap)
          wasAlive = held != nil
          withExtendedLifetime(object) {}
        }
      }
      application.receive([TouchReport(1, .began, at: place)], at: 0, in: window)
      #expect(told > 0 && wasAlive == true && held == nil)
      application.receive([TouchReport(1, .ended, at: place)], at: 1, in: window)
    }
  }

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
