// Every page that is connected or may come back: finds a page's application again after a lost
// connection, and keeps the number of both bounded. It does not know messages or sockets.

/// All pages of a server.
final class PageHub {
  /// The apps that every page can choose from.
  let catalogue: Catalogue
  /// Seconds since some fixed moment; never runs backwards.
  let uptime: () -> Double

  private var seats: [String: Seat] = [:]
  private var connections: [ObjectIdentifier: PageConnection] = [:]
  private var leaving: [(connection: PageConnection, since: Double)] = []

  /// One page's application, and the connection through which the page speaks, if any.
  private struct Seat {
    var session: PageSession
    var connection: PageConnection?
    var leftAt: Double
  }

  /// More pages than this are not served at once.
  nonisolated static let pagesMax = 64
  /// A page that stays away longer than this, in seconds, finds its application gone.
  static let awayMax = 1_800.0
  /// A connection that says nothing for this long, in seconds, is taken for lost. A page that is
  /// seen sends a tick every second; one that is not seen may be cut off, and finds its application
  /// again when it is looked at.
  static let silenceMax = 6.0
  /// So long, in seconds, a page has time to read why its connection is closed.
  static let goodbyeMax = 2.0

  init(catalogue: Catalogue, uptime: @escaping () -> Double) {
    self.catalogue = catalogue
    self.uptime = uptime
  }

  /// Whether no further connection is taken.
  var isFull: Bool { connections.count >= Self.pagesMax }

  /// A page connects.
  func open() -> PageConnection {
    let connection = PageConnection(hub: self)
    connections[ObjectIdentifier(connection)] = connection
    return connection
  }

  /// The application of the page that says hello: its own from before, or a new one.
  func seat(_ connection: PageConnection, page: String, time: Double) throws(Closing) -> PageSession
  {
    if let seat = seats[page] {
      if let older = seat.connection, older !== connection {
        older.close(Closing(code: 4001, reason: "This page came back on another connection."))
        seat.session.takeFingersAway()
      }
      seats[page]?.connection = connection
      return seat.session
    }
    try makeRoom()
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
  func dismiss(_ connection: PageConnection) {
    leaving.append((connection, uptime()))
    unseat(connection)
  }

  private func unseat(_ connection: PageConnection) {
    connections[ObjectIdentifier(connection)] = nil
    guard let page = connection.page, seats[page]?.connection === connection else { return }
    seats[page]?.connection = nil
    seats[page]?.leftAt = uptime()
    seats[page]?.session.takeFingersAway()
  }

  /// Lets go of what stayed silent or away too long; to be called about every second.
  func sweep() {
    let now = uptime()
    for (connection, since) in leaving where now - since > Self.goodbyeMax { connection.lost() }
    for connection in connections.values where now - connection.heardAt > Self.silenceMax {
      connection.close(
        Closing(
          code: 4008, reason: "Nothing came for \(Int(Self.silenceMax)) seconds. Reload the page."))
    }
    seats = seats.filter { $0.value.connection != nil || now - $0.value.leftAt <= Self.awayMax }
  }

  /// How many pages are connected and how many may come back; for tests.
  var counts: (connected: Int, seats: Int) { (connections.count, seats.count) }

  private func makeRoom() throws(Closing) {
    guard seats.count >= Self.pagesMax else { return }
    let away = seats.filter { $0.value.connection == nil }
    guard let oldest = away.min(by: { $0.value.leftAt < $1.value.leftAt }) else {
      throw Closing(code: 1013, reason: "\(Self.pagesMax) pages are open; close one and reload.")
    }
    seats[oldest.key] = nil
  }
}
