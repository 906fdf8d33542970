// Which sources an app's page without a server is compiled from.

import Foundation
import Testing

import TouchTrace

@testable import TouchPlay

/// What `swift package describe` says of a package, in short.
private func package(_ name: String, at path: String, targets: String, products: String = "")
  throws -> DescribedPackage
{
  try DescribedPackage.decoder.decode(
    DescribedPackage.self,
    from: Data(
      """
      {"name": "\(name)", "path": "\(path)", "products": [\(products)], "targets": [\(targets)]}
      """.utf8))
}

private func target(
  _ name: String, targets: String = "", products: String = "", type: String = "SwiftTarget"
) -> String {
  """
  {"name": "\(name)", "c99name": "\(name.replacing("-", with: "_"))", "module_type": "\(type)",
   "path": "Sources/\(name)", "sources": ["In/A.swift", "B.swift"],
   "target_dependencies": [\(targets)], "product_dependencies": [\(products)]}
  """
}

/// The checkout of TouchKit.
private let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().path

private func touchKit() throws -> DescribedPackage {
  try package(
    "TouchKit", at: checkout,
    targets: [
      target("UIKit"), target("TouchTrace"), target("StrokeKit"), target("TouchMonkey"),
      target("StrokeRecognizers", targets: #""UIKit", "StrokeKit""#),
      target("Examples", targets: #""UIKit", "StrokeRecognizers""#),
      target("Guide", targets: #""UIKit""#),
      target("GuidePlay", targets: #""Guide", "TouchTrace""#),
    ].joined(separator: ","),
    products: ["UIKit", "TouchTrace", "StrokeKit", "StrokeRecognizers", "TouchMonkey"].map {
      "{\"name\": \"\($0)\", \"targets\": [\"\($0)\"]}"
    }.joined(separator: ","))
}

@Suite struct ExportedSourcesTests {
  @Test func modulesComeAfterThoseThatTheyImport() throws {
    let app = try package(
      "Voyage", at: "/app",
      targets: [
        target("Play", targets: #""Voyage", "Trip-Model""#),
        target("Voyage", targets: #""Trip-Model""#, products: #""UIKit", "Distances""#),
        target("Trip-Model"),
      ].joined(separator: ","))
    let other = try package(
      "Distances", at: "/app/Distances", targets: target("Metres"),
      products: #"{"name": "Distances", "targets": ["Metres"]}"#)
    let sources = try ExportedSources(of: "Play", in: [app, touchKit(), other])
    #expect(sources.modules.map(\.name) == ["Trip_Model", "Metres", "Voyage", "Play"])
    #expect(
      sources.modules[1].files
        == ["/app/Distances/Sources/Metres/In/A.swift", "/app/Distances/Sources/Metres/B.swift"])
    #expect(sources.libraries.isEmpty)
    #expect(sources.notes.isEmpty)
  }

  @Test func recognizersOfStrokesBringWhatTheyAreBuiltOn() throws {
    let app = try package(
      "Ink", at: "/app", targets: target("Ink", products: #""TouchTrace", "StrokeRecognizers""#))
    let sources = try ExportedSources(of: "Ink", in: [app, touchKit()])
    #expect(sources.libraries == ["StrokeKit", "StrokeRecognizers"])
    #expect(sources.modules.map(\.name) == ["Ink"])
  }

  @Test func ofTouchKitItselfTheAskedTargetAloneIsAnApp() throws {
    let sources = try ExportedSources(of: "Examples", in: [touchKit()])
    #expect(sources.modules.map(\.name) == ["Examples"])
    #expect(sources.libraries == ["StrokeKit", "StrokeRecognizers"])
  }

  @Test func aTargetOfTouchKitThatOthersCannotImportIsAnApp() throws {
    let sources = try ExportedSources(of: "GuidePlay", in: [touchKit()])
    #expect(sources.modules.map(\.name) == ["Guide", "GuidePlay"])
    #expect(sources.libraries.isEmpty)
    #expect(sources.notes.isEmpty)
  }

  @Test func targetsThatCannotBeExportedAreToldAndLeftOut() throws {
    let app = try package(
      "Voyage", at: "/app",
      targets: [
        target("Play", targets: #""CShapes""#, products: #""TouchMonkey""#),
        target("CShapes", type: "ClangTarget"),
      ].joined(separator: ","))
    let sources = try ExportedSources(of: "Play", in: [app, touchKit()])
    #expect(sources.modules.map(\.name) == ["Play"])
    #expect(
      sources.notes == [
        "CShapes of Voyage is left out: it is no Swift code.",
        "TouchMonkey of TouchKit is left out: it needs Foundation or a system.",
      ])
  }

  @Test func aTargetThatThePackageLacksIsNamedBesideThoseThatItHas() throws {
    let app = try package("Voyage", at: "/app", targets: target("Voyage"))
    let error = #expect(throws: (any Error).self) {
      try ExportedSources(of: "Play", in: [app])
    }
    #expect(
      error.map { "\($0)" }?.contains(
        "Voyage has no target Play, in which the apps were expected. Its targets: Voyage.") == true)
  }

  @Test func aPlayersAppsAreNamedAsItsModuleNamesThem() {
    let apps = ExportedApps(of: SomePlayer.self)
    #expect(apps.list == "SomePlayer.apps")
    #expect(apps.target == "PlaygroundTests")
  }

  @Test func aFolderWithOtherFilesIsNotReplaced() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try SiteFolder.requireRoom(in: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try SiteFolder.requireRoom(in: folder)
    try Data().write(to: folder.appendingPathComponent("letter.txt"))
    #expect(throws: (any Error).self) { try SiteFolder.requireRoom(in: folder) }
    for name in ["apps.wasm.gz", "worker.js"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    try SiteFolder.requireRoom(in: folder)
  }
}

enum SomePlayer: TouchPlayer {
  static let apps: [TouchApp] = []
}
