// The strangers' package leaves no open class and no protocol out, and strangers find one version.

import Foundation
import Testing

@Suite struct DownstreamTests {
  private static let libraries = [
    "TouchEngine", "TouchWidgets", "TouchTesting", "StrokeRecognizers",
  ]
  .map { "Sources/\($0)" }

  /// The names that a pattern's first group finds in the libraries.
  private func names(_ pattern: Regex<(Substring, Substring)>) throws -> [String] {
    try Tree.files(".swift", in: Self.libraries).flatMap { file in
      file.lines.compactMap { line in line.prefixMatch(of: pattern).map { String($0.1) } }
    }
  }

  @Test func everyOpenClassHasASubclassWithAVariableAndAPlainDeinit() throws {
    let classes = try names(/open class (\w+)/)
    #expect(classes.count > 28)
    var complete: Set<Substring> = []
    for file in try Tree.files(".swift", in: ["Checks/Downstream/Kinds"]) {
      for (index, line) in file.lines.enumerated() {
        guard let match = line.firstMatch(of: /class \w+(?:<\w+>)?: (\w+)/) else { continue }
        let body = file.lines[index...].prefix { $0 != "}" }
        let hasVariable = body.contains { $0.contains(#/^  [a-z ]*var /#) }
        if hasVariable, body.contains(where: { $0.hasPrefix("  deinit {") }) {
          complete.insert(match.1)
        }
      }
    }
    #expect(classes.filter { !complete.contains(Substring($0)) } == [])
  }

  @Test func everyProtocolIsAdopted() throws {
    // A protocol of one class alone is nothing that strangers adopt.
    let protocols = try names(
      /public protocol (\w+)(?!\w|: UIScrollView |: UIPresentationController |: FocusResponder |: UIFocusEnvironment )/
    )
    #expect(protocols.count == 26)
    let files = try Tree.files(".swift", in: ["Checks/Downstream/Kinds/Sources"])
    let sources = files.map(\.text).joined()
    for name in protocols {
      #expect(sources.contains(try Regex("[:,]\\s+\(name)\\b")), "nothing adopts \(name)")
    }
  }

  /// The last version of CHANGELOG, with its day, is the one that the command tells and that
  /// strangers are told to depend on.
  @Test func changelogCommandAndManifestsTellOneVersion() throws {
    let changes = try Tree.file("CHANGELOG.md").text
    let heading = /\n## (\d+\.\d+\.\d+) — \d{4}-\d\d-\d\d\n/
    let version = try #require(changes.firstMatch(of: heading)?.1)
    let command = try Tree.file("Sources/TouchPlay/TouchPlayer+Main.swift").text
    #expect(command.contains("version = \"\(version)\""))
    let dependency = #"url: "https://github.com/touchkit/touchkit", from: "\#(version)""#
    let manifests = try Tree.files(".swift", in: ["Checks/Downstream/Manifests"])
    #expect(manifests.count == 3)
    for file in try manifests + [Tree.file("README.md"), Tree.file("Checks/Downstream/run.sh")] {
      #expect(file.text.contains(dependency), "\(file.path) does not depend on \(version)")
    }
  }
}
