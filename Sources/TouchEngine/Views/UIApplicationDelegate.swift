// The app's own object for its application: what it hears of the app's life.

/// The app's own object for its application.
///
/// If the delegate is also a responder, it is the last link of the responder chain. A host calls the two
/// methods of the launch; the others follow from ``HostInput/activity(_:time:)`` and
/// ``HostInput/memoryWarning(time:)``.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIApplicationDelegate: AnyObject {
  #if !hasFeature(Embedded)
    /// The app is about to launch. What it returns has no effect: no app is opened by an address here.
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app has launched: it makes its window, if it has not. What it returns has no effect.
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
  #endif
  /// The application gets input from now on; its state is active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The application will get no more input, and is still active. Its touches are cancelled afterwards.
  func applicationWillResignActive(_ application: UIApplication)
  /// The application is not visible any more.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The application will be visible again, and is still in the background.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Memory is scarce. Controllers are told afterwards.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  #if !hasFeature(Embedded)
    /// True.
    public func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// True.
    public func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
  #endif
  /// Nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

#if !hasFeature(Embedded)
  extension UIApplication {
    /// Why an app was launched. A host here gives no reasons.
    nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name of the reason.
      public let rawValue: String
      /// Makes a reason from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
    }
  }
#endif
