/// What tells one scene from another; there is one.
@preconcurrency @MainActor
public final class UISceneSession: SegueObject {
  /// The scene itself.
  public internal(set) weak var scene: UIScene?
  /// What it is for.
  public let role = Role.windowApplication
  /// How it was made.
  public internal(set) var configuration: UISceneConfiguration
  /// Its name among others.
  public let persistentIdentifier = "scene"

  init() {
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    super.init(main: ())
  }

  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's own windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// How a scene is to be made.
@preconcurrency @MainActor
public final class UISceneConfiguration: SegueObject {
  /// Its name in the app's property list, which is not read.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate; nil for the one that the app's files have.
  public var delegateClass: AnyClass?
  /// The scene's class, which has no effect: every scene is a ``UIWindowScene``.
  public var sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init(main: ())
  }
}
