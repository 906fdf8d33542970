// The bytes of a device, a file or a pipe, as they come, and clear words for what cannot be opened.

import ArgumentParser
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where events come from.
nonisolated struct EventSource: Sendable {
  /// What came.
  enum Arrival: Equatable, Sendable {
    /// Bytes of events.
    case bytes([UInt8])
    /// Nothing, up to a time on the device's clock, in seconds.
    case silence(until: TimeInterval)
    /// The file ends, or the pipe has no writer any more.
    case end
    /// The device is gone; in words.
    case gone(String)
  }

  /// The device; `nil` for a file or a pipe, which says nothing of itself and has no clock.
  let device: InputDevice?
  private let descriptor: Int32
  private let queue = DispatchQueue(label: "touchkit.events")

  /// Takes a file, a pipe or a device that is open.
  init(descriptor: Int32, device: InputDevice? = nil) {
    (self.descriptor, self.device) = (descriptor, device)
  }

  /// Opens a device, a file or a pipe; - is the standard input.
  ///
  /// - Throws: An error that says what to do, if it cannot be opened or is no touch screen.
  init(_ path: String) throws {
    guard path != "-" else {
      self.init(descriptor: STDIN_FILENO)
      return
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw Self.problem(path, errno) }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR {
      throw ValidationError("\(path): it is a folder. Name a device in it, as \(path)/event0.")
    }
    // A pipe waits for its writer; a device is read while it has something, and asked what to wait for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (kind == S_IFCHR ? O_NONBLOCK : 0))
    guard descriptor >= 0 else { throw Self.problem(path, errno) }
    guard kind == S_IFCHR else {
      self.init(descriptor: descriptor)
      return
    }
    guard let device = InputDevice(descriptor: descriptor) else {
      close(descriptor)
      throw ValidationError(
        "\(path): it is no input device of Linux. /proc/bus/input/devices lists them.")
    }
    if let other = device.abilities.otherKind {
      close(descriptor)
      throw ValidationError(
        """
        \(path): it is \(other), and no touch screen with slots. /proc/bus/input/devices lists all devices; \
        this one is \(device.name).
        """)
    }
    device.chooseClock()
    self.init(descriptor: descriptor, device: device)
  }

  /// Why a node cannot be opened, and what to do.
  static func problem(_ path: String, _ code: Int32) -> ValidationError {
    switch code {
    case ENOENT:
      ValidationError(
        "\(path): there is no such device or file. /proc/bus/input/devices lists the devices.")
    case EACCES, EPERM:
      ValidationError(
        """
        \(path): there is no permission to read it. Devices belong to the group input: sudo usermod -aG input \
        $USER, and log in again.
        """)
    default: ValidationError("\(path): it cannot be opened: \(words(code)).")
    }
  }

  private static func words(_ code: Int32) -> String { String(cString: strerror(code)) }

  /// Waits for what comes next. The caller's thread is free meanwhile.
  ///
  /// - Parameter time: Up to when it waits at most, on the device's clock, in seconds. It waits for a second at
  ///   most, because the app may be at work; without a device it waits as long as it takes.
  func next(until time: TimeInterval) async -> Arrival {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: wait(until: time)) }
    }
  }

  private func wait(until time: TimeInterval) -> Arrival {
    let end = device == nil ? .infinity : min(time, InputDevice.now + 1)
    while true {
      // Read before the device is asked: it may tell of something later, but of nothing earlier.
      let now = device == nil ? 0 : InputDevice.now
      if let arrival = arrivalNow() { return arrival }
      guard now < end else { return .silence(until: now) }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&waiting, 1, Int32((min(end - now, 1) * 1000).rounded(.up)))
    }
  }

  /// What is there; `nil` for nothing yet.
  private func arrivalNow() -> Arrival? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBytes { bytes in
      read(descriptor, bytes.baseAddress, bytes.count)
    }
    if count > 0 { return .bytes([UInt8](bytes.prefix(count))) }
    if count == 0 { return device == nil ? .end : .gone("it ends") }
    return errno == EAGAIN || errno == EINTR ? nil : .gone(Self.words(errno))
  }

  /// Leaves out what a device has to say, up to the begin of a frame.
  ///
  /// - Returns: The slot that the next values are about; 0 without a device.
  func skip() -> Int {
    guard let device else { return 0 }
    while case .bytes? = arrivalNow() {}
    return device.slot
  }

  /// Closes it.
  func finish() { if descriptor != STDIN_FILENO { close(descriptor) } }
}
