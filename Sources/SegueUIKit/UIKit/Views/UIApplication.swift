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

  private var ignored = 0

  /// Ignores touches until the call is taken back.
  public func beginIgnoringInteractionEvents() { ignored += 1 }

  /// Takes back a call to ignore touches.
  public func endIgnoringInteractionEvents() { ignored = max(ignored - 1, 0) }
}
