// Writes down what a host tells an application.

import TouchKit

/// Records the input of an application, from now on.
///
///     let recorder = TraceRecorder(of: application, app: "Board") { file.write(Data($0.utf8)) }
///
/// Make it right after the application and its windows, before the first input: a recording is
/// replayed in a new application. What code does outside of callbacks and input, as in
/// `UIApplication.perform(_:)`, is not recorded.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class TraceRecorder {
  private let application: UIApplication
  private var token: ObserverToken?

  /// Writes the header now, and each input before it is processed.
  ///
  /// - Parameters:
  ///   - application: Whose input is recorded. The recorder keeps it alive.
  ///   - app: The app's name, for ``TraceHeader/app``.
  ///   - arguments: What the app was told when it started, for ``TraceHeader/arguments``.
  ///   - write: Takes a line with its end. Called inside the input: it must not send any.
  public init(
    of application: UIApplication, app: String? = nil, arguments: [String] = [],
    write: @escaping (String) -> Void
  ) {
    self.application = application
    var header = TraceHeader(of: application, app: app)
    header.arguments = arguments
    write(TraceText.line(header))
    token = application.addInputObserver { write(TraceText.line($0)) }
  }

  deinit {}

  /// Records no more.
  public func stop() {
    if let token { application.removeObserver(token) }
    token = nil
  }
}
