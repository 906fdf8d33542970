// What the code of unruly apps does, from outside and from inside callbacks.

import GestureCore
import TouchKit

extension World {
  func commitUnruly(_ mutation: Plan.Mutation) {
    switch mutation {
    case .becomeFirst(let id):
      if family.views[id]?.becomeFirstResponder() == true { mark(.becameFirst) }
    case .resignFirst(let id):
      guard let view = family.views[id], view.isFirstResponder else { return }
      view.resignFirstResponder()
      if view.isFirstResponder { mark(.keptFirst) }
    case .advanceScheduler(let delay): application.scheduler.advance(to: now + delay)
    case .schedule(let delay):
      // Work that schedules more and more of itself would never end.
      guard delayed.timerCount < 4 else { return }
      delayed.timerCount += 1
      application.scheduler.after(delay) { [self] in
        delayed.timerCount -= 1
        reach(.timer)
      }
    case .animate(let id):
      // Completions that each begin two animations would double their number every frame.
      guard let view = family.views[id], delayed.animations.admit(at: now) else { return }
      animate(view) { [self] in reach(.completion) }
    case .animateKeeping(let id, let window):
      guard let view = family.views[id] else { return }
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
