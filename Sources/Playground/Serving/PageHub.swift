// Every page that is connected or may come back: finds a page's process again after a lost
// connection, and keeps the number of both bounded. It does not know messages or sockets.

/// All pages of a server.
final class PageHub {
  /// The apps that every page can choose from.
  let cards: [AppCard]
  /// What the apps of all pages are told.
  let recordings: RunRecordings
  /// Seconds since some fixed moment; never runs backwards.
  let uptime: () -> Double

  private let make: AppProcessMaker
  private var starts: RateLimit
  private var seats: [String: PageSeat] = [:]
  private var connections: [ObjectIdentifier: PageConnection] = [:]
  private var connectionCount: UInt32 = 0
  private var leaving: [(connection: PageConnection, since: Double)] = []

  init(
    cards: [AppCard], recordings: RunRecordings = RunRecordings(), uptime: @escaping () -> Double,
    make: @escaping AppProcessMaker
  ) {
    (self.cards, self.recordings, self.uptime, self.make) = (cards, recordings, uptime, make)
    starts = RateLimit(
      perSecond: Limits.startsPerSecondMax, atOnceMax: Limits.startsAtOnceMax, now: uptime())
  }

  /// Starts a process for a page, unless too many were started just before.
  private func start(_ listener: AppProcessListener) throws -> any AppProcess {
    guard starts.use(1, at: uptime()) else {
      throw Closing(
        code: 4009, reason: "Too many apps were started at once. Wait some seconds and try again.")
    }
    return try make(listener)
  }

  /// Whether no further connection is taken.
  var isFull: Bool { connections.count >= Limits.pagesMax }

  /// A page connects; nil if no further connection is taken.
  func open() -> PageConnection? {
    guard !isFull else { return nil }
    connectionCount &+= 1
    let connection = PageConnection(connectionCount, hub: self)
    connections[ObjectIdentifier(connection)] = connection
    return connection
  }

  /// The seat of the page that says hello: its own from before, or a new one.
  func seat(_ connection: PageConnection, page: String) -> PageSeat {
    if let seat = seats[page] {
      if let older = seat.connection, older !== connection {
        older.close(Closing(code: 4001, reason: "This page came back on another connection."))
      }
      seat.take(connection)
      return seat
    }
    makeRoom()
    let seat = PageSeat(cards: cards, recordings: recordings) { [unowned self] in try start($0) }
    seat.take(connection)
    seats[page] = seat
    return seat
  }

  /// A connection is over.
  func forget(_ connection: PageConnection) {
    leaving.removeAll { $0.connection === connection }
    unseat(connection)
  }

  /// A connection is told to end, and has some time to do so by itself.
  func dismiss(_ connection: PageConnection, _ closing: Closing) {
    if leaving.count >= Limits.goodbyesMax { leaving[0].connection.lost() }
    leaving.append((connection, uptime()))
    let isSeated = connection.page.map { seats[$0]?.connection === connection } ?? false
    unseat(connection)
    if let page = connection.page, isSeated, closing.isForWrongdoing { remove(page) }
  }

  private func unseat(_ connection: PageConnection) {
    connections[ObjectIdentifier(connection)] = nil
    guard let page = connection.page, seats[page]?.connection === connection else { return }
    seats[page]?.leave(at: uptime())
  }

  private func remove(_ page: String) { seats.removeValue(forKey: page)?.close() }

  /// Ends connections that were silent too long, processes that do not answer, and those whose page was
  /// away too long. To be called about every second.
  func sweep() {
    let now = uptime()
    for (connection, since) in leaving where now - since > Limits.goodbyeSecondsMax {
      connection.lost()
    }
    for connection in connections.values
    where !connection.isHeldBack && now - connection.heardAt > Limits.silenceSecondsMax {
      connection.close(
        Closing(
          code: 4008,
          reason: "Nothing came for \(Int(Limits.silenceSecondsMax)) seconds. Reload the page."))
    }
    for (page, seat) in seats {
      seat.check()
      if seat.connection == nil, now - seat.leftAt > Limits.awaySecondsMax { remove(page) }
    }
  }

  /// The program is built again, or was; see `PageSeat`.
  func tell(_ words: String, isNew: Bool) {
    for seat in seats.values { seat.tell(words, isNew: isNew) }
  }

  /// How many pages are connected and how many may come back; for tests.
  var counts: (connected: Int, seats: Int) { (connections.count, seats.count) }

  /// Ends the process that was left first, if there are as many as are allowed. There is always
  /// one: the page that asks is connected and has none yet.
  private func makeRoom() {
    guard seats.count >= Limits.pagesMax else { return }
    let away = seats.filter { $0.value.connection == nil }
    if let oldest = away.min(by: { $0.value.leftAt < $1.value.leftAt }) { remove(oldest.key) }
  }
}
