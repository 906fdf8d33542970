// What every way of comparing two gestures has in common: a shape is made once of each, and two
// shapes give a score. It does not know names, lists or thresholds.

/// Four numbers at once: what shapes are made of.
typealias Fours = SIMD4<Float>

/// A way of comparing gestures.
///
/// A shape is a fixed number of vectors in a row, so that a thousand templates are one array.
protocol StrokeMatcher {
  /// How many vectors a shape takes.
  static var shapeLength: Int { get }

  /// How many vectors `score` needs to work with.
  static var scratchLength: Int { get }

  /// Whether a comparison costs less than finding out that it is not needed; there is no glance then.
  static var isCheap: Bool { get }

  /// How many templates are sought out by their glance before the others follow in their order.
  static var promisingCount: Int { get }

  /// Whether the others do not follow: only the most promising are compared, and further ones only until
  /// two names are, because how sure one name is depends on another.
  static var comparesPromisingOnly: Bool { get }

  /// Makes the shape of a gesture.
  static func describe(
    _ drawing: inout Drawing, settings: MatcherSettings, as shape: UnsafeMutablePointer<Fours>)

  /// A first look at two shapes: a number that is smaller the more alike they probably are. It
  /// is handed to `score`, and the templates with the smallest ones are compared first.
  static func glance(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>, settings: MatcherSettings
  ) -> Float

  /// How unlike two shapes are: 0 or more. It may stop as soon as the score is certain to exceed
  /// `cutoff`, and then returns any number above it.
  static func score(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>, glance: Float,
    settings: MatcherSettings, scratch: UnsafeMutablePointer<Fours>, cutoff: Float
  ) -> Float
}

extension StrokeMatcher {
  static var scratchLength: Int { 0 }
  static var isCheap: Bool { false }
  static var promisingCount: Int { 0 }
  static var comparesPromisingOnly: Bool { false }

  @inline(__always)
  static func glance(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>, settings: MatcherSettings
  ) -> Float { 0 }
}

extension UnsafePointer where Pointee == Fours {
  /// The same numbers one by one.
  @inline(__always)
  var numbers: UnsafePointer<Float> { UnsafeRawPointer(self).assumingMemoryBound(to: Float.self) }
}

extension UnsafeMutablePointer where Pointee == Fours {
  /// The same numbers one by one.
  @inline(__always)
  var numbers: UnsafeMutablePointer<Float> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Float.self)
  }
}
