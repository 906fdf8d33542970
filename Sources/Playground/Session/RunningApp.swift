// The interface of a running app for the playground, and the list of apps to choose from. It does
// not know the page, the connection or the clock.

import TouchAssistance
import TouchKit
import TouchTrace

/// One app that runs for one page.
///
/// The time it is given never runs backwards. It reads no clock: between two calls its time stands
/// still.
protocol RunningApp: AnyObject {
  /// Receives what changed on the stage, or how much time passed. Touches follow the rules of
  /// `FingerBook`. They name no window: the page knows none.
  func receive(_ input: HostInput)
  /// The stage has another size or other colours.
  func change(to stage: Stage)
  /// What there is to draw at the time it was last given.
  func scene() -> Scene
  /// When it wants to be advanced.
  var wake: UIApplication.NextCall { get }
  /// Its content as the text of a file.
  func exportFile() throws(FileProblem) -> String
  /// Takes the text of a file in place of its content, and says so; or says why not, and changes
  /// nothing.
  func importFile(_ text: String) throws(FileProblem) -> String
  /// What it was told since its start; nil if that is not recorded.
  var recording: Recording? { get }
  /// The app as it was at its start, in an application of its own; nil if it cannot be started again.
  func startAgain() -> TracedApp?
  /// A recording of the app as the source of a test.
  func testSource(of trace: Trace) throws(TestSource.Problem) -> String
  /// What there is to draw of such an application, in the app's colours.
  func scene(of other: TracedApp) -> Scene
  /// A scanner for one switch, which sends what it does; nil if the app takes no input now.
  func scanner(send: @escaping (HostInput) -> Void) -> SwitchScanner?
  /// What it said about itself since the last call, oldest first.
  func takeLog() -> [String]
  /// What became of a recording that it replays, once it is over; nil if there is nothing new.
  func takeReplayEnd() -> ReplayEnd?
  /// Why nothing answered the fingers that were lifted since the last call, oldest first.
  func takeReasons() -> [String]
  /// What it told people who hear what is on the screen since the last call, oldest first.
  func takeAnnouncements() -> [String]
}

extension RunningApp {
  func takeReasons() -> [String] { [] }
  func takeAnnouncements() -> [String] { [] }
  func takeReplayEnd() -> ReplayEnd? { nil }
  func exportFile() throws(FileProblem) -> String { throw FileProblem.isNotKept }
  func importFile(_ text: String) throws(FileProblem) -> String { throw FileProblem.isNotKept }
  var recording: Recording? { nil }
  func startAgain() -> TracedApp? { nil }
  func scanner(send: @escaping (HostInput) -> Void) -> SwitchScanner? { nil }
  func testSource(of trace: Trace) throws(TestSource.Problem) -> String {
    throw TestSource.Problem(words: "This app cannot be started in a test.")
  }
  func scene(of other: TracedApp) -> Scene { Scene() }
}

nonisolated extension FileProblem {
  /// The app has no file.
  static let isNotKept = FileProblem("This app keeps no file.")
}

/// The end of a replay.
nonisolated struct ReplayEnd: Equatable, Sendable {
  /// When the first attempt failed that nothing answered, in seconds; nil if there was none.
  var failedAt: Double?
  /// What is to be said of it.
  var words: String
}

/// The apps that a page can choose from.
package struct Catalogue {
  /// Makes an app that replays a recording, in light or dark, and what it does after its end.
  typealias Replay = (Recording, Stage.Style, ClientMessage.OpenPart.End) -> any RunningApp

  /// One app: how it is shown, and how it is made.
  struct Entry {
    var card: AppCard
    /// Makes a new app for this stage, at this time of the page's clock.
    var make: (Stage, Double) -> any RunningApp
    /// Nil if it cannot be recorded.
    var replay: Replay?
  }

  var entries: [Entry]

  /// The entry whose card has this id.
  func entry(_ id: String) throws(WireError) -> Entry {
    if let entry = entries.first(where: { $0.card.id == id }) { return entry }
    throw WireError(
      place: "app", found: "\"\(JSONFound.shortened(id))\"",
      expected: "one of \(entries.map(\.card.id).joined(separator: ", "))",
      remedy: "Choose an app of the list.")
  }
}
