// What the page without a server does not have: explanations, the inspector, and recordings as tests. Each
// stands here as it looks to the page's session, and does nothing.

#if arch(wasm32)
  import PlainJSON
  import TouchKit
  import TouchTrace

  /// There is one thread, which is the main actor's.
  enum MainActor {
    static func assumeIsolated<Result>(_ body: () -> Result) -> Result { body() }
  }

  /// Gives the application its input, and explains nothing.
  final class Answers {
    /// Why fingers had no answer.
    struct Reason: Equatable {
      var input: Int
      var words: String
    }

    /// What is said of a recording: the module does not look whether something failed in it.
    static let allAnswered = "It was replayed to its end."

    private let application: UIApplication

    init(in application: UIApplication) { self.application = application }

    deinit {}

    func receive(_ input: HostInput) -> Reason? {
      application.receive(input)
      return nil
    }
  }

  /// No inspector can be opened.
  final class Inspection {
    enum Stage {
      case present
      case past(TracedApp)
      case asBefore
    }

    let stage = Stage.present

    init?(of app: any RunningApp, run: Int) { return nil }

    deinit {}

    func look(at time: Double) {}
    func step(_ direction: Int) {}
    func goOn() {}
    func hasWork(at now: Double) -> Bool { false }
    func work(while goesOn: () -> Bool) {}
    func takeUpdate(at now: Double) -> InspectionUpdate? { nil }
  }

  /// What an inspector tells of lanes.
  enum LaneStep: Equatable, JSONWritable {
    var json: JSON { .null }
  }

  /// What an inspector tells of recognizers.
  enum InspectedRecognizer: Equatable, JSONWritable {
    var json: JSON { .null }
  }

  /// What an inspector tells of fingers.
  enum InspectedFinger: Equatable, JSONWritable {
    var json: JSON { .null }
  }

  /// Writes no tests.
  enum TestSource {
    struct Problem: Error, Equatable {
      var words: String
    }

    static func text(of trace: Trace, in app: TouchApp) throws(Problem) -> String {
      throw Problem(words: "This page writes no tests.")
    }
  }
#endif
