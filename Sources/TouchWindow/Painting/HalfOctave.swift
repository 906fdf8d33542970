// Sizes of what is kept: few, so that what grows slowly is not made again each frame.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The next power of the root of 2 that is not smaller: 1, 1.41, 2, 2.83 and so on.
///
/// - Parameter scale: A factor above 0; others give 1.
func halfOctave(_ scale: Double) -> Double {
  guard scale.isNormal, scale > 0 else { return 1 }
  // A hair less, so that 2 stays 2.
  return exp2((log2(scale) * 2 - 1e-6).rounded(.up) / 2)
}
