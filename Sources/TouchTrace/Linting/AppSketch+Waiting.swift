// Rules about recognizers that wait for each other: circles, taps beside double taps, pans beside taps and swipes.

import GestureCore
import TouchKit

nonisolated extension AppSketch {
  /// Circles of requirements: each circle once, at the requirement that closes it.
  func requirementCycles() -> [LintFinding] {
    var found: [LintFinding] = []
    var isDone = Array(repeating: false, count: recognizers.count)
    var path: [Int] = []
    func walk(_ index: Int) {
      path.append(index)
      for required in recognizers[index].requires where !isDone[required] {
        if let start = path.firstIndex(of: required) {
          found.append(cycle(Array(path[start...])))
        } else {
          walk(required)
        }
      }
      path.removeLast()
      isDone[index] = true
    }
    for index in recognizers.indices where !isDone[index] { walk(index) }
    return found
  }

  private func cycle(_ circle: [Int]) -> LintFinding {
    let names = circle.map { recognizers[$0].name }
    let waits = zip(names, names.dropFirst() + names.prefix(1)).map { "\($0) waits for \($1)" }
    let (last, first) = (recognizers[circle[circle.count - 1]], recognizers[circle[0]])
    return finding(
      .requirementCycle, about: circle,
      "\(waits.joined(separator: ", ")): a requirement of such a circle is dropped, so one of them "
        + "does not wait.",
      mend: "remove \(last.code).require(toFail: \(first.code))")
  }

  /// Taps that do not wait for other taps, with as many fingers, that need more taps.
  func tapsBesideDoubleTaps() -> [LintFinding] {
    pairs.compactMap { first, second in
      guard case .tap(let a) = recognizers[first].gesture,
        case .tap(let b) = recognizers[second].gesture, a != b
      else { return nil }
      let (few, many) = a < b ? (first, second) : (second, first)
      let (count, more) = (min(a, b), max(a, b))
      guard recognizers[few].touches == recognizers[many].touches, areAppsOwn(few, many),
        isFixed(few), isFixed(many), areRelated(few, many), !doesWait(few, for: many)
      else { return nil }
      let (tap, double) = (recognizers[few], recognizers[many])
      return finding(
        .tapBesideDoubleTap, about: [few, many],
        "\(tap.name) is recognized after \(Self.taps(count)) of the \(Self.taps(more)) that "
          + "\(double.name) needs: who taps \(Self.times(more)) gets both.",
        mend: "\(tap.code).require(toFail: \(double.code))")
    }
  }

  private static func taps(_ count: Int) -> String { count == 1 ? "1 tap" : "\(count) taps" }

  private static func times(_ count: Int) -> String { count == 2 ? "twice" : "\(count) times" }

  /// Whether neither recognizer is TouchKit's.
  private func areAppsOwn(_ a: Int, _ b: Int) -> Bool {
    !recognizers[a].isPartOfTouchKit && !recognizers[b].isPartOfTouchKit
  }

  /// Pans that begin before a swipe of the same view, with as many fingers, is recognized.
  func pansBesideSwipes() -> [LintFinding] {
    eachPan { pan, axes in
      recognizers.indices.compactMap { index in
        let swipe = recognizers[index]
        guard case .swipe(let direction) = swipe.gesture, swipe.view == recognizers[pan].view,
          !axes.intersection(direction.axes).isEmpty,
          recognizers[pan].touches.overlaps(swipe.touches), isFixed(index),
          !doesWait(pan, for: index)
        else { return nil }
        let hysteresis = shortDecimal(PanRule().hysteresis, places: 0)
        return finding(
          .panBesideSwipe, about: [pan, index],
          "\(recognizers[pan].name) begins after \(hysteresis) points, before \(swipe.name) can be "
            + "recognized: \(swipe.name) never is.",
          mend: "\(recognizers[pan].code).require(toFail: \(swipe.code))")
      }
    }
  }

  /// Pans that wait for the failure of a tap.
  func pansThatWaitForTaps() -> [LintFinding] {
    eachPan { pan, _ in
      recognizers[pan].requires.compactMap { required in
        let tap = recognizers[required]
        guard case .tap(let count) = tap.gesture, tap.isEnabled, areRelated(pan, required),
          recognizers[pan].touches.overlaps(tap.touches)
        else { return nil }
        let rule = TapRule(numberOfTaps: count)
        let distance = shortDecimal(rule.allowableMovement, places: 0)
        let time = shortDecimal(rule.maximumDuration, places: 2)
        return finding(
          .panWaitsForTap, about: [pan, required],
          "\(recognizers[pan].name) waits until \(tap.name) has failed: \(distance) points or "
            + "\(time) s of the movement are lost. A finger that moves is a pan without it.",
          mend: "remove \(recognizers[pan].code).require(toFail: \(tap.code))")
      }
    }
  }

  /// What a closure finds about each pan whose settings alone decide, and the axes of it.
  func eachPan(_ find: (Int, PanRule.Axes) -> [LintFinding]) -> [LintFinding] {
    recognizers.indices.flatMap { index in
      guard case .pan(let axes) = recognizers[index].gesture, isFixed(index) else {
        return [LintFinding]()
      }
      return find(index, axes)
    }
  }
}

nonisolated extension SwipeRule.Direction {
  /// The axes along which a finger goes in one of the directions.
  fileprivate var axes: PanRule.Axes {
    var axes: PanRule.Axes = []
    if contains(.left) || contains(.right) { axes.formUnion(.horizontal) }
    if contains(.up) || contains(.down) { axes.formUnion(.vertical) }
    return axes
  }
}
