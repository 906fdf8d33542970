// `touchkit export`: what leaves this checkout for other places.

import ArgumentParser
import Examples
import Foundation
import TouchPlay

/// `touchkit export`.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the page for places where no server of TouchKit runs.",
    subcommands: [ExportSite.self])
}

/// `touchkit export site`.
struct ExportSite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "Write a folder of static files: the page, with the apps as a WebAssembly module.",
    discussion: """
      Any web server serves the folder, as `python3 -m http.server` does. Once opened, the page runs \
      without a network, too: over https, or from localhost. It needs a checkout of TouchKit, and the \
      programs wasm-opt, python3 and swiftc with the C library of WebAssembly: on Debian \
      `apt install binaryen python3 wasi-libc libclang-rt-14-dev-wasm32`. It takes some minutes.
      """)

  @Option(
    name: .shortAndLong,
    help: "The folder to write: a new one, an empty one, or one that was exported before.")
  var output: String

  func run() throws {
    let folder = URL(fileURLWithPath: output, isDirectory: true).standardizedFileURL
    try Self.requireRoom(in: folder)
    try Self.requireTools()
    let script = try Self.script()
    for app in ExampleApps.notInModules {
      Output.tell("\(app.title) is left out: \(app.reason)")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", script.path, folder.path]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ValidationError(
        "\(script.path) failed: what it said stands above. The folder is not whole.")
    }
    Output.say(
      "The page is in \(folder.path). To look at it: python3 -m http.server -d \(folder.path)")
  }

  /// Nothing but an exported page is replaced.
  static func requireRoom(in folder: URL) throws {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard !found.isEmpty, !(found.contains("apps.wasm.gz") && found.contains("worker.js")) else {
      return
    }
    throw ValidationError(
      "\(folder.path): the folder has \(found.count) files, which no export wrote. Name a new one.")
  }

  private static func requireTools() throws {
    let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for (tool, package) in [("swiftc", nil), ("wasm-opt", "binaryen"), ("python3", "python3")] {
      let isThere = places.contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
      }
      guard !isThere else { continue }
      let remedy = package.map { "On Debian: apt install \($0)." } ?? "It comes with Swift."
      throw ValidationError("\(tool) was not found on the PATH. \(remedy)")
    }
    for (file, package) in [
      ("/usr/lib/wasm32-wasi/libc.a", "wasi-libc"),
      (
        "/usr/lib/llvm-14/lib/clang/14.0.6/lib/wasi/libclang_rt.builtins-wasm32.a",
        "libclang-rt-14-dev-wasm32"
      ),
    ] where !FileManager.default.fileExists(atPath: file) {
      throw ValidationError("\(file) was not found. On Debian: apt install \(package).")
    }
  }

  /// The script that builds the module, in the checkout around this program.
  private static func script() throws -> URL {
    var folder = Bundle.main.executableURL?.deletingLastPathComponent()
    while let present = folder, present.path != "/" {
      let script = present.appendingPathComponent("Checks/Embedded/site.sh")
      if FileManager.default.fileExists(atPath: script.path) { return script }
      folder = present.deletingLastPathComponent()
    }
    throw ValidationError(
      "Found no checkout of TouchKit around this program. Start it there, with swift run touchkit.")
  }
}
