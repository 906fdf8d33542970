// `touchkit new`: a package of one's own, with a player and a test.

import ArgumentParser
import Foundation
import TouchPlay

/// `touchkit new`.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a package: a view controller, a player for it, and a test.",
    discussion: """
      The package has a library with iOS code, a player that serves it on a page and records, replays \
      and explains it, and tests that run without a simulator. Nothing that exists is overwritten.
      """)

  @Argument(help: "The folder of the package; its last part is the name, such as Pinboard.")
  var folder: String

  @Option(
    help: ArgumentHelp(
      "TouchKit: the path of a checkout, or the URL of a repository.",
      discussion: "By default the folder in which this runs, if that is a checkout of TouchKit."))
  var touchkit: String?

  @Flag(
    help: ArgumentHelp(
      "Write iOS code with @objc and #selector, which a plugin ports on Linux.",
      discussion: "Without it, actions are references to methods, and no plugin is needed."))
  var ported = false

  func run() throws {
    let url = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    let package = NewPackage(
      name: try name(of: url), dependency: try dependency(), isPorted: ported)
    let files = FileManager.default
    if let found = try? files.contentsOfDirectory(atPath: url.path), !found.isEmpty {
      throw ValidationError("\(url.path): the folder has \(found.count) files. Name a new one.")
    }
    for (path, text) in package.files {
      let file = url.appendingPathComponent(path)
      try files.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .withoutOverwriting)
    }
    Output.say(
      """
      \(package.name) is in \(url.path). Go there, then:
        swift run \(package.name)Play    serves the page
        swift test\(String(repeating: " ", count: package.name.count + 9))runs the tests
      """)
  }

  /// The name of the package, which names its modules, too.
  private func name(of url: URL) throws -> String {
    let name = url.lastPathComponent
    let isWord = name.unicodeScalars.allSatisfy {
      "a"..."z" ~= $0 || "A"..."Z" ~= $0 || "0"..."9" ~= $0
    }
    guard let first = name.unicodeScalars.first, isWord, "A"..."Z" ~= first else {
      throw ValidationError(
        "\(name): a package's name begins with a capital letter and has only letters and digits "
          + "from a to z and 0 to 9, such as Pinboard.")
    }
    let taken: Set = [
      "TouchKit", "TouchPlay", "TouchTesting", "TouchTrace", "UIKit", "Testing", "PortSupport",
    ]
    if taken.contains(name) { throw ValidationError("\(name): a module has this name already.") }
    return name
  }

  /// The dependency on TouchKit as a manifest writes it, without traits.
  private func dependency() throws -> String {
    let place = touchkit ?? FileManager.default.currentDirectoryPath
    if place.contains("://") || place.hasPrefix("git@") {
      return "url: \(place.debugDescription), from: \"\(NewPackage.version)\""
    }
    let folder = URL(fileURLWithPath: place, isDirectory: true).standardizedFileURL
    let manifest = folder.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8),
      text.contains("name: \"TouchKit\"")
    else {
      throw ValidationError(
        "\(folder.path): there is no checkout of TouchKit. Name its path or its URL by --touchkit.")
    }
    return "name: \"touchkit\", path: \(folder.path.debugDescription)"
  }
}
