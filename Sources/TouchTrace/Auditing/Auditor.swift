// Judges an app: tries each gesture, and then what the stated person can do instead.

import GestureCore
import TouchKit

/// Looks for whom an app shuts out.
package final class Auditor {
  /// At most so many screens are looked at, and the app is started so often.
  static let screensMax = 12
  /// On so many screens a gesture is tried, until something is seen of it.
  static let triesMax = 3
  static let trialsMax = 3_000

  let stage: AuditStage
  let person: AuditPerson
  private let left: Set<String>
  var audit = Audit()
  private var judged: Set<String> = []
  /// The gestures that did nothing that can be seen, and why they could not be judged.
  private var unseen: [String: (note: String?, trials: Int)] = [:]

  /// Begins.
  ///
  /// - Parameters:
  ///   - person: For whom.
  ///   - left: The subjects that are left out, because nothing else could do what they do.
  ///   - willPlay: Called before each try with what is about to be played.
  ///   - begin: Starts the app, the same each time, and says what it was told.
  package init(
    for person: AuditPerson, except left: Set<String> = [],
    willPlay: @escaping (Trace) -> Void = { _ in },
    begin: @escaping () -> (app: TracedApp, before: Trace)
  ) {
    (self.person, self.left) = (person, left)
    stage = AuditStage(begin, willPlay: willPlay)
  }

  deinit {}

  /// Looks at the screen, and at those that taps and presses lead to.
  package func run() -> Audit {
    var open: [(path: [AuditAction], keys: Set<String>)] = [([], ["the first screen"])]
    var (next, cut) = (0, 0)
    while next < open.count {
      let (path, keys) = open[next]
      next += 1
      guard hasMore(keys) else { continue }
      guard audit.screens < Self.screensMax, stage.trials < Self.trialsMax else {
        audit.notes.append("there are more screens than \(audit.screens).")
        break
      }
      let reach = AuditReach(stage, person, after: path)
      reach.walk()
      audit.screens += 1
      if reach.isCut { cut += 1 }
      judge(reach)
      open += reach.nodes.filter { $0.path.count == 1 }.map { (path + $0.path, $0.keys) }
    }
    if cut > 0 {
      audit.notes.append(
        "some taps and presses, one after the other, on \(cut) of the \(audit.screens) screens: there "
          + "are more than \(AuditReach.trialsMax).")
    }
    audit.notes += unseen.sorted { $0.key < $1.key }.compactMap(\.value.note)
    audit.trials = stage.trials
    return audit
  }

  /// Whether there is something on a screen that was not judged yet.
  private func hasMore(_ keys: Set<String>) -> Bool {
    keys.contains { !judged.contains($0) && unseen[$0]?.trials ?? 0 < Self.triesMax }
  }

  /// Whether something is to be judged that was not yet.
  private func isFirst(_ key: String, _ subject: String) -> Bool {
    guard judged.insert(key).inserted, !left.contains(subject) else { return false }
    audit.judged += 1
    return true
  }

  private func judge(_ reach: AuditReach) {
    for gesture in reach.screen.gestures()
    where !judged.contains(gesture.key) && !left.contains(gesture.subject) {
      judge(gesture, reach)
    }
    for hover in reach.screen.hovers() where isFirst(hover.key, hover.subject) {
      judge(hover: hover, reach)
    }
    for target in reach.screen.targets where isFirst(target.key, target.name) {
      judgeSize(of: target, reach)
      if !target.isOfUIKit { judgeTaps(on: target, reach) }
    }
  }

  func find(
    _ rule: AuditRule, _ subject: String, _ reach: AuditReach, _ recording: Trace?, what: String,
    mend remedy: String
  ) {
    audit.findings.append(
      AuditFinding(
        rule: rule, subject: subject, what: what, after: reach.path.map(\.words), remedy: remedy,
        recording: recording))
  }

  // MARK: Gestures

  /// A way in which a gesture does what nothing else does.
  private typealias Missed = (way: AuditWay, trace: Trace)

  private func judge(_ gesture: AuditGesture, _ reach: AuditReach) {
    var (missed, missedInRow): ([Missed], [Missed]) = ([], [])
    var (isMade, isSeen, isSeenAlong) = (false, false, false)
    for (number, way) in (gesture.ways + gesture.otherWays).enumerated() {
      if number >= gesture.ways.count, isMade { break }
      let outcome = stage.outcome(
        of: .fingers(way.fingers, words: gesture.subject), after: reach.path)
      let isOwn = gesture.recognizer.map(outcome.recognized.contains) ?? outcome.recognized.isEmpty
      guard isOwn else { continue }
      isMade = true
      let effect = reach.effect(of: outcome)
      guard reach.isJudgeable(effect) else { continue }
      isSeen = true
      guard way.rule != nil else { continue }
      if !reach.does(effect, isExact: gesture.isExact) { missed.append((way, outcome.trace)) }
      if !way.isAcross { isSeenAlong = true }
      if way.isAcross, let row = gesture.row, !isOffered(effect, gesture, inRow: row, reach) {
        missedInRow.append((way, outcome.trace))
      }
    }
    guard isSeen else { return note(gesture, isMade: isMade) }
    unseen[gesture.key] = nil
    guard isFirst(gesture.key, gesture.subject) else { return }
    for rule in [AuditRule.pointerGesture, .dragging] {
      find(
        rule, gesture, missed.filter { $0.way.rule == rule }, reach,
        what: "No taps and presses do what it does",
        mend: "offer the same by a button, or by a menu that a tap opens")
    }
    // What goes up and down as well is a drag, and no swipe of a row.
    find(
      .rowAction, gesture, isSeenAlong ? [] : missedInRow, reach,
      what: "No action of the row, and no element in it, does what it does",
      mend: "add a UIAccessibilityCustomAction to the row's accessibilityCustomActions")
  }

  private func find(
    _ rule: AuditRule, _ gesture: AuditGesture, _ missed: [Missed], _ reach: AuditReach,
    what: String, mend remedy: String
  ) {
    guard let first = missed.first else { return }
    let words = missed.map(\.way.words).joined(separator: ", ")
    let isAlways = missed.count == gesture.ways.count
    find(
      rule, gesture.subject, reach, first.trace,
      what: isAlways ? "\(what)." : "\(what) (\(words)).", mend: remedy)
  }

  private func note(_ gesture: AuditGesture, isMade: Bool) {
    var reason = "the fingers that were tried did not make it."
    if isMade {
      reason = "nothing that stays on the screen shows what it does."
    } else if gesture.isGuess {
      reason = "its class is the app's; drags and two fingers did not make it."
    }
    let trials = (unseen[gesture.key]?.trials ?? 0) + 1
    // A view may hear of touches, and do nothing with them: that is no news.
    let note = gesture.recognizer == nil ? nil : "\(gesture.subject): \(reason)"
    unseen[gesture.key] = (note, trials)
  }

  // MARK: Rows

  /// Whether an assistive technology can ask a row, or what is in it, for the same.
  private func isOffered(
    _ effect: ScreenEffect, _ gesture: AuditGesture, inRow row: Int, _ reach: AuditReach
  ) -> Bool {
    reach.screen.requests(inRow: row).contains { request in
      let outcome = stage.outcome(of: request, after: reach.path)
      return reach.effect(of: outcome)
        .covers(effect, isExact: gesture.isExact, talkative: reach.talkative)
    }
  }

  // MARK: Pointers

  private func judge(hover: AuditHover, _ reach: AuditReach) {
    let outcome = stage.outcome(of: .hover(hover.place), after: reach.path)
    let effect = reach.effect(of: outcome)
    guard reach.isJudgeable(effect), !reach.does(effect, isExact: true) else { return }
    find(
      .hover, hover.subject, reach, outcome.trace,
      what: "No taps and presses show what a pointer shows that hovers.",
      mend: "show the same after a tap")
  }
}
