// The host of the article Hosting, letter by letter: it compiles and runs here, and a test compares
// the two.

import Testing

// ARTICLE begins
import UIKit

/// Owns an application, hands it what devices say, and draws it when it asks.
@MainActor final class Host {
  let application = UIApplication(
    screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 300)))
  /// What was drawn, the newest last.
  private(set) var pictures: [[ViewSnapshot]] = []
  /// What the application decided, and why.
  private(set) var log: [String] = []
  /// When to call next: a timer or the display is set to this.
  private(set) var nextCall = UIApplication.NextCall.never
  private var windows: [UIWindow] = []
  private var isNeeded = false

  init() {
    application.addObserver { [weak self] observation in
      self?.log.append(observation.description)
    }
    // Code of the app that runs by itself, as after an await, may need the host too.
    application.needsHost = { [weak self] in self?.isNeeded = true }
  }

  /// Opens a window, which the host keeps; input goes to it by the number that is returned.
  func open(_ controller: UIViewController, at frame: CGRect) -> Int {
    let window = application.perform {
      let window = UIWindow(frame: frame)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return window
    }
    windows.append(window)
    return window.windowNumber
  }

  /// Hands over what a touch screen, a keyboard, a timer or the display said.
  func handle(_ input: HostInput) {
    application.receive(input)
    serve()
  }

  /// Called whenever the host's own loop comes around.
  func loopCameAround() {
    if isNeeded { serve() }
  }

  /// Draws if something looks different, and notes when to call again.
  private func serve() {
    isNeeded = false
    if application.needsRedraw { pictures.append(application.snapshot()) }
    nextCall = application.nextCall
  }
}
// ARTICLE ends

@Suite struct TheHostOfTheArticle {
  /// A controller whose view can be dragged, pressed for long, and moved by an animation.
  private final class Card: UIViewController {
    let pan = UIPanGestureRecognizer()
    override func viewDidLoad() {
      pan.addAction { [unowned self] pan in
        view.center.x += pan.translation(in: nil).x
        pan.setTranslation(.zero, in: nil)
      }
      view.addGestureRecognizer(pan)
      view.addGestureRecognizer(UILongPressGestureRecognizer())
    }
  }

  private func touches(
    _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval, in window: Int? = nil
  ) -> HostInput {
    let report = TouchReport(1, phase, at: CGPoint(x: x, y: y))
    return .touches(HostInput.TouchInput([report], time: time, window: window))
  }

  @Test func hostDrawsItsTwoWindowsWhenTheyChange() {
    let host = Host()
    let (left, right) = (Card(), Card())
    let first = host.open(left, at: CGRect(x: 0, y: 0, width: 200, height: 300))
    let second = host.open(right, at: CGRect(x: 200, y: 0, width: 200, height: 300))
    #expect(first == 1 && second == 2)
    host.handle(.time(0))
    #expect(host.pictures.count == 1 && host.pictures[0].count == 2 && host.nextCall == .never)
    // A place on the screen finds the window; the long press wants to be called.
    host.handle(touches(.began, 300, 50, at: 1))
    #expect(host.pictures.count == 1 && host.nextCall == .at(1.5))
    host.handle(touches(.moved, 340, 50, at: 1.1))
    host.handle(touches(.ended, 340, 50, at: 1.2))
    #expect(host.pictures.count == 2)
    #expect(right.view.center.x > 100)
    // A number names it.
    host.handle(touches(.began, 50, 50, at: 2, in: first))
    host.handle(.cancellation(window: first))
    #expect(host.log.contains { $0.contains("began") } && host.pictures.count == 2)
  }

  @Test func hostServesAnAnimationThatTheAppStartsByItself() {
    let host = Host()
    let card = Card()
    _ = host.open(card, at: CGRect(x: 0, y: 0, width: 200, height: 300))
    host.handle(.frame(0))
    host.loopCameAround()
    #expect(host.pictures.count == 1)
    host.application.perform { UIView.animate(withDuration: 1) { card.view.alpha = 0.5 } }
    host.loopCameAround()
    #expect(host.nextCall == .nextFrame)
    for frame in 1...70 { host.handle(.frame(Double(frame) / 60)) }
    #expect(host.nextCall == .never && host.pictures.count > 60)
    let last = host.pictures.last?[0].subviews[0].alpha
    #expect(last == 0.5)
  }
}
