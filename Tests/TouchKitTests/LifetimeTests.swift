// Objects go away in any order, on any thread, in any callback, and whoever is left finds nothing of
// them.

import GestureCore
import Testing

@testable import TouchEngine
@testable import TouchWidgets

/// An app with one window and one view, whose parts the tests let go one by one.
private final class App {
  var application: UIApplication? = UIApplication()
  var window: UIWindow?
  let view = UIView(frame: rect(0, 0, 100, 100))

  init() {
    window = application?.perform {
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      window.makeKeyAndVisible()
      window.addSubview(view)
      return window
    }
  }

  /// Lets the application and the window go; nobody else has them.
  func close() {
    window = nil
    application = nil
  }
}

/// A responder that says that it resigns, and does not call its superclass.
private final class Pretender: UIView {
  override var canBecomeFirstResponder: Bool { true }
  override func resignFirstResponder() -> Bool { true }
}

/// A view that does something before and after it moves.
private final class Mover: UIView {
  var beforeSuperview: () -> Void = {}
  var beforeWindow: () -> Void = {}
  var afterWindow: () -> Void = {}
  override func willMove(toSuperview newSuperview: UIView?) { beforeSuperview() }
  override func willMove(toWindow newWindow: UIWindow?) { beforeWindow() }
  override func didMoveToWindow() { afterWindow() }
}

@Suite struct FirstRespondersThatGo {
  @Test func responderThatOnlyClaimsToResignLeavesNothingBehind() {
    let app = App()
    var pretender: Pretender? = Pretender()
    let other = Pretender()
    app.window?.addSubview(pretender!)
    app.window?.addSubview(other)
    #expect(pretender!.becomeFirstResponder())
    #expect(other.becomeFirstResponder())
    #expect(!pretender!.isFirstResponder && other.isFirstResponder)
    #expect(app.window?.firstResponder === other)
    app.window = nil
    pretender = nil
    #expect(!other.isFirstResponder)
  }

  @Test func removedResponderIsFirstNoMoreWhateverItAnswers() {
    let app = App()
    let pretender = Pretender()
    app.window?.addSubview(pretender)
    pretender.becomeFirstResponder()
    pretender.removeFromSuperview()
    #expect(!pretender.isFirstResponder && app.window?.firstResponder == nil)
  }

  @Test func responderMadeFirstWhileAnotherResignsIsFirst() {
    let app = App()
    let (first, heir, last) = (Handover(), Handover(), Handover())
    for view in [first, heir, last] { app.window?.addSubview(view) }
    first.heir = heir
    first.becomeFirstResponder()
    #expect(last.becomeFirstResponder())
    #expect([first, heir, last].map(\.isFirstResponder) == [false, false, true])
    last.heir = first
    first.heir = nil
    last.removeFromSuperview()
    #expect(app.window?.firstResponder === first)
    app.close()
    #expect(!first.isFirstResponder)
  }

  @Test func twoThatMakeEachOtherFirstForEverGiveWay() {
    let app = App()
    let (one, two, third) = (Handover(), Handover(), Pretender())
    for view in [one, two, third] { app.window?.addSubview(view) }
    (one.heir, two.heir) = (two, one)
    one.becomeFirstResponder()
    #expect(third.becomeFirstResponder() && third.isFirstResponder)
  }
}

@Suite struct ViewsThatMoveWhileTheyAreMoved {
  @Test func theNewSuperviewLeavesItsWindow() {
    let app = App()
    let (parent, mover, inner) = (UIView(), Mover(), UIView())
    app.window?.addSubview(parent)
    mover.addSubview(inner)
    mover.beforeSuperview = { parent.removeFromSuperview() }
    mover.beforeWindow = { Issue.record("it comes to no window") }
    parent.addSubview(mover)
    #expect(mover.superview === parent && mover.window == nil && inner.window == nil)
    app.close()
    #expect(inner.window == nil)
  }

  @Test func theNewSuperviewLeavesItsWindowAtTheLastMoment() {
    let app = App()
    let (parent, mover) = (UIView(), Mover())
    app.window?.addSubview(parent)
    mover.beforeWindow = { parent.removeFromSuperview() }
    parent.addSubview(mover)
    #expect(mover.superview === parent && mover.window == nil)
    app.close()
    #expect(mover.window == nil)
  }

