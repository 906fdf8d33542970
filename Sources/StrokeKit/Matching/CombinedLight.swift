// Our own score where time is short: the same, of the few templates that promise most. It does not
// know how promising templates are found.

/// ``Combined`` for the two templates whose order, details and structure are most alike.
enum CombinedLight: StrokeMatcher {
  static var shapeLength: Int { Combined.shapeLength }
  static var scratchLength: Int { Combined.scratchLength }
  /// With three it would take more than 150,000 instructions for 16 names with three examples.
  static var promisingCount: Int { 2 }
  static var comparesPromisingOnly: Bool { true }

  static func describe(
    _ drawing: inout Drawing, settings: MatcherSettings, as shape: UnsafeMutablePointer<Fours>
  ) {
    Combined.describe(&drawing, settings: settings, as: shape)
  }

  @inline(__always)
  static func glance(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>, settings: MatcherSettings
  ) -> Float {
    Combined.glance(query, template, settings: settings)
  }

  static func score(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>, glance: Float,
    settings: MatcherSettings, scratch: UnsafeMutablePointer<Fours>, cutoff: Float
  ) -> Float {
    Combined.score(
      query, template, glance: glance, settings: settings, scratch: scratch, cutoff: cutoff)
  }
}
