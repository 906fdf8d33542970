// How views and recognizers of a sketch are related.

import GestureCore
import TouchKit

nonisolated extension AppSketch {
  /// The indices of a view and all its superviews, from the inside to the outside.
  func chain(from view: Int?) -> [Int] {
    var chain: [Int] = []
    var next = view
    while let index = next, views.indices.contains(index), chain.count < views.count {
      chain.append(index)
      next = views[index].superview
    }
    return chain
  }

  /// Whether a view is another one, or in it at any depth.
  func isView(_ inner: Int?, in outer: Int?) -> Bool {
    guard let outer else { return false }
    return chain(from: inner).contains(outer)
  }

  /// Whether two recognizers can receive one touch: their views are the same, or one is in the other.
  func areRelated(_ a: Int, _ b: Int) -> Bool {
    isView(recognizers[a].view, in: recognizers[b].view)
      || isView(recognizers[b].view, in: recognizers[a].view)
  }

  /// Whether one recognizer waits for another: it requires its failure, or the failure of one that
  /// does.
  func doesWait(_ recognizer: Int, for other: Int) -> Bool {
    var seen: Set<Int> = []
    var open = [recognizer]
    while let next = open.popLast() {
      for required in recognizers[next].requires where seen.insert(required).inserted {
        if required == other { return true }
        open.append(required)
      }
    }
    return false
  }

  /// Whether neither of two recognizers waits for the other.
  func isUnordered(_ a: Int, _ b: Int) -> Bool { !doesWait(a, for: b) && !doesWait(b, for: a) }

  /// Whether a rule may speak of a recognizer: it is enabled, on a view, and nothing but its settings
  /// decides.
  func isFixed(_ recognizer: Int) -> Bool {
    let recognizer = recognizers[recognizer]
    return recognizer.isEnabled && recognizer.view != nil && !recognizer.mayBeDecidedInMotion
  }

  /// The part of a view that a finger can hit now or after scrolling, in the window's coordinates;
  /// empty if a superview cuts all of it off. Hidden views count as shown.
  func reach(of view: Int) -> CGRect {
    let chain = chain(from: view)
    guard let window = chain.last else { return .zero }
    var reach = views[window].place
    for index in chain.reversed().dropFirst() {
      let place = views[index].place
      let next = reach.intersection(place)
      reach = views[index].isFoundOutside ? place : next
      if reach.isEmpty { return .zero }
      // What scrolls may come to be inside.
      if let content = views[index].content { reach = content.union(reach) }
    }
    return reach
  }

  /// The name of a view with those of its superviews: `window > board > picture`.
  func path(to view: Int?) -> String {
    chain(from: view).reversed().map { views[$0].name }.joined(separator: " > ")
  }

  /// Where a recognizer is: `tap on window > board`.
  func place(of recognizer: Int) -> String {
    let path = path(to: recognizers[recognizer].view)
    return path.isEmpty
      ? "\(recognizers[recognizer].name) on no view"
      : "\(recognizers[recognizer].name) on \(path)"
  }

  /// Every pair of recognizers, each once, in order.
  var pairs: [(Int, Int)] {
    recognizers.indices.flatMap { first in
      recognizers.indices.dropFirst(first + 1).map { (first, $0) }
    }
  }
}
