// Writes a recording as the source of a test: each event of its fingers, and the log that they lead
// to on a test's screen. It knows the language of tests, and not their module.

import TouchKit

/// Writes tests that do what the fingers of a recording did.
///
/// A gesture is a preset, `.tap` or `.drag`, or a way of a few corners, if that leads to the same decisions: it
/// was played. Else it is written event by event, or, where a file can stand beside the test, the test plays
/// the recording itself. A test's fingers have places and times, no force and no samples between two events;
/// pens and pointers become fingers. What is expected is found out by playing exactly these fingers.
package enum TestSource {
  /// Why a recording is no test, in a sentence.
  nonisolated package struct Problem: Error {
    /// The sentence.
    package let words: String

    /// Makes a problem.
    package init(words: String) { self.words = words }
  }

  /// The events of a test at most: a longer test is not readable.
  nonisolated static let eventsMax = 1_000
  /// The lines of fingers in a test at most, where a recording can stand beside it.
  nonisolated static let linesMax = 60

  /// How the source names an app.
  nonisolated package struct Names: Sendable {
    /// The module that a test imports for the app; that of the app's first controller by default.
    package var module: String?
    /// The expression that makes the app's first controller; its class without arguments by default.
    package var making: String?
    /// The name of the file beside the test that the recording may be kept in; `nil` for none.
    package var fixture: String?

    /// Makes names.
    package init(module: String? = nil, making: String? = nil, fixture: String? = nil) {
      (self.module, self.making, self.fixture) = (module, making, fixture)
    }
  }

  /// The source of a test.
  ///
  /// - Parameters:
  ///   - trace: A recording from the start of the app.
  ///   - app: The app.
  ///   - names: How the source names it.
  package static func text(
    of trace: Trace, in app: TouchApp, named names: Names = Names()
  ) throws(Problem) -> String {
    try source(of: trace, in: app, named: names).text
  }

  /// The source of a test, and whether it plays the recording that is to be beside it.
  package static func source(
    of trace: Trace, in app: TouchApp, named names: Names = Names()
  ) throws(Problem) -> (text: String, needsFixture: Bool) {
    let steps = try steps(of: trace, in: app, fixture: names.fixture)
    let run = TestRun(app.start(trace.header))
    guard let root = run.window.rootViewController else {
      throw Problem(
        words:
          "The app shows no window with a root controller, which a test could show, at its start.")
    }
    var names = names
    names.module = names.module ?? path(of: ownController(in: root) ?? root).module
    names.making = names.making ?? making(of: root)
    guard run.play(steps) else {
      throw Problem(words: "The app never comes to rest, as the app of a test has to.")
    }
    let needsFixture = steps.contains { if case .replay = $0 { true } else { false } }
    return (write(steps, run, app, names, trace.header.size), needsFixture)
  }

  /// The first controller of the app itself in a container of TouchKit.
  private static func ownController(in root: UIViewController) -> UIViewController? {
    if !root.isOfLibrary { return root }
    return root.children.lazy.compactMap { ownController(in: $0) }.first
  }

  /// The expression that makes a controller like this one.
  private static func making(of root: UIViewController) -> String {
    if let navigation = root as? UINavigationController, root.isOfLibrary,
      let first = navigation.viewControllers.first
    {
      return "UINavigationController(rootViewController: \(making(of: first)))"
    }
    return "\(path(of: root).name)()"
  }

  private static func path(of controller: UIViewController) -> (module: String, name: String) {
    let path = classPath(of: controller).split(separator: ".", maxSplits: 1)
    return (String(path[0]), String(path.last ?? path[0]))
  }

  /// The steps of a test, in presets where these do the same.
  private static func steps(
    of trace: Trace, in app: TouchApp, fixture: String?
  ) throws(Problem) -> [TestStep] {
    let whole = fixture.map { TestStep.replay(trace, file: $0) }
    var steps: [TestStep]
    do {
      steps = try TestStep.all(in: trace)
    } catch {
      if let whole { return [whole] }
      throw error
    }
    steps = PresetSearch(in: app, header: trace.header).shortened(steps)
    if let whole, steps.flatMap({ $0.source(calling: nil) }).count > linesMax { return [whole] }
    let events = steps.filter { if case .wait = $0 { false } else { true } }
    guard events.count <= eventsMax else {
      throw Problem(
        words: "The recording has more than \(eventsMax) events, too many for a test.")
    }
    return steps
  }

  private static func write(
    _ steps: [TestStep], _ run: TestRun, _ app: TouchApp, _ source: Names, _ size: CGSize
  ) -> String {
    let isReplayed = steps.contains { if case .replay = $0 { true } else { false } }
    let imports = Set(
      [source.module ?? "UIKit", "Testing", "TouchTesting", "UIKit"]
        + (isReplayed ? ["Foundation"] : [])
    ).sorted()
    var lines = [
      "// What fingers did in \(app.name), from a recording, and what its recognizers told of it.",
      "",
    ]
    lines += imports.map { "import \($0)" }
    lines += [
      "", "@MainActor struct \(app.name)Recording {",
      "  @Test func `the fingers lead to this log`() \(isReplayed ? "throws " : ""){",
      "    let app = TouchApp(\(quoted(app.title))) { \(source.making ?? "UIViewController()") }",
      "    let size = CGSize(width: \(number(size.width)), height: \(number(size.height)))",
      "    \(isReplayed ? "try " : "")withScreen(of: app, size: size, recording: .actions) { screen in",
    ]
    var names = run.askedNames[...]
    for step in steps {
      let name = if case .ask = step { names.popFirst() ?? nil } else { String?.none }
      lines += step.source(calling: name).map { "      \($0)" }
    }
    lines += ["      screen.settle()", "      screen.expect(", "        \"\"\""]
    lines += LogItems.of(run.log).map { "        \($0)" }
    lines += ["        \"\"\")", "    }", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// A text as a literal of Swift.
  private static func quoted(_ text: String) -> String { text.debugDescription }

  /// A number as Swift reads it, without the `.0` of a whole one.
  nonisolated static func number(_ value: Double) -> String { shortDecimal(value, places: 6) }
}
