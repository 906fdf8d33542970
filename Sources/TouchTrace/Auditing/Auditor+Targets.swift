// Judges what one finger taps and presses: how large it is, and whether a slow finger that trembles does the
// same with it as a quick one.

import GestureCore
import TouchKit

extension Auditor {
  // MARK: Size

  func judgeSize(of target: AuditTarget, _ reach: AuditReach) {
    // A view of the app's own class may hear of touches, and do nothing with them.
    guard !target.isOwn else { return }
    let box = reach.screen.box(of: target)
    let (width, height) = (box.width, box.height)
    let size =
      "Fingers reach it on \(shortDecimal(Double(width), places: 0)) × "
      + "\(shortDecimal(Double(height), places: 0)) points"
    let larger = "make it larger, or override point(inside:with:)"
    if min(width, height) < 23.9, !reach.screen.hasSpace(around: target) {
      find(
        .targetSize, target.name, reach, nil, what: size + ", and another target is near.",
        mend: larger + ", or keep a circle of 24 points around its middle free")
    } else if min(width, height) < 43.9, !target.isOfUIKit {
      find(.targetSizeEnhanced, target.name, reach, nil, what: size + ".", mend: larger)
    }
  }

  // MARK: Time and tremor

  func judgeTaps(on target: AuditTarget, _ reach: AuditReach) {
    let middle = target.points[0]
    let tap = judge(on: target, reach, instead: nil) { $0.taps(at: middle) }
    for count in target.isOwn ? [2] : Set(target.taps).sorted() {
      judge(on: target, reach, instead: tap) { $0.taps(at: middle, count) }
    }
    for time in Set(target.presses).sorted() {
      judge(on: target, reach, instead: tap) { $0.taps(at: middle, resting: time + 0.3) }
    }
  }

  /// Compares what quick and still fingers do with what the stated person's do.
  ///
  /// - Parameter other: What something simpler does there, which counts for nothing; `nil` for nothing.
  /// - Returns: What quick and still fingers do.
  @discardableResult
  private func judge(
    on target: AuditTarget, _ reach: AuditReach, instead other: ScreenEffect?,
    _ fingers: (AuditPerson) -> Fingers
  ) -> ScreenEffect? {
    func outcome(_ person: AuditPerson) -> (effect: ScreenEffect, trace: Trace) {
      let outcome = stage.outcome(
        of: .fingers(fingers(person), words: target.name), after: reach.path)
      return (reach.effect(of: outcome), outcome.trace)
    }
    let wanted = outcome(.quick).effect
    guard !wanted.isEmpty, other.map({ !$0.isLike(wanted) }) ?? true else { return wanted }
    let slow = outcome(person)
    guard !slow.effect.includes(wanted), !reach.does(wanted, isExact: true, without: target.name)
    else { return wanted }
    let isTooSlow = !outcome(person.withoutTremor).effect.includes(wanted)
    let rule = isTooSlow ? AuditRule.timing : .steadiness
    guard !audit.findings.contains(where: { $0.rule == rule && $0.subject == target.name }) else {
      return wanted
    }
    let finger = isTooSlow ? person.slowness : person.trembling
    let happens = slow.effect.isEmpty ? "nothing" : "something else"
    find(
      rule, target.name, reach, slow.trace, what: "\(finger) does \(happens).",
      mend: isTooSlow
        ? "wait longer before a tap counts as a press, or two taps as two, or offer a button"
        : "allow more movement, as UIKit's own taps do")
    return wanted
  }
}

nonisolated extension AuditPerson {
  fileprivate var slowness: String {
    "A finger that rests for \(shortDecimal(tapTime, places: 2)) s in each tap, with "
      + "\(shortDecimal(pause, places: 2)) s between taps,"
  }

  fileprivate var trembling: String {
    "A finger that trembles by \(shortDecimal(tremor, places: 1)) points"
  }
}

nonisolated extension ScreenEffect {
  /// Whether all of another effect is in this one, but for numbers in texts.
  fileprivate func includes(_ other: ScreenEffect) -> Bool {
    covers(other, isExact: false, talkative: [])
  }

  /// Whether two effects are the same, but for numbers in texts.
  fileprivate func isLike(_ other: ScreenEffect) -> Bool { includes(other) && other.includes(self) }
}
