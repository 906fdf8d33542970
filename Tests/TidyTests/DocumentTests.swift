// What the documents promise is there: their paths, and the example.

import Foundation
import GestureCore
import Testing

@Suite struct DocumentTests {
  @Test func everyPathInADocumentExists() throws {
    // A path names a place of the package: it starts at one of its folders, or is a link.
    let code = #/`((?:Sources|Tests|Checks|Device|Documentation|\.ci)/[^`\s]*)`/#
    let link = /\]\(([^)#:\s]+)\)/
    for document in try Tree.documents() {
      let folder = document.path.split(separator: "/").dropLast().joined(separator: "/")
      for (index, line) in document.lines.enumerated() {
        let place = "\(document.path):\(index + 1)"
        for match in line.matches(of: code) {
          #expect(Tree.exists(String(match.1)), "\(place): there is no \(match.1)")
        }
        for match in line.matches(of: link) {
          let path = folder.isEmpty ? String(match.1) : "\(folder)/\(match.1)"
          #expect(Tree.exists(path), "\(place): there is no \(path)")
        }
      }
    }
  }

  @Test func everyTestThatADocumentNamesExists() throws {
    let names = try TestNames.all.get()
    var count = 0
    for document in try Tree.documents() {
      for (index, line) in document.lines.enumerated() {
        for match in line.matches(of: /`([A-Z]\w*Tests(?:\.\w+)?)`/) {
          let name = String(match.1)
          count += 1
          // The folders of tests are modules.
          let isThere = names.has(name) || Tree.exists("Tests/\(name)")
          #expect(isThere, "\(document.path):\(index + 1): there is no test \(name)")
        }
      }
    }
    #expect(count > 200)
  }

  /// These say of our own types what they do; others name what UIKit has, too.
  @Test(arguments: [
    "ARCHITECTURE.md", "Documentation/Serving.md", "Documentation/Simulation.md",
    "Sources/TouchTrace/TouchTrace.docc/Inspecting.md",
    "Sources/TouchTrace/TouchTrace.docc/Linting.md",
  ])
  func everyTypeThatADocumentNamesExists(document: String) throws {
    let (sources, tests) = (try SourceNames.all.get(), try TestNames.all.get())
    for (index, line) in try Tree.file(document).lines.enumerated() {
      for match in line.matches(of: /`([A-Z]\w*[a-z]\w*)(?:\.\w+[^`]*)?`/) {
        let name = String(match.1)
        let isThere =
          sources.has(name) || tests.has(name)
          || ["Sources", "Tests", "Checks", "."].contains { Tree.exists("\($0)/\(name)") }
        #expect(isThere, "\(document):\(index + 1): there is no \(name)")
      }
    }
  }

  @Test(arguments: [
    ("Tests/TidyTests/ReadmeExample.swift", "README.md"),
    ("Tests/TidyTests/HostExample.swift", "Sources/TouchKit/TouchKit.docc/Hosting.md"),
  ])
  func theExampleOfADocumentIsTheOneThatCompiles(source: String, document: String) throws {
    let example = try #require(
      try Tree.file(source).text
        .firstMatch(of: /\/\/ [A-Z]+ begins\n(?<code>[\s\S]*?)\n\/\/ [A-Z]+ ends/)?.code)
    let shown = try #require(
      try Tree.file(document).text.firstMatch(of: /```swift\n(?<code>[\s\S]*?)\n```/)?.code)
    #expect(example == shown)
  }

  @Test func theReadmesCommandsAreTheOnesThatAreChecked() throws {
    let readme = try Tree.file("README.md").text
    #expect(readme.contains("\nswift run touchkit play\n"))
    #expect(readme.contains("\nswift test\n"))
    #expect(readme.contains("\nswift run touchkit explain Tests/"))
    #expect(try Tree.file(".ci/run").text.contains("swift test; }"))
  }
}
