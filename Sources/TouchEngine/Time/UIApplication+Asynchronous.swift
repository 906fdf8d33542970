// Code that awaits something belongs to the application of its task. While it waits, no application
// is running. So other applications can run code meanwhile, and their turns end as usual.

extension UIApplication {
  #if hasFeature(Embedded)
    /// There are no tasks.
    static var awaiting: UIApplication? { nil }
  #else
    /// The application whose code the present task runs, between calls into any application.
    @TaskLocal static var awaiting: UIApplication?

    /// Runs asynchronous code as this application's, like ``perform(_:)``.
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
