// What the app's own code does to the app, from outside and from inside callbacks.

import GestureCore
import TouchKit

extension World {
  func commit(_ mutation: Plan.Mutation) {
    hear(.mutation)
    family.hasChanged = true
    switch mutation {
    case .disable, .enableAll, .removeRecognizer, .addRecognizer, .assign, .ignoreTouches,
      .require, .changePolicy, .changeTargets:
      commitOnRecognizers(mutation)
    case .removeView, .addView, .hideView, .makeExclusive, .moveView, .disableControl:
      commitOnViews(mutation)
    case .cancelTouches(let window): application.cancelTouches(in: self.window(window))
    case .hideWindow(let window): self.window(window).isHidden.toggle()
    case .resize(let window, let width, let height):
      self.window(window).frame = CGRect(x: 0, y: 0, width: width, height: height)
    case .send(let touch): send([touch], at: latest, in: family.windows[0])
    case .advance(let delay): application.advance(to: now + delay)
    case .repair: repair()
    case .scroll(let id, let act): commit(act, on: id)
    case .table(let id, let act): commit(act, on: id)
    case .refresh(let id, let act): commit(act, on: id)
    case .control(let id, let act): commit(act, on: id)
    case .screen(let act): commit(act)
    default: commitUnruly(mutation)
    }
  }

  private func commitOnRecognizers(_ mutation: Plan.Mutation) {
    switch mutation {
    case .disable(let id): recognizer(id)?.isEnabled = false
    case .enableAll:
      for number in family.recognizers.numbers { family.recognizers[number]?.isEnabled = true }
    case .removeRecognizer(let id):
      guard let recognizer = recognizer(id) else { return }
      recognizer.view?.removeGestureRecognizer(recognizer)
    case .addRecognizer(let id, let view):
      guard let recognizer = recognizer(id) else { return }
      host(view, in: 0).addGestureRecognizer(recognizer)
    case .changeTargets(let id):
      recognizer(id)?.removeTarget(nil, action: nil)
      recognizer(id)?.addTarget(self, action: World.tick)
    case .assign(let id, let state):
      guard let recognizer = recognizer(id) else { return }
      hear(.assignedByApp(id))
      let state = GestureState(rawValue: state) ?? .failed
      // One outside of all windows is the shared application's.
      guard recognizer.view?.window != nil else {
        return application.perform { recognizer.state = state }
      }
      recognizer.state = state
    case .ignoreTouches(let id): ignoreTouches(of: id)
    case .require(let id, let other):
      guard let dependent = recognizer(id), let required = recognizer(other) else { return }
      if id != other { judge(requires: id, other) }
      dependent.require(toFail: required)
    case .changePolicy(let id):
      recognizer(id)?.delaysTouchesBegan.toggle()
      recognizer(id)?.cancelsTouchesInView.toggle()
      recognizer(id)?.delaysTouchesEnded.toggle()
    default: break
    }
  }

  /// What targets do that were added later.
  private func tick() { reach(.action) }

  private func ignoreTouches(of id: Int) {
    guard let recognizer = recognizer(id), recognizer.hasSeat else { return }
    for touch in inputs.touches { recognizer.ignore(touch, for: UIEvent()) }
  }

  private func commitOnViews(_ mutation: Plan.Mutation) {
    switch mutation {
    case .removeView(let id): family.views[id]?.removeFromSuperview()
    case .addView(let id, let parent):
      guard let view = family.views[id] else { return }
      put(view, into: host(parent, in: 0))
    case .hideView(let id): family.views[id]?.isHidden.toggle()
    case .makeExclusive(let id): family.views[id]?.isExclusiveTouch.toggle()
    case .moveView(let id, let x, let y): family.views[id]?.center = CGPoint(x: x, y: y)
    case .disableControl(let id): (family.views[id] as? UIControl)?.isEnabled.toggle()
    default: break
    }
  }

  /// Makes the app usable again: everything is as planned.
  private func repair() {
    rebuild()
    for window in family.windows where window.isHidden { window.isHidden = false }
    for (index, window) in family.windows.enumerated() {
      let size = plan.windows[index]
      window.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    for view in plan.views {
      guard let real = family.views[view.id] else { continue }
      real.isHidden = view.isHidden
      real.isExclusiveTouch = view.isExclusive
      real.center = CGPoint(x: view.x + view.width / 2, y: view.y + plan.height(of: view) / 2)
      (real as? UIControl)?.isEnabled = true
      restoreScroller(view.id)
      restoreTable(view.id)
      restoreControl(view.id)
      // Code that hears of it may let the view go.
      guard let parent = home(of: view), family.views[view.id] === real else { continue }
      if real.superview !== parent { put(real, into: parent) }
      if family.views[view.id] !== real { real.removeFromSuperview() }
    }
    for recognizer in plan.recognizers {
      guard let real = family.recognizers[recognizer.id] else { continue }
      let home = host(recognizer.view, in: 0)
      if real.view !== home { home.addGestureRecognizer(real) }
      real.isEnabled = recognizer.isEnabled
      real.cancelsTouchesInView = recognizer.cancelsTouches
      real.delaysTouchesBegan = recognizer.delaysBegan
      real.delaysTouchesEnded = recognizer.delaysEnded
    }
  }
}
