// The process of a page's apps as the server sees it: what it is told, what it says, and how it ends.

import Foundation

/// The process in which the apps of one page run.
protocol AppProcess: AnyObject {
  /// Tells it something, after all that it was told before.
  func send(_ packet: PacketToApp)
  /// Returns when it has taken nearly all that it was told.
  func catchUp() async
  /// How many bytes of memory it has now; nil if that is not known.
  var memory: Int? { get }
  /// Whether a debugger is attached to it, in which it may stand still for as long as a person likes.
  var isInDebugger: Bool { get }
  /// Ends it, whatever it does.
  func end()
}

/// Who hears what a process says, and that it ended by itself.
struct AppProcessListener {
  var hear: (PacketFromApp) -> Void
  var end: (AppEnding) -> Void
}

/// Starts processes.
typealias AppProcessMaker = (AppProcessListener) throws -> any AppProcess

/// Why the process of a page's apps ended.
nonisolated enum AppEnding: Equatable, Sendable {
  /// The app ended it with this code.
  case exited(Int)
  /// A signal of the system ended it: it crashed, or another process ended it.
  case signal(Int)
  /// It did not answer for so many seconds.
  case silent(seconds: Int)
  /// It had so many bytes of memory.
  case tooLarge(bytes: Int)
  /// It could not be started.
  case notStarted(String)

  /// What is said of it, in a sentence or two.
  ///
  /// - Parameter app: The title of the app.
  func words(of app: String) -> String {
    switch self {
    case .exited(let code): "\(app) ended its process with the exit code \(code)."
    case .signal(let number):
      """
      \(app) crashed: signal \(number)\(Self.meaning(of: number)). The terminal of the server shows what \
      it printed.
      """
    case .silent(let seconds):
      """
      \(app) did not answer for \(seconds) seconds, so its process was ended: it is in a loop, or it \
      waits on the main thread.
      """
    case .tooLarge(let bytes):
      """
      \(app) had \(bytes / 1_000_000) MB of memory, so its process was ended. At most \
      \(Limits.appMemoryMax / 1_000_000) MB are allowed.
      """
    case .notStarted(let why): "The process of \(app) was not started: \(why)"
    }
  }

  private static func meaning(of signal: Int) -> String {
    switch Int32(signal) {
    case SIGILL, SIGTRAP: ", which a Swift runtime error raises, such as an index out of range"
    case SIGABRT: ", which abort() raises"
    case SIGSEGV, SIGBUS: ", an access to memory that is not there, or a recursion without an end"
    case SIGKILL: ", which the system or a person sent"
    default: ""
    }
  }
}
