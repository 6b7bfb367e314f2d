/// What an app does as a scene of it begins and is put away.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// The scene begins; most make their window here.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// The scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene takes touches.
  func sceneDidBecomeActive(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
}

/// A delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
  /// The window of the delegate, if the delegate has such a property; an optional requirement of an optional type.
  public var window: UIWindow?? {
    get { SegueTable.value(forKey: "window", of: self) as? UIWindow }
    set { SegueTable.set(newValue ?? nil, forKey: "window", of: self) }
  }
}
