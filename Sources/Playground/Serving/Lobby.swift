// The connections that are no page yet, the oldest first: keeps their number and their age bounded.
// It does not know what they ask for.

import FlyingSocks

/// Everybody who has connected and has no page.
actor Lobby {
  private var strangers: [(socket: Socket, since: ContinuousClock.Instant)] = []

  /// A connection was made. When there are too many, the oldest is cut off.
  func enter(_ socket: Socket) {
    if strangers.count >= Limits.strangersMax { strangers.removeFirst().socket.hangUp() }
    strangers.append((socket, .now))
  }

  /// A connection became a page or is about to be closed.
  func leave(_ socket: Socket) { strangers.removeAll { $0.socket == socket } }

  /// Cuts off who has been here too long; to be called about every second.
  func sweep() {
    let oldest = ContinuousClock.now - .seconds(Limits.strangerSecondsMax)
    while let first = strangers.first, first.since < oldest {
      strangers.removeFirst().socket.hangUp()
    }
  }
}
