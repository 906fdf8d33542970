// What lint finds: the rule, what happens, where, and the line that mends it.

import TouchKit

/// What lint looks for.
nonisolated public enum LintRule: String, CaseIterable, Codable, Sendable {
  /// Recognizers that wait for each other in a circle.
  case requirementCycle
  /// A tap that does not wait for another one with more taps.
  case tapBesideDoubleTap
  /// A pan that takes the finger before a swipe on the same view is recognized.
  case panBesideSwipe
  /// A pan that waits for the failure of a tap, and so begins late.
  case panWaitsForTap
  /// Two pans for the same movement, of which one never begins.
  case twoPans
  /// A tap that cancels the touches of controls, or keeps rows from being selected.
  case tapCancelsTouches
  /// A pan from an edge, where a scroll view scrolls away from that edge.
  case edgePanUnderScrollView
  /// A recognizer in a view that is hidden.
  case hiddenView
  /// A recognizer in a view that can hardly be seen.
  case transparentView
  /// A recognizer in a view that takes no touches.
  case interactionDisabled
  /// A recognizer on a view without extent.
  case emptyView
  /// A recognizer on a view that is outside of a superview's bounds.
  case outsideOfSuperview
  /// A recognizer that is disabled.
  case disabledRecognizer
  /// A recognizer that tells nothing of its gesture.
  case noTarget
  /// A recognizer whose settings no touch can meet.
  case impossibleSettings
  /// A long press whose finger may not move at all.
  case noAllowableMovement
  /// A recognizer whose delegate was released.
  case releasedDelegate
  /// A recognizer that was added to a second view.
  case movedRecognizer
  /// A recognizer on no view, or a view with recognizers in no window, that the app holds.
  case inNoWindow
  /// A clear view that lies over a view that wants touches, and takes them.
  case coveredView
  /// A control that a finger cannot press in all of its frame, because its superview is smaller.
  case cutOffControl
  /// A pan along a slider, which takes the finger that drags the slider.
  case panOverSlider
  /// A delegate method that a subclass adds and Swift never asks, or a data source's method that deletes rows
  /// where nothing says that a row can be deleted. ``SourceLint`` finds both in text.
  case unaskedDelegateMethod
  /// A method of a delegate protocol of UIKit that TouchKit's protocol does not have. ``SourceLint``
  /// finds it in text.
  case unknownDelegateMethod
  /// A selector without a name, by which a target is removed in vain or added again and again.
  /// ``SourceLint`` finds it in text.
  case unnamedSelector
}

/// One thing that is wrong with an app's gestures, found before any finger moves.
nonisolated public struct LintFinding: Equatable, Codable, Sendable, CustomStringConvertible {
  /// The rule that found it.
  public var rule: LintRule
  /// What happens.
  public var what: String
  /// Where: recognizers, and views with their superviews.
  public var place: [String]
  /// The names of the recognizers that it is about.
  public var recognizers: [String]
  /// The line of code that mends it. A line that begins with `remove ` names the code that has to go.
  public var remedy: String
  /// Another line that mends it, with another effect; `nil` if there is only one.
  public var alternative: String?

  /// Makes a finding.
  public init(
    _ rule: LintRule, what: String, place: [String], recognizers: [String], remedy: String,
    alternative: String? = nil
  ) {
    (self.rule, self.what, self.place) = (rule, what, place)
    (self.recognizers, self.remedy) = (recognizers, remedy)
    self.alternative = alternative
  }

  /// All parts, over several lines.
  public var description: String {
    let places = place.map { "  where: \($0)\n" }.joined()
    let other = alternative.map { "\n  or:    \($0)" } ?? ""
    return "\(rule.rawValue): \(what)\n\(places)  mend:  \(remedy)\(other)"
  }
}

nonisolated extension AppSketch {
  /// All that is wrong, in the order of the rules, and for each rule in the order of the recognizers.
  ///
  /// A rule says nothing where a delegate or a class may decide while fingers are down, as by
  /// `shouldRecognizeSimultaneouslyWith`: code of the app is never called.
  ///
  /// - Complexity: O(recognizers² × depth of the views).
  public func findings(except left: Set<LintRule> = []) -> [LintFinding] {
    LintRule.allCases.filter { !left.contains($0) }.flatMap(findings(of:))
  }

  /// What one rule finds.
  public func findings(of rule: LintRule) -> [LintFinding] {
    switch rule {
    case .requirementCycle: requirementCycles()
    case .tapBesideDoubleTap: tapsBesideDoubleTaps()
    case .panBesideSwipe: pansBesideSwipes()
    case .panWaitsForTap: pansThatWaitForTaps()
    case .twoPans: pairsOfPans()
    case .tapCancelsTouches: tapsThatCancelTouches()
    case .edgePanUnderScrollView: edgePansUnderScrollViews()
    case .hiddenView, .transparentView, .interactionDisabled, .emptyView, .outsideOfSuperview:
      blockedViews(rule)
    case .disabledRecognizer: disabledRecognizers()
    case .noTarget: recognizersWithoutTarget()
    case .impossibleSettings: impossibleRecognizers()
    case .noAllowableMovement: pressesWithoutAllowance()
    case .releasedDelegate: recognizersWithoutDelegate()
    case .movedRecognizer: movedRecognizers()
    case .inNoWindow: straysInNoWindow()
    case .coveredView: coveredViews()
    case .cutOffControl: cutOffControls()
    case .panOverSlider: pansOverSliders()
    // No running program can see it.
    case .unaskedDelegateMethod, .unknownDelegateMethod, .unnamedSelector: []
    }
  }

  /// A finding about recognizers.
  func finding(
    _ rule: LintRule, about indices: [Int], _ what: String, mend remedy: String
  ) -> LintFinding {
    LintFinding(
      rule, what: what, place: indices.map(place(of:)),
      recognizers: indices.map { recognizers[$0].name }, remedy: remedy)
  }
}
