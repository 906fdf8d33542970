// The present work of an application, and the input that waits for its end. `WorkState` decides
// what may run when.

import GestureCore

/// An input that waits. An object, because a list of objects takes less code than one of inputs.
private final class WaitingInput {
  let input: HostInput

  init(_ input: HostInput) { self.input = input }

  deinit {}
}

/// The present work of an application, and waiting input.
final class Turn {
  /// The limit of input that waits or comes from callbacks while one input of the host is
  /// processed.
  static let waitingMax = 256

  private struct Work {
    var state = WorkState.idle
    /// Input that came from callbacks, oldest first.
    var waiting: [WaitingInput] = []
    /// How many inputs of callbacks were processed since the host's last input.
    var processedCount = 0
  }
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var content = Work()
  /// Processes the input that waited.
  private var scheduler = Weak<Scheduler>(nil)

  deinit {}

  /// Makes this the turn of a scheduler and of the application that it serves.
  func serve(_ scheduler: Scheduler) { self.scheduler = Weak(scheduler) }

  /// The present work. Every entry function of the application asks this.
  var state: WorkState { content.state }

  /// How many inputs wait.
  var waitingCount: Int { content.waiting.count }

  /// Begins a piece of work; hand the result to ``end(_:)``.
  @inline(__always)
  func begin(_ work: WorkState) -> WorkState {
    let outer = content.state
    content.state = work
    return outer
  }

  /// The piece of work goes on with its next part.
  @inline(__always)
  func goOn(to part: WorkState) { content.state = part }

  /// Ends a piece of work. At the end of the outermost one, waiting input is processed.
  @inline(__always)
  func end(_ outer: WorkState) {
    if outer == .idle, !content.waiting.isEmpty {
      return processWaiting()
    }
    content.state = outer
  }

  /// Keeps an input until the end of the present work.
  ///
  /// - Returns: False, and the input is dropped, if too much waits already.
  func wait(for input: HostInput) -> Bool {
    guard waitingCount + content.processedCount < Self.waitingMax else { return false }
    content.waiting.append(WaitingInput(input))
    return true
  }

  @inline(never)
  private func processWaiting() {
    while !content.waiting.isEmpty {
      content.processedCount += 1
      scheduler.object?.process(content.waiting.removeFirst().input)
    }
    content.processedCount = 0
    content.state = .idle
  }
}
