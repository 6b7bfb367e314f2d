public import Foundation

/// A part of an app that has a screen to itself; there is one, and it is a ``UIWindowScene``.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// What tells it from other scenes.
  public let session: UISceneSession
  /// The scene's own delegate.
  open weak var delegate: (any UISceneDelegate)?
  /// What it is called; nothing shows it here.
  open var title: String? = ""

  /// Whether it is in use; the one that there is always is.
  public var activationState: ActivationState { .foregroundActive }

  init(of session: UISceneSession) {
    self.session = session
    super.init(main: ())
  }

  /// Whether a scene is in use.
  public enum ActivationState: Int, Sendable {
    /// It has no screen.
    case unattached = -1
    /// It is in use.
    case foregroundActive
    /// It is seen.
    case foregroundInactive
    /// It is not seen.
    case background
  }

  /// Why a scene was made; nothing but its user ever is the reason here.
  @MainActor
  public final class ConnectionOptions: SegueObject {}
}

/// What a scene's windows are on: the host's screen.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
  /// The scene of the present host.
  static var current: UIWindowScene {
    SegueHost.current.companion {
      let session = UISceneSession()
      let scene = UIWindowScene(of: session)
      session.scene = scene
      return scene
    }
  }

  /// The screen.
  public var screen: UIScreen { .main }
  /// The app's windows, the hindmost first.
  public var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that was made key last.
  public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// How the device is held.
  public var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  /// The status bar.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(main: ()) }
  /// The space of the screen.
  public var coordinateSpace: any UICoordinateSpace { UIScreen.main }
  /// The traits of the screen.
  public var traitCollection: UITraitCollection { UITraitCollection.current }
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

extension UIApplication {
  /// That of the one scene.
  public var openSessions: Set<UISceneSession> { [UIWindowScene.current.session] }
  /// Whether there could be several scenes; there is one screen.
  public var supportsMultipleScenes: Bool { false }
}
