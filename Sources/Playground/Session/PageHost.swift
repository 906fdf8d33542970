// The apps of one page: takes what whoever serves the page tells, and answers. It does not know how packets
// come and go.

/// Runs the apps of one page.
final class PageHost {
  let session: PageSession
  private let outbox: Outbox
  private let answer: (PacketFromApp) -> Void
  /// The number of the connection that can take one more message, if one can.
  private var room: UInt32?

  /// Makes a host that answers with packets.
  init(catalogue: Catalogue, answer: @escaping (PacketFromApp) -> Void) {
    session = PageSession(catalogue: catalogue)
    outbox = Outbox(of: session)
    self.answer = answer
    session.willRun = { answer(.run(app: $0, isReplay: $1)) }
  }

  /// Takes what the server tells, and says what there is to say.
  func receive(_ packet: PacketToApp) {
    switch packet {
    case .message(let text): receive(text)
    case .room(let connection): room = connection
    case .left:
      room = nil
      session.takeFingersAway()
    case .question: answer(.answer)
    }
    speak()
  }

  /// Whether something is to be done before the next message.
  var hasWork: Bool { outbox.hasWork }

  /// Does a part of the work, as long as `goesOn` returns true, and says what there is to say.
  func work(while goesOn: () -> Bool) {
    outbox.work(while: goesOn)
    speak()
  }

  private func receive(_ text: String) {
    do throws(WireError) {
      try handle(try ClientMessage.decode(text))
    } catch {
      answer(.mistake(error))
    }
  }

  private func handle(_ message: ClientMessage) throws(WireError) {
    switch message {
    case .hello(let hello): try welcome(hello)
    case .play(let play): try session.play(play.app, stage: play.stage, at: play.time)
    case .touches(let batch): try session.receive(batch)
    case .key(let key): try session.receive(key)
    case .motion(let motion): try session.receive(motion)
    case .remote(let command): try session.receive(command)
    case .assist(let input): try session.receive(input)
    case .assistance(let change): session.receive(change)
    case .pressSwitch(let tick): try session.pressSwitch(at: tick.time)
    case .stage(let change): try session.change(to: change.stage, at: change.time)
    case .exportFile(let tick): try session.exportFile(at: tick.time)
    case .importPart(let part): try session.receive(part)
    case .openPart(let part): try session.receive(part)
    case .inspect(let inspect): try session.receive(inspect)
    case .keep(let keep): try session.receive(keep)
    case .tick(let tick):
      session.tick(to: tick.time)
      outbox.noteTick()
    }
    outbox.noteChange()
  }

  /// The page says hello on a new connection: it knows nothing of the scene.
  private func welcome(_ hello: ClientMessage.Hello) throws(WireError) {
    outbox.forgetScene()
    session.closeInspector()
    guard let app = hello.app else { return }
    if session.running?.id == app {
      try session.change(to: hello.stage, at: hello.time)
    } else {
      try session.play(app, stage: hello.stage, at: hello.time)
    }
  }

  /// Says the next message, if there is room for one.
  private func speak() {
    guard let connection = room, let message = outbox.next() else { return }
    room = nil
    answer(.message(message.json.bytes, connection: connection))
  }
}
