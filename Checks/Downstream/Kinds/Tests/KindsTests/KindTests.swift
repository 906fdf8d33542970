// Every kind is made, used and let go, in Swift Testing.

import Kinds
import StrokeRecognizers
import Testing
import TouchTesting
import UIKit

/// One test at a time: a kind that goes off the main thread says farewell at any time, also while
/// another test listens.
@MainActor @Suite(.serialized) struct KindTests {
  private let a = CGPoint(x: 100, y: 100)
  private let b = CGPoint(x: 200, y: 100)

  /// All that can be made, by name.
  private let kinds: [(name: String, make: @MainActor () -> AnyObject)] = [
    ("Listener", { Listener() }), ("Legend", { Legend() }), ("Gate", { Gate() }),
    ("FeignedFocus", { FeignedFocus(from: nil, to: nil) }),
    ("Bar", { Bar(accessibilityContainer: UIView()) }),
    ("CountedAction", { CountedAction(counting: "Count") }), ("Card", { Card(frame: .zero) }),
    ("CountingWindow", { CountingWindow(frame: .zero) }),
    ("CountingApplication", { CountingApplication() }), ("CardController", { CardController() }),
    ("Slider", { Slider(frame: .zero) }), ("CountingButton", { CountingButton(frame: .zero) }),
    ("Feed", { Feed(frame: .zero) }), ("Price", { Price(frame: .zero) }),
    ("Portrait", { Portrait(frame: .zero) }),
    ("Outline", { Outline() }), ("Sketch", { Sketch() }), ("Undo", { Undo(title: "") { _ in } }),
    ("FakeTouch", { FakeTouch() }), ("FakeEvent", { FakeEvent() }),
    ("FakePress", { FakePress(.select) }), ("FakePressesEvent", { FakePressesEvent() }),
    ("Knob", { Knob() }), ("FineKnob", { FineKnob() }), ("Choice", { Choice(1) }),
    ("CountingTap", { CountingTap() }), ("Press", { Press() }), ("LevelPan", { LevelPan() }),
    ("Drawer", { Drawer() }), ("Flick", { Flick() }), ("BoundedPinch", { BoundedPinch() }),
    ("Dial", { Dial() }), ("Glow", { Glow() }), ("Pair", { Pair() }), ("Ring", { Ring() }),
    ("Rune", { Rune() }), ("Held", { Held() }), ("Eraser", { Eraser() }), ("Loop", { Loop() }),
    ("Answers", { Answers() }),
    ("Refusals", { Refusals() }),
    ("Dealer", { Dealer() }), ("AppDelegate", { AppDelegate() }),
    ("PlainDelegate", { PlainDelegate() }), ("Metronome", { Metronome() }),
    ("Contacts", { Contacts(frame: .zero, style: .plain) }),
    ("ContactCell", { ContactCell(style: .default, reuseIdentifier: nil) }),
    ("Initial", { Initial(reuseIdentifier: nil) }), ("Refresher", { Refresher(frame: .zero) }),
    ("Deletion", { Deletion(style: .normal, title: nil) { _, _, _ in } }),
    ("Swipes", { Swipes(actions: []) }), ("Lamp", { Lamp(frame: .zero) }),
    ("Volume", { Volume(frame: .zero) }), ("Copies", { Copies(frame: .zero) }),
    ("Sizes", { Sizes(frame: .zero) }), ("Dots", { Dots(frame: .zero) }),
    ("Amount", { Amount(frame: .zero) }),
    ("Walk", { Walk() }), ("Rail", { Rail(frame: .zero) }), ("Sill", { Sill(frame: .zero) }),
    ("Sign", { Sign(title: nil) }), ("Knot", { Knot() }),
    ("Lectern", { Lectern(presentedViewController: UIViewController(), presenting: nil) }),
    ("Stylus", { Stylus() }), ("Shade", { Shade() }),
    ("Tray", { Tray(presentedViewController: UIViewController(), presenting: nil) }),
  ]

  @Test func eachKindSaysFarewell() {
    for kind in kinds {
      _ = Farewells.take()
      do { _ = kind.make() }
      #expect(Farewells.take().first == kind.name)
    }
  }

  @Test func eachKindMayGoOffTheMainThread() async {
    for kind in kinds {
      let box = Box(kind.make())
      await Task.detached { box.empty() }.value
    }
  }

  @Test func aKnobTurns() {
    withScreen { screen in
      let knob = screen.add(FineKnob(), named: "knob", to: screen.window)
      screen.show(of: knob) { $0.steps }
      screen.recording = .actions
      screen.play(.down(at: a).move(to: b, over: 0.05))
      #expect(knob.steps == 10)
      screen.finger().up()
      screen.expect("knob began, knob changed…, knob ended [10]")
    }
  }

  @Test func aPenIsTappedAndSqueezed() {
    withScreen { screen in
      let (stylus, shade) = (Stylus(), Shade())
      screen.window.interactions = [stylus, shade]
      screen.tapPencil()
      screen.squeezePencil()
      #expect(screen.window.alpha == 0.5)
      screen.window.interactions = []
      #expect(stylus.lines == ["there", "tap", "began", "ended", "gone"])
      #expect(screen.window.alpha == 1)
    }
  }

