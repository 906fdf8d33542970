// The apps of a page in the server's own process, for tests and fuzzers: all is answered at once, and
// nothing waits for anything.

/// A host in this process.
final class ThisProcess: AppProcess {
  let host: PageHost

  /// Makes a host of the apps that `catalogue` lists, which is given what takes recordings.
  init(
    _ listener: AppProcessListener, catalogue: (@escaping (PacketFromApp) -> Void) -> Catalogue
  ) {
    host = PageHost(catalogue: catalogue(listener.hear), answer: listener.hear)
  }

  var memory: Int? { nil }
  var isInDebugger: Bool { false }

  func send(_ packet: PacketToApp) {
    host.receive(packet)
    while host.hasWork { host.work { true } }
  }

  func catchUp() async {}
  func end() {}
}
