import Testing

@testable import TouchEngine
@testable import TouchWidgets

/// A responder that writes down who heard of a touch, and passes it on.
private final class Listener: UIView {
  let name: String
  let diary: Diary
  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(frame: .zero)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.write("\(name) touchesBegan")
    super.touchesBegan(touches, with: event)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.write("\(name) motionEnded \(motion.rawValue)")
    super.motionEnded(motion, with: event)
  }
}

private final class RespondingDelegate: UIResponder, UIApplicationDelegate {
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.write("delegate touchesBegan")
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.write("delegate motionEnded \(motion.rawValue)")
  }
}

private final class PlainDelegate: UIApplicationDelegate {}

private final class WillingController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
  var taps = 0
  func tapped() { taps += 1 }
  func tapped(by view: UIView) { taps += 10 }
}

@Suite struct ResponderChain {
  @Test func aViewIsFollowedByItsSuperview() {
    let outer = UIView()
    let inner = UIView()
    #expect(inner.next == nil)
    outer.addSubview(inner)
    #expect(inner.next === outer)
  }

  @Test func aRootViewIsFollowedByItsControllerAndThatByTheSuperview() {
    withWindow { _, window in
      let controller = UIViewController()
      #expect(controller.next == nil)
      window.rootViewController = controller
      #expect(controller.view.next === controller)
      #expect(controller.next === window)
    }
  }

  @Test func theWindowIsFollowedByTheApplicationAndThatByARespondingDelegate() {
    withWindow { application, window in
      #expect(window.next === application)
      #expect(application.next == nil)
      let plain = PlainDelegate()
      application.delegate = plain
      #expect(application.next == nil)
      let responding = RespondingDelegate(Diary())
      application.delegate = responding
      #expect(application.next === responding)
    }
  }

  @Test func aChildControllersViewLeadsThroughTheParentsView() {
    withWindow { _, window in
      let parent = UIViewController()
      let child = UIViewController()
      window.rootViewController = parent
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      #expect(child.view.next === child)
      #expect(child.next === parent.view)
      #expect(parent.view.next === parent)
    }
  }

  @Test func aPresentedControllerIsFollowedByThePresentingOne() {
    withWindow { _, window in
      let presenting = UIViewController()
      let presented = UIViewController()
      window.rootViewController = presenting
      presenting.present(presented, animated: false)
      #expect(presented.view.superview?.superview === window)
      #expect(presented.next === presenting)
      presented.dismiss(animated: false)
      #expect(presented.next == nil)
    }
  }

  @Test func unhandledCallsGoUpToTheDelegate() {
    withWindow { application, window in
      let diary = Diary()
      let delegate = RespondingDelegate(diary)
      application.delegate = delegate
      let outer = Listener("outer", diary)
      let inner = Listener("inner", diary)
      outer.addSubview(inner)
      window.addSubview(outer)
      inner.touchesBegan([], with: nil)
      #expect(
        diary.read() == ["inner touchesBegan", "outer touchesBegan", "delegate touchesBegan"])
      inner.motionEnded(.motionShake, with: nil)
      #expect(
        diary.read() == ["inner motionEnded 1", "outer motionEnded 1", "delegate motionEnded 1"])
    }
  }
}

@Suite struct Actions {
  @Test func aResponderPerformsTheMethodsOfItsClassAlone() {
    let (controller, action) = (WillingController(), Selector(WillingController.tapped(by:)))
    #expect(controller.canPerformAction(action, withSender: nil))
    #expect(!UIView().canPerformAction(action, withSender: nil))
    #expect(UIView().target(forAction: action, withSender: nil) == nil)
  }

  @Test func anActionWithoutTargetGoesToTheFirstInTheChainWhoseClassHasTheMethod() {
    withWindow { application, window in
      let controller = WillingController()
      window.rootViewController = controller
      let view = UIView()
      controller.view.addSubview(view)
      let action = Selector(WillingController.tapped as (WillingController) -> () -> Void)
      #expect(application.sendAction(action, to: nil, from: view, for: nil))
      #expect(controller.taps == 1)
      #expect(application.sendAction(action, to: controller, from: nil, for: nil))
      #expect(controller.taps == 2)
      view.removeFromSuperview()
      #expect(!application.sendAction(action, to: nil, from: view, for: nil))
    }
  }

  @Test func theFirstRespondersChainComesBeforeTheSenders() {
    withWindow { application, window in
      let (root, child) = (WillingController(), WillingController())
      window.rootViewController = root
      root.addChild(child)
      root.view.addSubview(child.view)
      let action = Selector(WillingController.tapped as (WillingController) -> () -> Void)
      root.becomeFirstResponder()
      #expect(application.sendAction(action, to: nil, from: child.view, for: nil))
      #expect((root.taps, child.taps) == (1, 0))
      root.resignFirstResponder()
      #expect(application.sendAction(action, to: nil, from: child.view, for: nil))
      #expect((root.taps, child.taps) == (1, 1))
    }
  }

