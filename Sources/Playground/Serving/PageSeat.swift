// One page, as long as it may come back: the process of its apps, and the connection through which it
// speaks. It does not know how messages are sent.

/// The seat of a page.
final class PageSeat {
  /// The connection through which the page speaks, if any.
  private(set) var connection: PageConnection?
  /// When the page left, in the hub's uptime.
  private(set) var leftAt = 0.0
  /// The app that runs.
  private(set) var app: String?

  private let cards: [AppCard]
  private let recordings: RunRecordings
  private let make: AppProcessMaker
  /// Where its apps run.
  private(set) var process: (any AppProcess)?
  private var recording: RunRecording?
  /// How the last process ended by itself, until another one begins.
  private var ending: EndedApp?
  /// For how many seconds a question is not answered; nil if there is none.
  private var silence: Int?

  init(cards: [AppCard], recordings: RunRecordings, make: @escaping AppProcessMaker) {
    (self.cards, self.recordings, self.make) = (cards, recordings, make)
  }

  deinit {}

  // MARK: The page

  /// The page speaks through another connection.
  func take(_ connection: PageConnection) {
    self.connection = connection
  }

  /// The page has no connection any more: nothing touches its app.
  func leave(at time: Double) {
    (connection, leftAt) = (nil, time)
    process?.send(.left)
  }

  /// The page does not come back.
  func close() {
    process?.end()
    process = nil
  }

  /// Hands a message of the page to the process of its apps, which begins with the first one that is
  /// about an app.
  func receive(_ message: ClientMessage, text: String) throws(WireError) {
    switch message {
    case .hello(let hello):
      if let ending {
        connection?.tell(.ended(ending))
      } else if hello.app != nil {
        start()
      }
    case .play, .openPart: start()
    case .tick where process == nil: connection?.oweTock()
    default: if process == nil { throw .noAppRuns }
    }
    process?.send(.message(text))
  }

  /// The page can take a message; false if no caller makes one.
  func ask(over connection: UInt32) -> Bool {
    process?.send(.room(connection: connection))
    return process != nil
  }

  /// Returns when the process has taken nearly all that the page said.
  func catchUp() async { await process?.catchUp() }

  // MARK: The process

  private func start() {
    ending = nil
    guard process == nil else { return }
    do {
      silence = nil
      process = try make(
        AppProcessListener(
          hear: { [weak self] in self?.hear($0) }, end: { [weak self] in self?.ended($0) }))
      connection?.askAgain()
    } catch let closing as Closing {
      connection?.close(closing)
    } catch {
      ended(.notStarted("\(error)"))
    }
  }

  private func hear(_ packet: PacketFromApp) {
    switch packet {
    case .message(let data, let number):
      if connection?.number == number { connection?.pass(data) }
    case .mistake(let error): connection?.report(error)
    case .run(let app, let isReplay):
      self.app = app
      recording = recordings.begin(app, isReplay: isReplay)
    case .recorded(let line): recording?.add(line)
    case .answer: silence = nil
    }
  }

  /// Sees whether the process answers, and how large it is. To be called about every second: it counts
  /// calls and not time, which goes on while the machine sleeps.
  func check() {
    guard let process else { return }
    if let bytes = process.memory, bytes > Limits.appMemoryMax {
      return end(.tooLarge(bytes: bytes))
    }
    guard let seconds = silence else {
      silence = 0
      return process.send(.question)
    }
    silence = seconds + 1
    if seconds + 1 >= Limits.appSilenceSecondsMax, !process.isInDebugger {
      return end(.silent(seconds: seconds + 1))
    }
    if seconds > 0 { connection?.tell(.waiting(seconds: seconds + 1)) }
  }

  /// The program is built again, or was: then the process, if there is one, makes room for one of the new
  /// program, in which the page replays the recording.
  func tell(_ words: String, isNew: Bool) {
    guard isNew, process != nil else {
      connection?.tell(.built(Built(words: words, isNew: false)))
      return
    }
    process?.end()
    if let recording { recordings.keep(recording) }
    connection?.tell(.built(Built(words: words, isNew: true, recording: recording?.name)))
    (process, app, recording) = (nil, nil, nil)
  }

  private func end(_ ending: AppEnding) {
    process?.end()
    ended(ending)
  }

  private func ended(_ why: AppEnding) {
    let title = cards.first { $0.id == app }?.title
    if let recording { recordings.keep(recording) }
    let ended = EndedApp(words: why.words(of: title ?? "The app"), recording: recording?.name)
    (process, app, recording) = (nil, nil, nil)
    ending = ended
    connection?.tell(.ended(ended))
  }
}
