// Whose application code belongs to that awaits something: its task's. Nothing is running while it
// waits, so that other applications' code may run meanwhile, and their turns end as ever.

extension UIApplication {
  #if hasFeature(Embedded)
    /// There are no tasks.
    static var awaiting: UIApplication? { nil }
  #else
    /// The application whose code the present task runs, between calls into any application.
    @TaskLocal static var awaiting: UIApplication?

    /// Runs code as this application's, like ``perform(_:)``, though it awaits something.
    ///
    /// Inside, and in tasks that begin inside, ``shared`` is this application. Views that ask for
    /// layout outside of calls into the application get it with the next such call.
    package final func performAsynchronously<Result>(
      _ body: () async throws -> Result
    ) async rethrows -> Result {
      try await Self.$awaiting.withValue(self) { try await body() }
    }
  #endif
}
