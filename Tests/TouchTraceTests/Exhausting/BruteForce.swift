import Testing
import TouchKit

@testable import TouchTrace

/// All words of fingers, without leaving any out, judged by what the explanation says.
struct BruteForce {
  let app: TouchApp
  let names: [String]
  let alphabet: FingerAlphabet

  /// How many letters the shortest word has with which both recognize one touch; `nil` if there is none.
  func shortest(steps: Int) -> Int? {
    var words = [FingerAlphabet.Word()]
    for step in 1...steps {
      var longer: [FingerAlphabet.Word] = []
      for word in words.flatMap(alphabet.words(after:)) {
        let (isBoth, due) = play(word.fingers)
        if isBoth { return step }
        longer.append(.init(fingers: word.fingers, touches: word.touches, due: due))
      }
      words = longer
    }
    return nil
  }

  private func play(_ fingers: Fingers) -> (isBoth: Bool, due: TimeInterval?) {
    let header = TraceHeader(app: app.name)
    let trace = BothRecognizeSearch.trace(of: fingers, after: Trace(header), from: 0.1)
    let running = app.start(header)
    let application = running.application
    let explainer = Explainer(of: application)
    var episodes: [Episode] = []
    var due: TimeInterval?
    for input in trace.inputs {
      if input == trace.inputs.last { due = application.nextLimitOfRecognizers }
      if let episode = explainer.receive(input) { episodes.append(episode) }
    }
    if let rest = explainer.finish() { episodes.append(rest) }
    return (episodes.contains(where: isBoth), due)
  }

  /// Whether attempts of both gestures were recognized, and took one touch.
  private func isBoth(_ episode: Episode) -> Bool {
    let touches = names.map { name in
      episode.attempts.filter { $0.name == name && $0.isRecognized }
        .map { (id: $0.recognizer.number, touches: Set($0.received.map(\.touch.number))) }
    }
    return touches[0].contains { one in
      touches[1].contains { $0.id != one.id && !$0.touches.isDisjoint(with: one.touches) }
    }
  }
}
