// Fills a sketch from an application. It looks at views and recognizers, and asks code of the app for
// nothing but hit tests, and these only for views that would be out of reach.

import GestureCore
import TouchKit

nonisolated extension AppSketch {
  /// Makes a sketch of an application as it is now.
  ///
  /// - Parameters:
  ///   - application: Its shown windows are looked at.
  ///   - cast: What texts call recognizers; `nil` for a new one.
  ///   - name: What texts call a view; `nil` for its class and number.
  ///   - isHeard: Whether a recognizer without a target has an effect all the same.
  @preconcurrency @MainActor public init(
    of application: UIApplication, cast: Cast? = nil,
    naming name: (UIView) -> String? = { _ in nil },
    heard isHeard: (UIGestureRecognizer) -> Bool = { _ in false }
  ) {
    application.layoutWindowsIfNeeded()
    var collector = SketchCollector(cast: cast ?? Cast(of: application))
    for window in application.windows where !window.isHidden {
      collector.add(window, in: nil, name)
    }
    collector.addRecognizers(isHeard)
    collector.addStrays()
    self = collector.sketch
  }
}

/// Collects the facts of an application.
struct SketchCollector {
  let cast: Cast
  var sketch = AppSketch()
  private var views: [UIView] = []
  private var recognizers: [UIGestureRecognizer] = []

  init(cast: Cast) { self.cast = cast }

  // MARK: Views

  mutating func add(_ view: UIView, in superview: Int?, _ name: (UIView) -> String?) {
    let index = sketch.views.count
    views.append(view)
    sketch.views.append(facts(of: view, in: superview, named: name(view)))
    if sketch.reach(of: index).isEmpty, !(view.gestureRecognizers ?? []).isEmpty {
      sketch.views[index].isFoundOutside = isFound(view)
    }
    for subview in view.subviews { add(subview, in: index, name) }
  }

  private func facts(of view: UIView, in superview: Int?, named name: String?) -> AppSketch.View {
    let (frame, place) = (view.frame, view.convert(view.bounds, to: view.window))
    var facts = AppSketch.View(
      name ?? "\(view.observationID)", in: superview, frame: frame, place: place)
    facts.isHidden = view.isHidden
    facts.alpha = Double(view.alpha)
    facts.isInteractionEnabled = view.isUserInteractionEnabled
    if let scroller = view as? UIScrollView {
      facts.scrollAxes = scroller.axesOfDragging
      let inset = scroller.contentInset
      let content = CGRect(
        x: -inset.left, y: -inset.top,
        width: inset.left + scroller.contentSize.width + inset.right,
        height: inset.top + scroller.contentSize.height + inset.bottom)
      facts.content = view.convert(content.union(view.bounds), to: view.window)
    }
    facts.tapping = tapping(of: view)
    facts.isSlider = (view as? UISlider)?.isEnabled ?? false
    facts.isClear =
      type(of: view) == UIView.self && (view.backgroundColor?.cgColor.alpha ?? 0) == 0
    facts.hearing = hearing(of: view)
    facts.number = view.observationID.number
    facts.isCutOff = (view as? UIControl)?.isEnabled == true && isCutOff(view)
    return facts
  }

  /// Whether a corner of a view that is on the screen is outside of its superview, for the
  /// superview's `point(inside:with:)` and for hit tests.
  private func isCutOff(_ view: UIView) -> Bool {
    guard let superview = view.superview, !(superview is UIScrollView), let window = view.window
    else { return false }
    return places(in: view, [(0.05, 0.05), (0.95, 0.05), (0.05, 0.95), (0.95, 0.95)]).contains {
      let point = view.convert($0, to: window)
      return window.bounds.contains(point)
        && !superview.point(inside: view.convert($0, to: superview), with: nil)
        && window.unobservedHitTest(point)?.isDescendant(of: view) != true
    }
  }

  /// Points of a view's bounds, from shares of its width and height.
  private func places(in view: UIView, _ shares: [(CGFloat, CGFloat)]) -> [CGPoint] {
    let bounds = view.bounds
    return shares.map { across, down in
      CGPoint(x: bounds.minX + bounds.width * across, y: bounds.minY + bounds.height * down)
    }
  }

  private func tapping(of view: UIView) -> AppSketch.Tapping {
    switch view {
    case let table as UITableView:
      return table.allowsSelection && table.delegate != nil ? .selectsRow : .nothing
    // A tap does nothing to a slider, and a field has a tap of its own, which is deeper.
    case is UISlider, is UITextField: return .nothing
    case let control as UIControl:
      return control.isEnabled ? .presses(keepsSingleTap: control.keepsTap(count: 1)) : .nothing
    default: return .nothing
    }
  }

  private func hearing(of view: UIView) -> AppSketch.Hearing {
    guard view.isUserInteractionEnabled else { return .nothing }
    switch view {
    case let control as UIControl: return control.isEnabled ? .control : .nothing
    case let table as UITableView: return table.allowsSelection ? .rows : .nothing
    default: return view.isOfLibrary ? .nothing : .ownClass
    }
  }

  /// Whether the app's own hit testing finds a view that is out of reach by its frame: in its middle
  /// or near a corner.
  private func isFound(_ view: UIView) -> Bool {
    guard let window = view.window, !view.bounds.isEmpty else { return false }
    return places(in: view, [(0.5, 0.5), (0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)]).contains {
      window.unobservedHitTest(view.convert($0, to: window))?.isDescendant(of: view) ?? false
    }
  }

