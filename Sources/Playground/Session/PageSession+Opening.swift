// A recording in place of a running app: the page opens it, and is told when something in it failed.

import TouchKit
import TouchTrace

extension PageSession {
  /// Takes a part of a recording, and shows the whole with the last one.
  func receive(_ part: ClientMessage.OpenPart) throws(WireError) {
    tick(to: part.time)
    guard let result = try opening.add(part.file) else { return }
    do {
      let (recording, note) = try result.get()
      let entry = try entry(for: recording.header)
      willRun(entry.card.id, part.end == .stay)
      let app = entry.replay(recording, part.style, part.end)
      show(entry.card.id, app)
      let size = recording.header.size
      opened = OpenedTrace(
        app: entry.card.id, width: Double(size.width), height: Double(size.height),
        goesOn: part.end == .play, words: note)
    } catch {
      opened = OpenedTrace(words: error.words)
    }
  }

  /// What is to be said of the recording that was opened; nil for nothing new.
  func takeOpened() -> OpenedTrace? {
    if let opened {
      self.opened = nil
      return opened
    }
    guard let end = running?.app.takeReplayEnd() else { return nil }
    return OpenedTrace(isOver: true, failedAt: end.failedAt, words: end.words)
  }

  private func entry(
    for header: TraceHeader
  ) throws(ArrivingTrace.Problem) -> (card: AppCard, replay: Catalogue.Replay) {
    let sides = [header.size.width, header.size.height].map { Double($0) }
    guard sides.allSatisfy(Stage.lengths.contains) else {
      throw ArrivingTrace.Problem(
        words: """
          The recording has a screen of \(sides[0]) by \(sides[1]) points, and \
          \(Stage.lengths.lowerBound) to \(Stage.lengths.upperBound) are shown.
          """)
    }
    guard let name = header.app else {
      throw ArrivingTrace.Problem(
        words: "The recording does not name its app. Write \"app\" into its first line.")
    }
    guard let entry = catalogue.entries.first(where: { $0.card.id == name }),
      let replay = entry.replay
    else {
      let known = catalogue.entries.map(\.card.id).joined(separator: ", ")
      throw ArrivingTrace.Problem(
        words: """
          The recording is of the app "\(JSONFound.shortened(name))", expected one of \(known).
          """)
    }
    return (entry.card, replay)
  }
}
