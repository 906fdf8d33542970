// The velocity of a pan at the lift, beside what the trackers of Android and Flutter say of the same
// fingers. The table is kept in the documentation.

import Foundation
import GestureCore
import Testing
import TouchKit

@Suite(
  .enabled(
    if: RealData.has("velocity-aosp") && RealData.has("velocity-flutter"), "\(RealData.absence)"))
struct VelocityRecordings {
  private let rows: [VelocityRow]

  init() throws {
    rows = try ["aosp", "flutter"].flatMap { source in
      try VelocityRow.rows(of: RealData.recordings("velocity-\(source)"), from: source)
    }
  }

  @Test func everyClearDirectionIsRight() {
    let clear = rows.filter(\.isClear)
    let wrong = clear.filter { ($0.ours < 0) != ($0.expected[0] < 0) || $0.ours == 0 }
    #expect(wrong.isEmpty, "\(wrong.map(\.text))")
    #expect(clear.count == 55)
  }

  @Test func mostMagnitudesAreNearAndTheOthersAreNamed() {
    let ratios = rows.filter(\.isClear).map(\.ratio).sorted()
    let median = ratios[ratios.count / 2]
    #expect((0.8...1).contains(median), "\(median)")
    let far = rows.filter { $0.isClear && !(0.5...1.5).contains($0.ratio) }
    #expect(
      far.map { "\($0.name) \($0.axis)" } == [
        // The last move jumps ahead, which Android takes for a guess of its own and leaves out.
        "SinglePointerResampledData X", "SinglePointerResampledData Y",
        // The slow axis of a fast fling.
        "SwordfishFlingDown X",
        // The last but one sample comes within a millisecond, and so counts as rest.
        "SailfishFlingUpFaster3 Y", "SailfishFlingUpFast1 X", "SailfishFlingUpFast1 Y",
        "SailfishFlingUpFast2 Y", "SailfishFlingDownSlow1 X", "SailfishFlingDownSlow1 Y",
        // The slow axis of a fast fling.
        "Flutter 12 X",
      ])
  }

  @Test func theTableInTheDocumentationIsThis() throws {
    try KeptDocument(path: "Documentation/Velocity.md", text: VelocityDocument(rows).text).check()
  }
}

/// One component of one recording's velocity.
private struct VelocityRow {
  /// Velocities below this are not called clear: there the estimators themselves disagree about the
  /// direction. In units per second. [ours]
  static let clearMin = 100.0

  let name: String
  let axis: String
  /// By the estimators that the source names, in the order of the columns; at least one.
  let expected: [Double]
  /// The pan's when its finger was lifted.
  let ours: Double

  /// Whether all estimators agree about the direction and say more than a crawl.
  var isClear: Bool {
    expected.allSatisfy { abs($0) >= Self.clearMin && ($0 < 0) == (expected[0] < 0) }
  }

  /// Ours as a part of the mean of the estimators.
  var ratio: Double { ours / (expected.reduce(0, +) / Double(expected.count)) }

  var text: String {
    let others = expected.map { decimal($0, places: 0) }.joined(separator: " / ")
    return "| \(name) | \(axis) | \(others) | \(decimal(ours, places: 0)) | "
      + "\(isClear ? decimal(ratio, places: 2) : "–") |"
  }

  /// The components of all recordings of one finger that another tracker measured.
  static func rows(of recordings: [Recording], from source: String) throws -> [VelocityRow] {
    var rows: [VelocityRow] = []
    for (number, recording) in recordings.enumerated() {
      guard recording.singleFinger != nil, let expected = recording.expected else { continue }
      let name = source == "flutter" ? "Flutter \(number + 1)" : recording.file
      guard let velocity = velocity(of: recording) else { continue }
      for axis in ["X", "Y"] {
        let values = expected.components.filter { $0.axis == axis }.map(\.value)
        guard !values.isEmpty else { continue }
        let ours = axis == "X" ? velocity.x : velocity.y
        rows.append(VelocityRow(name: name, axis: axis, expected: values, ours: Double(ours)))
      }
    }
    return rows
  }

  /// What a pan says at the lift; `nil` if there is no pan.
  private static func velocity(of recording: Recording) -> CGPoint? {
    let screen = RealScreen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    var velocity: CGPoint?
    pan.addAction { if $0.state == .ended { velocity = $0.velocity(in: nil) } }
    _ = screen.play(recording, offset: 10_000)
    return velocity
  }
}

/// The page of the documentation.
private struct VelocityDocument {
  let rows: [VelocityRow]

  init(_ rows: [VelocityRow]) { self.rows = rows }

  var table: String {
    let head = [
      "| recording | axis | other trackers | TouchKit | ratio |", "|---|---|---:|---:|---:|",
    ]
    return (head + rows.map(\.text)).joined(separator: "\n")
  }

  var text: String {
    let ratios = rows.filter(\.isClear).map(\.ratio).sorted()
    let (median, near) = (
      ratios[ratios.count / 2], ratios.filter { (0.75...1.25).contains($0) }.count
    )
    return """
      # Velocity beside other trackers

      A pan's velocity is a fifth of its newest sample's and four fifths of the previous one's, as on iOS. Other systems fit a
      curve through the last 100 ms instead. This table sets both side by side for the same recorded fingers: the flings of
      Android's tests (by two estimators, where they say both) and those of Flutter's. It is written by `VelocityTests` and
      compared with each run.

      Units are the recordings' own: pixels or points per second. The ratio is ours divided by the mean of the others; it is
      given where all others agree about the direction and say at least \(decimal(VelocityRow.clearMin, places: 0)).

      - Clear directions: \(ratios.count), all of them right.
      - Ratio: median \(decimal(median, places: 2)), least \(decimal(ratios.first ?? 0, places: 2)), \
      greatest \(decimal(ratios.last ?? 0, places: 2)); within a quarter: \(near) of \(ratios.count).
      - The least ones, a fifth and less, have a last but one sample that comes within a millisecond of the one before, and so
        counts as rest. A screen that reports at most 120 times a second has no such samples.
      - In `SinglePointerResampledData` the last move jumps ahead, which Android takes for its own guess and leaves out.

      \(table)

      """
  }
}

/// A number with exactly so many places: the same text on every platform.
private func decimal(_ value: Double, places: Int) -> String {
  String(format: "%.\(places)f", value == 0 ? 0 : value)
}
