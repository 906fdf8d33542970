// `export`: an app's page for places where no server of TouchKit runs.

import ArgumentParser
import Foundation

/// `export`.
struct Export<Player: TouchPlayer>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export",
      abstract: "Write the page for places where no server of TouchKit runs.",
      subcommands: [ExportSite<Player>.self])
  }
}

/// `export site`.
struct ExportSite<Player: TouchPlayer>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "site",
      abstract: "Write a folder of static files: the page, with the apps as a WebAssembly module.",
      discussion: """
        Any web server serves the folder, as `python3 -m http.server` does. Once opened, the page runs \
        without a network, too: over https, or from localhost. The apps' sources are compiled as Embedded \
        Swift, without Foundation. It needs the programs wasm-opt, python3 and swiftc with the C library of \
        WebAssembly: on Debian `apt install binaryen python3 wasi-libc libclang-rt-14-dev-wasm32`. It takes \
        some minutes.
        """)
  }

  @Option(
    name: .shortAndLong,
    help: "The folder to write: a new one, an empty one, or one that was exported before.")
  var output: String

  @MainActor func run() async throws {
    let folder = URL(fileURLWithPath: output, isDirectory: true).standardizedFileURL
    try SiteFolder.requireRoom(in: folder)
    try SiteFolder.requireTools()
    let apps = Entry<Player>.exported ?? ExportedApps(of: Player.self)
    let package = try Builder(for: "export site").package
    let packages = try DescribedPackage.all(from: package, for: "export site")
    guard let script = packages.first(where: \.isTouchKit)?.script else {
      throw ValidationError(
        """
        \(package.path) depends on no package that has TouchKit's Checks/Embedded/site.sh. Expected TouchKit as \
        `swift run touchkit new` names it in a manifest.
        """)
    }
    let sources = try ExportedSources(of: apps.target, in: packages)
    for note in sources.notes { Output.tell(note) }
    try SiteFolder.write(folder, apps.list, from: sources, by: script, in: package)
    Output.say(
      "The page is in \(folder.path). To look at it: python3 -m http.server -d \(folder.path)")
  }
}

/// The folder of an exported page.
enum SiteFolder {
  /// Nothing but an exported page is replaced.
  static func requireRoom(in folder: URL) throws {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard !found.isEmpty, !(found.contains("apps.wasm.gz") && found.contains("worker.js")) else {
      return
    }
    throw ValidationError(
      "\(folder.path): the folder has \(found.count) files, which no export wrote. Name a new one.")
  }

  static func requireTools() throws {
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

  /// Runs the script, whose output is this program's.
  ///
  /// - Parameters:
  ///   - folder: The folder to write.
  ///   - list: The list of the apps, in the last module's code.
  ///   - sources: What is compiled.
  ///   - script: The script.
  ///   - package: The package in whose `.build` the module is built.
  static func write(
    _ folder: URL, _ list: String, from sources: ExportedSources, by script: String, in package: URL
  ) throws {
    let scratch = package.appendingPathComponent(".build/site-module")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let modules = scratch.appendingPathComponent("modules.tsv")
    let lines = sources.modules.flatMap { module in module.files.map { "\(module.name)\t\($0)\n" } }
    try lines.joined().write(to: modules, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["bash", script, folder.path, scratch.path, modules.path, list] + sources.libraries
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ValidationError(
        """
        The page was not made: what the compiler said stands above. What an app avoids that is to be exported: \
        Sources/TouchTrace/TouchTrace.docc/Exporting.md in TouchKit.
        """)
    }
  }
}
