public import Foundation

/// A part of an app with a user interface of its own.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Who is told of what becomes of it.
  open var delegate: (any UISceneDelegate)?
  /// What it is called.
  open var title: String?
  /// How far it is in use; it always is.
  open var activationState: ActivationState { .foregroundActive }

  /// How far a scene is in use.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is in use.
    case foregroundActive
    /// It is seen.
    case foregroundInactive
    /// It is not seen.
    case background
  }

  /// Why a scene is connected.
  public struct ConnectionOptions: Sendable {}
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The one scene of the present host.
  static var current: UIWindowScene { SegueHost.current.companion { UIWindowScene(main: ()) } }

  /// The windows, the hindmost first.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that was made key last.
  open var keyWindow: UIWindow? { KeyWindow.current.window }
  /// The screen.
  open var screen: UIScreen { UIScreen.main }
  /// How the device is held.
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  /// The status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(main: ()) }
  /// The space of the screen.
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
}

/// What is known of the status bar, which there is none of.
@preconcurrency @MainActor
public final class UIStatusBarManager: SegueObject {
  /// Where it would be.
  public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether it is hidden.
  public var isStatusBarHidden: Bool { true }
  /// How it looks.
  public var statusBarStyle: UIStatusBarStyle { .default }
}

/// What is kept of a scene while it is not connected.
@preconcurrency @MainActor
open class UISceneSession: SegueObject {
  /// What the scene is for.
  public let role: Role
  /// How it was made.
  public let configuration: UISceneConfiguration

  init(_ role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init(main: ())
  }

  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An app's.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: SegueObject {
  /// What it is called.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of its delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init(main: ())
  }
}

/// Who is told of what becomes of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene begins.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// The scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is in use.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about not to be in use.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is not seen any more.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Who is told of what becomes of a scene with a window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