  @Test func theNewSuperviewGoesToAnotherWindowAtTheLastMoment() {
    let app = App()
    let other = app.application!.perform { UIWindow() }
    let (parent, mover) = (UIView(), Mover())
    app.window?.addSubview(parent)
    var announcements = 0
    mover.beforeWindow = {
      announcements += 1
      other.addSubview(parent)
    }
    parent.addSubview(mover)
    #expect(mover.window === other && announcements == 2)
  }

  @Test func theViewGoesOnToAnotherWindowBeforeWhatIsInItIsTold() {
    let app = App()
    let other = app.application!.perform { UIWindow() }
    let (outer, inner) = (Mover(), Mover())
    outer.addSubview(inner)
    outer.afterWindow = {
      outer.afterWindow = {}
      other.addSubview(outer)
    }
    var told: [UIWindow?] = []
    inner.afterWindow = { told.append(inner.window) }
    app.window?.addSubview(outer)
    #expect(told == [other])
  }

  @Test func theViewIsPutElsewhereMeanwhile() {
    let app = App()
    let (one, two, mover) = (UIView(), UIView(), Mover())
    app.window?.addSubview(one)
    mover.beforeSuperview = {
      mover.beforeSuperview = {}
      two.addSubview(mover)
    }
    one.addSubview(mover)
    #expect(mover.superview === one && one.subviews == [mover] && two.subviews.isEmpty)
    #expect(mover.window === app.window)
    mover.beforeSuperview = {
      mover.beforeSuperview = {}
      two.addSubview(mover)
    }
    mover.removeFromSuperview()
    #expect(mover.superview === two && two.subviews == [mover] && one.subviews.isEmpty)
    #expect(mover.window == nil)
  }
}

/// A view that counts how often it was told of its window, and does something then.
private final class Settler: UIView {
  var afterWindow: () -> Void = {}
  private(set) var tellings = 0
  override func didMoveToWindow() {
    tellings += 1
    afterWindow()
  }
}

@Suite struct ViewsThatAreToldOfTheirWindow {
  @Test func viewMovedWithinTheWindowBeforeItsTurnIsToldOnce() {
    let app = App()
    let (outer, inner, place) = (Settler(), Settler(), UIView())
    app.window?.addSubview(place)
    outer.addSubview(inner)
    outer.afterWindow = { place.addSubview(inner) }
    app.window?.addSubview(outer)
    #expect(inner.superview === place && inner.window === app.window && inner.tellings == 1)
  }

  @Test func viewThatLeavesTheWindowBeforeItsTurnIsToldOfThatAlone() {
    let app = App()
    let (outer, inner) = (Settler(), Settler())
    outer.addSubview(inner)
    outer.afterWindow = { inner.removeFromSuperview() }
    app.window?.addSubview(outer)
    #expect(inner.window == nil && inner.tellings == 1)
  }
}

@Suite struct ApplicationsThatGoInTheirOwnCode {
  @Test func anApplicationGoesWhileATapKeepsItsTouch() {
    let app = App()
    var tap: UITapGestureRecognizer? = UITapGestureRecognizer()
    app.view.addGestureRecognizer(tap!)
    let watch = Weak(tap)
    app.application!.receive([TouchReport(1, .began, at: point(10, 10))], at: 0, in: app.window!)
    app.close()
    app.view.removeGestureRecognizer(tap!)
    tap = nil
    #expect(watch.object == nil)
  }

  @Test func scheduledWorkFreesItsApplication() {
    var application: UIApplication? = UIApplication()
    let watch = Weak(application)
    let scheduler = application!.scheduler
    var isShared = false
    scheduler.after(1) {
      application = nil
      isShared = UIApplication.shared === watch.object
    }
    scheduler.after(2) { Issue.record("the application is gone") }
    scheduler.advance(to: 3)
    #expect(isShared && watch.object == nil)
    #expect(scheduler.now == 3 && scheduler.nextDeadline == .infinity)
    scheduler.advance(to: 4)
  }

