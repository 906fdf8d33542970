// Rules about recognizers that never receive a touch, or whose gesture has no effect.

import GestureCore
import TouchKit

nonisolated extension AppSketch {
  /// The recognizers of the app that are on a view: a rule about reach speaks of these.
  var ofTheApp: [Int] {
    recognizers.indices.filter { recognizers[$0].view != nil && !recognizers[$0].isPartOfTouchKit }
  }

  /// Views in which no recognizer receives a touch, each with its recognizers.
  ///
  /// Of several reasons, the one of the outermost view is told.
  func blockedViews(_ rule: LintRule) -> [LintFinding] {
    var found: [(view: Int, recognizers: [Int])] = []
    for recognizer in ofTheApp {
      guard let view = recognizers[recognizer].view,
        let (blocking, reason) = blocking(view), reason == rule
      else { continue }
      if let index = found.firstIndex(where: { $0.view == blocking }) {
        found[index].recognizers.append(recognizer)
      } else {
        found.append((blocking, [recognizer]))
      }
    }
    return found.map { blocked($0.view, $0.recognizers, by: rule) }
  }

  /// The outermost view of a chain that keeps all touches away, and why.
  private func blocking(_ view: Int) -> (Int, LintRule)? {
    let chain = Array(chain(from: view).reversed())
    for index in chain {
      let view = views[index]
      let skip = HitTestRule.skip(
        isHidden: view.isHidden, isInteractionEnabled: view.isInteractionEnabled,
        alpha: view.alpha, isAnimating: false)
      switch skip {
      case .hidden: return (index, .hiddenView)
      case .interactionDisabled: return (index, .interactionDisabled)
      case .transparent: return (index, .transparentView)
      case .animating, .outside, nil: break
      }
      guard !view.isFoundOutside, reach(of: index).isEmpty else { continue }
      return (index, view.frame.isEmpty ? .emptyView : .outsideOfSuperview)
    }
    return nil
  }

  private func blocked(_ index: Int, _ all: [Int], by rule: LintRule) -> LintFinding {
    let view = views[index]
    let names = all.map { recognizers[$0].name }.joined(separator: ", ")
    let effect = "\(names) \(all.count == 1 ? "receives" : "receive") no touch"
    switch rule {
    case .hiddenView:
      return finding(
        rule, about: all, "\(view.name) is hidden: \(effect).",
        mend: "\(view.code).isHidden = false")
    case .transparentView:
      let alpha = shortDecimal(view.alpha, places: 4)
      let needed = shortDecimal(HitTestRule.alphaMin, places: 2)
      return finding(
        rule, about: all,
        "The alpha of \(view.name) is \(alpha), below \(needed): \(effect).",
        mend: "\(view.code).alpha = 1")
    case .interactionDisabled:
      return finding(
        rule, about: all,
        "The isUserInteractionEnabled of \(view.name) is false: \(effect).",
        mend: "\(view.code).isUserInteractionEnabled = true")
    case .emptyView:
      return finding(
        rule, about: all,
        "\(view.name) is \(Self.text(view.frame.size)) points large: \(effect).",
        mend: "\(view.code).frame.size = CGSize(width: 44, height: 44)")
    default:
      let superview = views[view.superview ?? index]
      return finding(
        rule, about: all,
        "\(view.name) is outside of the bounds of \(superview.name), where hit tests do not look: "
          + "\(effect).",
        mend: inside(view, superview))
    }
  }

  /// The line that brings a view and the bounds of its superview together: the superview grows, or
  /// the view moves if it is before the superview's origin.
  func inside(_ view: View, _ superview: View) -> String {
    let (frame, size) = (view.frame, superview.frame.size)
    if frame.minX >= 0, frame.minY >= 0, frame.maxX > size.width || frame.maxY > size.height {
      let larger = CGSize(width: max(size.width, frame.maxX), height: max(size.height, frame.maxY))
      return "\(superview.code).bounds.size = CGSize(width: \(Self.text(larger.width)), "
        + "height: \(Self.text(larger.height)))"
    }
    let x = max(0, min(frame.minX, size.width - frame.width))
    let y = max(0, min(frame.minY, size.height - frame.height))
    return "\(view.code).frame.origin = CGPoint(x: \(Self.text(x)), y: \(Self.text(y)))"
  }

  private static func text(_ number: CGFloat) -> String { shortDecimal(Double(number), places: 2) }

  private static func text(_ size: CGSize) -> String {
    "\(text(size.width)) by \(text(size.height))"
  }

  /// Recognizers that are disabled.
  func disabledRecognizers() -> [LintFinding] {
    ofTheApp.filter { !recognizers[$0].isEnabled }.map { index in
      let recognizer = recognizers[index]
      return finding(
        .disabledRecognizer, about: [index],
        "The isEnabled of \(recognizer.name) is false: it receives no touch.",
        mend: "\(recognizer.code).isEnabled = true")
    }
  }

  /// Recognizers whose gesture has no effect: none hears of them, and none waits for them.
  func recognizersWithoutTarget() -> [LintFinding] {
    ofTheApp.compactMap { index in
      let recognizer = recognizers[index]
      guard recognizer.isEnabled, recognizer.listeners != .some, !recognizer.mayBeDecidedInMotion,
        !recognizers.contains(where: { $0.requires.contains(index) })
      else { return nil }
      let what =
        recognizer.listeners == .none
        ? "\(recognizer.name) has no target: its gesture takes touches from others and does nothing."
        : "The targets of \(recognizer.name) are gone: a recognizer does not keep them alive."
      return finding(
        .noTarget, about: [index], what, mend: "\(recognizer.code).addAction { _ in /* … */ }")
    }
  }

  /// Recognizers whose settings no touch can meet.
  func impossibleRecognizers() -> [LintFinding] {
    ofTheApp.compactMap { index in
      let recognizer = recognizers[index]
      guard recognizer.isEnabled else { return nil }
      if !recognizer.takesTouches {
        return finding(
          .impossibleSettings, about: [index],
          "The allowedTouchTypes of \(recognizer.name) are empty: it receives no touch.",
          mend: "\(recognizer.code).allowedTouchTypes = "
            + "[NSNumber(value: UITouch.TouchType.direct.rawValue)]")
      }
      if recognizer.needsMoreTouchesThanItTakes {
        let fewest = recognizer.touches.lowerBound
        return finding(
          .impossibleSettings, about: [index],
          "\(recognizer.name) needs \(fewest) fingers and takes fewer: it never begins.",
          mend: "\(recognizer.code).maximumNumberOfTouches = \(fewest)")
      }
      if case .edgePan(let edges) = recognizer.gesture, edges.isEmpty {
        return finding(
          .impossibleSettings, about: [index],
          "The edges of \(recognizer.name) are empty: it starts at none.",
          mend: "\(recognizer.code).edges = .left")
      }
      return nil
    }
  }
}
