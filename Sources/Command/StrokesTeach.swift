// `touchkit strokes teach` and `recognize`: a file of templates that learns, and is asked.

import ArgumentParser
import Foundation
import StrokeEvaluation
import StrokeKit

/// `touchkit strokes teach`.
struct StrokesTeach: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "teach",
    abstract: "Teach a file of templates gestures.",
    discussion: """
      Each gesture becomes an example of its name. What is known already is not kept twice; where a \
      name has its most examples, the least useful one gives way.

      The gestures are lines as for `touchkit strokes eval`: \
      {"u": user, "c": name, "s": [[[x, y, milliseconds], …], …]}.
      """)

  @Argument(help: "The file of templates: JSON. It is made if there is none.")
  var templates: String

  @Argument(help: "The gestures: .jsonl or .jsonl.gz.")
  var gestures: String

  @Option(help: "How many examples a name keeps at most.")
  var examples = 9

  func validate() throws {
    if examples < 1 { throw ValidationError("--examples is \(examples); at least 1 is needed.") }
  }

  func run() throws {
    do {
      let file = URL(fileURLWithPath: templates)
      var known = StrokeTemplateSet(
        FileManager.default.fileExists(atPath: templates)
          ? try StrokeTemplate.load(from: Data(contentsOf: file)) : [],
        exampleCountMax: examples)
      var counts = (added: 0, replaced: 0, known: 0)
      for (index, gesture) in try StrokeDataFile(path: gestures).samples().enumerated() {
        do {
          switch try known.teach(gesture.strokes, as: gesture.name) {
          case .added: counts.added += 1
          case .replaced: counts.replaced += 1
          case .known: counts.known += 1
          }
        } catch {
          throw ValidationError("gesture \(index + 1), \"\(gesture.name)\": \(error)")
        }
      }
      // Written whole or not at all.
      try Data(StrokeTemplate.save(known.templates)).write(to: file, options: .atomic)
      print(
        "\(templates): \(known.templates.count) templates; \(counts.added) added, "
          + "\(counts.replaced) replaced others, \(counts.known) were known")
    } catch let error as StrokeFileError {
      throw ValidationError(error.description)
    }
  }
}

/// `touchkit strokes recognize`.
struct StrokesRecognize: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recognize",
    abstract: "Say what gestures are, or that they are none of the templates'.",
    discussion: """
      One line for each gesture: what it was called, what it is (with a question mark if that is \
      unsure, a dash if it is none of the templates'), how sure that is, and the names that come next.
      """)

  @Argument(help: "The file of templates: JSON.")
  var templates: String

  @Argument(help: "The gestures: .jsonl or .jsonl.gz.")
  var gestures: String

  @Option(help: "How gestures are compared.")
  var algorithm = StrokeAlgorithm.combined

  @Flag(help: "Never say that a gesture is none of the templates'.")
  var always = false

  func run() throws {
    do {
      guard FileManager.default.fileExists(atPath: templates) else {
        throw ValidationError("\(templates): found no file, expected templates. Teach some first.")
      }
      let recognizer = try StrokeRecognizer(
        StrokeTemplate.load(from: Data(contentsOf: URL(fileURLWithPath: templates))),
        algorithm: algorithm, options: StrokeOptions(rejection: always ? .never : .learned))
      for gesture in try StrokeDataFile(path: gestures).samples() {
        print("\(gesture.name)\t\(answer(recognizer.recognize(gesture.strokes)))")
      }
    } catch let error as StrokeFileError {
      throw ValidationError(error.description)
    } catch let error as StrokeTemplateError {
      throw ValidationError(error.description)
    }
  }

  private func answer(_ recognition: StrokeRecognition) -> String {
    let list = recognition.candidates.map { "\($0.name) \(percent($0.confidence))" }
      .joined(separator: ", ")
    switch recognition.verdict {
    case .recognized(let best): return "\(best.name)\t\(list)"
    case .unsure(let best):
      return "\(best.name)?\tunknown \(percent(recognition.unknownConfidence)), \(list)"
    case .rejected: return "-\tunknown \(percent(recognition.unknownConfidence)), \(list)"
    case .contradicted(_, let nearest): return "-\t\(nearest.name)"
    case .noTemplates: return "-\tno templates"
    case .unusable(let problem): return "-\t\(problem)"
    }
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
