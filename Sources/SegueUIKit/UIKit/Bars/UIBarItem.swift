public import Foundation

/// What a bar shows: a title or a picture.
@preconcurrency @MainActor
open class UIBarItem: SegueObject {
  /// The title.
  open var title: String? { didSet { itemDidChange() } }
  /// The picture.
  open var image: UIImage? { didSet { itemDidChange() } }
  /// The picture on a phone on its side.
  open var landscapeImagePhone: UIImage?
  /// How far the picture is moved from the middle, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether it can be used.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// A number by which an app finds it.
  open var tag = 0
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item without title or picture.
  public init() { super.init(main: ()) }

  /// Creates an item; see ``SegueObject``.
  public override init(main: Void) { super.init(main: ()) }

  /// Creates an item from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(main: ()) }

  /// Sets font and colour of the title in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    itemDidChange()
  }
  /// Font and colour of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  func itemDidChange() {}
}

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How it looks.
  open var style = Style.plain
  /// Who is told of taps; held weakly.
  open weak var target: AnyObject?
  /// The message that is sent at taps.
  open var action: Selector?
  /// The view that is shown instead of title and picture.
  open var customView: UIView? { didSet { itemDidChange() } }
  /// The colour; nil is the bar's.
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  /// The width in points; 0 is as wide as it needs.
  open var width: CGFloat = 0
  /// The titles that it may have, for the widest of which there is room.
  open var possibleTitles: Set<String>?
  /// What is done at taps.
  open var primaryAction: UIAction?
  private(set) var systemItem: SystemItem?
  /// The bar that shows it.
  weak var bar: (any BarItemHolder)?
  /// The view that shows it, which older sources ask for by its key.
  weak var shownView: UIView?

  /// The value of a property that Objective-C would see; `view` is what shows the item.
  open override func value(forKey key: String) -> Any? {
    key == "view" ? shownView : super.value(forKey: key)
  }

  /// Creates a button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(main: ())
    self.image = image
    take(style, target, action)
  }
  /// Creates a button with a picture, and another one for a phone on its side.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(main: ())
    self.title = title
    take(style, target, action)
  }
  /// Creates one of the system's buttons, or room.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(main: ())
    self.systemItem = systemItem
    title = systemItem.title
    take(.plain, target, action)
  }
  /// Creates one of the system's buttons, or room, with what it does.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: AnyObject? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }
  /// Creates a button with a title and what it does.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init(main: ())
    (self.title, self.image, self.primaryAction) = (title ?? primaryAction?.title, image, primaryAction)
  }
  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init(main: ())
    self.customView = customView
  }
  /// Room that takes what is left.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  /// Room of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
    (self.style, self.target, self.action) = (style, target.map { $0 as AnyObject }, action)
  }

  /// Sets the picture behind it in a state, which has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) { SegueHost.current.note("the background image of a bar button has no effect") }

  /// Sends the message, or does what is done at taps.
  func press() {
    if let primaryAction { return primaryAction.run(from: self) }
    if let action { _ = action.send(to: target, [self]) }
  }

  override func itemDidChange() { bar?.itemsDidChange() }

  /// How a button looks.
  public enum Style: Int, Sendable {
    /// Plainly.
    case plain
    /// With a border; plainly here.
    case bordered
    /// Boldly.
    case done
  }

  /// The system's buttons; a word stands for the picture that UIKit has.
  public enum SystemItem: Int, Sendable {
    /// Words.
    case done, cancel, edit, save
    /// A plus.
    case add
    /// Room.
    case flexibleSpace, fixedSpace
    /// Pictures, which are not shown but by words.
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    /// Pictures of a player, which are not shown but by words.
    case play, pause, rewind, fastForward
    /// Words.
    case undo, redo
    /// A picture, which is not shown but by a word.
    case pageCurl
    /// A cross.
    case close

    var title: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .add: "+"
      case .close, .stop: "×"
      default: String(describing: self).capitalized
      }
    }
  }
}

/// A bar that shows items, told of their changes.
@MainActor
protocol BarItemHolder: AnyObject {
  func itemsDidChange()
}

/// How much room a bar has.
public enum UIBarMetrics: Int, Sendable {
  /// A phone's, upright.
  case `default`
  /// A phone's on its side.
  case compact
  /// With a prompt above.
  case defaultPrompt = 101, compactPrompt
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, and behind the status bar.
  case topAttached
}

/// How light a bar is.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default`
  /// Dark.
  case black
  /// Dark, and shining through.
  case blackTranslucent
}
