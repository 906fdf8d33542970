// The pictures of fits in the article "Finding shapes": they are what the code finds.

import Foundation
import StrokeEvaluation
import StrokeKit
import Testing

@Suite struct KeptFitsTests {
  /// What the generated hand draws for the article: so many of each kind.
  private static let seedCount = 20

  private static let report = ShapeReport(
    TrueShape.Kind.allCases.flatMap { kind in
      (0..<seedCount).map { seed in
        StrokeSample(
          user: "a hand", name: words("\(kind)"), strokes: TrueShape.make(kind, seed: seed).strokes)
      }
    })

  /// The name of a case as words: "arrow in two".
  private static func words(_ name: String) -> String {
    name.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
  }

  @Test(arguments: [false, true])
  func picturesOfFitsAreKept(isDark: Bool) throws {
    let picture = Self.report.sheet(isDark: isDark)
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/StrokeKit/StrokeKit.docc/fits\(isDark ? "~dark" : "").svg")
    if ProcessInfo.processInfo.environment["TOUCHKIT_WRITE_DOCUMENTS"] != nil {
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    let isKept = try String(contentsOf: file, encoding: .utf8) == picture
    #expect(
      isKept,
      """
      \(file.lastPathComponent) differs from the code. If the code is right, run
      TOUCHKIT_WRITE_DOCUMENTS=1 swift test --filter KeptFits
      and look at the picture.
      """)
  }
}
