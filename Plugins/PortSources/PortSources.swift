// Builds a target from the iOS sources of its name: on Linux the target's own folder is another one, which holds
// a file without code. SwiftPM does not let a target have a folder that a plugin writes anew.

import Foundation
import PackagePlugin

@main struct PortSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let sources = try self.sources(of: target, in: context.package.directoryURL)
    // The ported modules of this package that it imports.
    let beside = target.recursiveTargetDependencies.flatMap {
      (try? self.sources(of: $0, in: context.package.directoryURL)) ?? []
    }
    let outputs = sources.map {
      context.pluginWorkDirectoryURL
        .appending(path: "\($0.deletingPathExtension().lastPathComponent).ported.swift")
    }
    return [
      .buildCommand(
        displayName: "Port \(target.name)", executable: try context.tool(named: "PortTool").url,
        arguments: sources.map(\.path) + outputs.map(\.path)
          + (beside.isEmpty ? [] : ["--beside"] + beside.map(\.path)),
        inputFiles: sources + beside, outputFiles: outputs)
    ]
  }

  /// The Swift files of `Sources/Name`, or of `Tests/Name`.
  private func sources(of target: any Target, in package: URL) throws -> [URL] {
    let folders = ["Sources", "Tests"].map { package.appending(path: "\($0)/\(target.name)") }
    let own = target.directoryURL.standardizedFileURL.path
    let folder = folders.first { FileManager.default.fileExists(atPath: $0.path) }
    guard let folder, folder.standardizedFileURL.path != own else {
      throw PortProblem(
        "\(target.name): the plugin ports Sources/\(target.name), which must not be the target's own folder. "
          + "Write path: \"Linux/\(target.name)\" for Linux, and put a file Linux.swift into it.")
    }
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let sources = (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    let names = Dictionary(grouping: sources) { $0.lastPathComponent.lowercased() }
    if let same = names.values.first(where: { $0.count > 1 }) {
      // Swift does not compile them in one module either.
      throw PortProblem(
        "two files have one name: \(same.map(\.path).joined(separator: ", ")). Rename one.")
    }
    return sources
  }
}

/// Why a target is not built.
private struct PortProblem: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
