// Builds scroll views, does to them what the plan says, and turns what they tell into facts.

import GestureCore
import TouchKit

extension World {
  private func scroller(_ id: Int) -> UIScrollView? { family.views[id] as? UIScrollView }

  // MARK: Building

  func build(_ plan: Plan.Scroller, as view: UIScrollView) {
    scrolling.notes[plan.view] = ScrollNotes()
    configure(view, as: plan)
    view.contentOffset = CGPoint(x: plan.x, y: plan.y)
    if !(view is UITableView) { view.delegate = scrolling.delegates.first }
    let pan = view.panGestureRecognizer
    if let gate = view.gestureRecognizers?.first(where: {
      $0 !== pan && $0 !== view.pinchGestureRecognizer
    }) {
      family.number(gate, as: Plan.ownNumber(.gate, of: plan.view))
    }
    listen(to: pan, as: Plan.ownNumber(.pan, of: plan.view))
    noteOutside(plan.view)
    noticePinch(of: plan.view)
    for part in Plan.ScrollerPart.allCases {
      restate(requirementsOf: Plan.ownNumber(part, of: plan.view))
    }
  }

  private func configure(_ view: UIScrollView, as plan: Plan.Scroller) {
    if !(view is UITableView) {
      view.contentSize = CGSize(width: plan.contentWidth, height: plan.contentHeight)
    }
    view.contentInset = UIEdgeInsets(
      top: plan.inset, left: plan.inset, bottom: plan.inset, right: plan.inset)
    // Under a bar, where content is inside its edges depends on where the view is.
    if !self.plan.navigations.isEmpty { view.contentInsetAdjustmentBehavior = .never }
    view.isScrollEnabled = plan.isEnabled
    view.isPagingEnabled = plan.pages
    view.isDirectionalLockEnabled = plan.locks
    (view.bouncesHorizontally, view.bouncesVertically) = (plan.bouncesX, plan.bouncesY)
    (view.alwaysBounceHorizontal, view.alwaysBounceVertical) = (plan.alwaysX, plan.alwaysY)
    view.delaysContentTouches = plan.delays
    view.canCancelContentTouches = plan.cancels
    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: plan.rate)
    view.transfersHorizontalScrollingToParent = plan.transfersX
    view.transfersVerticalScrollingToParent = plan.transfersY
    view.bouncesZoom = plan.bouncesZoom
    setZoomLimits(of: view, plan.zoomMin, plan.zoomMax)
  }

  func listen(to recognizer: UIGestureRecognizer, as id: Int) {
    family.number(recognizer, as: id)
    recognizer.addAction { [self] in
      let place = $0.location(in: nil)
      hear(.told(id, $0.state, Fact.Place(x: place.x, y: place.y)))
      reach(.action)
    }
  }

  /// Gives the present pinch recognizer its number; it comes and goes with the limits of the scale.
  private func noticePinch(of view: Int) {
    let id = Plan.ownNumber(.pinch, of: view)
    let present = scroller(view)?.pinchGestureRecognizer
    guard present !== recognizer(id) else { return }
    takeOut(.pinch, of: view)
    if let present {
      listen(to: present, as: id)
      restate(requirementsOf: id)
    }
  }

  func restate(requirementsOf id: Int) {
    for (dependent, required) in requirements.enumerated() {
      for other in Members(required) where dependent == id || other == id {
        guard let dependent = recognizer(dependent), let required = recognizer(other) else {
          continue
        }
        dependent.require(toFail: required)
      }
    }
  }

  /// Whether recognizers of a freed scroll view are still needed by a contest.
  func hasDepartedParts(_ view: Int) -> Bool {
    guard scrolling.notes[view] != nil else { return false }
    return plan.ownNumbers(of: view).contains { family.departed[$0]?.object != nil }
  }

  /// As planned again.
  func restoreScroller(_ id: Int) {
    guard let view = scroller(id), let plan = plan.scroller(id) else { return }
    configure(view, as: plan)
    view.panGestureRecognizer.isEnabled = plan.isEnabled
    if !(view is UITableView) { view.delegate = scrolling.delegates.first }
    noticePinch(of: id)
  }

  // MARK: Acting

  func commit(_ act: Plan.ScrollAct, on id: Int) {
    guard let view = scroller(id) else { return }
    switch act {
    case .setOffset(let x, let y, let isAnimated):
      if isAnimated { noteEasing(id) }
      view.setContentOffset(CGPoint(x: x, y: y), animated: isAnimated)
      noteOutside(id, CGPoint(x: x, y: y), keepsIt: isAnimated)
    case .show(let x, let y, let width, let height, let isAnimated):
      if isAnimated { noteEasing(id) }
      view.scrollRectToVisible(
        CGRect(x: x, y: y, width: width, height: height), animated: isAnimated)
    case .setBounds(let x, let y):
      view.bounds.origin = CGPoint(x: x, y: y)
      noteOutside(id)
    case .setContent(let width, let height):
      guard !(view is UITableView) else { return }
      view.contentSize = CGSize(width: width, height: height)
    case .setInset(let inset):
      view.contentInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    case .moveTarget(let x, let y): scrolling.notes[id]?.target = Fact.Place(x: x, y: y)
    case .changeDelegate: changeDelegate(of: view)
    case .dropDelegate: dropDelegate(of: view)
    default: commitSwitch(act, on: view)
    }
  }

  private func changeDelegate(of view: UIScrollView) {
    if let table = view as? UITableView {
      table.delegate =
        table.delegate === tables.delegates[0] ? tables.delegates[1] : tables.delegates[0]
    } else {
      view.delegate =
        view.delegate === scrolling.delegates[0] ? scrolling.delegates[1] : scrolling.delegates[0]
    }
  }

  private func dropDelegate(of view: UIScrollView) {
    if let table = view as? UITableView {
      table.delegate = nil
      hear(.tableUnheard(view.tag))
    } else {
      view.delegate = nil
    }
    hear(.scrollerUnheard(view.tag))
  }

  private func commitSwitch(_ act: Plan.ScrollAct, on view: UIScrollView) {
    switch act {
    case .toggleEnabled: view.isScrollEnabled.toggle()
    case .togglePaging: view.isPagingEnabled.toggle()
    case .toggleBounces: view.bounces.toggle()
    case .toggleDelays: view.delaysContentTouches.toggle()
    case .stop: view.stopScrollingAndZooming()
    case .flash: view.flashScrollIndicators()
    case .zoom(let scale, let isAnimated): view.setZoomScale(scale, animated: isAnimated)
    case .zoomTo(let x, let y, let width, let height, let isAnimated):
      view.zoom(to: CGRect(x: x, y: y, width: width, height: height), animated: isAnimated)
    case .setZoomLimits(let least, let most):
      guard !(view is UITableView) else { return }
      setZoomLimits(of: view, least, most)
      noticePinch(of: view.tag)
    default: break
    }
  }

  private func setZoomLimits(of view: UIScrollView, _ least: Double, _ most: Double) {
    // A contest may need the recognizer that went, which has the number.
    guard family.departed[Plan.ownNumber(.pinch, of: view.tag)]?.object == nil else { return }
    // Between the two, the limits are not equal unless they were or will be.
    if least < view.maximumZoomScale {
      view.minimumZoomScale = least
      view.maximumZoomScale = most
    } else {
      view.maximumZoomScale = most
      view.minimumZoomScale = least
    }
  }

  func noteEasing(_ id: Int) {
    hear(.easing(id))
    scrolling.notes[id]?.easingStart = now
  }

  /// Notes whether content that the app moves there is beyond its edges.
  func noteOutside(_ id: Int, _ place: CGPoint? = nil, keepsIt: Bool = false) {
    guard let view = scroller(id) else { return }
    // A touch may stop an animation on its way from outside.
    if keepsIt, scrolling.notes[id]?.isPutOutside == true { return }
    // A place is rounded to device pixels, which may be a sixth of a point further out.
    scrolling.notes[id]?.isPutOutside = view.isOutside(place ?? view.contentOffset, by: 0.3)
  }

  /// Notes the scroll views as they are, as if the run began here.
  func forgetScrolling() {
    for id in scrolling.notes.numbers {
      scrolling.notes[id] = ScrollNotes()
      noteOutside(id)
      guard let view = scroller(id) else { continue }
      // One that lost its window in the middle of it all will end that in another window.
      if view.isBusy { hear(.scrollerUnheard(id)) }
    }
  }

  // MARK: Hearing

  func hear(_ call: Fact.ScrollCall, from view: UIScrollView) {
    // The room for a refresh control comes and goes by an animated change.
    if call == .insetChanged, view.isScrollAnimating { noteEasing(view.tag) }
    let place = view.contentOffset
    hear(
      .scroll(
        view.tag, call,
        Fact.ScrollLook(
          place: Fact.Place(x: place.x, y: place.y), isDragging: view.isDragging,
          isDecelerating: view.isDecelerating)))
    mark(call, of: view)
    reach(call.moment)
  }

  /// Notes what moves when an input is settled.
  func noteScrollers() {
    guard !scrolling.notes.isEmpty else { return }
    var movement = Fact.Movement()
    scrolling.lend(plan.scrollers, of: family)
    for part in scrolling.lent.parts {
      let number = bit(part.id)
      part.view.use { view in
        if view.isDragging { movement.dragging |= number }
        if view.isDecelerating { movement.decelerating |= number }
        if view.isScrollAnimating { movement.easing |= number }
        if view.isZoomBouncing { mark(.zoomBounce) }
      }
      if part.table?.use({ holdsOn($0, part.id) }) == true { movement.holding |= number }
    }
    hear(.scrollersSettled(movement))
  }

  /// Whether a finger holds a row of a table, and not another one than after the last input: one event may
  /// lift a finger from one row and put another finger on the next.
  private func holdsOn(_ table: UITableView, _ id: Int) -> Bool {
    guard let notes = tables.notes[id] else { return table.isRowHeld }
    let grip = table.heldGrip
    if grip != notes.heldGrip { tables.notes[id]?.heldGrip = grip }
    return grip != nil && (notes.heldGrip == nil || notes.heldGrip == grip)
  }

  func noteScrollersAtRest() {
    guard !scrolling.notes.isEmpty else { return }
    var (moving, beyond, present): (UInt64, UInt64, UInt64) = (0, 0, 0)
    for plan in plan.scrollers {
      guard let view = scroller(plan.view), view.window != nil else { continue }
      present |= bit(plan.view)
      if view.isBusy { moving |= bit(plan.view) }
      let isOutside = view.isOutside(view.contentOffset)
      if isOutside, scrolling.notes[plan.view]?.isPutOutside != true { beyond |= bit(plan.view) }
      if !isOutside { scrolling.notes[plan.view]?.isPutOutside = false }
    }
    hear(.scrollersRested(moving: moving, beyond: beyond, of: present))
    for plan in plan.scrollers {
      if let view = scroller(plan.view), !view.isHeard { hear(.scrollerUnheard(plan.view)) }
    }
  }
}

