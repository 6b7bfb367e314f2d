public import Foundation

/// Has the phone be felt; what would be is said once in the host's notes.
@preconcurrency @MainActor
open class UIFeedbackGenerator: SegueObject {
  /// Whether it was told to be ready.
  public private(set) var isPrepared = false

  /// Creates a generator.
  public convenience init() { self.init(main: ()) }

  /// Creates a generator; see ``SegueObject``.
  public override init(main: Void) { super.init(main: ()) }

  /// Makes ready.
  open func prepare() { isPrepared = true }

  func tell(_ kind: String) { SegueHost.current.note("haptic feedback: \(kind)") }
}

/// Lets a blow be felt.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it is.
  public enum FeedbackStyle: Int, Sendable {
    /// Small.
    case light
    /// Of middle size.
    case medium
    /// Large.
    case heavy
    /// Soft.
    case soft
    /// Stiff.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator of blows.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init(main: ())
  }

  /// Lets a blow be felt.
  open func impactOccurred() { tell("an impact, \(style)") }
  /// Lets a blow be felt, 0…1 hard.
  open func impactOccurred(intensity: CGFloat) { tell("an impact, \(style)") }
}

/// Lets a choice be felt.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets a choice be felt.
  open func selectionChanged() { tell("a selection") }
}

/// Lets an outcome be felt.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// Not quite well.
    case warning
    /// Not well.
    case error
  }

  /// Lets an outcome be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    tell("a notification, \(notificationType)")
  }
}
