// The gestures of a screen that not everybody can make, and fingers that make them.

import GestureCore
import TouchKit

/// A gesture of several fingers, along a path, or a drag.
nonisolated struct AuditGesture: Sendable {
  /// What texts call it: `pinch on photo`.
  var subject: String
  /// The number of its recognizer; `nil` for a view that hears its touches itself.
  var recognizer: Int?
  /// Fingers that make it.
  var ways: [AuditWay]
  /// Fingers that are tried only if the others do not make it.
  var otherWays: [AuditWay] = []
  /// Whether it does one thing at a time, so that the other way has to do the same to the number.
  var isExact = false
  /// Whether nothing is known of its class, so that it may want other fingers.
  var isGuess = false
  /// The row that it is on, by its index in the sketch; `nil` if it is on none.
  var row: Int?
  /// What is alike in all rows of a list; the first one of them is tried.
  var kind: String

  /// What is judged once.
  var key: String { "gesture \(kind)" }
}

/// Fingers that make a gesture.
nonisolated struct AuditWay: Sendable {
  /// What texts call it: `left`.
  var words: String
  var fingers: Fingers
  /// What it would be found for; `nil` for a tap or a press of one finger.
  var rule: AuditRule?
  /// Whether one finger goes to the left or to the right, as over a row.
  var isAcross = false
}

extension AuditScreen {
  /// The gestures of the screen, in the order of its views.
  func gestures() -> [AuditGesture] {
    let recognized = sketch.recognizers.indices.compactMap { gesture(of: $0) }
    return recognized + views.indices.compactMap { drags(in: $0) }
  }

  // MARK: Recognizers

  private func gesture(of index: Int) -> AuditGesture? {
    let recognizer = sketch.recognizers[index]
    guard !recognizer.isPartOfTouchKit, let view = recognizer.view, recognizer.isEnabled else {
      return nil
    }
    var edges = ScreenEdgePanRule.Edges()
    if case .edgePan(let some) = recognizer.gesture { edges = some }
    guard let places = map.places(in: view, isHit: false, others: [], edges: edges) else {
      return nil
    }
    let hand = AuditHand(
      count: min(max(1, recognizer.touches.lowerBound), 5), place: places.own,
      room: sketch.reach(of: view), screen: places.screen)
    let (row, subject) = (row(around: view), sketch.fullName(ofRecognizer: index))
    var gesture = AuditGesture(
      subject: subject, recognizer: recognizer.number, ways: [], row: row,
      kind: row == nil ? subject : "\(ownName(of: recognizer)) of rows")
    switch recognizer.deciding {
    case .pinch: gesture.ways = hand.pinches
    case .rotation: gesture.ways = hand.turns
    case .deaf, .after: break
    case .unknown:
      gesture.ways = [hand.taps(1), hand.taps(2), hand.press(after: 0, for: 0.8)] + hand.drags()
      gesture.otherWays = hand.pinches + hand.turns
      gesture.isGuess = true
    case .byGesture:
      (gesture.ways, gesture.isExact) = ways(of: recognizer, hand, edges: places.edges)
    }
    // Anybody can tap and press.
    return gesture.ways.contains { $0.rule != nil } ? gesture : nil
  }

  private func ways(
    of recognizer: AppSketch.Recognizer, _ hand: AuditHand, edges: [CGPoint]
  ) -> (ways: [AuditWay], isExact: Bool) {
    switch recognizer.gesture {
    case .tap(let taps): return ([hand.taps(taps)], true)
    case .longPress(let taps):
      let time = (recognizer.minimumPressDuration ?? 0.5) + 0.3
      return (time < 60 ? [hand.press(after: taps, for: time)] : [], true)
    case .swipe(let directions): return (hand.swipes(directions), true)
    case .pan(let axes): return (hand.drags(along: axes), false)
    case .edgePan(let some): return (hand.edgeDrags(some, from: edges), false)
    case .other: return ([], false)
    }
  }

  // MARK: Views

  /// A drag in a view that hears its touches itself.
  private func drags(in index: Int) -> AuditGesture? {
    guard isOfApp(index),
      let place = map.places(in: index, isHit: true, others: [], edges: [])?.own
    else { return nil }
    let hand = AuditHand(
      count: 1, place: place, room: sketch.reach(of: index), screen: sketch.views[0].place.size)
    let name = sketch.views[index].name
    return AuditGesture(subject: name, ways: hand.drags(), row: row(around: index), kind: name)
  }

  // MARK: Rows

  /// The row of a list that a view is, or is in: a cell, or one of several views of one class below each other
  /// that have the same gestures.
  private func row(around view: Int) -> Int? {
    sketch.chain(from: view).first { index in
      views[index] is UITableViewCell || isAlikeOthers(index)
    }
  }

  private func isAlikeOthers(_ index: Int) -> Bool {
    let names = recognizerNames(of: index)
    guard !names.isEmpty, let superview = sketch.views[index].superview else { return false }
    return sketch.views.indices.contains { other in
      other != index && sketch.views[other].superview == superview
        && type(of: views[other]) == type(of: views[index])
        && sketch.views[other].frame.minX == sketch.views[index].frame.minX
        && sketch.views[other].frame.width == sketch.views[index].frame.width
        && recognizerNames(of: other) == names
    }
  }

  private func recognizerNames(of view: Int) -> [String] {
    sketch.recognizers.filter { $0.view == view && !$0.isPartOfTouchKit }.map { ownName(of: $0) }
  }

  /// What a recognizer is called in each row: without the number that texts add.
  private func ownName(of recognizer: AppSketch.Recognizer) -> String {
    String(recognizer.name.prefix { $0 != "#" })
  }
}
