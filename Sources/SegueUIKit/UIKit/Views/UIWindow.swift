public import Foundation
import SegueStage
import SegueUIKitRules

/// The view that all others of an app are in.
///
/// It is on the screen while it is not hidden and somebody holds it; the host does not.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The order among windows; the higher is in front.
  open var windowLevel = UIWindow.Level.normal { didSet { layer.zPosition = windowLevel.rawValue } }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? { didSet { showRoot(instead: oldValue) } }

  /// Creates a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  /// Creates a hidden window from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = CGRect(origin: .zero, size: SegueHost.current.size)
    super.isHidden = true
  }

  /// Whether the window is not on the screen.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { leaveScreen() } else { joinScreen() }
    }
  }

  /// Whether it takes the keyboard's events; the last one that was made key does.
  public var isKeyWindow: Bool { KeyWindow.current.window === self }

  /// The screen that it is on.
  open var screen: UIScreen { UIScreen.main }
  /// The scene that it is in.
  open weak var windowScene: UIWindowScene?

  /// Creates a hidden window as large as a scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: SegueHost.current.size))
    self.windowScene = windowScene
    super.isHidden = true
  }

  /// Sends an event to the views that it is for, and to the recognizers around them.
  open func sendEvent(_ event: UIEvent) { TouchDelivery.current.deliver(event) }

  /// The window has been made key.
  open func becomeKey() {}
  /// The window is not key any more.
  open func resignKey() {}

  /// Shows the window and makes it key.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window key.
  open func makeKey() { KeyWindow.current.window = self }

  private func joinScreen() {
    tellWindow(will: self)
    layer.host.stage.move(layer.id, to: layer.host.screen)
    layer.noteJoining(layer.host.turn)
    tellWindow()
    rootViewController.map(appear)
  }

  /// Shows the root's view in place of another one's, without a transition.
  private func showRoot(instead old: UIViewController?) {
    guard old !== rootViewController else { return }
    let isSeen = !isHidden
    if isSeen { old?.tellAll([.viewWillDisappear, .viewDidDisappear]) }
    old?.viewIfLoaded?.removeFromSuperview()
    guard let root = rootViewController else { return }
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(root.view, at: 0)
    if isSeen { appear(root) }
  }

  private func appear(_ root: UIViewController) {
    root.tellAll([.viewWillAppear, .viewIsAppearing, .viewDidAppear])
  }

  private func leaveScreen() {
    layer.host.detachAll(below: layer.id)
    layer.host.stage.move(layer.id, to: layer.host.limbo)
    layer.noteJoining(nil)
  }

  /// The order of windows.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The higher is in front.
    public let rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Whether one is behind another one.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// A level in front of one.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
    /// A level behind one.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }

    /// That of an app's windows.
    public static let normal = Level(rawValue: 0)
    /// That of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// That of alerts.
    public static let alert = Level(rawValue: 2000)
  }
}

/// The key window of a host.
@MainActor
final class KeyWindow {
  weak var window: UIWindow?

  static var current: KeyWindow { SegueHost.current.companion { KeyWindow() } }
}

/// The screen of the host.
@preconcurrency @MainActor
public final class UIScreen: SegueObject {
  /// The screen of the present host.
  public static var main: UIScreen { SegueHost.current.companion { UIScreen(size: SegueHost.current.size) } }

  /// The screen, in points.
  public let bounds: CGRect
  /// Pixels to a point.
  public let scale: CGFloat = 3
  /// Pixels to a point.
  public let nativeScale: CGFloat = 3

  private init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    super.init(main: ())
  }

  /// The space of the screen, which does not turn.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// The space of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// How bright it is, 0…1.
  public var brightness: CGFloat = 0.5
  /// How often it shows a new picture, each second.
  public var maximumFramesPerSecond: Int { 60 }
  /// A display link with the screen's frames.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
  /// The screen's traits.
  public var traitCollection: UITraitCollection { UITraitCollection.current }

  /// A view that shows the screen as it looks now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    KeyWindow.current.window?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }

  /// The screen, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
  }
}
