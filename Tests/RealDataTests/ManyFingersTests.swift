// Many recognizers on one view under people's fingers: nothing may happen out of order, and
// afterwards everything must be as it was.

import GestureCore
import Testing
import TouchKit

@Suite struct ManyFingerRecordings {
  @Test(.enabled(if: RealData.has("touches-ipad"), "\(RealData.absence)"))
  func everySequenceOfATabletIsLegalForFiveRecognizersAndTheirView() throws {
    let scene = Scene()
    var wrongs = Wrongs()
    var table = WinnerTable()
    let recordings = try RealData.recordings("touches-ipad")
    for recording in recordings {
      wrongs.note(scene.play(recording), in: recording)
      table.add(scene.winners, for: recording.label ?? "")
      if let winners = recording.singleFinger?.winners, winners != scene.winners {
        wrongs.note("\(scene.winners) won, expected \(winners)", in: recording)
      }
    }
    #expect(wrongs.isEmpty, "\(wrongs)")
    #expect(recordings.count == 7064)
    try KeptDocument(path: "Documentation/Winners.md", text: table.document).check()
  }

  @Test(.enabled(if: RealData.has("touches-hid"), "\(RealData.absence)"))
  func everySequenceOfFiftyNineDevicesIsLegalForFiveRecognizersAndTheirView() throws {
    let scene = Scene()
    var wrongs = Wrongs()
    let recordings = try RealData.recordings("touches-hid")
    for recording in recordings {
      wrongs.note(scene.play(recording, offset: 10), in: recording)
    }
    #expect(wrongs.isEmpty, "\(wrongs)")
    #expect(recordings.count == 146)
  }
}

/// A view with a tap, a two-finger tap, a pan, a pinch and a rotation, and what each of them did.
private final class Scene {
  private let screen = RealScreen()
  private var witnesses: [(name: String, witness: ActionWitness)] = []
  private var wrongs: [String] = []
  /// What is kept from the view and must come out again, one way or the other.
  private var held: [(touch: Observation.TouchID, phase: UITouch.Phase)] = []
  /// Who recognized something in the last recording, in the order of the first time.
  private(set) var winners: [String] = []

  init() {
    let twoFingerTap = UITapGestureRecognizer()
    twoFingerTap.numberOfTouchesRequired = 2
    witness(UITapGestureRecognizer(), "tap", isContinuous: false)
    witness(twoFingerTap, "twoFingerTap", isContinuous: false)
    witness(UIPanGestureRecognizer(), "pan")
    witness(UIPinchGestureRecognizer(), "pinch")
    witness(UIRotationGestureRecognizer(), "rotation")
    screen.application.addObserver { [unowned self] in hear($0) }
  }

  private func witness(
    _ recognizer: UIGestureRecognizer, _ name: String, isContinuous: Bool = true
  ) {
    let recognizer = screen.add(recognizer, name)
    witnesses.append((name, ActionWitness(of: recognizer, isContinuous: isContinuous)))
    recognizer.addAction { [unowned self] _ in
      if !winners.contains(name) { winners.append(name) }
      let active = witnesses.filter(\.witness.isActive).map(\.name)
      if active.count > 1 { wrongs.append("active together: \(active)") }
    }
  }

  private func hear(_ observation: Observation) {
    switch observation.decision {
    case .held(let touch, let phase): held.append((touch, phase))
    case .dropped(let touch, let phase):
      held.removeAll { $0.touch == touch && $0.phase == phase }
    case .delivered(let touches, let phase, _):
      held.removeAll { held in touches.contains { $0 == held.touch } && held.phase == phase }
    case .badInput, .ignoredAssignment, .settlingPutOff, .callsPutOff, .repeatsItself,
      .brokenRequirement:
      wrongs.append(observation.description)
    default: break
    }
  }

  /// Plays a recording; returns what was wrong with what came of it.
  func play(_ recording: Recording, offset: Double = 0) -> [String] {
    (winners, wrongs, held) = ([], [], [])
    wrongs += screen.play(recording, offset: offset)
    for (name, witness) in witnesses where witness.endSequence() == nil {
      wrongs.append("\(name)'s actions are out of order")
    }
    if !held.isEmpty { wrongs.append("\(held.count) phases are still held back") }
    return wrongs
  }
}

/// How many recordings of each label each recognizer won.
private struct WinnerTable {
  private var counts: [String: [String: Int]] = [:]

  mutating func add(_ winners: [String], for label: String) {
    let key = winners.isEmpty ? "none" : winners.joined(separator: ", then ")
    counts[label, default: [:]][key, default: 0] += 1
  }

  /// The winners in the order of the columns: the most frequent first.
  private var columns: [String] {
    let totals = counts.values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    return totals.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  private var table: String {
    let head = [
      "| label | recordings | \(columns.joined(separator: " | ")) |",
      "|---|" + String(repeating: "---:|", count: columns.count + 1),
    ]
    let rows = counts.keys.sorted().map { label in
      let row = counts[label] ?? [:]
      let cells = [row.values.reduce(0, +)] + columns.map { row[$0] ?? 0 }
      return "| \(label) | \(cells.map { "\($0)" }.joined(separator: " | ")) |"
    }
    return (head + rows).joined(separator: "\n")
  }

  /// The page of the documentation.
  var document: String {
    """
    # Which recognizer wins on real touches

    One view has a tap, a two-finger tap, a pan, a pinch and a rotation, all with their defaults. People's recorded fingers on
    a tablet touch it. The labels are the recording's own; the winner with one finger is computed from the raw points
    alone, and holds for every one. The table is written by `ManyFingerRecordings` and compared with each run.

    A tap whose finger slides 10 points or more is a pan: that is UIKit's hysteresis, and the tap's own limit of 45 comes too
    late for it.

    \(table)

    """
  }
}

extension [Recording.Sample] {
  /// The winner of the five with one finger: pan if the finger slides, otherwise perhaps tap.
  fileprivate var winners: [String] {
    if translation(hysteresis: 10) != nil { return ["pan"] }
    return isTap ? ["tap"] : []
  }
}
