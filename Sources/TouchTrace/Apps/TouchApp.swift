// An app as hosts, tools and tests start it: all in the same way, so that what one of them recorded is
// replayed exactly by the others. It knows no host.

import TouchKit

/// An app to play, record, replay and test: its name, what can be done in it, and how it starts.
///
///     let pinboard = TouchApp("Pinboard", "Pin, drag and sort.") { BoardViewController() }
///       .trying("draw a Z", until: "zigZag ended")
///
/// An app of several windows, or with a delegate, starts by a function of its own:
///
///     let pinboard = TouchApp("Pinboard", "Pin, drag and sort.", launching: { launch in
///       let delegate = BoardDelegate()
///       delegate.showWindows(on: launch.application.screen, isEmpty: launch.arguments.contains("-empty"))
///       return delegate
///     })
///
/// What an app keeps between runs, in files or elsewhere, is its own matter: a replay starts with what it
/// finds there. An app that is to be replayed exactly keeps nothing, or forgets it if an argument says so.
nonisolated public struct TouchApp: Sendable {
  /// The name by which a command line and recordings know the app: the words of its title in
  /// one, `PhotoBoard`.
  public let name: String
  /// The name for people.
  public let title: String
  /// What can be done in the app, in one line.
  public let summary: String
  /// What can be tried in the app, in the order of a first visit.
  public private(set) var tries: [Try] = []
  /// The lines of its source that matter, in the order in which a host shows them.
  public private(set) var code: [Excerpt] = []
  /// The file that the app writes and takes, if any.
  public private(set) var file: AppFile?
  /// Finds the controller that writes and takes ``file``.
  private var findKeeper: (@MainActor @Sendable (UIApplication) -> (any FileExchanging)?)?
  /// What holds after each event, whatever fingers do; in the order in which it is asked.
  public private(set) var conditions: [Condition] = []
  /// Starts the app.
  let launch: @MainActor @Sendable (Launch) -> Keeper

  #if hasFeature(Embedded)
    /// What keeps an app's windows alive. In Embedded Swift it is an object.
    public typealias Keeper = AnyObject
  #else
    /// What keeps an app's windows alive.
    public typealias Keeper = Any
  #endif

  /// Something that can be done in an app.
  public struct Try: Sendable {
    /// What to do, in a few words.
    public let words: String
    /// What a line of the log, or a text that the app shows, contains once it is done.
    public let sign: String
    /// How many fingers it takes.
    public let fingers: Int
  }

  /// What holds after each event.
  public struct Condition: Sendable {
    /// What holds, in a few words: "no card is lifted without a finger".
    public let words: String
    /// Whether it holds now.
    let condition: @MainActor @Sendable (UIApplication) -> Bool

    /// Whether it holds now, in an application that runs the app.
    @MainActor public func holds(in application: UIApplication) -> Bool {
      application.perform { condition(application) }
    }
  }

  /// Lines of an app's source, and what is wrong without some of them.
  public struct Excerpt: Equatable, Sendable {
    /// What the lines do, and what happens without those that matter.
    public let words: String
    /// The lines, each after a mark of two characters: `+ ` for one that matters, `- ` for one that is
    /// wrong in its place, and two spaces for what is around them.
    public let code: String

    /// Makes an excerpt.
    ///
    /// - Parameters:
    ///   - words: What the lines do, and what happens without those that matter.
    ///   - code: The lines, each after `+ `, `- ` or two spaces.
    public init(_ words: String, _ code: String) {
      (self.words, self.code) = (words, code)
    }
  }

  /// What an app gets when it starts.
  @MainActor public struct Launch {
    /// The application that runs the app: its screen, its time.
    public let application: UIApplication
    /// What the app is told by whoever starts it. A recording keeps it.
    public let arguments: [String]

    /// Shows a window that is as large as the screen.
    ///
    /// - Parameter makeRootViewController: Makes the controller that the window shows, after the window.
    /// - Returns: The window, which nothing else keeps alive.
    public func show(_ makeRootViewController: @autoclosure () -> UIViewController) -> UIWindow {
      let window = UIWindow(frame: application.screen.bounds)
      window.rootViewController = makeRootViewController()
      window.makeKeyAndVisible()
      return window
    }
  }

  /// An app of one window that is as large as the screen.
  ///
  /// - Parameters:
  ///   - title: The name for people; ``name`` is made of it.
  ///   - summary: What can be done in the app, in one line.
  ///   - makeRootViewController: Makes the controller that the window shows first.
  public init(
    _ title: String, _ summary: String = "",
    makeRootViewController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(title, summary, launching: { $0.show(makeRootViewController()) })
  }

  /// An app that makes its windows itself.
  ///
  /// - Parameters:
  ///   - title: The name for people; ``name`` is made of it.
  ///   - summary: What can be done in the app, in one line.
  ///   - launch: Starts the app. What it returns lives as long as the app: its delegate, or its windows,
  ///     which nothing else keeps alive.
  public init(
    _ title: String, _ summary: String = "",
    launching launch: @escaping @MainActor @Sendable (Launch) -> Keeper
  ) {
    let words = title.split { !$0.isLetter && !$0.isNumber }
    name = words.isEmpty ? "App" : words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    (self.title, self.summary, self.launch) = (title, summary, launch)
  }

  #if !hasFeature(Embedded)
    /// An app whose delegate makes its windows, in `application(_:didFinishLaunchingWithOptions:)`.
    ///
    ///     TouchApp("Pinboard", delegate: { AppDelegate() })
    ///
    /// - Parameters:
    ///   - title: The name for people; ``name`` is made of it.
    ///   - summary: What can be done in the app, in one line.
    ///   - makeDelegate: Makes the delegate, which keeps its windows alive. There are no launch options.
    public init(
      _ title: String, _ summary: String = "",
      delegate makeDelegate: @escaping @MainActor @Sendable () -> any UIApplicationDelegate
    ) {
      self.init(
        title, summary,
        launching: { launch in
          let delegate = makeDelegate()
          let application = launch.application
          application.delegate = delegate
          _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
          _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
          delegate.applicationDidBecomeActive(application)
          return delegate
        })
    }
  #endif

  /// The app with one more thing to try.
  ///
  /// - Parameters:
  ///   - words: What to do, in a few words.
  ///   - sign: What a line of the log, or a text that the app shows, contains once it is done.
  ///   - fingers: How many fingers it takes.
  public func trying(_ words: String, until sign: String, fingers: Int = 1) -> TouchApp {
    var app = self
    app.tries.append(Try(words: words, sign: sign, fingers: fingers))
    return app
  }

  /// The app with a condition that holds after each event, whatever fingers do.
  ///
  ///     TouchApp("Pinboard") { BoardViewController() }
  ///       .always("no card is lifted without a finger") { application in
  ///         guard let board = application.windows.first?.rootViewController as? BoardViewController
  ///         else { return true }
  ///         return board.liftedCard == nil || board.pan.numberOfTouches > 0
  ///       }
  ///
  /// - Parameters:
  ///   - words: What holds, in a few words.
  ///   - condition: Whether it holds. It is asked between events, and changes nothing.
  public func always(
    _ words: String, _ condition: @escaping @MainActor @Sendable (UIApplication) -> Bool
  ) -> TouchApp {
    var app = self
    app.conditions.append(Condition(words: words, condition: condition))
    return app
  }

  /// The app with lines of its source that a host shows.
  public func showing(_ code: [Excerpt]) -> TouchApp {
    var app = self
    app.code += code
    return app
  }

  /// The app with a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - keeper: The class of the controller that writes and takes it: the first one of a window.
  public func exchanging<Keeper: FileExchanging>(_ file: AppFile, by keeper: Keeper.Type)
    -> TouchApp
  {
    var app = self
    app.file = file
    app.findKeeper = { application in
      for window in application.windows {
        if let found = window.rootViewController as? Keeper { return found }
      }
      return nil
    }
    return app
  }

  /// The controller that writes and takes ``file`` in an application that runs the app; `nil` if it has no
  /// such one now.
  @MainActor package func keeper(in application: UIApplication) -> (any FileExchanging)? {
    findKeeper?(application)
  }

  /// Starts the app in an application of its own: the same in a host, in a replay and in a test.
  ///
  /// - Parameter header: The screen, the time and the arguments; a phone's screen at 0 s by default.
  @MainActor public func start(_ header: TraceHeader? = nil) -> TracedApp {
    TracedApp(header ?? TraceHeader(app: name), launching: launch)
  }
}

nonisolated extension Sequence<TouchApp> {
  /// The app of a name, which may also be written as its title; `nil` if there is none.
  public func named(_ name: String) -> TouchApp? { first { $0.name == name || $0.title == name } }
}
