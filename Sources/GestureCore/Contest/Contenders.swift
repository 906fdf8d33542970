/// The contenders of a contest, by seat.
///
/// An array would check at each write whether a copy shares its storage: by measurement, a sixth of
/// what a move costs for each recognizer. A contest cannot be copied, so that its storage has one
/// owner, which frees it.
@usableFromInline
struct Contenders: @unchecked Sendable {
  /// The number of seats, taken or free.
  @usableFromInline var count = 0
  @usableFromInline var capacity = 1
  /// The first `count` places hold a contender. Each access checks its seat.
  @usableFromInline var storage = UnsafeMutablePointer<Contender>.allocate(capacity: 1)

  @usableFromInline init() {}

  @inlinable
  subscript(seat: Contest.Seat) -> Contender {
    @inline(__always) unsafeAddress { UnsafePointer(place(of: seat)) }
    @inline(__always) unsafeMutableAddress { place(of: seat) }
  }

  @inlinable @inline(__always)
  func place(of seat: Contest.Seat) -> UnsafeMutablePointer<Contender> {
    precondition(UInt(bitPattern: seat) < UInt(bitPattern: count), "there is no such seat")
    return storage + seat
  }

  var indices: Range<Contest.Seat> { 0..<count }

  @inlinable @inline(__always)
  mutating func append(_ contender: Contender) {
    if count == capacity { reserveCapacity(count + 1) }
    (storage + count).initialize(to: contender)
    count += 1
  }

  @usableFromInline
  mutating func reserveCapacity(_ wanted: Int) {
    guard wanted > capacity else { return }
    capacity = max(wanted, 2 * capacity)
    let larger = UnsafeMutablePointer<Contender>.allocate(capacity: capacity)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
  }

  mutating func removeAll() {
    storage.deinitialize(count: count)
    count = 0
  }

  /// To be called once, when the contest is gone.
  func free() {
    storage.deinitialize(count: count)
    storage.deallocate()
  }
}
