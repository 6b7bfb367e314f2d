import Foundation

/// What an element is to those who do not see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt64
  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// None.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 16)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 32)
  /// Not to be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 64)
  /// A value that can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 128)
  /// A keyboard's key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 256)
  /// A field to search in.
  public static let searchField = UIAccessibilityTraits(rawValue: 512)
  /// It plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1024)
  /// It starts a session of media.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 4096)
  /// It summarizes what an app begins with.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 8192)
  /// Touches are its own.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 16384)
  /// It turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 32768)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 65536)
}

/// What an object tells those who do not see it; nobody is told here.
struct AccessibilityNotes {
  var ignoresInvertColors = false
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var isModal = false
  var isHidden = false
  var elements: [Any]?
  var frame = CGRect.zero
  var activation: CGPoint?
  var language: String?
}

/// What those need who do not see or who do not like motion: nothing of it is asked for here.
public enum UIAccessibility {
  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether motion should be less.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether what is behind should not shine through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether switches are used instead of touches.
  public static var isSwitchControlRunning: Bool { false }

  /// Tells of a change; nobody listens.
  public static func post(notification: Notification, argument: Any?) {}

  /// What can be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Another layout.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something to be said.
    public static let announcement = Notification(rawValue: 1008)
  }
}

/// Whether the screen is read aloud; it is not.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { false }
/// Whether motion should be less; it need not.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { false }
/// Whether what is behind should not shine through; it may.
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool { false }