  /// Looks at the stored properties of the shown views and of their controllers.
  mutating func addStrays() {
    var known: Set<ObjectIdentifier> = []
    for view in views {
      for holder in [view as UIResponder, view.next].compactMap(\.self)
      where known.insert(ObjectIdentifier(holder)).inserted {
        for (name, part) in holder.propertyParts {
          guard let isView = Self.isStrayView(part) else { continue }
          sketch.strays.append(
            .init(property: name, holder: className(of: holder), isView: isView))
        }
      }
    }
  }

  /// Whether what a property holds is a view with recognizers in no window, or else an enabled recognizer
  /// on no view; `nil` if it is neither.
  private static func isStrayView(_ part: Part) -> Bool? {
    switch part {
    case .recognizer(let recognizer):
      return recognizer.view == nil && recognizer.isEnabled ? false : nil
    case .view(let view):
      guard view.window == nil, view.superview == nil,
        view.gestureRecognizers?.contains(where: { !$0.isPartOfTouchKit }) == true
      else { return nil }
      return true
    }
  }

  // MARK: Recognizers

  mutating func addRecognizers(_ isHeard: (UIGestureRecognizer) -> Bool) {
    for (index, view) in views.enumerated() {
      for recognizer in view.gestureRecognizers ?? [] {
        recognizers.append(recognizer)
        sketch.recognizers.append(facts(of: recognizer, on: index, isHeard(recognizer)))
      }
    }
    // The list grows by recognizers that are on no shown view.
    var index = 0
    while index < recognizers.count {
      for required in recognizers[index].requirements {
        if let known = recognizers.firstIndex(where: { $0 === required }) {
          sketch.recognizers[index].requires.append(known)
          continue
        }
        sketch.recognizers[index].requires.append(recognizers.count)
        recognizers.append(required)
        sketch.recognizers.append(facts(of: required, on: nil, isHeard(required)))
      }
      index += 1
    }
  }

  private func facts(
    of recognizer: UIGestureRecognizer, on view: Int?, _ isHeard: Bool
  ) -> AppSketch.Recognizer {
    var facts = AppSketch.Recognizer(
      cast.name(of: recognizer.observationID), on: view, gesture(of: recognizer))
    let fingers = recognizer.fingersNeeded
    if let fingers, fingers.fewest <= fingers.most {
      facts.touches = fingers.fewest...fingers.most
    } else if let fingers {
      facts.touches = fingers.fewest...fingers.fewest
      facts.needsMoreTouchesThanItTakes = true
    }
    facts.isEnabled = recognizer.isEnabled
    facts.cancelsTouches = recognizer.cancelsTouchesInView
    facts.takesTouches = !recognizer.allowedTouchTypes.isEmpty || scrollsOnly(recognizer)
    facts.isPartOfTouchKit = recognizer.isPartOfTouchKit
    facts.mayBeDecidedInMotion = recognizer.mayBeDecidedInMotion
    facts.hasDelegate = recognizer.askedDelegate != nil && !recognizer.isPartOfTouchKit
    facts.wasMoved = recognizer.wasMoved
    facts.hasLostDelegate = recognizer.hasLostDelegate
    facts.allowableMovement = (recognizer as? UILongPressGestureRecognizer).map {
      Double($0.allowableMovement)
    }
    facts.minimumPressDuration = (recognizer as? UILongPressGestureRecognizer).map(
      \.minimumPressDuration)
    facts.deciding = deciding(recognizer)
    facts.delaysTouchesBegan = recognizer.delaysTouchesBegan
    facts.delaysTouchesEnded = recognizer.delaysTouchesEnded
    facts.number = recognizer.observationID.number
    if !isHeard, recognizer.livingTargets == 0, recognizer.isOfPlainClass {
      facts.listeners = recognizer.targetsAdded == 0 ? .none : .gone
    }
    if recognizer.isPanOfScrollView, let view {
      facts.code = "\(sketch.views[view].code).panGestureRecognizer"
    }
    return facts
  }

  private func gesture(of recognizer: UIGestureRecognizer) -> AppSketch.Gesture {
    switch recognizer {
    case let tap as UITapGestureRecognizer: .tap(count: tap.numberOfTapsRequired)
    case let press as UILongPressGestureRecognizer: .longPress(taps: press.numberOfTapsRequired)
    case let edge as UIScreenEdgePanGestureRecognizer:
      .edgePan(ScreenEdgePanRule.Edges(rawValue: edge.edges.rawValue))
    case let pan as UIPanGestureRecognizer: .pan(pan.axesOfMovement)
    case let swipe as UISwipeGestureRecognizer:
      .swipe(SwipeRule.Direction(rawValue: swipe.direction.rawValue))
    default: .other
    }
  }

  private func deciding(_ recognizer: UIGestureRecognizer) -> AppSketch.Deciding {
    if let delay = recognizer.contentDelay { return .after(delay) }
    let unknown = AppSketch.Deciding.unknown(className: className(of: recognizer))
    guard recognizer.isOfPlainClass || recognizer.isPartOfTouchKit else { return unknown }
    switch recognizer {
    case is UIPinchGestureRecognizer: return .pinch
    case is UIRotationGestureRecognizer: return .rotation
    case is UIHoverGestureRecognizer: return .deaf
    default: return gesture(of: recognizer) == .other ? unknown : .byGesture
    }
  }

  private func scrollsOnly(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
    return !pan.allowedScrollTypesMask.isEmpty
  }
}
