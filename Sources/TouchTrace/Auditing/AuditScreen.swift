// A screen as an audit looks at it: what one finger can tap or press, and where.

import GestureCore
import TouchKit

/// A screen as a person sees it who looks for what can be touched.
struct AuditScreen {
  let sketch: AppSketch
  let map: WaitMap
  /// The views of the sketch, by its indices.
  let views: [UIView]
  private(set) var targets: [AuditTarget] = []

  /// At most so many targets are looked at.
  static let targetsMax = 60
  /// How many places are looked at along each side of the screen; and each view has its middle.
  private static let steps = 16
  /// Fingers reach at least so far that a target is large enough, in points.
  private static let enough: CGFloat = 60

  /// Looks at an application.
  init(of application: UIApplication) {
    sketch = AppSketch(of: application, naming: \.lastingName)
    map = WaitMap(of: application, sketch, steps: Self.steps)
    var views: [UIView] = []
    func add(_ view: UIView) {
      views.append(view)
      for subview in view.subviews { add(subview) }
    }
    for window in application.windows where !window.isHidden { add(window) }
    self.views = views
    for index in views.indices where targets.count < Self.targetsMax { look(at: index) }
    lookAtElements(of: application)
  }

  // MARK: Targets

  private mutating func look(at index: Int) {
    let view = views[index]
    let own = sketch.recognizers.filter { $0.view == index && $0.isHeardByOneFinger }
    let hearing = sketch.views[index].hearing
    let table = (view as? UITableViewCell).flatMap { self.table(around: $0) }
    let isRow = table?.allowsSelection ?? false
    let isOwn = isOfApp(index)
    guard hearing == .control || isRow || isOwn || !own.isEmpty else { return }
    // A view of the app's own class hears only of touches that hit it.
    let isHit = own.isEmpty && isOwn && hearing != .control
    guard let place = map.places(in: index, isHit: isHit, others: [], edges: [])?.own else {
      return
    }
    var target = AuditTarget(
      name: sketch.views[index].name, points: [place],
      kind: table.map { "rows of \(name(of: $0))" } ?? sketch.views[index].name)
    target.isOfUIKit = view.hasSizeOfUIKit
    target.isOwn = isOwn && own.isEmpty && hearing != .control
    target.view = index
    target.points += morePoints(in: index, beside: place)
    for recognizer in sketch.recognizers where recognizer.isHeardByOneFinger {
      guard let holder = recognizer.view, map.chain(at: place).contains(holder) else { continue }
      switch recognizer.gesture {
      case .tap(let count) where count > 1: target.taps.append(min(count, 10))
      case .longPress:
        target.presses.append(min(max(recognizer.minimumPressDuration ?? 0.5, 0), 60))
      default: break
      }
    }
    targets.append(target)
  }

