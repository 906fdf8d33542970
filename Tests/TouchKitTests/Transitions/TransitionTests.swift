// Presentations and dismissals with animators of the app's own, driven by time.

import GestureCore
import Testing

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct Transitions {
  @Test func anAnimatorOfTheAppsOwnMovesTheViews() {
    let book = Book()
    book.present()
    #expect(book.diary.read() == ["page willAppear", "animates", "page isAppearing"])
    #expect(book.shown(at: 0, 1, 1.5) == [400, 200, 100] && book.diary.read() == [])
    #expect(book.shown(at: 2) == [0])
    #expect(book.diary.read() == ["arrives", "page didAppear", "ended true", "presented"])
    book.dismiss()
    #expect(book.shown(at: 3) == [200])
    #expect(book.diary.read() == ["page willDisappear", "animates"])
    book.application.advance(to: 4)
    #expect(book.diary.read() == ["arrives", "page didDisappear", "ended true", "dismissed"])
    #expect(book.window.subviews == [book.root.view] && book.page.view.superview == nil)
    #expect(book.root.presentedViewController == nil)
    book.expectRest()
  }

  @Test(arguments: [true, false])
  func aTransitionRunsByTheClockOfItsOwnApplication(hasAnimator: Bool) {
    let (book, other) = (Book(), UIApplication())
    if !hasAnimator { book.animator = nil }
    other.perform {
      book.root.present(book.page, animated: true) { [diary = book.diary] in
        diary.write("presented")
      }
    }
    #expect(!other.isAnimating && other.transitions.isEmpty)
    #expect(book.diary.read().last == "page isAppearing")
    other.advance(to: 5)
    #expect(book.shown == (hasAnimator ? 400 : 0) && book.diary.read() == [])
    book.application.advance(to: 5)
    let told = book.diary.read()
    #expect(told.contains("page didAppear") && told.last == "presented")
    other.perform { book.page.dismiss(animated: true) }
    other.advance(to: 10)
    #expect(!book.diary.read().contains("page didDisappear"))
    book.application.advance(to: 10)
    #expect(book.diary.read().contains("page didDisappear"))
    #expect(book.window.subviews == [book.root.view])
    book.expectRest()
  }

  @Test func aContextTellsWhatItIsAbout() {
    final class Asking: UIViewControllerAnimatedTransitioning {
      var ask: (any UIViewControllerContextTransitioning) -> Void = { _ in }
      func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        ask(context)
        context.completeTransition(true)
        context.completeTransition(false)
      }
    }
    let (book, asking) = (Book(), Asking())
    book.animator = asking
    var asked = 0
    asking.ask = { context in
      asked += 1
      #expect(context.viewController(forKey: .from) === book.root)
      #expect(context.viewController(forKey: .to) === book.page)
      #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === book.page.view)
      #expect(context.initialFrame(for: book.page) == .zero)
      #expect(context.finalFrame(for: book.page) == rect(0, 0, 400, 400))
      #expect(context.initialFrame(for: book.root) == rect(0, 0, 400, 400))
      #expect(context.finalFrame(for: UIViewController()) == .zero)
      #expect(context.containerView.superview === book.window && context.isAnimated)
      #expect(!context.isInteractive && !context.transitionWasCancelled)
      #expect(context.targetTransform == .identity)
      // It is nobody's to move: it is put back.
      context.containerView.addSubview(book.root.view)
      context.containerView.addSubview(book.page.view)
    }
    book.present()
    #expect(book.window.subviews.first === book.root.view)
    asking.ask = { context in
      asked += 1
      #expect(context.viewController(forKey: .from) === book.page)
      #expect(context.view(forKey: .from) === book.page.view && context.view(forKey: .to) == nil)
      #expect(context.finalFrame(for: book.page) == .zero)
    }
    book.dismiss()
    #expect(asked == 2 && book.window.subviews == [book.root.view])
    book.expectRest()
  }

  @Test func withoutAnAnimatorItComesFromBelow() {
    let book = Book()
    (book.animator, book.driver) = (nil, UIPercentDrivenInteractiveTransition())
    book.present()
    book.application.advance(to: 0.2)
    #expect(Int(book.page.view.presentation.frame.minY) == 200)
    book.application.advance(to: 0.4)
    #expect(book.diary.read().suffix(2) == ["page didAppear", "presented"])
    book.expectRest()
  }

  @Test func theDelegateMayDismissWhenItIsAsked() {
    final class Hasty: UIViewControllerTransitioningDelegate {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        presented.dismiss(animated: false)
        return nil
      }
    }
    let (book, hasty) = (Book(), Hasty())
    book.page.transitioningDelegate = hasty
    book.present()
    #expect(book.diary.read() == ["presented"] && book.window.subviews == [book.root.view])
    #expect(book.root.presentedViewController == nil)
    book.expectRest()
  }

  @Test func runningTransitionGoesWithItsWindow() {
    var book: Book? = Book()
    book?.driver = UIPercentDrivenInteractiveTransition()
    book?.present()
    let application = book!.application
    weak let page = book?.page
    #expect(application.transitions.count == 1)
    book = nil
    application.perform {}
    #expect(application.transitions.isEmpty && page == nil)
  }
}
