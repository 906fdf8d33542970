// swift-tools-version: 6.2
import PackageDescription

let onMainActor: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error), .defaultIsolation(MainActor.self),
]

let package = Package(
  name: "Embedded",
  dependencies: [.package(name: "TouchKit", path: "../..", traits: [])],
  targets: [
    // A window with gestures and the log of what they told: the same code in both executables.
    .target(
      name: "Scene",
      dependencies: [
        .product(name: "GestureCore", package: "TouchKit"),
        .product(name: "TouchKit", package: "TouchKit"),
      ],
      swiftSettings: onMainActor),

    // What Embedded Swift calls in C: three functions that wasi-libc does not have, and a small heap.
    .target(name: "CRuntime"),

    // Sources/TouchModule and Sources/LeastModule are WebAssembly modules that build.sh compiles with
    // the engine as one.

    // The simulator as a WebAssembly module: a seed goes in, and what its log comes to goes out.
    .executableTarget(
      name: "SimulationModule",
      dependencies: [.product(name: "TouchSimulation", package: "TouchKit"), "CRuntime"],
      swiftSettings: onMainActor),

    // The native side: prints a script of touches, and what they lead to.
    .executableTarget(name: "Script", dependencies: ["Scene"], swiftSettings: onMainActor),

    // And what the logs of the simulator come to.
    .executableTarget(
      name: "Digests", dependencies: [.product(name: "TouchSimulation", package: "TouchKit")],
      swiftSettings: onMainActor),
  ]
)
