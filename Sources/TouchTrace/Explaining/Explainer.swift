// Explains what an app did with input, episode by episode, while the input comes.

import TouchKit

/// Replays input in an app, and explains what became of it.
///
///     let explainer = Explainer(of: app)
///     for input in trace.inputs {
///       if let episode = explainer.receive(input) { print(episode) }
///     }
///     if let episode = explainer.finish() { print(episode) }
///
/// It keeps one episode in memory, however long the recording is.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class Explainer {
  private let application: UIApplication
  private let cast: Cast
  private var reader = EpisodeReader()
  private var token: ObserverToken?
  private var app: TracedApp?
  /// Hears controls; `nil` for an application that others use, whose controls get no actions.
  private var ear: ControlEar?

  /// Listens to an app that runs as a recording's header says, and keeps it alive. It adds actions to the
  /// app's controls, to tell of their events.
  public convenience init(of app: TracedApp) {
    self.init(of: app.application)
    self.app = app
    ear = ControlEar { [weak self] control, event, remark in
      guard let self else { return }
      self.reader.hear(
        event, of: control.observationID, at: self.application.scheduler.now, remark: remark)
    }
  }

  /// Listens to an application, and changes nothing in it: the events of controls are not told. The caller
  /// keeps its windows alive.
  public init(of application: UIApplication) {
    self.application = application
    cast = Cast(of: application)
    token = application.addObserver { [weak self] observation in self?.hear(observation) }
  }

  deinit {}

  /// Gives the application an input.
  ///
  /// - Returns: The episode that ended with it.
  public func receive(_ input: HostInput) -> Episode? {
    reader.willReceive(input)
    if case .touches(let touches) = input, touches.reports.contains(where: { $0.phase == .began }) {
      ear?.listen(to: cast.views)
    }
    application.receive(input)
    return reader.didReceive(in: cast)
  }

  /// Listens no more.
  ///
  /// - Returns: The episode that is not over.
  public func finish() -> Episode? {
    if let token { application.removeObserver(token) }
    token = nil
    ear?.stop()
    return reader.finish()
  }

  private func hear(_ observation: Observation) {
    reader.hear(observation, in: cast)
  }
}
