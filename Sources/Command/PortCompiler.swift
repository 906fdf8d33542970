// The compiler, for ported files: it checks them against the modules beside this program.

import ArgumentParser
import Foundation
import SourcePort

/// Checks ported files.
struct PortCompiler: Sendable {
  private let modules: URL

  /// Finds the modules that ported files import.
  ///
  /// - Throws: If they are not beside this program.
  init() throws {
    let program = Bundle.main.executableURL?.deletingLastPathComponent()
    guard let modules = program?.appendingPathComponent("Modules"),
      FileManager.default.fileExists(
        atPath: modules.appendingPathComponent("PortSupport.swiftmodule").path)
    else {
      throw ValidationError(
        "The module PortSupport is not beside this program, in Modules. Build and run it by swift run touchkit."
      )
    }
    self.modules = modules
  }

  /// The errors of the compiler in the files of a module, which are named as they were added.
  ///
  /// - Parameter version: The version of the language: 5, or 6.
  /// - Throws: If there is no compiler.
  func errors(in files: [SourcePort.File], version: Int) throws -> [CompilerError] {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("port-\(UUID().uuidString)")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    // What `import UIKit.UIGestureRecognizerSubclass` finds.
    let map = "module UIKit { module UIGestureRecognizerSubclass {} }\n"
    try Data(map.utf8).write(to: folder.appendingPathComponent("module.modulemap"))
    var paths: [String] = []
    for (index, file) in files.enumerated() {
      let url = folder.appendingPathComponent("\(index).swift")
      let text = "#sourceLocation(file: \"\(file.name)\", line: 1)\n\(file.text)"
      try Data(text.utf8).write(to: url)
      paths.append(url.path)
    }
    // What is found after types are checked counts, too: races, for example.
    return try run(
      ["-emit-sil", "-wmo", "-o", "/dev/null", "-parse-as-library", "-module-name", "Surveyed"]
        + ["-swift-version", "\(version)", "-diagnostic-style", "llvm"]
        + ["-I", modules.path, "-I", folder.path] + paths,
      writing: folder.appendingPathComponent("errors"))
  }

  private func run(_ arguments: [String], writing file: URL) throws -> [CompilerError] {
    try Data().write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.standardError = try FileHandle(forWritingTo: file)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let errors = CompilerError.read(output)
    guard process.terminationStatus == 0 || !errors.isEmpty else {
      throw ValidationError("swiftc cannot be run, or cannot read the modules here: \(output)")
    }
    return errors
  }
}