  @Test func targetWithoutTheMethodPerformsNothing() {
    withWindow { application, _ in
      let action = Selector(WillingController.tapped(by:))
      #expect(application.sendAction(action, to: WillingController(), from: UIView(), for: nil))
      #expect(!application.sendAction(action, to: UIView(), from: UIView(), for: nil))
    }
  }

  @Test func eventThatAnAppMakesIsNoCommandOfARemoteControl() {
    final class Radio: UIView {
      var commands = 0
      override var canBecomeFirstResponder: Bool { true }
      override func remoteControlReceived(with event: UIEvent?) { commands += 1 }
    }
    withWindow { application, window in
      let radio = Radio()
      window.addSubview(radio)
      radio.becomeFirstResponder()
      for type in [UIEvent.EventType.touches, .motion, .presses, .remoteControl] {
        application.sendEvent(UIEvent(type: type))
      }
      #expect(radio.commands == 1)
    }
  }

  @Test func theSenderMustBeOfTheTypeThatTheMethodTakes() {
    let controller = WillingController()
    let action = Selector(WillingController.tapped(by:))
    #expect(action.isAnswered(by: controller))
    #expect(!action.isAnswered(by: UIView()))
    #expect(!action.perform(on: controller, from: controller))
    #expect(action.perform(on: controller, from: UIView()))
    #expect(controller.taps == 10)
  }

  @Test func copiesOfASelectorAreEqualAndNothingElseIs() {
    let action = Selector(WillingController.tapped(by:))
    let copy = action
    #expect(action == copy)
    #expect(action != Selector(WillingController.tapped(by:)))
  }

  @Test func namedSelectorsOfOneClassAreEqualByTheirNames() {
    final class Other {
      func tapped(by view: UIView) {}
    }
    let one = Selector(WillingController.tapped(by:), "tapped(by:)")
    let again = Selector(WillingController.tapped(by:), "tapped(by:)")
    #expect(one == again && Set([one, again]).count == 1)
    let others = [
      Selector(WillingController.tapped as (WillingController) -> () -> Void, "tapped"),
      Selector(WillingController.tapped(by:), "tapped(by:"),
      Selector(WillingController.tapped(by:), "tapped(bY:)"),
      Selector(WillingController.tapped(by:), ""), Selector(Other.tapped(by:), "tapped(by:)"),
      Selector(WillingController.tapped(by:)),
    ]
    #expect(others.allSatisfy { $0 != one } && Set(others + [one]).count == 7)
    // The name of one letter is no text but a letter to the compiler.
    #expect(Selector(Other.tapped(by:), "x") == Selector(Other.tapped(by:), "x"))
    let controller = WillingController()
    #expect(again.isAnswered(by: controller) && again.perform(on: controller, from: UIView()))
    #expect(controller.taps == 10)
  }
}

@Suite struct Applications {
  @Test func sharedIsTheApplicationThatRunsCode() {
    let one = UIApplication()
    let two = UIApplication()
    let outside = UIApplication.shared
    one.perform {
      #expect(UIApplication.shared === one)
      two.perform { #expect(UIApplication.shared === two) }
      #expect(UIApplication.shared === one)
    }
    #expect(UIApplication.shared === outside)
  }

  @Test func anErrorLeavesTheScopeToo() {
    struct Oops: Error {}
    let one = UIApplication()
    let outside = UIApplication.shared
    #expect(throws: Oops.self) { try one.perform { throw Oops() } }
    #expect(UIApplication.shared === outside)
  }

  @Test func scheduledWorkRunsAsTheApplications() {
    let one = UIApplication()
    var seen: UIApplication?
    one.scheduler.after(1) { seen = .shared }
    one.scheduler.advance(to: 2)
    #expect(seen === one)
  }

  @Test func windowsAreOrderedByLevelAndThenByShowing() {
    withWindow { application, window in
      let alert = UIWindow(frame: .zero)
      alert.windowLevel = .alert
      let second = UIWindow(frame: .zero)
      #expect(application.windows == [window, second, alert])
      window.makeKeyAndVisible()
      #expect(application.windows == [second, window, alert])
      #expect(window.isKeyWindow)
    }
  }

  @Test func viewsAreNumberedInEachApplicationAlone() {
    func first() -> Int { UIApplication().perform { UIView().identity } }
    #expect(first() == 1)
    #expect(first() == 1)
  }
}
