// Builds the windows, views and recognizers of a plan, at the beginning and where some are gone.

import GestureCore
import TouchKit

extension World {
  func build() {
    family.windows = plan.windows.indices.map(newWindow)
    family.makeRoom(for: plan)
    for view in plan.views { build(view) }
    for recognizer in plan.recognizers { build(recognizer) }
    for requirement in plan.requirements {
      guard let dependent = recognizer(requirement.dependent),
        let required = recognizer(requirement.required)
      else { continue }
      dependent.require(toFail: required)
    }
  }

  /// A window with a number; the application must be the shared one.
  func newWindow(_ number: Int) -> SimulatedWindow {
    let size = plan.windows[number]
    let window = SimulatedWindow(
      frame: CGRect(x: 0, y: 0, width: size.width, height: size.height), of: self)
    window.tag = -1 - number
    // Until the window is the app's, code that acts on screens would find those of the old one.
    let wasReacting = reactions.arePaused
    reactions.arePaused = reactions.arePaused || !plan.navigations.isEmpty
    defer { reactions.arePaused = wasReacting }
    if number == 0 { buildNavigation(in: window) }
    window.makeKeyAndVisible()
    return window
  }

  /// Builds what was freed, once it is gone.
  func rebuild() {
    for view in plan.views
    where family.views[view.id] == nil && family.departedViews[view.id]?.object == nil
      && !hasDepartedParts(view.id)
    {
      family.departedViews[view.id] = nil
      // A control that goes while it is pressed tells no end.
      judge.pressed &= ~bit(view.id)
      judge.scrollStories[view.id] = nil
      judge.tableStories[view.id] = nil
      judge.refreshStories[view.id] = nil
      judge.controlStories[view.id] = nil
      judge.fieldStories[view.id] = nil
      build(view)
    }
    for new in plan.recognizers
    where family.recognizers[new.id] == nil && family.departed[new.id]?.object == nil {
      family.departed[new.id] = nil
      build(new)
      // No recognizer refers to the freed one any more.
      for (dependent, required) in requirements.enumerated() {
        for other in Members(required) where dependent == new.id || other == new.id {
          guard let dependent = recognizer(dependent), let required = recognizer(other) else {
            continue
          }
          dependent.require(toFail: required)
        }
      }
    }
  }

  private func build(_ plan: Plan.View) {
    let witness = Witness(plan.id, of: self)
    let (scroller, table) = (self.plan.scroller(plan.id), self.plan.table(plan.id))
    let control = self.plan.control(plan.id)
    let view: UIView =
      switch plan.kind {
      case .plain where table != nil:
        SimulatedTable(witness, style: table?.isGrouped == true ? .grouped : .plain)
      case .plain where scroller != nil: SimulatedScrollView(witness)
      case .plain where control != nil: newControl(control ?? Plan.Control(), witness)
      case .plain: SimulatedView(witness)
      case .control: SimulatedControl(witness)
      case .button: SimulatedButton(witness)
      }
    view.frame = CGRect(x: plan.x, y: plan.y, width: plan.width, height: self.plan.height(of: plan))
    if plan.turn != 0 || plan.scale != 1 {
      view.transform = CGAffineTransform(rotationAngle: plan.turn)
        .scaledBy(x: plan.scale, y: plan.scale)
    }
    view.alpha = plan.alpha
    view.isHidden = plan.isHidden
    view.isUserInteractionEnabled = plan.takesTouches
    view.isMultipleTouchEnabled = plan.takesSeveral
    view.isExclusiveTouch = plan.isExclusive
    view.tag = plan.id
    if let control = view as? UIControl { listen(to: control, plan.id) }
    home(of: plan)?.addSubview(view)
    family.views[plan.id] = view
    if let control, let view = view as? UIControl { build(control, as: view) }
    guard let scroller, let view = view as? UIScrollView else { return }
    build(scroller, as: view)
    if let table, let view = view as? SimulatedTable { build(table, as: view) }
    if let refresher = self.plan.refresher(plan.id) { build(refresher, in: view) }
  }

  private func listen(to control: UIControl, _ id: Int) {
    let events: [(UIControl.Event, Fact.ControlEvent)] = [
      (.touchDown, .down), (.touchUpInside, .upInside), (.touchUpOutside, .upOutside),
      (.touchCancel, .cancel),
    ]
    for (event, fact) in events {
      let action = UIAction { [self] _ in
        hear(.control(id, fact))
        reach(.control)
      }
      control.addAction(action, for: event)
    }
  }

  private func build(_ plan: Plan.Recognizer) {
    let recognizer = UIGestureRecognizer.simulated(plan, of: self)
    if plan.asksDelegate { recognizer.delegate = answers.delegate }
    let id = plan.id
    recognizer.addAction { [self] in
      let place = $0.location(in: nil)
      hear(.told(id, $0.state, Fact.Place(x: place.x, y: place.y)))
      reach(.action)
    }
    host(plan.view, in: 0).addGestureRecognizer(recognizer)
    family.number(recognizer, as: id)
  }

  // MARK: Hierarchy

  /// Puts a view into another one, unless that is in it, or will be once what is on its way is there: code
  /// that hears of it may put the one into the other meanwhile.
  func put(_ view: UIView, into parent: UIView, at index: Int? = nil) {
    let closesRing =
      parent.isDescendant(of: view)
      || arrivals.contains {
        $0.parent.isDescendant(of: view) && parent.isDescendant(of: $0.view)
      }
    if closesRing { return }
    arrivals.append((view, parent))
    defer { arrivals.removeLast() }
    if let index { parent.insertSubview(view, at: index) } else { parent.addSubview(view) }
  }
}
