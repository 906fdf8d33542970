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
    print(table)
    #expect(wrongs.isEmpty, "\(wrongs)")
    #expect(recordings.count == 7064)
    #expect("\(table)" == WinnerTable.expected)
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
  private var held: [(touch: UITouch, phase: UITouch.Phase)] = []
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
    screen.application.observer = { [unowned self] in hear($0) }
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
    switch observation {
    case .held(let touch, let phase): held.append((touch, phase))
    case .dropped(let touch, let phase):
      held.removeAll { $0.touch === touch && $0.phase == phase }
    case .delivered(let touches, let phase, _):
      held.removeAll { held in touches.contains { $0 === held.touch } && held.phase == phase }
    case .badInput, .ignoredAssignment, .settlingPutOff, .brokenRequirement:
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
private struct WinnerTable: CustomStringConvertible {
  private var counts: [String: [String: Int]] = [:]

  mutating func add(_ winners: [String], for label: String) {
    let key = winners.isEmpty ? "nobody" : winners.joined(separator: ", then ")
    counts[label, default: [:]][key, default: 0] += 1
  }

  var description: String {
    counts.keys.sorted().map { label in
      let row = (counts[label] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      return "\(label): " + row.map { "\($0.key) \($0.value)" }.joined(separator: "; ")
    }.joined(separator: "\n")
  }

  /// As measured. Of 6 670 taps, 135 are pans because their finger slid 10 points and more.
  static let expected = """
    drag: pan 162
    multitouch(pinch/multi-finger tap): twoFingerTap 107; pinch 81; tap 18; pan 14; nobody 7; \
    rotation 5
    tap: tap 6533; pan 135; twoFingerTap 2
    """
}

extension [Recording.Sample] {
  /// Who must win of the five with one finger: whoever slides pans, whoever does not may tap.
  fileprivate var winners: [String] {
    if translation(hysteresis: 10) != nil { return ["pan"] }
    return isTap ? ["tap"] : []
  }
}
