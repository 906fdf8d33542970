// swift-tools-version: 6.2
import PackageDescription

/// Pure values: no UIKit class in sight, `Sendable`, usable from any thread.
let pure: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// Everything that shows UIKit's classes lives on the main actor, as UIKit does.
let onMainActor: [SwiftSetting] = pure + [.defaultIsolation(MainActor.self)]

/// The modules that TouchKit shows or uses.
let modulesOfTouchKit = ["GestureCore", "WidgetRules", "TouchEngine", "TouchWidgets"]

/// The rules and classes of the engine and of the widgets. A target that depends on them names them
/// all: only then does SwiftPM build it anew when a class changes shape.
let touchKit: [Target.Dependency] =
  modulesOfTouchKit.map { .target(name: $0) } + ["TouchKit"]

/// What only the playground and the command line need: without the trait it is not even fetched.
let withPlayground = TargetDependencyCondition.when(traits: ["Playground"])

/// What only a native window needs: without the trait no library of the system is looked for.
let withWindow = TargetDependencyCondition.when(traits: ["Window"])

let package = Package(
  name: "TouchKit",
  // The first versions with `ContinuousClock` and `Regex`. TouchKit has not been built there yet.
  platforms: [
    .macOS(.v13), .macCatalyst(.v16), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
  ],
  // What others import, this project's own packages in Checks among them.
  products: [
    .library(name: "GestureCore", targets: ["GestureCore"]),
    .library(name: "PlainJSON", targets: ["PlainJSON"]),
    .library(name: "StrokeKit", targets: ["StrokeKit"]),
    .library(name: "StrokeEvaluation", targets: ["StrokeEvaluation"]),
    // With all of its modules: a package that depends on the product is built anew when one changes.
    .library(name: "TouchKit", targets: ["TouchKit"] + modulesOfTouchKit),
    .library(name: "UIKit", targets: ["UIKit", "TouchKit"] + modulesOfTouchKit),
    // UIKit with what ported iOS code needs beside it.
    .library(
      name: "PortSupport", targets: ["PortSupport", "UIKit", "TouchKit"] + modulesOfTouchKit),
    .library(name: "StrokeRecognizers", targets: ["StrokeRecognizers"]),
    .library(name: "TouchTrace", targets: ["TouchTrace"]),
    .library(name: "TouchMonkey", targets: ["TouchMonkey"]),
    .library(name: "TouchAgent", targets: ["TouchAgent"]),
    .library(name: "TouchAssistance", targets: ["TouchAssistance"]),
    .library(name: "TouchTesting", targets: ["TouchTesting"]),
    .library(name: "TouchSimulation", targets: ["TouchSimulation"]),
    // Builds with the trait Playground alone.
    .library(name: "TouchPlay", targets: ["TouchPlay"]),
    // Has a window with the trait Window alone.
    .library(name: "TouchWindow", targets: ["TouchWindow"]),
    // For this project's own fuzzers: their package is built with flags for all that it links.
    .library(name: "Playground", targets: ["Playground", "Examples"]),
    .executable(name: "touchkit", targets: ["Command"]),
    .library(name: "SourcePort", targets: ["SourcePort"]),
    .plugin(name: "PortSources", targets: ["PortSources"]),
  ],
  traits: [
    .default(enabledTraits: ["Playground"]),
    .trait(
      name: "Playground",
      description: """
        The web host and the command line, with FlyingFox and ArgumentParser. A package that needs only
        the libraries writes `traits: []`.
        """),
    .trait(
      name: "Window",
      description: """
        A native window on Linux: `play --window`. It needs SDL 2, Pango and librsvg, Debian's packages \
        libsdl2-dev, libpango1.0-dev and librsvg2-dev.
        """,
      enabledTraits: ["Playground"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Decisions as values: states, the contest, what a view sees, each gesture's rule.
    .target(name: "GestureCore", swiftSettings: pure),

    // JSON as values, in native programs and in WebAssembly modules alike.
    .target(name: "PlainJSON", swiftSettings: pure),

    // Strokes as values: the circle that fits one best, and which of its templates a gesture is.
    .target(name: "StrokeKit", dependencies: ["PlainJSON"], swiftSettings: pure),

    // How often recognizers are right: people's strokes, trials, tables.
    .target(
      name: "StrokeEvaluation", dependencies: ["StrokeKit", "PlainJSON"], swiftSettings: pure),

    // Decisions of widgets as values: scrolling, tables, controls, navigation, presentation.
    .target(name: "WidgetRules", dependencies: ["GestureCore"], swiftSettings: pure),

    // Responders, views, windows, touches and recognizers: they collect facts, ask GestureCore, and
    // carry its verdicts out. It names no widget.
    .target(name: "TouchEngine", dependencies: ["GestureCore"], swiftSettings: onMainActor),

    // Controls, scroll views, tables, view controllers and their transitions.
    .target(
      name: "TouchWidgets", dependencies: ["TouchEngine", "WidgetRules", "GestureCore"],
      swiftSettings: onMainActor),

    // The front: all of UIKit's classes.
    .target(
      name: "TouchKit", dependencies: ["TouchEngine", "TouchWidgets"], swiftSettings: onMainActor),

    // The name that iOS code imports.
    .target(
      name: "UIKit", dependencies: touchKit + ["_Testing_UIKit", "CUIKitSubclass"],
      swiftSettings: onMainActor),

    // What ported iOS code needs beside UIKit: clocks, selectors, effects, logs.
    .target(
      name: "PortSupport", dependencies: touchKit + ["UIKit", "SwiftText"],
      swiftSettings: onMainActor),

    // `import Testing` beside `import UIKit` looks for an overlay of this name; it is empty.
    .target(name: "_Testing_UIKit", swiftSettings: pure),

    // Makes `import UIKit.UIGestureRecognizerSubclass` resolve; it is empty.
    .target(name: "CUIKitSubclass"),

    // Words and declarations of Swift files.
    .target(name: "SwiftText", swiftSettings: pure),

    // Rewrites iOS sources so that they compile with TouchKit.
    .target(name: "SourcePort", dependencies: ["SwiftText"], swiftSettings: pure),

    // Recorded input: files, replays, logs of decisions; and what is wrong with an app's gestures.
    .target(
      name: "TouchTrace", dependencies: touchKit + ["SwiftText", "PlainJSON"],
      swiftSettings: onMainActor),

    // Random fingers for any app, and what holds whatever they do.
    .target(
      name: "TouchMonkey", dependencies: touchKit + ["TouchTrace"], swiftSettings: onMainActor),

    // What a coding agent asks of an app, and what it is answered.
    .target(
      name: "TouchAgent", dependencies: touchKit + ["TouchTrace"], swiftSettings: onMainActor),

    // What a host does for people who cannot touch as others do: touches, pointers and switches.
    .target(
      name: "TouchAssistance", dependencies: touchKit + ["TouchTrace"],
      swiftSettings: onMainActor),

    // Fingers for tests, and assertions on the ordered log.
    .target(
      name: "TouchTesting", dependencies: touchKit + ["TouchTrace", "TouchMonkey"],
      swiftSettings: onMainActor),

    // Drawn gestures as recognizers: circles, shapes, gestures by example, scratching
    // out, lassos, checkmarks, tickles.
    .target(
      name: "StrokeRecognizers", dependencies: touchKit + ["UIKit", "StrokeKit"],
      swiftSettings: onMainActor),

    // Random apps under random fingers, judged after every event.
    .target(name: "TouchSimulation", dependencies: touchKit, swiftSettings: onMainActor),

    // The example apps, written as iOS code.
    .target(
      name: "Examples",
      dependencies: touchKit + ["UIKit", "StrokeKit", "StrokeRecognizers", "TouchTrace"],
      swiftSettings: onMainActor),

    // The guide's apps: each as it is wrong, and as it is right.
    .target(name: "Guide", dependencies: touchKit + ["UIKit"], swiftSettings: onMainActor),

    // The player of the guide's apps.
    .executableTarget(
      name: "GuidePlay", dependencies: touchKit + ["Guide", "TouchPlay", "TouchTrace", "UIKit"],
      swiftSettings: pure),

    // The web host: a page with real fingers, one application for each page.
    .target(
      name: "Playground",
      dependencies: touchKit + [
        "TouchTrace", "TouchAssistance", "PlainJSON",
        .product(name: "FlyingFox", package: "FlyingFox", condition: withPlayground),
      ],
      // What takes the server's place in a page of static files.
      exclude: ["Site"],
      resources: [.copy("Public")], swiftSettings: onMainActor),

    // Windows, fingers, keys and pixels.
    .systemLibrary(name: "CSDL", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),

    // Lines, areas, text and pictures. Its header has librsvg's as well: both show Cairo's types.
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),

    // What is linked for pictures; its header is in CCairo.
    .systemLibrary(
      name: "CPictures", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),

    // A native window: what it tells an app, a painter of scenes, and the loop between them.
    .target(
      name: "TouchWindow",
      dependencies: touchKit + [
        "Playground", "TouchTrace", .target(name: "CSDL", condition: withWindow),
        .target(name: "CCairo", condition: withWindow),
        .target(name: "CPictures", condition: withWindow),
      ],
      swiftSettings: pure),

    // The entry of a program that plays apps: the page, and all commands about recordings.
    .target(
      name: "TouchPlay",
      dependencies: touchKit + [
        "Playground", "TouchTrace", "TouchMonkey", "TouchAgent",
        .target(name: "TouchWindow", condition: withWindow),
        .product(
          name: "ArgumentParser", package: "swift-argument-parser", condition: withPlayground),
      ],
      swiftSettings: pure),

    // The player of the example apps, `touchkit`. Its module has another name, because disks that do not
    // tell capitals apart could not tell it from TouchKit.
    .executableTarget(
      name: "Command",
      dependencies: touchKit + [
        "TouchPlay", "Examples", "TouchTrace", "StrokeKit", "StrokeEvaluation", "TouchSimulation",
        "SourcePort", "PortSupport",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser", condition: withPlayground),
      ],
      swiftSettings: pure),

    // What the plugin runs.
    .executableTarget(name: "PortTool", dependencies: ["SourcePort"], swiftSettings: pure),

    // Builds a target from iOS sources: ports them first.
    .plugin(name: "PortSources", capability: .buildTool(), dependencies: ["PortTool"]),

    // Ported sources: rule by rule, and text that only looks like code.
    .testTarget(
      name: "SourcePortTests", dependencies: ["SourcePort", "SwiftText"], swiftSettings: pure),

    // Clocks, selectors and effects of ported code.
    .testTarget(
      name: "PortSupportTests",
      dependencies: touchKit + ["PortSupport", "UIKit", "TouchTesting"], swiftSettings: onMainActor),

    // JSON beside Foundation's: numbers to their bits, texts, mistakes with their places.
    .testTarget(name: "PlainJSONTests", dependencies: ["PlainJSON"], swiftSettings: pure),

    // The decisions alone: tables, boundaries, exhausted small spaces.
    .testTarget(
      name: "GestureCoreTests", dependencies: ["GestureCore", "WidgetRules"], swiftSettings: pure),

    // Strokes: fits beside another library's, recognizers, evaluations, files, bad input.
    .testTarget(
      name: "StrokeKitTests", dependencies: ["StrokeKit", "StrokeEvaluation"],
      exclude: ["Circles/Expectations/expectations.py"],
      resources: [.copy("Circles/Expectations/circles.tsv")], swiftSettings: pure),

    // The engine alone, and a scroll view on it from outside: no widget is linked.
    .testTarget(
      name: "TouchEngineTests", dependencies: ["TouchEngine", "GestureCore"],
      swiftSettings: onMainActor),

    // UIKit's behaviour, sentence by sentence, driven by fingers.
    .testTarget(
      name: "TouchKitTests", dependencies: touchKit + ["UIKit", "TouchTesting", "TouchTrace"],
      swiftSettings: onMainActor),

    // What people's fingers did, from files beside the checkout; skipped where they are absent.
    .testTarget(
      name: "RealDataTests",
      dependencies: touchKit + [
        "UIKit", "StrokeKit", "StrokeEvaluation", "StrokeRecognizers", "TouchSimulation",
        "TouchTrace", "TouchPlay",
      ],
      swiftSettings: onMainActor),

    // The tests' own fingers, logs and failures, to the letter.
    .testTarget(
      name: "TouchTestingTests",
      dependencies: touchKit + ["TouchTesting", "TouchTrace", "UIKit"],
      swiftSettings: onMainActor),

    // Recordings: read back, cut, wrong, replayed.
    .testTarget(
      name: "TouchTraceTests",
      dependencies: touchKit + [
        "TouchTrace", "TouchTesting", "Examples", "Playground", "SwiftText", "PlainJSON",
      ],
      resources: [.copy("Traces"), .copy("Pictures")],
      swiftSettings: onMainActor),

    // What an agent is told of apps, and how it is misunderstood.
    .testTarget(
      name: "TouchAgentTests", dependencies: touchKit + ["TouchAgent", "TouchTrace", "UIKit"],
      swiftSettings: onMainActor),

    // Random fingers: what they reach, what they find, and each promise broken on purpose.
    .testTarget(
      name: "TouchMonkeyTests", dependencies: touchKit + ["TouchMonkey", "TouchTrace", "Examples"],
      swiftSettings: onMainActor),

    // Touches, pointers and switches of people who need assistance.
    .testTarget(
      name: "TouchAssistanceTests",
      dependencies: touchKit + ["TouchAssistance", "TouchTrace", "Examples"],
      swiftSettings: onMainActor),

    // The file that an iOS app copies, its recordings, and devices beside replays.
    .testTarget(
      name: "DeviceTests", dependencies: touchKit + ["UIKit", "TouchTesting", "TouchTrace"],
      path: "Device", swiftSettings: onMainActor),

    // The guide's questions: code that is wrong and right, fingers, what happens, pictures.
    .testTarget(
      name: "GuideTests",
      dependencies: touchKit + ["Guide", "UIKit", "TouchTesting", "TouchTrace"],
      swiftSettings: onMainActor),

    // Drawn gestures, by fingers.
    .testTarget(
      name: "StrokeRecognizersTests",
      dependencies: touchKit + ["StrokeRecognizers", "StrokeKit", "UIKit", "TouchTesting"],
      swiftSettings: onMainActor),

    // The simulator: each promise broken on purpose, and some seeds of it.
    .testTarget(
      name: "TouchSimulationTests", dependencies: touchKit + ["TouchSimulation", "TouchTrace"],
      swiftSettings: onMainActor),

    // The example apps, and iOS code as it stands in projects.
    .testTarget(
      name: "ExamplesTests",
      dependencies: touchKit + [
        "Examples", "StrokeKit", "StrokeRecognizers", "UIKit", "TouchTesting",
      ],
      swiftSettings: onMainActor),

    // The messages of a page, wrong ones too, and its application.
    .testTarget(
      name: "PlaygroundTests",
      dependencies: touchKit + ["Playground", "TouchPlay", "Examples", "TouchTrace", "PlainJSON"],
      swiftSettings: onMainActor),

    // A window's events as an app's input; and with the trait Window, what is painted.
    .testTarget(
      name: "TouchWindowTests",
      dependencies: touchKit + ["TouchWindow", "Playground", "TouchTrace", "Examples"],
      swiftSettings: onMainActor),

    // What must hold for any bytes from outside, for every input that a fuzzer once found or began
    // with. The checks are the fuzzers' own.
    .testTarget(
      name: "FuzzTests",
      dependencies: touchKit + [
        "Playground", "Examples", "StrokeKit", "StrokeEvaluation", "TouchSimulation", "TouchTrace",
        .product(name: "FlyingFox", package: "FlyingFox", condition: withPlayground),
      ],
      path: "Checks/Fuzzing",
      exclude: ["Corpus", "Package.swift", "Sources/Fuzz", "corpus.py", "run.sh"],
      sources: ["Sources/Checks", "Tests"], swiftSettings: onMainActor),

    // What no compiler checks: documents, and the rules of the house.
    .testTarget(
      name: "TidyTests", dependencies: touchKit + ["UIKit", "TouchTrace", "Examples"],
      exclude: ["UIKitNames.txt"], swiftSettings: onMainActor),
  ]
)

// The check with the address sanitizer builds the tests of behaviour alone: everything takes twice the time.
if let tests = Context.environment["TOUCHKIT_TESTS"] {
  package.targets.removeAll { $0.type == .test && $0.name != tests }
}
