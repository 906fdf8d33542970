// What controls keep from recognizers around them, and what a disabled one is like.

import GestureCore
import Testing
import WidgetRules

private let along = Point(12, 3)
private let across = Point(3, 12)

@Suite struct ControlClaims {
  private let gestures: [(String, ControlClaim.Gesture)] = [
    ("tap", .tap(count: 1)), ("double tap", .tap(count: 2)), ("swipe", .swipe(travel: along)),
    ("swipe across", .swipe(travel: across)), ("pan", .pan(travel: along)),
    ("pan across", .pan(travel: across)), ("other", .other),
  ]

  /// What a control keeps from one finger, of all gestures.
  private func kept(
    _ kind: ControlClaim.Kind, onThumb: Bool = true, isEnabled: Bool = true, fingers: Int = 1,
    isOwn: Bool = false
  ) -> [String] {
    let claim = ControlClaim(kind, isEnabled: isEnabled, startsOnThumb: onThumb)
    return gestures.filter { !claim.lets($0.1, fingers: fingers, isOwn: isOwn) }.map(\.0)
  }

  @Test func eachKeepsItsOwnGesture() {
    #expect(
      ControlClaim.Kind.allCases.map { kept($0) } == [
        [], ["tap"], ["tap", "pan"], ["swipe"], ["tap"], ["tap"], ["tap"], [],
      ])
  }

  @Test func besideTheThumbAGestureIsAnyones() {
    #expect(kept(.slider, onThumb: false) == [])
    #expect(kept(.onOff, onThumb: false) == ["tap"])
  }

  @Test(arguments: ControlClaim.Kind.allCases)
  func aDisabledOneTwoFingersAndItsOwnRecognizersAreNotHeldUp(kind: ControlClaim.Kind) {
    #expect(kept(kind, isEnabled: false) == [])
    #expect(kept(kind, fingers: 2) == [] && kept(kind, fingers: 0) == [])
    #expect(kept(kind, isOwn: true) == [])
  }

  @Test func asFarAlongAsAcrossIsNotAlong() {
    let claim = ControlClaim(.slider, startsOnThumb: true)
    #expect(claim.lets(.swipe(travel: Point(10, -10)), fingers: 1, isOwn: false))
    #expect(!claim.lets(.swipe(travel: Point(-10.5, 10)), fingers: 1, isOwn: false))
  }

  @Test func aDisabledControlIsNeverHighlighted() {
    var condition = ControlCondition()
    condition.isHighlighted = true
    #expect(condition.isHighlighted)
    condition.isEnabled = false
    condition.isSelected = true
    #expect(!condition.isHighlighted)
    condition.isHighlighted = true
    condition.isEnabled = true
    #expect(!condition.isHighlighted && condition.isSelected)
  }
}
