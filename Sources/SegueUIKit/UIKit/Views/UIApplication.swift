public import Foundation

/// The app.
@preconcurrency @MainActor
public final class UIApplication: SegueObject {
  /// The app of the present host.
  public static var shared: UIApplication { SegueHost.current.companion { UIApplication(main: ()) } }

  /// The windows, the hindmost first.
  public var windows: [UIWindow] { SegueHost.current.windows.reversed() }
  /// A remote control would be listened to; there is none.
  public func beginReceivingRemoteControlEvents() {}
  /// A remote control would be listened to no more.
  public func endReceivingRemoteControlEvents() {}

  /// The window that was made key last.
  public var keyWindow: UIWindow? { KeyWindow.current.window }
  /// Where the status bar would be: there is none, but room for it on a phone with a notch.
  public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: SegueHost.current.size.width, height: 59) }
  /// Whether touches are ignored.
  public var isIgnoringInteractionEvents: Bool { ignored > 0 }

  /// How the device is held: upright, or on its side if it is wider than high.
  public var statusBarOrientation: UIInterfaceOrientation {
    SegueHost.current.size.width > SegueHost.current.size.height ? .landscapeRight : .portrait
  }
  /// Whether the app is in use; it always is.
  public var applicationState: State { .active }

  /// Whether an app is in use.
  public enum State: Int, Sendable {
    /// It is.
    case active
    /// It is seen.
    case inactive
    /// It is not seen.
    case background
  }

  /// The app's own delegate.
  public weak var delegate: (any UIApplicationDelegate)?

  private var ignored = 0
  /// Whether the status bar is hidden; there is none.
  public var isStatusBarHidden = true
  /// How the status bar looks; there is none.
  public var statusBarStyle = UIStatusBarStyle.default
  /// Whether the device stays awake.
  public var isIdleTimerDisabled = false
  /// The number at the app's icon.
  public var applicationIconBadgeNumber = 0
  /// Whether something is being loaded.
  public var isNetworkActivityIndicatorVisible = false
  /// The scenes that are connected.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.current] }
  /// Which way text goes.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The size that the user likes text to have.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Sends an event to the window that it has happened in.
  public func sendEvent(_ event: UIEvent) {
    guard let window = TouchDelivery.current.window else { return TouchDelivery.current.deliver(event) }
    window.sendEvent(event)
  }

  /// The app itself, by the names that it has among its own values.
  public class func value(forKeyPath keyPath: String) -> Any? {
    ["sharedApplication", "shared", "UIApplication.shared"].contains(keyPath) ? shared : nil
  }

  /// Whether the class has a method of a name: `sharedApplication`, as code that may be in an extension asks.
  public override class func responds(to selector: Selector?) -> Bool {
    selector?.name == "sharedApplication"
  }

  /// The app itself, by the method's name.
  @discardableResult
  public override class func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
    responds(to: selector) ? Unmanaged.passUnretained(shared) : nil
  }

  /// Hides or shows the status bar, which there is none of.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  /// Sets how the status bar looks, which there is none of.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// Whether something could open an address; nothing could.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens an address, which has no effect.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    SegueHost.current.note("'\(url)' is not opened")
    completion?(false)
  }
  /// Opens an address, which has no effect; false.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }
  /// Sends a message to a target, or to the first of the key window's responders that has it.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  {
    guard let target else { return false }
    return action.send(to: target as AnyObject, [sender, event]) != nil
  }
  /// The ways in which a window may be held.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The address at which an app's settings are.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Ignores touches until the call is taken back.
  public func beginIgnoringInteractionEvents() { ignored += 1 }

  /// Takes back a call to ignore touches.
  public func endIgnoringInteractionEvents() { ignored = max(ignored - 1, 0) }
}

/// How a device is held.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// On its head.
  case portraitUpsideDown
  /// On its side.
  case landscapeRight, landscapeLeft

  /// Whether it is upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeRight || self == .landscapeLeft }
}
