// Which inputs are equal.

import Testing
import UIKit

@Suite struct EqualInputs {
  @Test func keysAreEqualIfAllOfTheirPartsAre() {
    let key = HostInput.KeyInput(
      .keyboardA, .down, characters: "A", charactersIgnoringModifiers: "a", modifiers: .shift,
      time: 1)
    let changes: [(inout HostInput.KeyInput) -> Void] = [
      { $0.keyCode = .keyboardB }, { $0.change = .up }, { $0.characters = "Á" },
      { $0.charactersIgnoringModifiers = "á" }, { $0.modifiers = .command }, { $0.time = 2 },
    ]
    let copy = key
    #expect(key == copy)
    for (number, change) in changes.enumerated() {
      var other = key
      change(&other)
      #expect(other != key, "change \(number)")
    }
  }

  @Test func actionsOfAssistanceAreEqualIfTheirDirectionsAndNamesAre() {
    typealias Action = HostInput.AccessibilityInput.Action
    let actions: [Action] = [
      .activate, .increment, .decrement, .escape, .magicTap, .focus, .scroll(.up), .scroll(.down),
      .custom(name: "Share"), .custom(name: "Delete"),
    ]
    for (number, action) in actions.enumerated() {
      #expect(actions.indices.filter { actions[$0] == action } == [number])
    }
  }

  @Test func reportsAreEqualIfTheirOtherSamplesAre() {
    func report(_ coalesced: Double, _ predicted: Double) -> TouchReport {
      var report = TouchReport(1, .moved, at: point(1, 1))
      report.coalesced = [TouchSample(at: point(coalesced, 1))]
      report.predicted = [TouchSample(at: point(predicted, 1))]
      return report
    }
    #expect(report(1, 2) == report(1, 2))
    #expect(report(1, 2) != report(3, 2) && report(1, 2) != report(1, 3))
  }
}
