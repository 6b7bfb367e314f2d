public import Foundation

/// What an app does as it begins and as it is put away.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app is about to begin.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app begins; most make their window here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app begins, for a delegate that does not ask why.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The app takes touches.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Says how the app's scene is to be made.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// The window of the delegate, if the delegate has such a property; an optional requirement of an optional type.
  public var window: UIWindow?? {
    get { SegueTable.value(forKey: "window", of: self) as? UIWindow }
    set { SegueTable.set(newValue ?? nil, forKey: "window", of: self) }
  }

  /// Nothing.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Tells the delegate without the reason.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// The session's own.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
}

extension UIApplication {
  /// Why an app was started; nothing but its user ever is the reason here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// `UIApplication.LaunchOptionsKey`, as older sources call it.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
