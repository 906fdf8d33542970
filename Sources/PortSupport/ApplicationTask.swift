// Tasks that recognizers make in their callbacks.

nonisolated extension Task where Failure == Never {
  /// Makes a task, in place of `Task(priority:operation:)`. A recognizer that makes it in a callback stays possible
  /// until the task has gone on, and while it sleeps.
  @discardableResult
  public init(
    awaited priority: TaskPriority?,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) {
    // It is passed on once.
    nonisolated(unsafe) let operation = operation
    self = TaskMaker.made { Task(priority: priority, operation: operation) }
  }
}

nonisolated extension Task where Failure == any Error {
  /// Makes a task that may throw, in place of `Task(priority:operation:)`.
  @discardableResult
  public init(
    awaited priority: TaskPriority?,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    nonisolated(unsafe) let operation = operation
    self = TaskMaker.made { Task(priority: priority, operation: operation) }
  }
}

/// The recognizer in whose callback the task that runs was made.
nonisolated enum TaskMaker {
  @TaskLocal static var present: TimedRecognizer?

  /// How long a task may take to go on, in seconds: it does so between two frames.
  static let turn = 1.0 / 60

  /// Makes a task of the recognizer that hears of something now, if there is one.
  static func made<Success, Failure>(
    _ make: () -> Task<Success, Failure>
  ) -> Task<Success, Failure> {
    let recognizer: TimedRecognizer? = ApplicationTime.onMain(nil) {
      TimedRecognizer.hearing?.expectCall(at: ApplicationTime.now + turn)
      return TimedRecognizer.hearing
    }
    guard let recognizer else { return make() }
    return $present.withValue(recognizer, operation: make)
  }
}
