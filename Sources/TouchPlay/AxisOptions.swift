// What a touch screen does not say of itself.

import ArgumentParser
import TouchTrace

/// `--x-range`, `--y-range` and `--pressure-range`.
struct AxisOptions: ParsableArguments {
  @Option(help: "The smallest and the largest value of the device's x axis, as 0..1079.")
  var xRange: AxisRange?

  @Option(help: "The smallest and the largest value of the device's y axis, as 0..2399.")
  var yRange: AxisRange?

  @Option(help: "The smallest and the largest value of the device's pressure, as 0..255.")
  var pressureRange: AxisRange?

  /// All that is known of a device and its screen.
  func options(of screen: ScreenOptions) -> ImportOptions {
    ImportOptions(
      width: screen.width, height: screen.height, xRange: xRange, yRange: yRange,
      pressureRange: pressureRange)
  }
}

extension AxisRange: ExpressibleByArgument {
  /// Reads `0..1079`, also with negative numbers.
  public init?(argument: String) {
    guard let dots = argument.firstRange(of: ".."),
      let min = Int32(argument[..<dots.lowerBound]), let max = Int32(argument[dots.upperBound...]),
      min < max
    else { return nil }
    self.init(Int(min), Int(max))
  }
}
