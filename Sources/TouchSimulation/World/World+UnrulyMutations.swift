// What the code of unruly apps does, from outside and from inside callbacks.

import GestureCore
import TouchKit

extension World {
  func commitUnruly(_ mutation: Plan.Mutation) {
    switch mutation {
    case .becomeFirst(let id):
      if views[id]?.becomeFirstResponder() == true { mark(.becameFirst) }
    case .resignFirst(let id):
      guard let view = views[id], view.isFirstResponder else { return }
      view.resignFirstResponder()
      if view.isFirstResponder { mark(.keptFirst) }
    case .advanceScheduler(let delay): application.scheduler.advance(to: now + delay)
    case .schedule(let delay):
      // Work that schedules more and more of itself would never end.
      guard timerCount < 4 else { return }
      timerCount += 1
      application.scheduler.after(delay) { [self] in
        timerCount -= 1
        reach(.timer)
      }
    case .animate(let id):
      // Completions that each begin two animations would double their number every frame.
      guard let view = views[id], animations.admit(at: now) else { return }
      animate(view) { [self] in reach(.completion) }
    case .animateKeeping(let id, let window):
      guard let view = views[id] else { return }
      let old = takeOut(window: window)
      animate(old) {}
      animate(view) { withExtendedLifetime(old) {} }
    default: commitDeparture(mutation)
    }
  }

  private func animate(_ view: UIView, completion: @escaping () -> Void) {
    application.perform {
      UIView.animate(withDuration: 0.25, animations: { view.alpha = view.alpha == 1 ? 0.5 : 1 }) {
        _ in completion()
      }
    }
  }

  private func commitDeparture(_ mutation: Plan.Mutation) {
    switch mutation {
    case .freeRecognizer(let id): _ = takeOut(recognizer: id)
    case .freeView(let id): _ = takeOut(view: id)
    case .replaceWindow(let window):
      _ = takeOut(window: window)
      mark(.windowReplaced)
    case .replaceApplication:
      _ = takeOutApplication()
      mark(.applicationReplaced)
      // Any code may ask for the shared one, whichever that is now.
      _ = UIApplication.shared.windows.count
    case .freeRecognizerElsewhere(let id): letGoElsewhere(takeOut(recognizer: id))
    case .freeViewElsewhere(let id): letGoElsewhere(takeOut(view: id))
    case .replaceWindowElsewhere(let window): letGoElsewhere(takeOut(window: window))
    case .replaceApplicationElsewhere: Parcel(takeOutApplication()).letGoElsewhere()
    default: break
    }
  }

  private func letGoElsewhere(_ object: AnyObject?) {
    guard let object else { return }
    mark(.freedElsewhere)
    Parcel([object]).letGoElsewhere()
  }
}

/// How often an app does something at one time.
struct InstantLimit {
  let countMax: Int
  private var time = -Double.infinity
  private var count = 0

  init(_ countMax: Int) { self.countMax = countMax }

  /// Counts once more at a time, in seconds, and says whether it may happen.
  mutating func admit(at now: Double) -> Bool {
    if now != time { (time, count) = (now, 0) }
    count += 1
    return count <= countMax
  }
}
