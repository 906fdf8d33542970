// Code of an app that repeats itself without end, and what becomes of the rest of its work.

/// What a view's code repeats without end, and how often it may.
nonisolated public enum Repetition: Equatable, Sendable {
  /// It asks for layout each time that it is laid out. After so many times the rest waits for the next turn.
  case layout(timesMax: Int)
  /// Its delegate moves the content each time that it hears of it. Calls that lie deeper in each other are left
  /// out.
  case scrolling(depthMax: Int)
  /// Its data source or its delegate reloads it each time that it is asked or told. After so many layouts it
  /// is asked no more, until the app reloads it.
  case loading(timesMax: Int)
  /// Each first responder of the window that is asked to resign makes another one the first. After so many the
  /// newcomer comes without asking.
  case resigning(timesMax: Int)
  /// A responder of the window that is asked for its input views makes another one the first. After so many times
  /// none is asked, until the first responder changes again.
  case inputViews(timesMax: Int)

  /// The words of a log.
  var text: String {
    switch self {
    case .layout(let timesMax):
      "asks for layout each time that it is laid out: after \(timesMax) times the rest waits for the next turn"
    case .scrolling(let depthMax):
      "its delegate moves the content each time that it hears of it: what lies deeper than \(depthMax) calls is "
        + "not told"
    case .loading(let timesMax):
      "its data source or delegate reloads it each time that it is asked: after \(timesMax) times it is asked no "
        + "more, until reloadData()"
    case .resigning(let timesMax):
      "each first responder that is to resign makes another one the first: after \(timesMax) none is asked"
    case .inputViews(let timesMax):
      "a responder that is asked for its input views makes another one the first: after \(timesMax) times none is "
        + "asked, until that changes again"
    }
  }
}