  private func table(around cell: UITableViewCell) -> UITableView? {
    sequence(first: cell as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
  }

  private func name(of view: UIView) -> String {
    view.lastingName ?? "\(view.observationID)"
  }

  /// Whether a class of the app may hear of touches in a view: its own, or that of its controller.
  func isOfApp(_ index: Int) -> Bool {
    let view = views[index]
    guard view.isUserInteractionEnabled else { return false }
    if sketch.views[index].hearing == .ownClass { return true }
    if let control = view as? UIControl {
      return control.isEnabled && !view.isOfLibrary
    }
    return (view.next as? UIViewController).map { !$0.isOfLibrary } ?? false
  }

  /// Places at which a tap may do something else: in the parts of a control, and all over a large view.
  private func morePoints(in index: Int, beside middle: CGPoint) -> [CGPoint] {
    let view = views[index]
    if view is UIButton || view is UISwitch || view is UITableViewCell { return [] }
    let place = sketch.reach(of: index)
    let shares: [CGFloat] = [1.0 / 6, 0.5, 5.0 / 6]
    let across = place.width >= 60 ? shares : [0.5]
    let down = place.height >= 60 ? shares : [0.5]
    return down.flatMap { down in
      across.map { across in
        CGPoint(x: place.minX + place.width * across, y: place.minY + place.height * down)
      }
    }.filter { point in
      map.chain(at: point).first.map { sketch.chain(from: $0).contains(index) } == true
        && abs(point.x - middle.x) + abs(point.y - middle.y) > 8
    }
  }

  /// Where fingers reach a target, along lines through its first point.
  func box(of target: AuditTarget) -> CGRect {
    let point = target.points[0]
    guard let index = target.view else { return target.frame ?? CGRect(origin: point, size: .zero) }
    func isReached(_ x: CGFloat, _ y: CGFloat, _ distance: CGFloat) -> Bool {
      map.chain(at: CGPoint(x: point.x + x * distance, y: point.y + y * distance)).contains(index)
    }
    func reach(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      var (distance, step): (CGFloat, CGFloat) = (0, 1)
      while distance < Self.enough, step > 0.05 {
        if isReached(x, y, distance + step) { distance += step } else { step /= 2 }
      }
      return distance
    }
    let (left, right, up, down) = (reach(-1, 0), reach(1, 0), reach(0, -1), reach(0, 1))
    return CGRect(x: point.x - left, y: point.y - up, width: left + right, height: up + down)
  }

  /// Whether a circle of 24 points around the middle of a target is free of other targets, and of the circles of
  /// other small ones (WCAG 2.2, 2.5.8).
  func hasSpace(around target: AuditTarget) -> Bool {
    let middle = box(of: target).middle
    let others = targets.filter { $0 != target && !$0.isOwn }
    let isApart = others.allSatisfy { other in
      let box = box(of: other)
      return min(box.width, box.height) >= 23.9 || (box.middle - middle).length >= 24
    }
    return isApart
      && (0..<16).allSatisfy { part in
        let angle = Double(part) * .pi / 8
        let way = Point(Trigonometry.cos(angle), Trigonometry.sin(angle)) * 11.9
        let nearest = map.chain(at: CGPoint(middle + way)).first { view in
          view == target.view || others.contains { $0.view == view }
        }
        return nearest == nil || nearest == target.view
      }
  }

  /// What assistive technologies can use, and no view stands for.
  private mutating func lookAtElements(of application: UIApplication) {
    for element in application.accessibilitySnapshot().flatMap(\.elements)
    where !(element.told?.traits ?? []).isDisjoint(with: [.button, .link, .adjustable]) {
      let point = element.activationPoint
      let isKnown = targets.contains { target in
        target.view.map { views[$0].identity } == element.identity
          || target.points.contains { abs($0.x - point.x) + abs($0.y - point.y) < 8 }
      }
      guard !isKnown, targets.count < Self.targetsMax, !map.chain(at: point).isEmpty else {
        continue
      }
      let name = element.identifier ?? element.told?.label ?? "element"
      targets.append(
        AuditTarget(
          name: name, points: [point], frame: element.frame, isOfUIKit: true, kind: name))
    }
  }
}

extension UIView {
  /// Whether UIKit alone says how large it is.
  fileprivate var hasSizeOfUIKit: Bool {
    if self is UIButton || self is UITextField { return isInBar }
    // UIKit makes what is in a sheet smaller.
    if self is UITableViewCell { return bounds.height >= 44 }
    return self is UIControl && isOfLibrary || isInBar
  }

  private var isInBar: Bool {
    sequence(first: self, next: \.superview).contains { $0 is UINavigationBar || $0 is UIToolbar }
  }
}

nonisolated extension AppSketch.Recognizer {
  /// Whether one finger taps or presses it.
  fileprivate var isHeardByOneFinger: Bool {
    guard isEnabled, !isPartOfTouchKit, touches.lowerBound == 1 else { return false }
    switch gesture {
    case .tap, .longPress: return true
    default: return false
    }
  }
}

nonisolated extension CGRect {
  fileprivate var middle: Point { Point(Double(midX), Double(midY)) }
}