  @Test func aCardIsDraggedAndTapped() {
    withScreen { screen in
      let card = Card(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      screen.add(card, named: "card")
      screen.play(.tap(at: a))
      #expect(card.touchCount == 11)
      screen.play(.drag(from: a, to: b, over: 0.05))
      #expect(card.center.x > 150)
      screen.ignoreLog()
    }
  }

  @Test func delegatesAreAsked() {
    withScreen { screen in
      let (answers, refusals) = (Answers(), Refusals())
      screen.add(UITapGestureRecognizer(), named: "tap", to: screen.window).delegate = answers
      screen.add(Press(), named: "press", to: screen.window).delegate = refusals
      screen.play(.longPress(at: a, for: 0.6))
      screen.expect("window began, tap ended, window cancelled")
      #expect(refusals.count == 1)
      screen.play(.tap(at: a))
      screen.expect("window began, tap ended, window cancelled")
      #expect(answers.questions == ["should begin", "should begin"])
    }
  }

  @Test func actionsReachClosuresAndMethods() {
    withScreen { screen in
      let counter = Counter()
      let tap = screen.add(CountingTap(), named: "tap", to: screen.window)
      count(tap, in: counter)
      count(any: tap, in: counter)
      let choice = screen.add(Choice("seven"), named: "choice", to: screen.window)
      let answers = Answers()
      choice.delegate = answers
      choice.chosen = { _ in counter.count += 100 }
      screen.play(.tap(at: a))
      #expect(counter.count == 100)
      choice.isEnabled = false
      screen.play(.tap(at: a).wait(1))
      #expect(counter.count == 102)
      screen.ignoreLog()
    }
  }

  @Test func controlsControllersAndWindowsWork() {
    withScreen { screen in
      let slider = screen.add(Slider(frame: screen.window.bounds), named: "slider")
      screen.play(.drag(from: a, to: b, over: 0.05))
      #expect(slider.value == 0.5)
      slider.removeFromSuperview()
      let controller = CardController()
      screen.show(controller)
      #expect(controller.card.window === screen.window)
      #expect(controller.appearanceCount == 1)
      let token = screen.application.scheduler.after(1) {}
      token.forget()
      _ = wire(controller.card, to: screen.application)
      #expect(controller.view.descendants == [controller.card])
      screen.ignoreLog()
    }
  }

  @Test func theSchedulerCallsASource() {
    withScreen { screen in
      let metronome = Metronome()
      screen.application.scheduler.addSource(metronome)
      screen.wait(10)
      #expect(metronome.beats == 3)
      screen.application.scheduler.removeSource(metronome)
    }
  }

  @Test func animationsAreAwaited() async {
    await withScreen { screen in
      let card = screen.add(Card(frame: .zero), named: "card")
      let gallery = Gallery()
      await gallery.keep(card)
      #expect(await fade(card, to: 0) == 0)
      screen.wait(1)
      #expect(await gallery.hiddenCount() == 1)
    }
  }
}

@MainActor @Suite struct Animators {
  @Test func strangersAnimateAndTimeThemselves() {
    withScreen { screen in
      let card = screen.add(Card(frame: .zero), named: "card")
      let conductor = Conductor(duration: 9, timingParameters: Both())
      conductor.addAnimations { card.alpha = 0 }
      let stand = ImplicitStand()
      stand.addAnimations {}
      conductor.addCompletion { place in stand.completions.forEach { $0(place) } }
      stand.addCompletion { stand.heard.append("completion \($0 == .end)") }
      conductor.startAnimation()
      screen.wait(10)
      #expect(conductor.startCount == 1 && stand.heard == ["completion true"] && card.alpha == 0)
    }
  }
}

@MainActor @Suite struct Transitions {
  @Test func strangersDriveADismissal() {
    withScreen { screen in
      let (root, page, album) = (UIViewController(), CardController(), Album())
      screen.show(root)
      page.transitioningDelegate = album
      root.present(page, animated: false)
      page.dismiss(animated: true)
      #expect(album.pull.updateCount == 0 && album.pull.duration == 1)
      album.pull.update(0.5)
      screen.wait(1)
      album.pull.finish()
      screen.wait(1)
      #expect(album.pull.updateCount == 1 && root.presentedViewController == nil)
      let context = StandIn()
      Fade().animateTransition(using: context)
      album.push.startInteractiveTransition(context)
      #expect(context.heard == ["completed true", "finished"])
      let rehearsal = Rehearsal()
      rehearsal.animate { $0.containerView.alpha = 0 }
      #expect(rehearsal.stage.alpha == 0 && rehearsal.transitionDuration == 1)
      let shelf = Shelf()
      page.preferredContentSize = CGSize(width: 3, height: 4)
      shelf.preferredContentSizeDidChange(forChildContentContainer: page)
      #expect(shelf.preferredContentSize == CGSize(width: 3, height: 4))
      let low = UISheetPresentationController.Detent.custom { $0.maximumDetentValue / 4 }
      #expect(low.resolvedValue(in: Room()) == 100)
    }
  }
}

/// A test on no actor: sets and values.
@Test nonisolated func objectsCanBeHeldAnywhere() async {
  let view = await UIView(frame: .zero)
  var holdings = Holdings()
  holdings.views.insert(view)
  #expect(holdings.holds(view))
  #expect(describe(TouchReport(1, .moved, at: .zero), .disabled, .touchDown) == "moved")
}

/// Holds the only reference to an object, for whoever lets it go.
nonisolated private final class Box: @unchecked Sendable {
  private var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
  func empty() { object = nil }
}
