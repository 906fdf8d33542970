// swift-tools-version: 6.2
import PackageDescription

/// Pure values: no UIKit class in sight, `Sendable`, usable from any thread.
let pure: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// Everything that shows UIKit's classes lives on the main actor, as UIKit does.
let onMainActor: [SwiftSetting] = pure + [.defaultIsolation(MainActor.self)]

/// What only the playground and the command line need: without the trait it is not even fetched.
let withPlayground = TargetDependencyCondition.when(traits: ["Playground"])

let package = Package(
  name: "TouchKit",
  // The first ones with `ContinuousClock` and `Regex`. Nobody has built it there yet.
  platforms: [
    .macOS(.v13), .macCatalyst(.v16), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
  ],
  products: [
    .library(name: "GestureCore", targets: ["GestureCore"]),
    .library(name: "StrokeKit", targets: ["StrokeKit"]),
    .library(name: "StrokeEvaluation", targets: ["StrokeEvaluation"]),
    .library(name: "TouchKit", targets: ["TouchKit"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "StrokeRecognizers", targets: ["StrokeRecognizers"]),
    .library(name: "TouchTrace", targets: ["TouchTrace"]),
    .library(name: "TouchTesting", targets: ["TouchTesting"]),
    .library(name: "TouchSimulation", targets: ["TouchSimulation"]),
    .library(name: "Examples", targets: ["Examples"]),
    .library(name: "Playground", targets: ["Playground"]),
    .executable(name: "touchkit", targets: ["Command"]),
  ],
  traits: [
    .default(enabledTraits: ["Playground"]),
    .trait(
      name: "Playground",
      description: """
        The web host and the command line, with FlyingFox and ArgumentParser. Whoever needs only the
        libraries writes `traits: []`.
        """),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Decisions as values: states, the contest, what a view sees, each gesture's rule.
    .target(name: "GestureCore", swiftSettings: pure),

    // Strokes as values: the circle that fits one best, and which of its templates a gesture is.
    .target(name: "StrokeKit", swiftSettings: pure),

    // How often recognizers are right: people's strokes, trials, tables.
    .target(name: "StrokeEvaluation", dependencies: ["StrokeKit"], swiftSettings: pure),

    // UIKit's classes: they collect facts, ask GestureCore, and carry its verdicts out.
    .target(name: "TouchKit", dependencies: ["GestureCore"], swiftSettings: onMainActor),

    // The name that iOS code imports. Who depends on it names TouchKit too: only then does SwiftPM
    // build it anew when a class there changes shape.
    .target(
      name: "UIKit", dependencies: ["TouchKit", "_Testing_UIKit", "CUIKitSubclass"],
      swiftSettings: onMainActor),

    // `import Testing` beside `import UIKit` looks for an overlay of this name; it is empty.
    .target(name: "_Testing_UIKit", swiftSettings: pure),

    // Makes `import UIKit.UIGestureRecognizerSubclass` resolve; it is empty.
    .target(name: "CUIKitSubclass"),

    // Recorded input: files, replays, logs of decisions; and what is wrong with an app's gestures.
    .target(
      name: "TouchTrace", dependencies: ["GestureCore", "TouchKit"], swiftSettings: onMainActor),

    // Fingers for tests, and assertions on the ordered log.
    .target(
      name: "TouchTesting", dependencies: ["GestureCore", "TouchKit", "TouchTrace"],
      swiftSettings: onMainActor),

    // Drawn gestures as recognizers: circles, shapes by example, checkmarks, tickles.
    .target(
      name: "StrokeRecognizers", dependencies: ["UIKit", "TouchKit", "StrokeKit"],
      swiftSettings: onMainActor),

    // Random apps under random fingers, judged after every event.
    .target(
      name: "TouchSimulation", dependencies: ["GestureCore", "TouchKit"], swiftSettings: onMainActor
    ),

    // The example apps, written as iOS code.
    .target(
      name: "Examples", dependencies: ["UIKit", "TouchKit", "StrokeKit", "StrokeRecognizers"],
      swiftSettings: onMainActor),

    // The web host: a page with real fingers, one application for each page.
    .target(
      name: "Playground",
      dependencies: [
        "TouchKit", "TouchTrace", "Examples",
        .product(name: "FlyingFox", package: "FlyingFox", condition: withPlayground),
      ],
      resources: [.copy("Public")], swiftSettings: onMainActor),

    // The command line, `touchkit`. Its module has another name, because disks that do not tell
    // capitals apart could not tell it from TouchKit.
    .executableTarget(
      name: "Command",
      dependencies: [
        "Playground", "Examples", "TouchKit", "TouchTrace", "StrokeKit", "StrokeEvaluation",
        "TouchSimulation",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser", condition: withPlayground),
      ],
      swiftSettings: pure),

    // The decisions alone: tables, boundaries, exhausted small spaces.
    .testTarget(name: "GestureCoreTests", dependencies: ["GestureCore"], swiftSettings: pure),

    // Strokes: fits beside another library's, recognizers, evaluations, files, bad input.
    .testTarget(
      name: "StrokeKitTests", dependencies: ["StrokeKit", "StrokeEvaluation"],
      exclude: ["Circles/Expectations/expectations.py"],
      resources: [.copy("Circles/Expectations/circles.tsv")], swiftSettings: pure),

    // UIKit's behaviour, sentence by sentence, driven by fingers.
    .testTarget(
      name: "TouchKitTests", dependencies: ["TouchKit", "GestureCore", "UIKit", "TouchTesting"],
      swiftSettings: onMainActor),

    // What people's fingers did, from files beside the checkout; skipped where they are absent.
    .testTarget(
      name: "RealDataTests",
      dependencies: [
        "TouchKit", "GestureCore", "UIKit", "StrokeKit", "StrokeEvaluation", "StrokeRecognizers",
        "TouchSimulation", "TouchTrace",
      ],
      swiftSettings: onMainActor),

    // The tests' own fingers, logs and failures, to the letter.
    .testTarget(
      name: "TouchTestingTests",
      dependencies: ["TouchTesting", "TouchTrace", "GestureCore", "TouchKit", "UIKit"],
      swiftSettings: onMainActor),

    // Recordings: read back, cut, wrong, replayed.
    .testTarget(
      name: "TouchTraceTests",
      dependencies: [
        "TouchTrace", "TouchKit", "GestureCore", "TouchTesting", "Examples", "Playground",
      ],
      resources: [.copy("Traces"), .copy("Pictures")],
      swiftSettings: onMainActor),

    // The guide's questions: code that is wrong and right, fingers, what happens, pictures.
    .testTarget(
      name: "GuideTests", dependencies: ["UIKit", "TouchKit", "TouchTesting", "TouchTrace"],
      swiftSettings: onMainActor),

    // Drawn gestures, by fingers.
    .testTarget(
      name: "StrokeRecognizersTests",
      dependencies: ["StrokeRecognizers", "StrokeKit", "UIKit", "TouchKit", "TouchTesting"],
      swiftSettings: onMainActor),

    // The simulator: each promise broken on purpose, and some seeds of it.
    .testTarget(
      name: "TouchSimulationTests", dependencies: ["TouchSimulation", "TouchKit", "GestureCore"],
      swiftSettings: onMainActor),

    // The example apps, and iOS code as it stands in projects.
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "Examples", "StrokeKit", "StrokeRecognizers", "UIKit", "TouchKit", "TouchTesting",
      ],
      swiftSettings: onMainActor),

    // The messages of a page, wrong ones too, and its application.
    .testTarget(
      name: "PlaygroundTests", dependencies: ["Playground", "TouchKit"], swiftSettings: onMainActor),

    // What must hold for any bytes from outside, for every input that a fuzzer once found or began
    // with. The checks are the fuzzers' own.
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "Playground", "TouchKit", "StrokeKit", "StrokeEvaluation", "TouchSimulation", "TouchTrace",
        .product(name: "FlyingFox", package: "FlyingFox", condition: withPlayground),
      ],
      path: "Fuzzing", exclude: ["Corpus", "Package.swift", "Sources/Fuzz", "run.sh"],
      sources: ["Sources/Checks", "Tests"], swiftSettings: onMainActor),

    // What no compiler checks: documents, and the rules of the house.
    .testTarget(
      name: "TidyTests", dependencies: ["GestureCore", "UIKit", "TouchKit"],
      swiftSettings: onMainActor),
  ]
)
