// The messages that one connection still has to send, in order. Even for a slow page it holds only
// one newest scene, one file, a bounded log and a bounded list of errors. It does not know sockets.

import TouchKit

/// The messages for one connection, made at the moment they can be sent.
///
/// Nothing is queued: a scene is compared with the last one that was sent only when the connection
/// has room, so a slow reader skips scenes instead of piling them up.
final class Outbox {
  /// Where scenes and log lines come from.
  var session: PageSession?

  private var offer: (cards: [AppCard], kept: Bool)?
  private var errors: [WireError] = []
  private var sent: (run: Int, scene: Scene, wake: UIApplication.NextCall)?
  private var sceneMayDiffer = false
  private var owesTock = false
  private var logIsNext = false

  /// The page asked for the list of apps; its app may be kept from an earlier connection.
  func offer(_ cards: [AppCard], kept: Bool) {
    offer = (cards, kept)
    sent = nil
    sceneMayDiffer = true
  }

  /// A message of the page was wrong.
  func report(_ error: WireError) {
    if errors.count < Limits.errorsMax { errors.append(error) }
  }

  /// The app was given something: its scene may look different now.
  func noteChange() { sceneMayDiffer = true }

  /// The page sent a tick and wants to know that it was heard.
  func noteTick() {
    sceneMayDiffer = true
    owesTock = true
  }

  /// Whether the page has been told of all its mistakes.
  var hasNoErrors: Bool { errors.isEmpty }

  /// The next message, or nil if there is nothing to say.
  func next() -> ServerMessage? {
    if let offer {
      self.offer = nil
      return .apps(offer.cards, kept: offer.kept)
    }
    if !errors.isEmpty { return .error(errors.removeFirst()) }
    if let message = session?.takeFileOrNote() { return message }
    if let opened = session?.takeOpened() { return .opened(opened) }
    if logIsNext, let log = takeLog() { return log }
    if let update = takeScene() {
      logIsNext = true
      owesTock = false
      return .scene(update)
    }
    if let log = takeLog() { return log }
    if let message = session?.takeInspection() { return message }
    if owesTock {
      owesTock = false
      return .tock
    }
    return nil
  }

  /// Whether something is to be done before the next message.
  var hasWork: Bool { session?.hasInspectorWork ?? false }

  /// Does a part of the work, as long as `goesOn` returns true.
  func work(while goesOn: () -> Bool) {
    guard let inspection = session?.inspection else { return }
    inspection.work(while: goesOn)
    if case .past = inspection.stage { sceneMayDiffer = true }
  }

  private func takeLog() -> ServerMessage? {
    logIsNext = false
    return session?.takeLog().map(ServerMessage.log)
  }

  private func takeScene() -> SceneUpdate? {
    guard sceneMayDiffer, let session, let running = session.running else { return nil }
    guard let scene = session.scene() else { return nil }
    sceneMayDiffer = false
    let wake = running.app.wake
    let isNew = sent?.run != session.run
    let base = isNew ? Scene() : sent?.scene ?? Scene()
    let difference = SceneDifference(from: base, to: scene)
    guard isNew || !difference.isEmpty || wake != sent?.wake else { return nil }
    sent = (session.run, scene, wake)
    return SceneUpdate(app: running.id, run: session.run, difference: difference, wake: wake)
  }
}
