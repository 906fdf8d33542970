// A view that an animator moves, and what is told and shown on the way.

import GestureCore
import Testing

@testable import TouchEngine
@testable import TouchWidgets

/// A shown view of 100 × 100 points, and what an animator that moves it by 100 points tells.
final class Stage {
  let application = UIApplication()
  let window: UIWindow
  let view = UIView(frame: rect(0, 0, 100, 100))
  let diary = Diary()

  init() {
    window = application.perform { UIWindow(frame: rect(0, 0, 400, 400)) }
    application.perform {
      window.makeKeyAndVisible()
      window.addSubview(view)
    }
  }

  deinit {}

  /// An animator of 2 seconds, evenly, that moves the view from 50 to 150.
  func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    application.perform {
      let animator = UIViewPropertyAnimator(duration: 2, curve: curve) { [view] in
        view.center.x = 150
      }
      animator.addCompletion(tell("animator"))
      return animator
    }
  }

  func tell(_ name: String) -> (UIViewAnimatingPosition) -> Void {
    { [diary] place in
      let names = ["end", "start", "current"]
      diary.write("\(name) \(names[place.rawValue])")
    }
  }

  /// Where the view shows at times, in whole points.
  func shown(at times: Double...) -> [Int] {
    times.map { time in
      application.advance(to: time)
      return shown
    }
  }
  var shown: Int { Int(view.presentation.position.x.rounded()) }

  /// Nothing is left over.
  func expectRest(_ location: SourceLocation = #_sourceLocation) {
    #expect(view.animations.allSatisfy { $0.transaction.isOver }, sourceLocation: location)
    #expect(!application.isAnimating, sourceLocation: location)
    #expect(application.scheduler.pendingCount == 0, sourceLocation: location)
  }
}
