// The playground from outside: serve one page with real fingers until the task is cancelled. It knows
// how the parts are put together, and none of their rules.

#if !Playground
  #error("The page needs TouchKit's trait Playground: write traits: [\"Playground\"], or nothing.")
#endif

import FlyingSocks
import Foundation
import TouchTrace

/// Serves a page on which some apps run, one application for each page.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public struct Playground {
  private let listening: Listening
  private let key: String?
  private let hub: PageHub

  /// Prepares to listen at `host` and `port`; port 0 is any free one.
  ///
  /// Listening beyond the loopback address makes a fresh key that every page must bring.
  ///
  /// - Parameters:
  ///   - host: The address to listen at.
  ///   - port: The port to listen at.
  ///   - apps: The apps that the page lists.
  ///   - process: The arguments with which this program calls ``host(_:arguments:)`` with the same apps.
  ///     Each page gets a process of its own: an app that crashes, loops or leaks ends alone.
  ///   - program: The program that is started for each page; `nil` for this one, as it was when it started.
  ///   - traces: Where each run of an app is recorded, and where recordings are that a page opens by
  ///     their names; `nil` for nowhere.
  public init(
    host: String = "127.0.0.1", port: Int = 8080, apps: [TouchApp], process: [String],
    startedFrom program: URL? = nil, recordedInto traces: TraceFolder? = nil
  ) throws(PlaygroundError) {
    listening = try Listening(host: host, port: port)
    let start = ContinuousClock.now
    hub = PageHub(cards: apps.map { AppCard($0) }, recordings: RunRecordings(in: traces)) {
      let duration = start.duration(to: .now).components
      return Double(duration.seconds) + Double(duration.attoseconds) / 1e18
    } make: {
      try ChildProcess(program, arguments: process, $0)
    }
    key = listening.isLoopback ? nil : Self.freshKey()
  }

  /// Says something above the app of each page, about a build of the program.
  ///
  /// - Parameters:
  ///   - words: A sentence or two.
  ///   - isNew: Whether the program was built: then each app starts again from it, replays what it was
  ///     told, and goes on.
  public func tell(_ words: String, isNew: Bool = false) { hub.tell(words, isNew: isNew) }

  /// Runs apps for one page of a server that started this process, until the server ends it.
  ///
  /// - Parameters:
  ///   - apps: The apps.
  ///   - arguments: What each app is told when it starts.
  /// - Throws: A ``PlaygroundError`` if the standard input is no socket.
  public static func host(_ apps: [TouchApp], arguments: [String] = []) async throws {
    try await HostLine().run { answer in
      Catalogue(apps, arguments: arguments) { answer(.recorded($0)) }
    }
  }

  /// The folder of the pictures that a scene names; nil if the program's resources are missing.
  package static var pictures: URL? {
    Bundle.module.resourceURL?.appendingPathComponent("Public/pictures", isDirectory: true)
  }

  /// Serves until the task is cancelled. `announce` is called once, with the page's addresses, as
  /// soon as they can be opened.
  public func serve(announce: @escaping @MainActor ([String]) -> Void) async throws {
    guard let folder = Bundle.module.resourceURL?.appendingPathComponent("Public") else {
      throw PlaygroundError.pageFilesMissing(folder: "the program's resources")
    }
    let files = try PageFiles(folder: folder)
    let (socket, port) = try listen()
    let own = Listening.addressesOfThisMachine()
    announce(listening.addresses(port: port, key: key, ofThisMachine: own))
    let admission = Admission(
      isLoopback: listening.isLoopback, key: key,
      address: listening.addresses(port: port, key: nil, ofThisMachine: [])[0],
      cookie: "touchkit-\(port)")
    let reception = Reception(admission: admission, files: files, hub: hub)
    try await withThrowingTaskGroup { tasks in
      tasks.addTask { try await Server(listener: socket).run(reception) }
      tasks.addTask { try await sweep(hub) }
      try await tasks.waitForAll()
    }
  }

  /// A socket that listens, and its actual port. A client that connects waits until it is served.
  private func listen() throws -> (Socket, port: Int) {
    do {
      let socket = try listening.open()
      switch try socket.sockname() {
      case .ip4(_, let port), .ip6(_, let port): return (socket, Int(port))
      case .unix: return (socket, listening.port)
      }
    } catch let error as SocketError {
      throw PlaygroundError(error, host: listening.host, port: listening.port)
    }
  }

  /// Ends silent connections, as long as the server runs.
  private func sweep(_ hub: PageHub) async throws {
    while true {
      try await Task.sleep(for: .seconds(1))
      hub.sweep()
    }
  }

  /// 80 random bits in letters that are easy to type on a phone.
  private static func freshKey() -> String {
    let letters = Array("abcdefghjkmnpqrstuvwxyz23456789")
    return String((0..<16).map { _ in letters.randomElement()! })
  }
}
