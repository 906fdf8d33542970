// An evaluation as JSON, for programs. Keys are sorted, so that equal reports are equal texts.

import Foundation
import StrokeKit

extension EvaluationReport {
  private struct Sheet: Encodable {
    struct Row: Encodable {
      let algorithm: String
      let title: String
      let templateCount: Int
      let accuracy: Double
      let correct: Int
      let count: Int
      let correctByUser: [Int]
      let countByUser: [Int]
      let confusion: [[Int]]
    }

    let seed: UInt64
    let trialCount: Int
    let users: [String]
    let names: [String]
    let results: [Row]
  }

  /// The report as JSON. A row of `confusion` is a name that was asked for, a column one that was
  /// recognized; the last column is for none.
  public func json() throws -> String {
    let sheet = Sheet(
      seed: plan.seed, trialCount: plan.trialCount, users: users, names: names,
      results: results.map {
        .init(
          algorithm: $0.algorithm.name, title: $0.algorithm.title,
          templateCount: $0.templateCount, accuracy: $0.accuracy, correct: $0.correct,
          count: $0.count, correctByUser: $0.correctByUser, countByUser: $0.countByUser,
          confusion: $0.confusion)
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(sheet), as: UTF8.self)
  }
}
