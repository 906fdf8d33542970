// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Fuzzing",
  dependencies: [
    .package(name: "TouchKit", path: "../.."),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // The checks, and libFuzzer's way in. `run.sh` names the compiler's flags, for this target and
    // for all that it fuzzes.
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "Playground", package: "TouchKit"),
        .product(name: "TouchKit", package: "TouchKit"),
        .product(name: "StrokeKit", package: "TouchKit"),
        .product(name: "StrokeEvaluation", package: "TouchKit"),
        .product(name: "TouchSimulation", package: "TouchKit"),
        .product(name: "TouchTrace", package: "TouchKit"),
        .product(name: "FlyingFox", package: "FlyingFox"),
      ],
      path: "Sources",
      swiftSettings: [
        .swiftLanguageMode(.v6), .treatAllWarnings(as: .error), .defaultIsolation(MainActor.self),
      ])
  ]
)
