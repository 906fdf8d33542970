// The files of a new package.

/// A package with one view controller, a player and a test.
struct NewPackage {
  /// The version of TouchKit that a manifest asks for.
  static let version = "0.1.0"

  /// The name of the package and of its library.
  let name: String
  /// The dependency on TouchKit, without traits.
  let dependency: String
  /// Whether the plugin ports its sources.
  let isPorted: Bool

  private var app: String { name.prefix(1).lowercased() + name.dropFirst() }

  /// The files, by their paths in the package.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), ("README.md", readme), (".gitignore", ".build\n"),
      ("Sources/\(name)/BoardViewController.swift", controller),
      ("Sources/\(name)/TouchApp+\(name).swift", touchApp),
      ("Sources/\(name)Play/\(name)Play.swift", player),
      ("Tests/\(name)Tests/BoardTests.swift", tests),
      (".github/workflows/test.yml", workflow), ("Dockerfile", dockerfile),
      (".devcontainer/devcontainer.json", devContainer),
    ] + (isPorted ? [("Linux/\(name)/Linux.swift", stub)] : [])
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    /// Where TouchKit takes the place of UIKit.
    let withoutUIKit = TargetDependencyCondition.when(
      platforms: [.linux, .android, .wasi, .windows\(isPorted ? "" : ", .macOS")])

    \(isPorted ? portedTarget : "")let package = Package(
      name: "\(name)",
      platforms: [.iOS(.v16), .macOS(.v13)],
      products: [.library(name: "\(name)", targets: ["\(name)"])],
      traits: [
        .default(enabledTraits: ["Player"]),
        // Without it, tests fetch no server: swift test --disable-default-traits
        .trait(name: "Player", description: "The player: a page, recordings, explanations."),
        // swift run --traits Window \(name)Play --window
        .trait(
          name: "Window", description: "A native window on Linux, by SDL 2, Pango and librsvg.",
          enabledTraits: ["Player"]),
      ],
      dependencies: [
        .package(
          \(dependency),
          traits: [
            .trait(name: "Playground", condition: .when(traits: ["Player"])),
            .trait(name: "Window", condition: .when(traits: ["Window"])),
          ])
      ],
      targets: [
        \(isPorted ? "library" : libraryTarget),
        .executableTarget(
          name: "\(name)Play",
          dependencies: [
            "\(name)",
            .product(
              name: "TouchPlay", package: "touchkit",
              condition: .when(platforms: [.linux\(isPorted ? "" : ", .macOS")], traits: ["Player"])),
          ]),
        .testTarget(
          name: "\(name)Tests",
          dependencies: [
            "\(name)", .product(name: "TouchTesting", package: "touchkit", condition: withoutUIKit),
          ]),
      ]
    )

    """
  }

  private var libraryTarget: String {
    """
    .target(
          name: "\(name)",
          dependencies: [
            .product(name: "UIKit", package: "touchkit", condition: withoutUIKit),
            .product(name: "TouchTrace", package: "touchkit", condition: withoutUIKit),
          ])
    """
  }

  private var portedTarget: String {
    """
    #if os(Linux)
      // The plugin ports Sources/\(name); the target's own folder has a file without code.
      let library = Target.target(
        name: "\(name)",
        dependencies: [
          .product(name: "PortSupport", package: "touchkit"),
          .product(name: "TouchTrace", package: "touchkit"),
        ],
        path: "Linux/\(name)", plugins: [.plugin(name: "PortSources", package: "touchkit")])
    #else
      let library = Target.target(name: "\(name)")
    #endif


    """
  }

  private var stub: String {
    """
    // Without code: on Linux the target's files are those of Sources/\(name), ported.

    """
  }

  private var installation: String {
    guard !isPorted else {
      return "    card.addGestureRecognizer(\n"
        + "      UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))"
    }
    return """
          #if canImport(ObjectiveC)
            let pan = UIPanGestureRecognizer(target: self, action: #selector(drag))
          #else
            let pan = UIPanGestureRecognizer(target: self, action: BoardViewController.drag)
          #endif
          card.addGestureRecognizer(pan)
      """
  }

  private var action: String {
    guard !isPorted else { return "  @objc private func drag" }
    return """
        #if canImport(ObjectiveC)
          @objc
        #endif
        func drag
      """
  }

  private var controller: String {
    """
    // A board with a card that follows a finger. On iOS it runs as it is.

    import UIKit

    public final class BoardViewController: UIViewController {
      let card = UIView(frame: CGRect(x: 100, y: 200, width: 160, height: 120))

      public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        card.backgroundColor = .systemTeal
        card.layer.cornerRadius = 12
        view.addSubview(card)
    \(installation)
      }

    \(action)(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view)
        card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
        pan.setTranslation(.zero, in: view)
      }
    }

    """
  }

  private var touchApp: String {
    """
    // The app as the player, recordings and tests name it.

    #if canImport(TouchTrace)
      import TouchTrace

      extension TouchApp {
        /// \(name), from its first controller on.
        public nonisolated static let \(app) =
          TouchApp("\(name)", "Drag the card.") { BoardViewController() }
          .trying("drag the card", until: "pan began")
      }
    #endif

    """
  }

  private var player: String {
    """
    // swift run \(name)Play serves \(name) on a page; swift run \(name)Play --help lists the rest.

    #if canImport(TouchPlay)
      import \(name)
      import TouchPlay
      import TouchTrace

      @main struct \(name)Play: TouchPlayer {
        static let apps = [TouchApp.\(app)]
      }
    #else
      @main struct \(name)Play {
        static func main() { print("The player is built with the trait Player, off Apple's devices.") }
      }
    #endif

    """
  }

  private var tests: String {
    """
    // What fingers do to the card.

    #if canImport(TouchTesting)
      import Testing
      import TouchTesting
      import UIKit

      @testable import \(name)

      @MainActor struct BoardTests {
        @Test func theCardFollowsTheFinger() throws {
          try withScreen(of: .\(app), recording: .actions) { screen in
            let board = try #require(screen.window.rootViewController as? BoardViewController)
            screen.play(.drag(from: board.card.center, to: CGPoint(x: 230, y: 310), over: 0.2))
            screen.expect("pan began, pan changed…, pan ended")
            // A pan begins after 10 points, which it does not count.
            #expect(board.card.center == CGPoint(x: 220, y: 300))
          }
        }

        @Test func noGestureIsInTheWayOfAnother() {
          #expect(TouchApp.\(app).lint().isEmpty)
        }
      }
    #endif

    """
  }

  private var readme: String {
    """
    # \(name)

    ```sh
    swift run \(name)Play                       # the page, with fingers, a mouse or a pen
    swift run \(name)Play record -o traces      # the same, and keeps what the fingers do
    swift run \(name)Play explain traces/\(name)-1.jsonl
    swift run \(name)Play --help
    swift run --traits Window \(name)Play --window  # a window of Linux: libsdl2-dev, libpango1.0-dev, librsvg2-dev
    swift test                                  # the tests
    swift test --disable-default-traits         # the same, without the page's server
    ```

    """
  }

  private var workflow: String {
    """
    name: Test
    on: [push, pull_request]
    jobs:
      linux:
        runs-on: ubuntu-latest
        container: swift:6.2
        steps:
          - uses: actions/checkout@v4
          - run: swift test --disable-default-traits
      # Has not been tried.
    \(isPorted ? "" : macJob)  ios:
        runs-on: macos-latest
        steps:
          - uses: actions/checkout@v4
          - run: xcodebuild build -scheme \(name) -destination 'generic/platform=iOS'

    """
  }

  /// A ported target has no UIKit on a Mac.
  private var macJob: String {
    """
      macos:
        runs-on: macos-latest
        steps:
          - uses: actions/checkout@v4
          - run: swift test --disable-default-traits

    """
  }

  private var dockerfile: String {
    """
    # Has not been tried. The page: docker build -t \(app) . && docker run -p 8080:8080 \(app)
    FROM swift:6.2
    WORKDIR /\(app)
    COPY . .
    RUN swift build
    EXPOSE 8080
    CMD ["swift", "run", "\(name)Play", "play", "--host", "0.0.0.0"]

    """
  }

  private var devContainer: String {
    """
    {
      "name": "\(name)",
      "image": "swift:6.2",
      "forwardPorts": [8080],
      "customizations": { "vscode": { "extensions": ["swiftlang.swift-vscode"] } }
    }

    """
  }
}