  @Test func anActionOutsideOfEventsAdvancesAndLetsAllGo() {
    let app = App()
    let press = UILongPressGestureRecognizer()
    app.view.addGestureRecognizer(press)
    var states: [GestureState] = []
    press.addAction { press in
      states.append(press.state)
      app.application?.advance(to: 5)
      app.application?.scheduler.advance(to: 6)
      app.view.removeFromSuperview()
      app.close()
    }
    press.state = .began
    #expect(states == [.began, .cancelled] && press.state == .possible)
    #expect(app.view.window == nil)
  }

  @Test func aLongPressFiredByTheSchedulerLetsAllGo() {
    let app = App()
    let press = UILongPressGestureRecognizer()
    app.view.addGestureRecognizer(press)
    let (application, window) = (Weak(app.application), Weak(app.window))
    press.addAction { _ in app.close() }
    app.application!.receive([TouchReport(1, .began, at: point(10, 10))], at: 0, in: app.window!)
    let scheduler = app.application!.scheduler
    scheduler.advance(to: 1)
    #expect(application.object == nil && window.object == nil)
    #expect(press.state == .possible && press.numberOfTouches == 0)
  }

  @Test func aTouchLetsItsWindowAndItsApplicationGo() {
    for phase in [UITouch.Phase.began, .moved, .ended] {
      let app = App()
      let pan = UIPanGestureRecognizer()
      app.view.addGestureRecognizer(pan)
      let watch = Weak(app.window)
      for (index, next) in [UITouch.Phase.began, .moved, .ended].enumerated() {
        guard let application = app.application, let window = app.window else { break }
        let place = point(10 + 20 * Double(index), 10)
        if next == phase { pan.addAction { _ in app.close() } }
        application.receive(
          [TouchReport(1, next, at: place)], at: Double(index), in: window)
        if next == phase { app.close() }
      }
      #expect(watch.object == nil, "\(phase)")
      #expect(pan.state == .possible)
    }
  }

  @Test func aCompletionOwnsAnotherAnimatedWindow() {
    let application = UIApplication()
    let watch: Weak<UIWindow> = application.perform {
      let view = UIView()
      let (window, other) = (UIWindow(), UIWindow())
      other.addSubview(view)
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.center.x = 9 }
      let shown = UIView()
      window.addSubview(shown)
      UIView.animate(withDuration: 1, animations: { shown.alpha = 0 }) { _ in
        withExtendedLifetime((window, other)) {}
      }
      shown.removeFromSuperview()
      return Weak(other)
    }
    #expect(watch.object != nil)
    application.advance(to: 2)
    application.perform {}
    #expect(watch.object == nil && !application.isAnimating)
  }
}

@Suite struct DeinitsThatCallBack {
  @Test func deinitOfARemovedActionMayChangeItsControl() {
    let control = UIControl()
    do {
      let ending = Ending { control.addAction(UIAction { _ in }, for: .touchUpInside) }
      let action = UIAction { _ in _ = ending }
      control.addAction(action, for: .touchDown)
      control.removeAction(action, for: .allEvents)
    }
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test func anObserverThatGoesAddsAnother() {
    let application = UIApplication()
    var heard = 0
    var token: ObserverToken?
    do {
      let ending = Ending { application.addObserver { _ in heard += 1 } }
      token = application.addObserver { _ in _ = ending }
    }
    token.map(application.removeObserver)
    application.receive(.time(.nan))
    #expect(heard == 1)
  }

  @Test func workThatIsCalledOffSchedulesOther() {
    let scheduler = Scheduler()
    let token: Scheduler.Token
    do {
      let ending = Ending { scheduler.after(2) {} }
      token = scheduler.after(1) { _ = ending }
    }
    #expect(token.cancel() && scheduler.pendingCount == 1)
  }

  @Test func aTargetThatGoesWithItsGestureAssignsAState() {
    let app = App()
    let (pan, other) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    app.view.addGestureRecognizer(pan)
    app.view.addGestureRecognizer(other)
    do {
      let ending = Ending { other.state = .began }
      pan.addAction { _ in _ = ending }
    }
    pan.state = .began
    app.view.removeGestureRecognizer(pan)
    #expect(pan.state == .possible)
    other.state = .ended
  }
}
