// An input device of Linux: what it says of itself, by the calls of `linux/input.h`.

import Foundation
import TouchTrace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open node of Linux's input layer.
///
/// It was never tried with hardware: no machine on which this was written has a touch screen.
nonisolated struct InputDevice: Sendable {
  let descriptor: Int32

  /// An open node; `nil` if it is none of the input layer.
  init?(descriptor: Int32) {
    self.descriptor = descriptor
    guard ask(Self.version, [UInt8](repeating: 0, count: 4)) != nil else { return nil }
  }

  /// What it can do.
  var abilities: DeviceAbilities {
    func bits(_ number: Int) -> Set<Int> {
      Set(bitsIn: ask(number, [UInt8](repeating: 0, count: Self.bitsSize)) ?? [])
    }
    return DeviceAbilities(
      axes: bits(Self.abilitiesOf + Self.absolute), keys: bits(Self.abilitiesOf + Self.key),
      properties: bits(Self.properties))
  }

  /// The name that its maker gave it.
  var name: String {
    let bytes = ask(Self.name, [UInt8](repeating: 0, count: Self.nameSize)) ?? []
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The values of an axis, and the one that it has now; `nil` for no such axis.
  func axis(_ code: Int) -> (range: AxisRange, now: Int)? {
    // struct input_absinfo: value, minimum, maximum, fuzz, flat, resolution.
    let size = 6 * MemoryLayout<Int32>.size
    guard let bytes = ask(Self.axis + code, [UInt8](repeating: 0, count: size)) else { return nil }
    let fields = bytes.withUnsafeBytes { bytes in
      (0..<6).map { Int(bytes.loadUnaligned(fromByteOffset: 4 * $0, as: Int32.self)) }
    }
    guard fields[1] < fields[2] else { return nil }
    return (AxisRange(fields[1], fields[2], unitsPerMillimetre: max(0, fields[5])), fields[0])
  }

  /// The slot that the values of the next event are about.
  var slot: Int { axis(Self.slotAxis)?.now ?? 0 }

  /// The options, with the device's own ranges where none is given.
  func completed(_ options: ImportOptions) -> ImportOptions {
    func range(_ codes: [Int]) -> AxisRange? { codes.lazy.compactMap { axis($0)?.range }.first }
    var options = options
    options.xRange = options.xRange ?? range([Self.positionX, Self.x])
    options.yRange = options.yRange ?? range([Self.positionY, Self.y])
    options.pressureRange = options.pressureRange ?? range([Self.pressure])
    return options
  }

  /// Makes its events tell the time by the clock that ``now`` reads.
  func chooseClock() {
    _ = ask(Self.clock, withUnsafeBytes(of: Int32(CLOCK_MONOTONIC)) { [UInt8]($0) }, isTold: true)
  }

  /// The time on that clock, in seconds.
  static var now: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }

  // MARK: Calls

  private static let (key, absolute) = (1, 3)
  private static let (x, y, slotAxis, positionX, positionY, pressure) = (
    0x00, 0x01, 0x2F, 0x35, 0x36, 0x3A
  )
  /// The numbers of EVIOCGVERSION, EVIOCGNAME, EVIOCGPROP, EVIOCGBIT, EVIOCGABS and EVIOCSCLOCKID.
  private static let (version, name, properties, abilitiesOf, axis, clock) = (
    0x01, 0x06, 0x09, 0x20, 0x40, 0xA0
  )
  /// Enough for the bits of all keys, in bytes.
  private static let bitsSize = 96
  private static let nameSize = 256

  /// Asks the device with some bytes, or tells it them.
  ///
  /// - Returns: The bytes of its answer; `nil` if it refuses.
  private func ask(_ number: Int, _ bytes: [UInt8], isTold: Bool = false) -> [UInt8]? {
    #if os(Linux)
      var bytes = bytes
      // The direction, the size, the letter of the input layer and the number, as _IOC of most processors
      // puts them together.
      let request = (isTold ? 1 : 2) << 30 | bytes.count << 16 | 0x45 << 8 | number
      let result = bytes.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { ioctl(descriptor, UInt(request), $0) } ?? -1
      }
      return result < 0 ? nil : bytes
    #else
      return nil
    #endif
  }
}
