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
}

extension UIWindow {
  /// Creates a hidden window that fills a scene's screen.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

  /// The scene that it belongs to: every window is on the one screen.
  public var windowScene: UIWindowScene? {
    get { UIWindowScene.current }
    set {}
  }
}

extension UIApplication {
  /// The one scene.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.current] }
  /// That of the one scene.
  public var openSessions: Set<UISceneSession> { [UIWindowScene.current.session] }
  /// Whether there could be several scenes; there is one screen.
  public var supportsMultipleScenes: Bool { false }
}
