import Foundation

/// The menu of editing over what is selected, which is not shown.
@preconcurrency @MainActor
open class UIMenuController: SegueObject {
  /// The only one.
  public static var shared: UIMenuController { SegueHost.current.companion { UIMenuController() } }

  /// The app's own commands.
  open var menuItems: [UIMenuItem]?
  /// On which side of the target it would be.
  open var arrowDirection = ArrowDirection.default
  /// Where it would be; it has no place.
  open var menuFrame: CGRect { .zero }
  /// Whether it is shown; it never is, which is said.
  open var isMenuVisible: Bool {
    get { false }
    set { setMenuVisible(newValue, animated: false) }
  }

  private init() { super.init(main: ()) }

  /// Shows the menu or hides it; it is not shown, which is said.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { SegueHost.current.note("menus of editing are not shown") }
  }
  /// Shows the menu beside a rectangle of a view; it is not shown, which is said.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    SegueHost.current.note("menus of editing are not shown")
  }
  /// Hides the menu.
  open func hideMenu() {}
  /// Hides the menu of a view.
  open func hideMenu(from targetView: UIView) {}
  /// Says beside what the menu is to be.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Looks again which commands have a meaning.
  open func update() {}

  /// On which side of its target a menu is.
  public enum ArrowDirection: Int, Sendable {
    /// On some side.
    case `default`, up, down, left, right
  }
}

/// A command of an app's own in the menu of editing.
@preconcurrency @MainActor
open class UIMenuItem: SegueObject {
  /// What it is called.
  open var title: String
  /// The message that is sent.
  open var action: Selector

  /// Creates a command.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init(main: ())
  }
}
