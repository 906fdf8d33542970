// The sentence that two gestures both recognize, and which recognizers it is about.

import TouchKit

/// That two gestures both recognize the same touch.
///
///     BothRecognize("card drag and page swipe both recognize")
///
/// A gesture is called as logs call its recognizer, `tap`, or with its view: `tap on card`, `the scrolling of
/// table`. A name may be that of several recognizers: any of them counts.
nonisolated public struct BothRecognize: Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String
  /// The words between which one is the `and` of the sentence.
  private let words: [String]

  /// Reads a sentence.
  ///
  /// - Throws: A ``Problem`` if it has another form.
  public init(_ sentence: String) throws(Problem) {
    let words = sentence.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 4, words.suffix(2) == ["both", "recognize"],
      words.dropFirst().dropLast(3).contains("and")
    else {
      throw Problem(
        description:
          "\"\(sentence)\": expected two gestures, as in \"tap on card and page swipe both recognize\"."
      )
    }
    description = words.joined(separator: " ")
    self.words = words.dropLast(2)
  }

  /// What keeps a sentence from being examined.
  public struct Problem: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was found, and what was expected.
    public let description: String

    /// Makes a problem of what was found, and what was expected.
    package init(description: String) { self.description = description }
  }

  /// The recognizers of an app that a sentence is about, by their indices.
  struct Subjects {
    /// What the sentence calls each gesture.
    var names: [String]
    /// The recognizers of each name.
    var recognizers: [[Int]]
  }

  /// Finds the recognizers in an app.
  ///
  /// - Throws: A ``Problem`` if there is no recognizer of a name.
  func subjects(in sketch: AppSketch) throws(Problem) -> Subjects {
    let known = sketch.recognizers.indices.map {
      [sketch.recognizers[$0].name, sketch.fullName(ofRecognizer: $0)]
    }
    func recognizers(_ name: String) -> [Int] {
      known.indices.filter { known[$0].contains(name) }
    }
    // A name may have an "and" in it.
    let splits = words.indices.dropFirst().dropLast().filter { words[$0] == "and" }.map {
      [words[..<$0], words[($0 + 1)...]].map { $0.joined(separator: " ") }
    }
    for names in splits where names.allSatisfy({ !recognizers($0).isEmpty }) {
      return Subjects(names: names, recognizers: names.map(recognizers))
    }
    throw Self.unknown(splits[0].first { recognizers($0).isEmpty } ?? splits[0][0], known)
  }

  private static func unknown(_ name: String, _ known: [[String]]) -> Problem {
    let nearest = NearestName.of(name, among: known.flatMap(\.self))
    var seen: Set<String> = []
    let all = known.map { $0[1] }.filter { seen.insert($0).inserted }
    let rest =
      nearest.map { "the nearest name is \($0)" }
      ?? (all.isEmpty ? "there is no gesture" : "there are \(all.joined(separator: ", "))")
    return Problem(description: "No gesture is called \(name); \(rest).")
  }
}
