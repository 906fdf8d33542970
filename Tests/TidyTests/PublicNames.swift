// What the engine and the widgets declare for apps.

import Foundation

/// The public types of the engine and the widgets and their members; told by indentation.
struct PublicNames {
  private var types: Set<String> = []
  private var members: [String: Set<String>] = [:]
  private var stored: Set<String> = []
  /// The superclass and the protocols of each type.
  private var parents: [String: [String]] = [:]

  /// A type or an extension whose end has not been seen.
  private struct Opening {
    let indent: Int
    let name: String
    let kind: Substring
  }

  init() throws {
    // The states of recognizers and the like are the core's.
    let folders = ["GestureCore", "TouchEngine", "TouchWidgets"].map { "Sources/\($0)" }
    for file in try Tree.files(".swift", in: folders) { read(file.lines) }
  }

  private mutating func read(_ lines: [String]) {
    let opening =
      #/^( *)(?:@\w+(?:\([^)]*\))? )*(?:[a-z()]+ )*(class|struct|enum|protocol|extension) ([A-Z][\w.]*)(?:<[^>]*>)?(?:: ([^{]+))?(?:$|.*\{)/#
    let member =
      #/^( *)(?:@\w+(?:\([^)]*\))? )*(?:[a-z()]+ )*?(open|public )?(?:[a-z()]+ )*(?:func|var|let|typealias) `?(\w+)/#
    let enumCase = #/^( *)case ([a-z`][^(=/]*)/#
    var open: [Opening] = []
    for (index, line) in lines.enumerated() {
      if let close = line.firstMatch(of: #/^( *)\}/#) {
        open.removeAll { $0.indent >= close.1.count }
      }
      if let match = line.firstMatch(of: opening),
        match.2 != "class" || !line.contains("class func")
      {
        open.removeAll { $0.indent >= match.1.count }
        let outer = open.last.map { $0.name + "." } ?? ""
        let name = outer + match.3
        open.append(Opening(indent: match.1.count, name: name, kind: match.2))
        if match.2 != "extension", line.contains("public ") || line.contains("open ") {
          types.insert(name)
        }
        let list = match.4.map { $0.split(separator: ",") } ?? []
        parents[name, default: []] += list.compactMap {
          $0.trimmingCharacters(in: .whitespaces).split(separator: " ").last.map(String.init)
        }
      } else if let match = line.firstMatch(of: enumCase) {
        guard let type = open.last(where: { $0.indent < match.1.count }), type.kind == "enum",
          type.indent + 2 == match.1.count
        else { continue }
        for name in match.2.split(separator: ",") {
          members[type.name, default: []].insert(
            name.trimmingCharacters(in: CharacterSet(charactersIn: " `")))
        }
      } else if let match = line.firstMatch(of: member) {
        guard let type = open.last(where: { $0.indent < match.1.count }) else { continue }
        let isPublic = line.contains("open ") || line.contains("public ") || type.kind == "protocol"
        guard isPublic else { continue }
        members[type.name, default: []].insert(String(match.3))
        if let alias = line.firstMatch(of: #/typealias (\w+) = (\w+)$/#) {
          types.insert("\(type.name).\(alias.1)")
          parents["\(type.name).\(alias.1)", default: []].append(String(alias.2))
        }
        if index > 0, lines[index - 1].contains("/// Stored, without effect") {
          stored.insert("\(type.name).\(match.3)")
        }
      }
    }
  }

  /// Whether a type, or a type's member, is declared: `UIView`, `UIView.alpha`, `UITouch.Phase.began`.
  func has(_ name: String) -> Bool { declaration(of: name) != nil }

  /// Whether a member is declared as stored without effect.
  func isStored(_ name: String) -> Bool { declaration(of: name).map(stored.contains) ?? false }

  /// The name with the type that declares the member: itself, or a superclass or a protocol of it.
  private func declaration(of name: String) -> String? {
    if types.contains(name) { return name }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let member = String(name[name.index(after: dot)...])
    var open = [String(name[..<dot])]
    var seen: Set<String> = []
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      if members[type]?.contains(member) == true { return "\(type).\(member)" }
      open += parents[type] ?? []
    }
    return nil
  }
}
