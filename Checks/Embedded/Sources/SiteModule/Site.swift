// The page's apps as one module: the page hands in its messages as JSON, and takes out the answers. No
// server stands between.

import PlainJSON
import TouchKit
import TouchTrace

#if arch(wasm32)
  /// The apps of the page.
  final class Site {
    private let apps: [TouchApp]
    private var host: PageHost?
    private var isGreeted = false
    /// What there is to say to the page, in its order.
    private var said: [[UInt8]] = []
    /// What the apps printed and the page was not told: whole lines, and the line that is not over.
    private var printed: [String] = []
    private var printing: [UInt8] = []
    /// The application that runs the page's app; nil while it starts. Replays have others.
    private var own: UIApplication?
    /// What the page is writing, and what it is reading.
    var written: [UInt8] = []
    var read: [UInt8] = []

    init(_ apps: [TouchApp]) { self.apps = apps }

    deinit {}

    /// Takes a message of the page.
    func receive(_ text: String) {
      let host = self.host ?? PageHost(catalogue: Catalogue(apps)) { self.hear($0) }
      self.host = host
      if !isGreeted {
        isGreeted = true
        said.append(ServerMessage.apps(apps.map { AppCard($0) }, kept: false).json.bytes)
      }
      host.receive(.message(text))
      if own == nil { own = (host.session.running?.app as? EngineApp)?.application }
    }

    /// Takes a byte that an app prints. What a replay prints, the page's app has printed before.
    func print(_ byte: UInt8) {
      let printer = UIApplication.shared
      if own == nil { own = printer }
      guard own === printer else { return }
      guard byte == UInt8(ascii: "\n") else { return printing.append(byte) }
      printed.append(String(decoding: printing, as: UTF8.self))
      printing = []
    }

    /// The next message for the page; empty if there is none.
    func takeMessage() -> [UInt8] {
      if !printed.isEmpty {
        said.append(
          ServerMessage.log(LogLines(lines: printed, kind: .printed, dropped: 0)).json.bytes)
        printed = []
      }
      if said.isEmpty { host?.receive(.room(connection: 0)) }
      return said.isEmpty ? [] : said.removeFirst()
    }

    /// Whether the inspector has something to do before the next message.
    var hasWork: Bool { host?.hasWork ?? false }

    /// Does a part of it.
    func work() { host?.work { false } }

    private func hear(_ packet: PacketFromApp) {
      switch packet {
      case .message(let bytes, _): said.append(bytes)
      case .mistake(let error): said.append(ServerMessage.error(error).json.bytes)
      case .run: own = nil
      case .recorded, .answer: break
      }
    }
  }

  private var site = Site([])

  /// The program: serves apps to the page, which calls from now on.
  ///
  /// - Parameters:
  ///   - apps: The apps.
  ///   - classPaths: What classes are called, each after its module and the types that it is in.
  ///   - classParts: What looks at the properties of objects.
  public func serve(
    _ apps: [TouchApp], classPaths: [[(ObjectIdentifier, String)]], classParts: [[ClassParts.Row]]
  ) {
    for (type, path) in classPaths.joined() {
      ClassNames.paths[type] = path
      ClassNames.given[type] = String(path.split(separator: ".").last ?? "")
    }
    for (type, parts) in classParts.joined() { ClassParts.given[type] = parts }
    site = Site(apps)
  }

  /// What `print` calls for each byte.
  @_cdecl("putchar")
  func putchar(_ character: Int32) -> Int32 {
    site.print(UInt8(truncatingIfNeeded: character))
    return character
  }

  /// Room for so many bytes of a message that the page writes.
  @_expose(wasm, "room") @_cdecl("room")
  func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    site.written = [UInt8](repeating: 0, count: Int(count))
    return site.written.withUnsafeMutableBufferPointer { $0.baseAddress }
  }

  /// The message is written.
  @_expose(wasm, "receive") @_cdecl("receive")
  func receive() { site.receive(String(decoding: site.written, as: UTF8.self)) }

  /// Whether there is something to do before the next message: 1 or 0.
  @_expose(wasm, "hasWork") @_cdecl("hasWork")
  func hasWork() -> Int32 { site.hasWork ? 1 : 0 }

  /// Does a small part of it.
  @_expose(wasm, "work") @_cdecl("work")
  func work() { site.work() }

  /// Takes the next message for the page; says how many bytes it has, 0 if there is none.
  @_expose(wasm, "take") @_cdecl("take")
  func take() -> Int32 {
    site.read = site.takeMessage()
    return Int32(site.read.count)
  }

  /// Where the message is that was taken last.
  @_expose(wasm, "message") @_cdecl("message")
  func message() -> UnsafePointer<UInt8>? { site.read.withUnsafeBufferPointer { $0.baseAddress } }
#endif
