// The connections that are not pages yet, the oldest first. It limits their number and their age.
// It does not know what they ask for.

import FlyingSocks

/// All connections without a page.
actor Lobby {
  private var strangers: [(socket: Socket, since: ContinuousClock.Instant)] = []

  /// A connection was made. When there are too many, the oldest is cut off.
  func enter(_ socket: Socket) {
    if strangers.count >= Limits.strangersMax { strangers.removeFirst().socket.hangUp() }
    strangers.append((socket, .now))
  }

  /// A connection became a page or is about to be closed.
  func leave(_ socket: Socket) { strangers.removeAll { $0.socket == socket } }

  /// Cuts off connections that have been here too long. To be called about every second.
  func sweep() {
    let oldest = ContinuousClock.now - .seconds(Limits.strangerSecondsMax)
    while let first = strangers.first, first.since < oldest {
      strangers.removeFirst().socket.hangUp()
    }
  }
}
