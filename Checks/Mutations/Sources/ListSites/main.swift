// Prints, as JSON, every place of the given folders where a fault can be put.
// Usage: ListSites Sources/GestureCore Sources/TouchEngine …

import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The Swift files of a folder, in the order of their paths.
func swiftFiles(in folder: String) -> [String] {
  let inside = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return inside.filter { $0.hasSuffix(".swift") && !Skipping.isSkipped(file: $0) }
    .map { "\(folder)/\($0)" }.sorted()
}

/// The sites of all files, with final addresses.
///
/// A declaration is addressed without labels where no other one has its path. Of several sites of one
/// operator in one declaration the first has round 1; overloads that have the same labels, too, count on.
func addressed(_ found: [(path: DeclarationPath, site: Site)]) -> [Site] {
  var forms: [String: Set<String>] = [:]
  for (path, _) in found { forms[path.name, default: []].insert(path.nameWithLabels) }
  var rounds: [String: Int] = [:]
  return found.map { path, site in
    var site = site
    site.declaration = forms[path.name]!.count == 1 ? path.name : path.nameWithLabels
    let key = "\(site.declaration): \(site.operator)"
    rounds[key, default: 0] += 1
    site.round = rounds[key]!
    return site
  }
}

var files: [(path: String, target: String, tree: SourceFileSyntax)] = []
for folder in CommandLine.arguments.dropFirst() {
  for path in swiftFiles(in: folder) {
    let source = try String(contentsOfFile: path, encoding: .utf8)
    let parsed = Parser.parse(source: source)
    guard !parsed.hasError else { fatalError("\(path) has a syntax error") }
    let tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    let target = String(folder.split(separator: "/").last!)
    files.append((path, target, tree.cast(SourceFileSyntax.self)))
  }
}
let everything = Declarations(of: files.map { ($0.target, $0.tree) })
let values = Declarations(
  of: files.filter { Declarations.valueTargets.contains($0.target) }.map { ($0.target, $0.tree) })
var found: [(path: DeclarationPath, site: Site)] = []
for (path, target, tree) in files {
  let finder = SiteFinder(
    file: path, target: target, converter: SourceLocationConverter(fileName: path, tree: tree),
    declarations: Declarations.valueTargets.contains(target) ? values : everything)
  finder.walk(tree)
  // In the order of the code; the sort keeps what starts at one place in the order in which it was found.
  let indexed = finder.found.enumerated().sorted {
    ($0.element.site.start, $0.offset) < ($1.element.site.start, $1.offset)
  }
  found += indexed.map(\.element)
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
FileHandle.standardOutput.write(try encoder.encode(addressed(found)))
