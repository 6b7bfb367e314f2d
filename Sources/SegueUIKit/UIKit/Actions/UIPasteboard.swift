public import Foundation

/// What was copied, by this app alone.
@preconcurrency @MainActor
open class UIPasteboard: SegueObject {
  /// What is copied and pasted everywhere; here within the app.
  public static var general: UIPasteboard { SegueHost.current.companion { UIPasteboard() } }

  /// The text.
  open var string: String?
  /// The texts.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// The address.
  open var url: URL?
  /// The picture.
  open var image: UIImage?
  /// The colour.
  open var color: UIColor?
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { image != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }

  private init() { super.init(main: ()) }
}

/// What can be done with something; nothing is offered here.
@preconcurrency @MainActor
open class UIActivity: SegueObject {
  /// Which activity it is.
  open var activityType: ActivityType? { nil }
  /// What it is called.
  open var activityTitle: String? { nil }
  /// Its picture.
  open var activityImage: UIImage? { nil }
  /// The controller that does it.
  open var activityViewController: UIViewController? { nil }
  /// Which group it is in.
  open class var activityCategory: Category { .action }

  /// Creates an activity.
  public init() { super.init(main: ()) }

  /// Whether it can be done with some things.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// It will be done with some things.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// It is done.
  open func perform() {}
  /// It has been done, or not.
  open func activityDidFinish(_ completed: Bool) {}

  /// A group of activities.
  public enum Category: Int, Sendable {
    /// What is done here.
    case action
    /// What is told others.
    case share
  }

  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Sends mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Keeps a picture.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Gives a picture to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Sends to what is near.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Keeps for reading.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
  }
}

/// Who has what an activity is done with.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Something like it, before it is known.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The thing itself.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// What makes something that an activity is done with.
@preconcurrency @MainActor
open class UIActivityItemProvider: SegueObject {
  /// Something like it, before it is known.
  public let placeholderItem: Any?
  /// The thing itself; subclasses make it.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Creates a provider.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init(main: ())
  }
}
