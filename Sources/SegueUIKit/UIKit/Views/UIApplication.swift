public import Foundation

/// The app.
@preconcurrency @MainActor
public final class UIApplication: SegueObject {
  /// The app of the present host.
  public static var shared: UIApplication { SegueHost.current.companion { UIApplication(main: ()) } }

  /// The windows, the hindmost first.
  public var windows: [UIWindow] { SegueHost.current.windows.reversed() }
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
