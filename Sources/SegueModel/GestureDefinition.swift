public import SegueGeometry

/// A gesture recognizer and what it does.
public struct GestureDefinition: Hashable, Sendable {
  /// A side, or the way a finger goes.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case left, right, up, down
  }

  /// The kind of recognizer.
  public enum Recognizer: Hashable, Sendable {
    case tap
    /// With a direction: begins only where the first 10 pt lead that way.
    case pan(Direction?)
    case edgePan(Direction)
    case pinch
    case swipe(Direction)
  }

  /// What the gesture moves.
  public enum Action: Hashable, Sendable {
    /// A transition, percent-driven.
    case drives(transition: String)
    /// Tracks, by a paused linear property animator.
    case scrubs([TrackDefinition])
    /// Values, set at each change.
    case sets([LayerAssignment])
  }

  /// What a release, or a change, does when its test holds.
  public struct Finish: Hashable, Sendable {
    /// When the test is made.
    public enum Moment: String, Hashable, Sendable, CaseIterable {
      /// On release.
      case end
      /// As of the last change, obeyed on release.
      case change
      /// The moment it holds; the rest of the touch is dropped.
      case once
    }

    public var condition: Expression
    /// The condition as the scene writes it.
    public var conditionText: String
    public var moment: Moment
    /// Seconds, input ignored meanwhile.
    public var delay: Expression?
    /// The transition that starts then.
    public var transition: String?
    /// Where the layers that `sets` moved come to rest, as their place from then on.
    public var rest: [LayerAssignment]
    /// Seconds of the way there.
    public var duration: Expression?
    /// Of the way there, or of a driven transition's completion.
    public var ease: Ease?

    /// Creates a test made on release.
    public init(condition: Expression, text: String = "", moment: Moment = .end) {
      self.condition = condition
      conditionText = text
      self.moment = moment
      rest = []
    }
  }

  /// How what was moved goes back.
  public struct Cancel: Hashable, Sendable {
    /// Seconds.
    public var duration: Expression?
    public var ease: Ease?

    /// Creates the default return.
    public init(duration: Expression? = nil, ease: Ease? = nil) {
      self.duration = duration
      self.ease = ease
    }
  }

  /// What the system's taking the touch away means.
  public enum SystemCancel: String, Hashable, Sendable, CaseIterable {
    case cancel
    /// As a release.
    case decide
  }

  /// A name for a number or a condition.
  public struct Local: Hashable, Sendable {
    public var name: String
    public var value: Expression

    /// Creates a binding.
    public init(name: String, value: Expression) {
      self.name = name
      self.value = value
    }
  }

  public var name: String
  /// The layer that owns the recognizer; its first component is a screen.
  public var path: LayerPath
  public var recognizer: Recognizer
  public var maximumTouches: Int
  public var begin: Expression?
  public var condition: Expression?
  /// A scroll layer or gestures recognized together with this one.
  public var simultaneous: [LayerPath]
  public var locals: [Local]
  public var progress: Expression?
  public var action: Action
  public var finish: Finish?
  public var cancel: Cancel
  /// `completionSpeed`.
  public var speed: Expression
  /// `completionCurve`.
  public var ease: Ease
  /// `timingCurve`, in place of the completion curve where the animator is interruptible.
  public var timingCurve: Ease?
  /// Whether the transition begins in the hand; if not it runs by itself, and the hand may pause it later.
  public var wantsInteractiveStart: Bool
  public var systemCancel: SystemCancel
  /// Whether it may grab its own run in flight.
  public var catches: Bool
  public var source: SourceRange

  /// Creates a gesture with UIKit's defaults.
  public init(name: String, path: LayerPath, recognizer: Recognizer, action: Action) {
    self.name = name
    self.path = path
    self.recognizer = recognizer
    self.action = action
    maximumTouches = Int.max
    simultaneous = []
    locals = []
    cancel = Cancel()
    speed = .number(1)
    ease = .easeInOut
    wantsInteractiveStart = true
    systemCancel = .cancel
    catches = false
    source = .none
  }
}
