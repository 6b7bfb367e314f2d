public import SegueMotion

/// What some layers do during a transition.
public struct TrackDefinition: Hashable, Sendable {
  /// The way the change is made.
  public enum Kind: Hashable, Sendable {
    /// A UIView animation: the model takes the end value at once.
    case view
    /// An explicit CAAnimation: the model stays.
    case layer
  }

  /// A property and its way: two or more values, evenly spread unless they say where.
  public struct Change: Hashable, Sendable {
    public var property: PropertyName
    public var keyframes: [Keyframe]

    /// Creates a change through the keyframes; a bare `value` is `here -> value`.
    public init(property: PropertyName, keyframes: [Keyframe]) {
      self.property = property
      self.keyframes = keyframes
    }
  }

  /// A value on the way.
  public struct Keyframe: Hashable, Sendable {
    public var value: Expression
    /// 0…1 of the track's time.
    public var offset: Expression?

    /// Creates a keyframe.
    public init(value: Expression, offset: Expression? = nil) {
      self.value = value
      self.offset = offset
    }
  }

  public var targets: [LayerPath]
  public var changes: [Change]
  public var kind: Kind
  /// UIKit's relative keyframe window, fractions of the transition's duration.
  public var window: Window?
  /// Seconds; nil: the transition's.
  public var duration: Expression?
  /// Seconds.
  public var delay: Expression?
  /// nil: the transition's for a view animation, linear for a layer animation.
  public var ease: Ease?
  public var fill: MediaTiming.FillMode
  public var repeatCount: Expression?
  /// Whether it never stops repeating, whatever `repeatCount` says.
  public var repeatsForever: Bool
  public var autoreverses: Bool
  public var speed: Expression?
  /// Whether it runs as much before the end of all tracks as its timing says after their beginning, as it does where a
  /// transition is the reverse of another.
  public var isMirrored: Bool

  /// Part of the duration, in fractions of it.
  public struct Window: Hashable, Sendable {
    public var start: Expression
    public var end: Expression

    /// Creates a window.
    public init(start: Expression, end: Expression) {
      self.start = start
      self.end = end
    }
  }

  /// Creates a track of view animations in the transition's own timing.
  public init(targets: [LayerPath], changes: [Change]) {
    self.targets = targets
    self.changes = changes
    kind = .view
    fill = .both
    repeatsForever = false
    autoreverses = false
    isMirrored = false
  }
}
