/// A row that is swiped aside, so that buttons beside it show: where it is, and what becomes of it when
/// the finger lets go.
public struct RowSwipe: Equatable, Sendable {
  /// On which side the buttons are.
  public enum Side: Equatable, Sendable {
    /// On the left: the row moves to the right.
    case leading
    /// On the right: the row moves to the left.
    case trailing
  }

  /// The buttons on one side.
  public struct Actions: Equatable, Sendable {
    /// How wide the buttons are together, in points; 0 without any.
    public var width: Double
    /// Whether a full swipe performs the first one.
    public var performsFirst: Bool

    /// No buttons.
    public static let none = Actions(width: 0, performsFirst: false)

    /// Describes buttons.
    public init(width: Double, performsFirst: Bool) {
      self.width = width > 0 && width < .infinity ? width : 0
      self.performsFirst = performsFirst
    }
  }

  /// What becomes of a row.
  public enum Outcome: Equatable, Sendable {
    /// It goes back.
    case closes
    /// It stays open.
    case opens(Side)
    /// It performs the first action of a side.
    case performs(Side)
  }

  /// A lift opens the row when so much of the buttons' width shows.
  public static let openShare = 0.5
  /// A faster finger opens or closes the row, in points per second.
  public static let openSpeed = 300.0
  /// A lift performs the first action when the row has moved by so much of its own width.
  public static let fullShare = 0.8

  /// How wide the row is, in points.
  public let width: Double
  /// The buttons on the left.
  public let leading: Actions
  /// The buttons on the right.
  public let trailing: Actions
  /// How far the row has moved to the right, in points.
  public private(set) var offset = 0.0
  /// On which side it is open.
  public private(set) var openSide: Side?
  private var start = 0.0

  /// Makes a row that is closed.
  public init(width: Double, leading: Actions = .none, trailing: Actions = .none) {
    self.width = width > 0 && width < .infinity ? width : 0
    self.leading = leading
    self.trailing = trailing
  }

  /// The buttons on a side.
  public func actions(_ side: Side) -> Actions { side == .leading ? leading : trailing }

  /// The side whose buttons show; `nil` if none do.
  public var shownSide: Side? { offset == 0 ? nil : offset > 0 ? .leading : .trailing }

  /// A finger begins to move it.
  public mutating func begin() { start = offset }

  /// The finger has moved it, to the right in points since it began.
  public mutating func drag(by translation: Double) {
    guard translation.isFinite else { return }
    let pull = start + translation
    let buttons = pull > 0 ? leading : trailing
    let excess = pull.magnitude - buttons.width
    var distance = pull.magnitude
    if buttons.width == 0 {
      distance = 0
    } else if excess > 0 {
      distance =
        buttons.performsFirst
        ? min(distance, max(width, buttons.width))
        : buttons.width + RubberBand.shown(excess, length: width)
    }
    offset = pull > 0 ? distance : -distance
  }

  /// The finger lets go, with its velocity to the right in points per second.
  public mutating func release(velocity: Double) -> Outcome {
    guard let side = shownSide else {
      close()
      return .closes
    }
    let buttons = actions(side)
    let speed = side == .leading ? velocity : -velocity
    if buttons.performsFirst, offset.magnitude >= Self.fullShare * width {
      open(side)
      return .performs(side)
    }
    let opens =
      speed.magnitude >= Self.openSpeed
      ? speed > 0 : offset.magnitude >= Self.openShare * buttons.width
    guard opens else {
      close()
      return .closes
    }
    open(side)
    return .opens(side)
  }

  /// It opens on a side as far as its buttons reach.
  public mutating func open(_ side: Side) {
    openSide = side
    offset = side == .leading ? leading.width : -trailing.width
  }

  /// It goes back.
  public mutating func close() {
    openSide = nil
    offset = 0
  }
}
