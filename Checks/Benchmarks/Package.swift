// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "TouchKit", path: "../..", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // Counts heap allocations by standing in front of the C library's allocator.
    .target(name: "AllocationCounter"),

    // Measures a case in a copy of the process.
    .target(name: "ProcessCopy"),

    // What the programs have in common: their options and their report.
    .target(
      name: "Measuring",
      dependencies: [
        "ProcessCopy", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),

    // What a touch costs: time, allocations, and (under callgrind) instructions.
    .executableTarget(
      name: "TouchBenchmarks",
      dependencies: [
        "AllocationCounter", "Measuring",
        .product(name: "TouchKit", package: "TouchKit"),
        .product(name: "TouchTrace", package: "TouchKit"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
        .defaultIsolation(MainActor.self),
      ]),

    // What decisions about strokes cost: pure values, so no scene is needed.
    .executableTarget(
      name: "StrokeBenchmarks",
      dependencies: [
        "AllocationCounter", "Measuring",
        .product(name: "StrokeKit", package: "TouchKit"),
        .product(name: "StrokeEvaluation", package: "TouchKit"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
