// Every page that is connected or may come back: finds a page's application again after a lost
// connection, and keeps the number of both bounded. It does not know messages or sockets.

/// All pages of a server.
final class PageHub {
  /// The apps that every page can choose from.
  let catalogue: Catalogue
  /// Seconds since some fixed moment; never runs backwards.
  let uptime: () -> Double
  /// Waits for so many seconds.
  var sleep: (Double) async -> Void = { seconds in
    do {
      try await Task.sleep(for: .seconds(seconds))
    } catch {
      // The server ends. A client that waits for a page hears of it by its socket.
    }
  }
  /// The time that pages share.
  var timeShare = TimeShare()

  private var seats: [String: Seat] = [:]
  private var connections: [ObjectIdentifier: PageConnection] = [:]
  private var leaving: [(connection: PageConnection, since: Double)] = []

  /// One page's application, and the connection through which the page speaks, if any.
  private struct Seat {
    var session: PageSession
    var connection: PageConnection?
    var leftAt: Double
  }

  init(catalogue: Catalogue, uptime: @escaping () -> Double) {
    self.catalogue = catalogue
    self.uptime = uptime
  }

  /// Whether no further connection is taken.
  var isFull: Bool { connections.count >= Limits.pagesMax }

  /// A page connects; nil if no further connection is taken.
  func open() -> PageConnection? {
    guard !isFull else { return nil }
    let connection = PageConnection(hub: self)
    connections[ObjectIdentifier(connection)] = connection
    return connection
  }

  /// The application of the page that says hello: its own from before, or a new one.
  func seat(_ connection: PageConnection, page: String, time: Double) -> PageSession {
    if let seat = seats[page] {
      if let older = seat.connection, older !== connection {
        older.close(Closing(code: 4001, reason: "This page came back on another connection."))
        seat.session.takeFingersAway()
      }
      seats[page]?.connection = connection
      return seat.session
    }
    makeRoom()
    let session = PageSession(page: page, catalogue: catalogue, time: time)
    seats[page] = Seat(session: session, connection: connection, leftAt: 0)
    return session
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
    let page = connection.page
    let isSeated = page.map { seats[$0]?.connection === connection } ?? false
    unseat(connection)
    if let page, isSeated, closing.isForWrongdoing { seats[page] = nil }
  }

  private func unseat(_ connection: PageConnection) {
    connections[ObjectIdentifier(connection)] = nil
    guard let page = connection.page, seats[page]?.connection === connection else { return }
    seats[page]?.connection = nil
    seats[page]?.leftAt = uptime()
    seats[page]?.session.takeFingersAway()
  }

  /// Ends connections that were silent too long, and applications whose page was away too long. To
  /// be called about every second.
  func sweep() {
    let now = uptime()
    for (connection, since) in leaving where now - since > Limits.goodbyeSecondsMax {
      connection.lost()
    }
    for connection in connections.values where now - connection.heardAt > Limits.silenceSecondsMax {
      connection.close(
        Closing(
          code: 4008,
          reason: "Nothing came for \(Int(Limits.silenceSecondsMax)) seconds. Reload the page."))
    }
    seats = seats.filter {
      $0.value.connection != nil || now - $0.value.leftAt <= Limits.awaySecondsMax
    }
  }

  /// How many pages are connected and how many may come back; for tests.
  var counts: (connected: Int, seats: Int) { (connections.count, seats.count) }

  /// Ends the application that was left first, if there are as many as are allowed. There is always
  /// one: the page that asks is connected and has none yet.
  private func makeRoom() {
    guard seats.count >= Limits.pagesMax else { return }
    let away = seats.filter { $0.value.connection == nil }
    if let oldest = away.min(by: { $0.value.leftAt < $1.value.leftAt }) { seats[oldest.key] = nil }
  }
}
