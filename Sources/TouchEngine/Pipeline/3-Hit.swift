// The third step: a new touch hits a view, which hears of it or not, as `TouchAssignment` says. If the
// host names no window, a new finger belongs to the frontmost window that it hits, and a finger that is
// down to the window in which it began.

import GestureCore

extension Engine {
  /// The view that a new finger hits. It is already known if the application searched for the
  /// window.
  func hitView(of report: TouchReport, in window: UIWindow) -> UIView? {
    guard Linked.routing, !hits.isEmpty,
      let index = hits.firstIndex(where: { $0.finger == report.finger })
    else { return window.hitTest(report.sample.location, with: touchesEvent) }
    return hits.remove(at: index).view
  }

  /// Decides whether the view that was hit hears of the touch.
  func assign(_ hit: UIView, to touch: UITouch, in window: UIWindow) {
    let down = touchesEvent.down.subtracting(TouchSlots(touch.slot))
    var (isOtherDown, hasTouch) = (false, false)
    touch.exclusiveView = nil
    for other in touchesEvent.list(of: down) where other.isIn(window) && other.eventType == .touches
    {
      isOtherDown = true
      guard let view = other.viewStorage else { continue }
      if view === hit {
        hasTouch = true
      } else if touch.exclusiveView == nil, view.isExclusiveTouch {
        touch.exclusiveView = view
      }
    }
    let facts = TouchAssignment(
      hasTouch: hasTouch, isMultipleTouchEnabled: hit.isMultipleTouchEnabled,
      isExclusive: hit.isExclusiveTouch, isOtherDown: isOtherDown,
      isOtherExclusiveDown: touch.exclusiveView != nil)
    if let refusal = facts.refusal {
      report(.withoutView(touch.observationID, because: refusal))
    } else {
      touchesEvent.give(touch, to: hit)
    }
  }

  // MARK: Routing

  /// The reports of one event that go to one window.
  private struct Part {
    let window: UIWindow
    var reports: [TouchReport]
  }

  /// Sends the reports to their windows.
  func route(_ reports: [TouchReport], of application: UIApplication) {
    for part in parts(of: reports, among: application.windows) {
      process(part.reports.span, in: part.window, of: application)
    }
    _ = exchange(&hits, with: [])
  }

  private func parts(of reports: [TouchReport], among windows: [UIWindow]) -> [Part] {
    var parts: [Part] = []
    let frontToBack = Array(windows.reversed())
    for report in reports {
      switch report.phase {
      case .began:
        if let window = window(hitBy: report, of: frontToBack) {
          add(report, to: window, of: &parts)
        }
      case .regionEntered, .regionMoved, .regionExited:
        addHover(report, among: frontToBack, to: &parts)
      case .moved, .stationary, .ended, .cancelled:
        let began = parts.first { $0.reports.contains { $0.finger == report.finger } }
        if let window = window(of: report.finger) ?? began?.window {
          add(report, to: window, of: &parts)
        } else {
          self.report(.badInput(.unknownFinger(report.finger, report.phase)))
        }
      }
    }
    return parts
  }

  private func add(_ report: TouchReport, to window: UIWindow, of parts: inout [Part]) {
    let inside = window.fromScreen(report)
    if let index = parts.firstIndex(where: { $0.window === window }) {
      parts[index].reports.append(inside)
    } else {
      parts.append(Part(window: window, reports: [inside]))
    }
  }

  /// The window in which a finger that is down began.
  private func window(of finger: Int) -> UIWindow? {
    touchesEvent.slot(ofFinger: finger).flatMap { touchesEvent.touch($0)?.windowStorage }
  }

  /// The frontmost window that a new finger hits; notes the view.
  private func window(hitBy report: TouchReport, of frontToBack: [UIWindow]) -> UIWindow? {
    guard report.sample.location.core.isFinite else {
      self.report(.badInput(.notFinite(finger: report.finger)))
      return nil
    }
    for window in frontToBack where window.isShown {
      guard let view = hit(report.sample.location, in: window) else { continue }
      if !hits.contains(where: { $0.finger == report.finger }) {
        hits.append((report.finger, view))
      }
      return window
    }
    self.report(.badInput(.noWindow(finger: report.finger)))
    return nil
  }

  /// The view of a window at a point of the screen.
  private func hit(_ location: CGPoint, in window: UIWindow) -> UIView? {
    // Views are asked with the event of their own window.
    guard let referee = referee(of: window) else { return nil }
    turn.goOn(to: .opening)
    touchesEvent.open(at: scheduler.now, in: window, for: referee)
    defer { touchesEvent.close() }
    return window.hitTest(window.fromScreen(location), with: touchesEvent)
  }

  /// A pointer without buttons is in the frontmost window under it, and leaves the others.
  private func addHover(
    _ report: TouchReport, among frontToBack: [UIWindow], to parts: inout [Part]
  ) {
    let location = report.sample.location
    guard location.core.isFinite else {
      return self.report(.badInput(.notFinite(finger: report.finger)))
    }
    let entered =
      report.phase == .regionExited
      ? nil : frontToBack.first { $0.isShown && hit(location, in: $0) != nil }
    for window in frontToBack where window !== entered && !window.hovering.isEmpty {
      var exit = report
      exit.phase = .regionExited
      add(exit, to: window, of: &parts)
    }
    if let entered { add(report, to: entered, of: &parts) }
  }
}

extension UIWindow {
  /// Converts a point of the screen to the window's own coordinates. Exact if the window is neither
  /// turned nor scaled.
  final func fromScreen(_ point: CGPoint) -> CGPoint {
    guard !geometry.isTransformed else { return geometry.fromSuperview(point) }
    let (frame, bounds) = (geometry.frame, geometry.bounds)
    return CGPoint(
      x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
  }

  /// Converts a point of the window to the screen's coordinates. Exact if the window is neither
  /// turned nor scaled.
  final func toScreen(_ point: CGPoint) -> CGPoint {
    guard !geometry.isTransformed else { return geometry.toSuperview(point) }
    let (frame, bounds) = (geometry.frame, geometry.bounds)
    return CGPoint(
      x: point.x - bounds.minX + frame.minX, y: point.y - bounds.minY + frame.minY)
  }

  /// Converts a report from the screen's coordinates to the window's.
  fileprivate func fromScreen(_ report: TouchReport) -> TouchReport {
    guard geometry.isTransformed || geometry.frame.origin != geometry.bounds.origin else {
      return report
    }
    var report = report
    report.sample = fromScreen(report.sample)
    report.others = report.others.map {
      OtherSamples(
        coalesced: $0.coalesced.map(fromScreen), predicted: $0.predicted.map(fromScreen))
    }
    return report
  }

  /// Converts a sample from the screen's coordinates to the window's.
  final func fromScreen(_ sample: TouchSample) -> TouchSample {
    var sample = sample
    sample.location = fromScreen(sample.location)
    sample.preciseLocation = fromScreen(sample.preciseLocation)
    if geometry.isTransformed {
      let angle = Double(sample.azimuthAngle)
      let direction = CGPoint(x: Trigonometry.cos(angle), y: Trigonometry.sin(angle))
      let (tip, foot) = (geometry.fromSuperview(direction), geometry.fromSuperview(.zero))
      sample.azimuthAngle = CGFloat(
        Trigonometry.atan2(Double(tip.y - foot.y), Double(tip.x - foot.x)))
    }
    return sample
  }
}
