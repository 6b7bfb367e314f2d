public import Foundation

/// What a row offers as it is pushed aside; rows are not.
@preconcurrency @MainActor
open class UIContextualAction: SegueObject {
  /// What is done, given the action, its view, and what to call with whether it was.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// How it looks.
  public let style: Style
  /// What is done.
  public let handler: Handler
  /// What it is called.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The colour behind it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemGray

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init(main: ())
  }

  /// How an action looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case normal
    /// As one that takes something away.
    case destructive
  }
}

/// What a row offers on one side as it is pushed aside; rows are not.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: SegueObject {
  /// The actions, from the edge on.
  public let actions: [UIContextualAction]
  /// Whether a long push does the first.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init(main: ())
  }
}

/// What a row offers as it is pushed aside, as older sources have it; rows are not.
@preconcurrency @MainActor
open class UITableViewRowAction: SegueObject {
  /// How it looks.
  public let style: Style
  /// What it is called.
  open var title: String?
  /// The colour behind it.
  open var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init(main: ())
  }

  /// How an action looks.
  public enum Style: Int, Sendable {
    /// As one that takes something away.
    case destructive
    /// As usual.
    case normal

    /// As one that takes something away.
    public static let `default` = Style.destructive
  }
}
