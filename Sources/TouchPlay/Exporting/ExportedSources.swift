// The sources of apps: of their target, and of all targets that it imports.

import ArgumentParser
import Foundation

/// The sources from which the apps of a page without a server are compiled.
struct ExportedSources: Equatable {
  /// A Swift module, and the paths of its files.
  struct Module: Equatable {
    let name: String
    let files: [String]
  }

  /// The modules, each after those that it imports.
  private(set) var modules: [Module] = []
  /// What the apps use of TouchKit beside what is always there, in the order of its layers.
  private(set) var libraries: [String] = []
  /// What is left out, each with the reason in a sentence. The compiler refuses code that needs it.
  private(set) var notes: [String] = []
  /// The targets of TouchKit that are always there.
  private static let base: Set<String> = [
    "GestureCore", "WidgetRules", "TouchEngine", "TouchWidgets", "TouchKit", "UIKit",
    "_Testing_UIKit",
    "CUIKitSubclass", "PlainJSON", "TouchTrace", "TouchAssistance", "TouchPlay",
  ]
  /// Those that are there if an app uses them.
  private static let further: Set<String> = ["StrokeKit", "StrokeRecognizers"]

  /// Finds the sources of a target.
  ///
  /// - Parameters:
  ///   - target: The target's name.
  ///   - packages: The package that has it, and then those on which that depends.
  /// - Throws: An error if the package has no such target.
  init(of target: String, in packages: [DescribedPackage]) throws {
    guard let package = packages.first, let target = package.target(target) else {
      throw ValidationError(
        """
        \(packages.first?.name ?? "The package") has no target \(target), in which the apps were expected. Its \
        targets: \(packages.first?.targets.map(\.name).joined(separator: ", ") ?? "none").
        """)
    }
    var visited: Set<String> = []
    take(target, of: package, in: packages, visited: &visited)
  }

  private mutating func take(
    _ target: DescribedPackage.Target, of package: DescribedPackage,
    in packages: [DescribedPackage],
    visited: inout Set<String>
  ) {
    // What others cannot import of TouchKit is an app of its own.
    let isLibrary = package.isTouchKit && !visited.isEmpty && package.isImported(target)
    guard visited.insert(target.name).inserted else { return }
    if package.isTouchKit, Self.base.contains(target.name) { return }
    if isLibrary, !Self.further.contains(target.name) {
      notes.append("\(target.name) of TouchKit is left out: it needs Foundation or a system.")
      return
    }
    guard target.moduleType == "SwiftTarget" else {
      notes.append("\(target.name) of \(package.name) is left out: it is no Swift code.")
      return
    }
    for name in target.targetDependencies ?? [] {
      guard let next = package.target(name) else { continue }
      take(next, of: package, in: packages, visited: &visited)
    }
    for name in target.productDependencies ?? [] {
      guard let owner = packages.first(where: { $0.product(name) != nil }) else { continue }
      for name in owner.product(name)?.targets ?? [] {
        guard let next = owner.target(name) else { continue }
        take(next, of: owner, in: packages, visited: &visited)
      }
    }
    if isLibrary {
      libraries.append(target.name)
    } else {
      modules.append(Module(name: target.c99name, files: package.files(of: target)))
    }
  }
}

/// What `swift package describe` says of a package.
struct DescribedPackage: Decodable, Equatable {
  let name: String
  /// Its folder.
  let path: String
  let products: [Product]
  let targets: [Target]

  struct Product: Decodable, Equatable {
    let name: String
    let targets: [String]
  }

  struct Target: Decodable, Equatable {
    let name: String
    /// Its module's name.
    let c99name: String
    let moduleType: String
    /// Its folder, from the package's.
    let path: String
    /// Its files, from its folder.
    let sources: [String]
    let targetDependencies: [String]?
    let productDependencies: [String]?
  }

  /// Whether it is TouchKit's own, which has the script that makes the page.
  var isTouchKit: Bool { FileManager.default.fileExists(atPath: script) }

  /// The script that makes the page, if this is TouchKit.
  var script: String { "\(path)/Checks/Embedded/site.sh" }

  func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  func product(_ name: String) -> Product? { products.first { $0.name == name } }

  /// Whether other packages can import a target.
  fileprivate func isImported(_ target: Target) -> Bool {
    products.contains { $0.targets.contains(target.name) }
  }

  /// The files of a target.
  fileprivate func files(of target: Target) -> [String] {
    let folder = URL(fileURLWithPath: path).appendingPathComponent(target.path)
    return target.sources.map { folder.appendingPathComponent($0).standardizedFileURL.path }
  }

  /// Reads what the package manager says.
  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return decoder
  }

  /// Describes a package and all packages on which it depends, each once: the package first.
  ///
  /// - Throws: An error if the package manager fails, or answers with something else than expected.
  static func all(from folder: URL, for purpose: String) throws -> [DescribedPackage] {
    struct Dependency: Decodable {
      let path: String
      let dependencies: [Dependency]

      /// The folders of this package and of those below it.
      var folders: [String] { [path] + dependencies.flatMap(\.folders) }
    }
    func ask<Answer: Decodable>(_ arguments: [String], in folder: URL) throws -> Answer {
      let text = try Tool.output(of: "swift", ["package"] + arguments, in: folder, for: purpose)
      do {
        return try decoder.decode(Answer.self, from: Data(text.utf8))
      } catch {
        throw ValidationError(
          "\(purpose): swift package \(arguments[0]) of \(folder.path) answered otherwise than expected: \(error)"
        )
      }
    }
    let tree: Dependency = try ask(["show-dependencies", "--format", "json"], in: folder)
    var seen: Set<String> = []
    return try tree.folders.filter { seen.insert($0).inserted }.map {
      try ask(["describe", "--type", "json"], in: URL(fileURLWithPath: $0))
    }
  }
}
