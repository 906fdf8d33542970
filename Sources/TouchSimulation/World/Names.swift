// What the plan calls the things that observations name.

import GestureCore
import TouchKit

/// What the plan calls the recognizers and views that observations of one application name by their
/// numbers. A number is never given twice.
struct Names {
  /// By the application's number of a recognizer.
  var recognizers = Meanings()
  /// By the application's number of a view.
  var views = Meanings()

  /// What numbers mean.
  struct Meanings {
    private var meanings: [Int?] = []
    /// The numbers of the things that are none of the plan's, as far as is known.
    private var foreign: [Int] = []

    subscript(number: Int) -> Int? { number < meanings.count ? meanings[number] : nil }

    /// Notes what a number means.
    ///
    /// - Parameter isForeign: Whether that may change: when the thing becomes one of the plan's.
    mutating func note(_ number: Int, _ meaning: Int, isForeign: Bool) {
      if number >= meanings.count {
        meanings += Array(repeating: nil, count: 2 * number + 1 - meanings.count)
      }
      meanings[number] = meaning
      if isForeign { foreign.append(number) }
    }

    mutating func forgetForeign() {
      for number in foreign { meanings[number] = nil }
      foreign.removeAll(keepingCapacity: true)
    }
  }
}

extension Family {
  /// The number of a recognizer in the plan; -1 for none of its own.
  func number(
    of id: Observation.RecognizerID, by application: UIApplication
  ) -> Int {
    if let known = names.recognizers[id.number] { return known }
    let found = search(id, application)
    // Until the application gives a number, it may come from another application.
    if found >= 0 || id.number <= application.recognizersNumbered {
      names.recognizers.note(id.number, found, isForeign: found < 0)
    }
    return found
  }

  private func search(_ id: Observation.RecognizerID, _ application: UIApplication) -> Int {
    for number in recognizers.numbers {
      if let one = recognizers[number], one.isNamed(id, by: application) { return number }
    }
    for number in departed.numbers {
      if let one = departed[number]?.object, one.isNamed(id, by: application) { return number }
    }
    return -1
  }

  /// The tag of a view; 0 for none of the plan's.
  func tag(of id: Observation.ViewID, by application: UIApplication) -> Int {
    if let known = names.views[id.number] { return known }
    let found = search(id, application)
    if found != nil || id.number <= application.viewsNumbered {
      names.views.note(id.number, found ?? 0, isForeign: found == nil)
    }
    return found ?? 0
  }

  private func search(_ id: Observation.ViewID, _ application: UIApplication) -> Int? {
    for number in views.numbers {
      if let view = views[number], view.isNamed(id, by: application) { return view.tag }
    }
    for window in windows where window.isNamed(id, by: application) { return window.tag }
    for number in departedViews.numbers {
      if let view = departedViews[number]?.object, view.isNamed(id, by: application) {
        return view.tag
      }
    }
    for window in formerWindows {
      if let window = window.object, window.isNamed(id, by: application) { return window.tag }
    }
    return nil
  }
}

extension UIGestureRecognizer {
  fileprivate func isNamed(
    _ id: Observation.RecognizerID, by application: UIApplication
  ) -> Bool { isNumbered(by: application) && observationID == id }
}

extension UIView {
  fileprivate func isNamed(_ id: Observation.ViewID, by application: UIApplication) -> Bool {
    isNumbered(by: application) && observationID == id
  }
}
