// What a page is told: the apps, the scene, the log, files, errors, and that the server still listens.
// It does not know when each is sent: `Outbox` does.

import TouchKit

/// One message to a page.
nonisolated enum ServerMessage: Sendable {
  /// The apps to choose from, and whether the page's app is kept from an earlier connection: the
  /// answer to `hello`.
  case apps([AppCard], kept: Bool)
  /// How the scene changed.
  case scene(SceneUpdate)
  /// What the app said about itself since the last time.
  case log(LogLines)
  /// The file that the page asked for.
  case file(SavedFile)
  /// What the app says to the person about a file.
  case note(FileNote)
  /// What is to be shown of the assistance.
  case assistance(AssistanceUpdate)
  /// What the page's inspector shows.
  case inspection(InspectionUpdate)
  /// A piece of the recording that the page keeps.
  case kept(KeptPart)
  /// What became of the recording that the page opened.
  case opened(OpenedTrace)
  /// A message of the page could not be used.
  case error(WireError)
  /// The process of the page's app ended by itself.
  case ended(EndedApp)
  /// The program is built again, or was.
  case built(Built)
  /// The page's app has not answered for so many seconds.
  case waiting(seconds: Int)
  /// The answer to a tick that changed nothing, so that the page knows that it is still heard.
  case tock
}

/// An app as the page shows it.
nonisolated struct AppCard: Equatable, Sendable {
  /// What the page sends back to start it.
  var id: String
  /// Its name.
  var title: String
  /// One sentence: what to try.
  var about: String
  /// What can be tried, a few words each.
  var tries: [Try] = []
  /// The lines of its source that matter.
  var code: [Excerpt] = []
  /// The file that it exports and imports, or nil if it has none.
  var file: FileCard?

  /// Lines of an app's source.
  struct Excerpt: Equatable, Sendable {
    /// What they do, and what happens without those that matter.
    var words: String
    /// The lines, each after `+ ` if it matters, `- ` if it is wrong, or two spaces.
    var code: String
  }

  /// Something that can be done in an app.
  struct Try: Equatable, Sendable {
    /// What to do, in a few words.
    var words: String
    /// A line of the log, or a text that the app shows, contains this once it is done.
    var sign: String
    /// How many fingers it takes.
    var fingers: Int
  }
}

/// The file of an app as the page offers it.
nonisolated struct FileCard: Equatable, Sendable {
  /// What a person keeps it as.
  var name: String
  /// What is in it, as people say it.
  var contents: String
  /// The most bytes that are taken, as UTF-8.
  var sizeMax: Int
}

/// The content of an app as a file.
nonisolated struct SavedFile: Equatable, Sendable {
  /// What a person keeps it as.
  var name: String
  /// What it says.
  var text: String
}

/// What became of a file, in words for a person.
nonisolated struct FileNote: Equatable, Sendable {
  /// A sentence or two.
  var text: String
  /// Whether the file was not taken, or could not be made.
  var isProblem: Bool

  /// At most 400 Unicode scalars are kept: the words may repeat what a file says.
  init(_ text: String, isProblem: Bool) {
    let scalars = text.unicodeScalars
    self.text = scalars.prefix(401).count <= 400 ? text : String(scalars.prefix(399)) + "…"
    self.isProblem = isProblem
  }
}

/// An app whose process ended by itself.
nonisolated struct EndedApp: Equatable, Sendable {
  /// What happened, in a sentence or two.
  var words: String
  /// The name of the recording of its run; nil if it had not begun.
  var recording: String?
}

/// What became of the program that is built again.
nonisolated struct Built: Equatable, Sendable {
  /// In a sentence or two.
  var words: String
  /// Whether the page's app has to start again, as the new program has it.
  var isNew: Bool
  /// The name of the recording of its run; nil if there is none.
  var recording: String?
}

/// A recording that a page opened, or why it cannot be shown.
nonisolated struct OpenedTrace: Equatable, Sendable {
  /// The app that it is of; nil if it cannot be shown, or is shown already.
  var app: String?
  /// The width of its screen, in points.
  var width: Double?
  /// The height of its screen, in points.
  var height: Double?
  /// Whether the app goes on after its end.
  var goesOn = false
  /// Whether all of it was replayed.
  var isOver = false
  /// When the first attempt failed that nothing answered, in seconds; nil if there was none.
  var failedAt: Double?
  /// What is to be said of it; nil for nothing.
  var words: String?
}

/// A change of the scene.
nonisolated struct SceneUpdate: Equatable, Sendable {
  /// The app whose scene it is.
  var app: String
  /// How often this page started an app: a change of this number empties the stage.
  var run: Int
  /// What changed since the previous update with the same `run`.
  var difference: SceneDifference
  /// When the page has to send a tick.
  var wake: UIApplication.NextCall
}

/// Lines of the log, all of one kind.
package nonisolated struct LogLines: Equatable, Sendable {
  /// The newest lines, oldest first.
  package var lines: [String]
  /// What they are.
  package var kind = Kind.event
  /// How many older lines were left out because the page did not read fast enough.
  package var dropped: Int

  /// What a line tells.
  package enum Kind: String, Sendable {
    /// Something happened.
    case event
    /// Nothing answered a finger, and why.
    case reason
    /// The app tells it to people who hear what is on the screen.
    case announcement
    /// The app printed it.
    case printed
  }
}
