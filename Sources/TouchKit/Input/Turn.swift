// One application's work, piece by piece: what is being done now, and the input that waits for its
// end. What may run when, decides `WorkState`.

import GestureCore

/// What an application is doing, and what waits until that is done.
final class Turn {
  /// At most this many pieces of input may wait, or come from callbacks, while one of the host's is
  /// worked on.
  static let waitingMax = 256

  private struct Content {
    var state = WorkState.idle
    /// Input that came from callbacks, oldest first.
    var waiting: [HostInput] = []
    /// How much input of callbacks was worked on since the host's last.
    var processedCount = 0
  }
  private let content = Cell(Content())
  /// What takes in the input that waited.
  private var scheduler = Weak<Scheduler>(nil)

  deinit {}

  /// Makes this the turn of a scheduler and of the application that it serves.
  func serve(_ scheduler: Scheduler) { self.scheduler = Weak(scheduler) }

  /// What is being done. Every door of the application asks this.
  var state: WorkState { content.value.state }

  /// How many pieces of input wait.
  var waitingCount: Int { content.value.waiting.count }

  /// Begins a piece of work; hand the result to ``end(_:)``.
  @inline(__always)
  func begin(_ work: WorkState) -> WorkState {
    let outer = content.value.state
    content.value.state = work
    return outer
  }

  /// The piece of work goes on with its next part.
  @inline(__always)
  func goOn(to part: WorkState) { content.value.state = part }

  /// Ends a piece of work. At the end of the outermost one, input that waited is worked on.
  @inline(__always)
  func end(_ outer: WorkState) {
    if outer == .idle, !content.value.waiting.isEmpty { processWaiting() }
    content.value.state = outer
  }

  /// Has a piece of input wait for the end of the present work.
  ///
  /// - Returns: False, and the input is dropped, if too much waits already.
  func wait(for input: HostInput) -> Bool {
    guard waitingCount + content.value.processedCount < Self.waitingMax else { return false }
    content.value.waiting.append(input)
    return true
  }

  @inline(never)
  private func processWaiting() {
    while !content.value.waiting.isEmpty {
      content.value.processedCount += 1
      scheduler.object?.process(content.value.waiting.removeFirst())
    }
    content.value.processedCount = 0
  }
}
