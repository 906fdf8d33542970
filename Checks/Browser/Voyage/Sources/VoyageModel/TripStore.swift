// The trips, and a delegate that hears of their changes.

/// How far a trip is planned. Its name is one that TouchKit's page uses for something else.
public enum Stage: Sendable {
  case idea
  case booked
}

/// A trip.
public struct Trip: Equatable, Identifiable, Sendable {
  public let id: Int
  public var title: String
  public var stage: Stage

  public init(id: Int, title: String, stage: Stage = .idea) {
    self.id = id
    self.title = title
    self.stage = stage
  }
}

@MainActor public protocol TripStoreDelegate: AnyObject {
  func tripStoreDidChange(_ store: TripStore)
}

@MainActor public final class TripStore {
  public weak var delegate: (any TripStoreDelegate)?
  public private(set) var trips: [Trip] {
    didSet { if trips != oldValue { delegate?.tripStoreDidChange(self) } }
  }

  public init(_ titles: [String]) {
    trips = titles.enumerated().map { Trip(id: $0, title: $1) }
  }

  deinit {}

  public func book(_ id: Trip.ID) {
    guard let index = trips.firstIndex(where: { $0.id == id }) else { return }
    trips[index].stage = .booked
  }

  public func remove(at index: Int) { trips.remove(at: index) }

  public subscript(_ id: Trip.ID) -> Trip? { trips.first { $0.id == id } }
}
