// The rule about taps that take touches from controls and from rows.

import GestureCore
import TouchKit

nonisolated extension AppSketch {
  /// Single taps, on views around controls or tables, that cancel their touches.
  ///
  /// Buttons and the like keep a single tap for themselves. Rows do not, and controls of the app's own
  /// classes do not. A double tap is left out: the first tap reaches them.
  func tapsThatCancelTouches() -> [LintFinding] {
    recognizers.indices.compactMap { index in
      let tap = recognizers[index]
      guard case .tap(1) = tap.gesture, tap.touches.contains(1), tap.cancelsTouches,
        !tap.isPartOfTouchKit, isFixed(index)
      else { return nil }
      let robbed = views.indices.filter { loses($0, to: index) }
      guard !robbed.isEmpty else { return nil }
      let rows = robbed.filter { views[$0].tapping == .selectsRow }.map { views[$0].name }
      let controls = robbed.filter { views[$0].tapping != .selectsRow }.map { views[$0].name }
      var effects: [String] = []
      if !rows.isEmpty { effects.append("no row of \(rows.joined(separator: ", ")) is selected") }
      if !controls.isEmpty {
        effects.append("\(controls.joined(separator: ", ")) cannot be tapped")
      }
      var found = finding(
        .tapCancelsTouches, about: [index],
        "\(tap.name) cancels the touches in its view when it is recognized: "
          + "\(effects.joined(separator: ", and ")).",
        mend: "\(tap.code).cancelsTouchesInView = false")
      found.place += robbed.map(path(to:))
      return found
    }
  }

  /// Whether a view loses its tap to a recognizer.
  private func loses(_ view: Int, to tap: Int) -> Bool {
    guard isView(view, in: recognizers[tap].view) else { return false }
    switch views[view].tapping {
    case .nothing: return false
    case .selectsRow: return true
    // A control's own recognizer is meant to win.
    case .presses(let keepsSingleTap): return !keepsSingleTap && recognizers[tap].view != view
    }
  }
}
