// What a user tells an import that its file does not say: the screen, and the ranges of axes.

import TouchKit

/// The values that one axis of a touch screen can have, in the device's units.
nonisolated public struct AxisRange: Equatable, Sendable {
  /// The smallest value.
  public var min: Int
  /// The largest value.
  public var max: Int
  /// How many units are one millimetre; 0 if the device does not say.
  public var unitsPerMillimetre: Int

  /// Makes a range.
  public init(_ min: Int, _ max: Int, unitsPerMillimetre: Int = 0) {
    (self.min, self.max, self.unitsPerMillimetre) = (min, max, unitsPerMillimetre)
  }

  /// How many values there are.
  var count: Double { Double(max) - Double(min) + 1 }

  /// The length in points, if the device says how large it is and the length is possible.
  var length: Double? {
    guard unitsPerMillimetre > 0 else { return nil }
    let length = count / Double(unitsPerMillimetre) * ImportOptions.pointsPerMillimetre
    return ImportOptions.sides.contains(length) ? length : nil
  }
}

/// What an import is told about the screen.
nonisolated public struct ImportOptions: Equatable, Sendable {
  /// The points of one millimetre on an iPhone: 326 pixels an inch, two for each point.
  public static let pointsPerMillimetre = 163 / 25.4

  /// The lengths that the side of a screen may have, in points.
  public static let sides = 1.0...100_000.0

  /// The width of the screen, in points; `nil` to compute it.
  public var width: Double?
  /// The height of the screen, in points; `nil` to compute it.
  public var height: Double?
  /// The horizontal axis of the device, instead of what the file says.
  public var xRange: AxisRange?
  /// The vertical axis of the device, instead of what the file says.
  public var yRange: AxisRange?
  /// How hard fingers can press, in the device's units, instead of what the file says.
  public var pressureRange: AxisRange?
  /// A new recording begins when nothing touched for longer than this, in seconds; `nil` for never.
  public var pauseMax: TimeInterval?

  /// Makes options.
  public init(
    width: Double? = nil, height: Double? = nil, xRange: AxisRange? = nil,
    yRange: AxisRange? = nil, pressureRange: AxisRange? = nil, pauseMax: TimeInterval? = nil
  ) {
    (self.width, self.height) = (width, height)
    (self.xRange, self.yRange, self.pressureRange) = (xRange, yRange, pressureRange)
    self.pauseMax = pauseMax
  }
}

/// Turns the units of a device into points.
nonisolated struct ImportSurface: Equatable, Sendable {
  /// The length of a screen's shorter side whose device says neither its size nor its resolution:
  /// that of a usual iPhone, in points.
  private static let usualSide = 390.0
  /// The force of the hardest press, where an ordinary one has 1: the same for all hardware, none of
  /// which says what is ordinary.
  static let forceMax: CGFloat = 2

  /// The size of the screen, in points.
  let size: CGSize
  private let origin: (x: Double, y: Double)
  private let scale: (x: Double, y: Double)
  private let pressure: AxisRange?

  /// A surface whose units are points.
  init(points size: CGSize) {
    (self.size, origin, scale, pressure) = (size, (0, 0), (1, 1), nil)
  }

  /// The surface of two axes; `nil` if a range is missing or impossible.
  ///
  /// A given width or height counts first. What is not given comes from the device's resolution, and
  /// without one from equal units on both axes.
  init?(x: AxisRange?, y: AxisRange?, pressure: AxisRange? = nil, _ options: ImportOptions) {
    guard let x = options.xRange ?? x, let y = options.yRange ?? y, x.max > x.min, y.max > y.min
    else { return nil }
    var width = x.length ?? 0
    var height = y.length ?? 0
    if width == 0 || height == 0 {
      let unit = Self.usualSide / Swift.min(x.count, y.count)
      (width, height) = (x.count * unit, y.count * unit)
    }
    let ratio = height / width
    switch (options.width, options.height) {
    case (let wide?, let high?): (width, height) = (wide, high)
    case (let wide?, nil): (width, height) = (wide, wide * ratio)
    case (nil, let high?): (width, height) = (high / ratio, high)
    case (nil, nil): break
    }
    guard ImportOptions.sides.contains(width), ImportOptions.sides.contains(height) else {
      return nil
    }
    size = CGSize(width: width, height: height)
    origin = (Double(x.min), Double(y.min))
    scale = (width / x.count, height / y.count)
    self.pressure = options.pressureRange ?? pressure
  }

  /// The point of a place in the device's units.
  func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: (x - origin.x) * scale.x, y: (y - origin.y) * scale.y)
  }

  /// A length in points, of one in the device's units.
  func length(_ length: Double) -> Double { length * Swift.min(scale.x, scale.y) }

  /// The force of a press, in the device's units; `nil` if the device does not say how hard one can be.
  func force(of value: Int) -> CGFloat? {
    guard let pressure, pressure.max > pressure.min else { return nil }
    let share = (Double(value) - Double(pressure.min)) / (pressure.count - 1)
    return CGFloat(Swift.min(Swift.max(share, 0), 1)) * Self.forceMax
  }

  static func == (a: ImportSurface, b: ImportSurface) -> Bool {
    a.size == b.size && a.origin == b.origin && a.scale == b.scale && a.pressure == b.pressure
  }
}
