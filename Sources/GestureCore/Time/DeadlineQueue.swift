/// Entries in order of time, and among equal times in order of addition.
///
/// It only keeps the order. It reads no clock and calls nothing. Adding and removing are O(log n)
/// comparisons and one move of the entries behind.
public struct DeadlineQueue<Payload> {
  /// Names an entry for as long as it is in the queue.
  public struct Ticket: Hashable, Sendable {
    /// The time of the entry, in seconds.
    public let time: Double
    /// Which addition it was, counted from 0.
    public let sequence: Int

    @inlinable
    init(time: Double, sequence: Int) {
      self.time = time
      self.sequence = sequence
    }
  }

  @usableFromInline
  struct Entry {
    @usableFromInline let ticket: Ticket
    @usableFromInline let payload: Payload

    @inlinable
    init(ticket: Ticket, payload: Payload) {
      self.ticket = ticket
      self.payload = payload
    }
  }

  /// Latest first, so that the earliest leaves from the end.
  @usableFromInline var entries: [Entry] = []
  @usableFromInline var additions = 0

  /// Makes an empty queue.
  @inlinable
  public init() {}

  /// How many entries wait.
  @inlinable
  public var count: Int { entries.count }

  /// The time of the earliest entry, in seconds; `.infinity` if there is none.
  @inlinable
  public var firstTime: Double { entries.last?.ticket.time ?? .infinity }

  /// Adds an entry behind the entries of the same time.
  @inlinable
  public mutating func add(_ payload: Payload, at time: Double) -> Ticket {
    let ticket = Ticket(time: time, sequence: additions)
    additions += 1
    entries.insert(Entry(ticket: ticket, payload: payload), at: position(of: ticket))
    return ticket
  }

  /// Takes the earliest entry out.
  @inlinable
  public mutating func popFirst() -> Payload? { entries.popLast()?.payload }

  /// Takes an entry out before its time.
  ///
  /// - Returns: What the entry held; `nil` if it is no longer there.
  @inlinable
  @discardableResult
  public mutating func remove(_ ticket: Ticket) -> Payload? {
    let index = position(of: ticket)
    guard index < entries.count, entries[index].ticket == ticket else { return nil }
    return entries.remove(at: index).payload
  }

  /// The index of the first entry that is not due later than this one.
  @inlinable
  func position(of ticket: Ticket) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if isLater(entries[middle].ticket, than: ticket) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  @inlinable
  func isLater(_ a: Ticket, than b: Ticket) -> Bool {
    a.time == b.time ? a.sequence > b.sequence : a.time > b.time
  }
}
