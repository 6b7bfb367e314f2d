public import SegueMotion

/// An animation of properties of one or more layers, as a transition or a gesture runs it.
public struct TrackDefinition: Hashable, Sendable {
  /// The kind of animation that a track makes.
  public enum Kind: Hashable, Sendable {
    /// A UIView animation: the model value becomes the end value at once.
    case view
    /// An explicit `CAAnimation`: the model value stays.
    case layer
  }

  /// The track's curve: its own, or that of its transition; an explicit animation is linear, as `CAAnimation` is.
  public func ease(else other: Ease) -> Ease { ease ?? (kind == .layer ? .curve(.linear) : other) }

  /// Whether it goes along straight lines, at an even pace between two values each.
  public var isStraight: Bool { interpolation.isPlain && way == nil }

  /// A property and the values that it runs through.
  public struct Change: Hashable, Sendable {
    /// The property, which is animatable.
    public var property: PropertyName
    /// Two values or more, in the order of their times; evenly spaced where they have no offset.
    public var keyframes: [Keyframe]

    /// Creates a change through keyframes; a lone `value` in a scene is `here -> value`.
    public init(property: PropertyName, keyframes: [Keyframe]) {
      self.property = property
      self.keyframes = keyframes
    }
  }

  /// A value of a change and its time.
  public struct Keyframe: Hashable, Sendable {
    /// The value, evaluated as the track begins.
    public var value: Expression
    /// The time as a fraction of the track's duration, 0…1; nil for an even spacing.
    public var offset: Expression?

    /// Creates a keyframe.
    public init(value: Expression, offset: Expression? = nil) {
      self.value = value
      self.offset = offset
    }
  }

  /// The layers that move; each path may stand for several.
  public var targets: [LayerPath]
  /// The properties that are animated, all in the track's timing.
  public var changes: [Change]
  /// The kind of animation; it decides what becomes of the model values.
  public var kind: Kind
  /// The part of the transition that the track takes, as in UIKit's relative keyframes; nil for all of it.
  public var window: Window?
  /// The duration in seconds; nil for the transition's.
  public var duration: Expression?
  /// The delay in seconds.
  public var delay: Expression?
  /// How several layers begin one after another; nil if they begin together.
  public var stagger: Stagger?
  /// The timing; nil for the transition's in a view animation, linear in a layer animation.
  public var ease: Ease?
  /// How it goes from one value to the next.
  public var interpolation = KeyframeInterpolation()
  /// The way that its layers take in place of straight lines; nil for these.
  ///
  /// The change of a place that it is the way of is among `changes`.
  public var way: TrackWay?
  /// How its layers turn on that way; nil if they do not.
  public var turn: TrackWay.Turn?
  /// The fill mode of a layer animation.
  public var fill: MediaTiming.FillMode
  /// How many times the animation runs; nil for once.
  public var repeatCount: Expression?
  /// Whether it repeats forever, whatever `repeatCount` says.
  public var repeatsForever: Bool
  /// Whether each run also plays backwards.
  public var autoreverses: Bool
  /// The speed relative to the layer's time; nil for 1.
  public var speed: Expression?
  /// Whether times count from the end of all tracks instead of from their beginning.
  ///
  /// So it is in a transition that is another one reversed.
  public var isMirrored: Bool

  /// A part of the transition's duration, in fractions of it, 0…1.
  public struct Window: Hashable, Sendable {
    /// The fraction at which the track begins.
    public var start: Expression
    /// The fraction at which the track ends.
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
