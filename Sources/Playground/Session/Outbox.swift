// The messages that a page's apps still have for it, in order. Even for a slow page it holds only one
// newest scene, one file and a bounded log. It does not know how they are sent.

import TouchKit

/// The messages of one page's apps, made at the moment they can be sent.
///
/// Nothing is queued: a scene is compared with the last one that was sent only when the connection
/// has room, so a slow reader skips scenes instead of piling them up.
final class Outbox {
  private let session: PageSession
  private var sent: (run: Int, scene: Scene, wake: UIApplication.NextCall)?
  private var sceneMayDiffer = false
  private var owesTock = false
  private var logIsNext = false

  /// Tells what there is to tell of a session.
  init(of session: PageSession) { self.session = session }

  /// The page knows nothing of the scene.
  func forgetScene() {
    sent = nil
    sceneMayDiffer = true
  }

  /// The app was given something: its scene may look different now.
  func noteChange() { sceneMayDiffer = true }

  /// The page sent a tick and wants to know that it was heard.
  func noteTick() {
    sceneMayDiffer = true
    owesTock = true
  }

  /// The next message, or nil if there is nothing to say.
  func next() -> ServerMessage? {
    if let message = session.takeFileOrNote() { return message }
    if let opened = session.takeOpened() { return .opened(opened) }
    if logIsNext, let log = takeLog() { return log }
    if let update = takeScene() {
      logIsNext = true
      owesTock = false
      return .scene(update)
    }
    if let update = session.takeAssistance() { return .assistance(update) }
    if let log = takeLog() { return log }
    if let message = session.takeInspection() { return message }
    if owesTock {
      owesTock = false
      return .tock
    }
    return nil
  }

  /// Whether something is to be done before the next message.
  var hasWork: Bool { session.hasInspectorWork }

  /// Does a part of the work, as long as `goesOn` returns true.
  func work(while goesOn: () -> Bool) {
    guard let inspection = session.inspection else { return }
    inspection.work(while: goesOn)
    if case .past = inspection.stage { sceneMayDiffer = true }
  }

  private func takeLog() -> ServerMessage? {
    logIsNext = false
    return session.takeLog().map(ServerMessage.log)
  }

  private func takeScene() -> SceneUpdate? {
    guard sceneMayDiffer, let running = session.running else { return nil }
    guard let scene = session.scene() else { return nil }
    sceneMayDiffer = false
    let wake = session.wake
    let isNew = sent?.run != session.run
    let base = isNew ? Scene() : sent?.scene ?? Scene()
    let difference = SceneDifference(from: base, to: scene)
    guard isNew || !difference.isEmpty || wake != sent?.wake else { return nil }
    sent = (session.run, scene, wake)
    return SceneUpdate(app: running.id, run: session.run, difference: difference, wake: wake)
  }
}
