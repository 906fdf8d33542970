// How far places are from each other, for another package.

/// How far a place is from another one.
public func distance(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
