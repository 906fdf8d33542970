// What `--watch` looks at.

import Foundation
import Testing

@testable import TouchPlay

struct BuilderTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func `the package is the folder above the program that has a manifest`() throws {
    try write("", "Package.swift")
    try write("", "Sources/A/a.swift")
    try write("", ".build/debug/A")
    defer { try? FileManager.default.removeItem(at: folder) }
    let builder = try Builder(of: folder.appendingPathComponent(".build/debug/A"))
    #expect(builder.package.standardizedFileURL.path == folder.standardizedFileURL.path)
    let before = builder.sources()
    #expect(before.count == 2 && before == builder.sources())
    try write("", "Sources/A/b.swift")
    #expect(builder.sources().count == 3)
  }

  @Test func `a program outside of a package is not built, and the error says what to do`() {
    let error = #expect(throws: (any Error).self) {
      try Builder(of: URL(fileURLWithPath: "/nowhere/A"))
    }
    #expect(error.map { "\($0)".contains("Start it with `swift run`") } == true)
  }
}
