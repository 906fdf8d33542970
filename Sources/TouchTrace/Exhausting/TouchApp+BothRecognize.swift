// Whether two gestures of an app can both recognize one touch, asked of the app.

import TouchKit

extension TouchApp {
  /// Searches for fingers with which two gestures of the app both recognize the same touch.
  ///
  ///     let result = try pinboard.search(for: BothRecognize("card drag and page swipe both recognize"))
  ///
  /// The app is started anew for each try, and fingers move in it: its delegates are asked. Fingers come
  /// down where both gestures hear of them, and where one of them does; they move, lift and rest. All
  /// that they can do is tried, from the shortest on.
  ///
  /// - Parameters:
  ///   - claim: What is searched for.
  ///   - steps: How many things fingers do at most, one after the other.
  ///   - touches: How many touches there are at most; `nil` for as many as the two gestures need, and at
  ///     least two.
  ///   - header: The screen, the time and the arguments; a phone's screen at 0 s by default.
  ///   - willPlay: Called before each try with the recording that it would make.
  /// - Throws: A ``BothRecognize/Problem`` if the app has no such gestures, and what `willPlay` throws.
  /// - Complexity: At most 500,000 starts of the app; some dozen times more for each step.
  @MainActor public func search(
    for claim: BothRecognize, steps: Int = 4, touches: Int? = nil, header: TraceHeader? = nil,
    willPlay: @escaping (Trace) throws -> Void = { _ in }
  ) throws -> BothRecognizeResult {
    let header = header ?? TraceHeader(app: name)
    return try BothRecognizeSearch(
      for: claim, within: .init(steps: steps, touches: touches), willPlay: willPlay
    ) {
      (start(header), Trace(header))
    }.run()
  }
}