extension UIScrollView {
  /// Whether an object hears what it does.
  fileprivate var isHeard: Bool {
    (self as? UITableView).map { $0.delegate != nil } ?? (delegate != nil)
  }

  /// Whether anything of it is going on.
  fileprivate var isBusy: Bool {
    isTracking || isDragging || isDecelerating || isScrollAnimating || isZooming || isZoomBouncing
      || isZoomAnimating
  }

  /// Whether content at this offset is beyond its edges, by more than some points: a device pixel, unless
  /// said otherwise.
  func isOutside(_ place: CGPoint, by tolerance: Double = 0.51) -> Bool {
    let inset = adjustedContentInset
    func isOutside(
      _ place: Double, _ length: Double, _ content: Double, _ before: Double, _ after: Double
    ) -> Bool {
      let content = content > 0 && content < .infinity ? content : 0
      let last = max(content + after - length, -before)
      return place < -before - tolerance || place > last + tolerance
    }
    return isOutside(place.x, bounds.width, contentSize.width, inset.left, inset.right)
      || isOutside(place.y, bounds.height, contentSize.height, inset.top, inset.bottom)
  }
}

nonisolated extension Fact.ScrollCall {
  /// Where the app's code runs.
  var moment: Plan.Moment {
    switch self {
    case .willBeginDragging: .willBeginDragging
    case .scrolled: .scrolled
    case .willEndDragging: .willEndDragging
    case .didEndDragging, .didEndDraggingGoesOn: .didEndDragging
    case .willBeginDecelerating: .willBeginDecelerating
    case .didEndDecelerating: .didEndDecelerating
    case .didEndAnimation: .didEndScrollingAnimation
    case .willBeginZooming: .willBeginZooming
    case .zoomed: .zoomed
    case .didEndZooming: .didEndZooming
    case .insetChanged: .insetChanged
    }
  }
}
