// What whoever serves a page and the page's apps say to each other. It does not know how that travels.

/// What the server tells the process in which a page's apps run.
nonisolated enum PacketToApp: Equatable, Sendable {
  /// A message of the page, as it came: one that `ClientMessage` can read.
  case message(String)
  /// The page can take one more message, over the connection of this number.
  case room(connection: UInt32)
  /// The page's connection is gone, and with it what touched the app.
  case left
  /// The process says so when it comes to this.
  case question
}

/// What the process in which a page's apps run tells the server.
nonisolated enum PacketFromApp: Equatable, Sendable {
  /// A message for the page, as JSON; it takes the room of a connection, and is for that one alone.
  case message([UInt8], connection: UInt32)
  /// A message of the page could not be used.
  case mistake(WireError)
  /// A run of an app begins; it may be a replay of a recording.
  case run(app: String, isReplay: Bool)
  /// The next line of the run's recording. It comes before the app hears of it.
  case recorded(String)
  /// The answer to `question`.
  case answer
}
