// Pages that are presented by animators of the app's own, and write down what happens.

import GestureCore
import Testing

@testable import TouchEngine
@testable import TouchWidgets

/// A controller that writes down when its view comes and goes.
final class Page: UIViewController {
  let name: String
  let diary: Diary
  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
  }
  override func viewWillAppear(_ animated: Bool) { diary.write("\(name) willAppear") }
  override func viewIsAppearing(_ animated: Bool) { diary.write("\(name) isAppearing") }
  override func viewDidAppear(_ animated: Bool) { diary.write("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { diary.write("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { diary.write("\(name) didDisappear") }
}

/// Slides evenly from the right, or out to the right, in 2 seconds.
class Slider: UIViewControllerAnimatedTransitioning {
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    diary.write("animates")
    move(
      in: context,
      by: { changes, completion in
        UIView.animate(
          withDuration: 2, delay: 0, options: .curveLinear, animations: changes,
          completion: completion)
      })
  }

  func move(
    in context: any UIViewControllerContextTransitioning,
    by animate: (@escaping () -> Void, @escaping (Bool) -> Void) -> Void
  ) {
    if let view = context.view(forKey: .to), let page = context.viewController(forKey: .to) {
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: page).offsetBy(dx: 400, dy: 0)
      animate({ view.frame = context.finalFrame(for: page) }) { _ in self.end(context) }
    } else if let view = context.view(forKey: .from) {
      animate({ view.frame.origin.x = 400 }) { _ in self.end(context) }
    }
  }

  private func end(_ context: any UIViewControllerContextTransitioning) {
    diary.write(context.transitionWasCancelled ? "goes back" : "arrives")
    context.completeTransition(!context.transitionWasCancelled)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    diary.write("ended \(transitionCompleted)")
  }
}

/// The same, by an animator that can be held.
final class InterruptibleSlider: Slider {
  private var animator: UIViewPropertyAnimator?

  // A requirement's default is bound where the conformance is declared, so this one is overridden in
  // a class that declares it anew.
  func interruptible(
    _ context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
    self.animator = animator
    move(in: context) { changes, completion in
      animator.addAnimations(changes)
      animator.addCompletion { completion($0 == .end) }
    }
    return animator
  }
}

final class HeldSlider: UIViewControllerAnimatedTransitioning {
  let slider: InterruptibleSlider
  init(_ diary: Diary) { slider = InterruptibleSlider(diary) }
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 2 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    slider.diary.write("animates")
    interruptibleAnimator(using: context).startAnimation()
  }
  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { slider.interruptible(context) }
  func animationEnded(_ transitionCompleted: Bool) { slider.animationEnded(transitionCompleted) }
}

/// A shown root page, and a page to present.
final class Book: UIViewControllerTransitioningDelegate {
  let application = UIApplication()
  let window: UIWindow
  let diary = Diary()
  let root: Page
  let page: Page
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var driver: UIPercentDrivenInteractiveTransition?

  init(isHeldByAnimator: Bool = false) {
    window = application.perform { UIWindow(frame: rect(0, 0, 400, 400)) }
    root = Page("root", diary)
    page = Page("page", diary)
    window.rootViewController = root
    application.perform { window.makeKeyAndVisible() }
    animator = isHeldByAnimator ? HeldSlider(diary) : Slider(diary)
    page.transitioningDelegate = self
    _ = diary.read()
  }

  deinit {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func present() {
    application.perform {
      root.present(page, animated: true) { [diary] in diary.write("presented") }
    }
  }
  func dismiss() {
    application.perform { page.dismiss(animated: true) { [diary] in diary.write("dismissed") } }
  }
  func presentAtOnce() {
    application.perform { root.present(page, animated: false) }
    _ = diary.read()
  }

  /// Where the page's left edge shows at times, in whole points.
  func shown(at times: Double...) -> [Int] {
    times.map { time in
      application.advance(to: time)
      return shown
    }
  }
  var shown: Int { Int(page.view.presentation.frame.minX.rounded()) }

  func expectRest(_ location: SourceLocation = #_sourceLocation) {
    #expect(application.transitions.isEmpty && !application.isAnimating, sourceLocation: location)
    #expect(application.scheduler.pendingCount == 0, sourceLocation: location)
    #expect(application.nextCall == .never, sourceLocation: location)
  }
}
