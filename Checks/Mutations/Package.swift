// swift-tools-version: 6.2
import PackageDescription

// Apart from the package: TouchKit does not depend on a parser. The parser is the one of the
// toolchain, so that nothing is fetched and the build takes seconds; `faults.py` says where it is.
let package = Package(
  name: "Mutations",
  targets: [
    // Reads sources and prints every place where a fault can be put.
    .executableTarget(
      name: "ListSites",
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)],
      linkerSettings: [
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
        .linkedLibrary("SwiftOperators"),
      ])
  ]
)
