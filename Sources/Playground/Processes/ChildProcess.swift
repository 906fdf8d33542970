// A process of this program in which the apps of one page run. The server and it talk over a socket,
// which is the standard input of the process.

import FlyingSocks
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process of this program for one page.
final class ChildProcess: AppProcess {
  /// With so many bytes waiting, no further message is read from the page.
  private static let backlogMax = 65_536

  private let socket: Socket
  private let process = Process()
  private let listener: AppProcessListener
  private let endings: AsyncStream<AppEnding>
  private var waiting = Data()
  /// Whether it was ended, or has ended by itself: then nothing is told or heard any more.
  private var isEnded = false
  /// Waits for something to write.
  private var writer: CheckedContinuation<Void, Never>?
  /// Wait until nearly all is written.
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Starts a program, or for nil the one that runs, with these arguments.
  init(_ program: URL?, arguments: [String], _ listener: AppProcessListener) throws {
    self.listener = listener
    let (near, far) = try Socket.pair()
    let (endings, ending) = AsyncStream.makeStream(of: AppEnding.self)
    (socket, self.endings) = (near, endings)
    process.executableURL = program ?? ThisProgram.file
    process.arguments = arguments
    process.standardInput = FileHandle(fileDescriptor: far.file.rawValue, closeOnDealloc: false)
    process.terminationHandler = { process in
      let number = Int(process.terminationStatus)
      ending.yield(process.terminationReason == .uncaughtSignal ? .signal(number) : .exited(number))
      ending.finish()
    }
    defer { far.end() }
    do {
      try process.run()
    } catch {
      near.end()
      throw error
    }
    Task { await run() }
  }

  deinit {}

  var memory: Int? {
    #if os(Linux)
      // The second number is what is in memory, in pages.
      guard
        let text = try? String(
          contentsOfFile: "/proc/\(process.processIdentifier)/statm", encoding: .utf8),
        let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
      else { return nil }
      return pages * sysconf(Int32(_SC_PAGESIZE))
    #else
      return nil
    #endif
  }

  var isInDebugger: Bool {
    #if os(Linux)
      let path = "/proc/\(process.processIdentifier)/status"
      let tracer = (try? String(contentsOfFile: path, encoding: .utf8))?
        .firstMatch(of: /\nTracerPid:\t([0-9]+)/)
      return tracer.map { $0.1 != "0" } ?? false
    #else
      return false
    #endif
  }

  func send(_ packet: PacketToApp) {
    guard !isEnded else { return }
    waiting += packet.bytes.data
    writer?.resume()
    writer = nil
  }

  func catchUp() async {
    while waiting.count > Self.backlogMax, !isEnded {
      await withCheckedContinuation { waiters.append($0) }
    }
  }

  func end() {
    guard !isEnded else { return }
    stop()
    socket.hangUp()
  }

  /// Ends all waiting for it.
  private func stop() {
    isEnded = true
    wake()
    writer?.resume()
    writer = nil
  }

  private func wake() {
    for waiter in waiters { waiter.resume() }
    waiters = []
  }

  /// Talks with the process until the line ends, and then sees how the process ended.
  private func run() async {
    async let writing: Void = write()
    await read()
    // The line ends with the process, or was ended: then the process has no purpose any more.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    let hasEndedByItself = !isEnded
    stop()
    await writing
    socket.end()
    for await ending in endings where hasEndedByItself { listener.end(ending) }
  }

  private func write() async {
    do {
      while !isEnded {
        guard !waiting.isEmpty else {
          await withCheckedContinuation { writer = $0 }
          continue
        }
        let data = waiting
        waiting = Data()
        try await socket.writeAll(data)
        wake()
      }
    } catch {
      // The process is gone, which the end of the line tells, too.
    }
  }

  /// Reads until the line ends, or until something comes that is no packet: the app has disturbed the line.
  private func read() async {
    var reader = PacketReader()
    do {
      while true {
        reader.add(try await socket.readNext())
        for bytes in try reader.take() where !isEnded { listener.hear(try PacketFromApp(bytes)) }
      }
    } catch {
      // How the process ended is told by the system.
    }
  }
}
