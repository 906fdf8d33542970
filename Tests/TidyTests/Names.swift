// What the sources and the tests declare, so that documents can name it: a name stays right when its
// file moves to another folder.

import Foundation

/// The types that the sources declare, nested ones too, and the names of files that are not Swift.
struct SourceNames {
  /// Read once for all tests.
  static let all = Result { try SourceNames() }

  private var names: Set<String> = []

  private init() throws {
    let declaration =
      #/(?m)^ *(?:@\w+(?:\([^)]*\))? )*(?:[\w()]+ )*(?:class|struct|enum|protocol|typealias) (\w+)/#
    for file in try Tree.files(".swift", in: ["Sources", "Device"]) {
      names.formUnion(file.text.matches(of: declaration).map { String($0.output.1) })
    }
    for file in try Tree.files(".js", in: ["Sources"]) + Tree.files(".h", in: ["Sources"]) {
      names.insert(file.name)
    }
  }

  func has(_ name: String) -> Bool { names.contains(name) }
}

/// The names of the tests, by the file's name without its ending.
struct TestNames {
  /// Read once for all tests.
  static let all = Result { try TestNames() }

  private var names: [String: Set<String>] = [:]

  private init() throws {
    let test = /@Test(?:\((?:[^()]|\([^()]*\))*\))?\s+(?:[a-z]+ )*func (`[^`]+`|\w+)/
    for file in try Tree.files(".swift", in: ["Tests", "Device/Tests"]) {
      let found = file.text.matches(of: test).map {
        $0.output.1.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
      }
      names[String(file.name.dropLast(6)), default: []].formUnion(found)
    }
    for file in try Tree.files(".py", in: ["Checks/Browser"]) {
      let found = file.text.matches(of: /(?m)^def (test_\w+)\(/).map { String($0.output.1) }
      names[String(file.name.dropLast(3)), default: []].formUnion(found)
    }
  }

  /// Whether there is such a test: `TapTests.function`; `TapTests` alone is a file of tests.
  func has(_ test: String) -> Bool {
    let parts = test.split(separator: ".", maxSplits: 1).map(String.init)
    guard let file = parts.first, let tests = names[file] else { return false }
    return parts.count == 1 || tests.contains(parts[1])
  }

  var count: Int { all.count }

  var all: [String] { names.values.flatMap { $0 } }
}
