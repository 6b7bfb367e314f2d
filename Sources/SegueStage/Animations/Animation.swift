public import SegueMotion

/// One of Core Animation's basic, keyframe, spring and group animations.
public struct Animation: Hashable, Sendable {
  /// The kinds of animations, with the values that they run through.
  public enum Kind: Hashable, Sendable {
    /// A `CABasicAnimation`; nil stands for the layer's model value.
    case basic(property: LayerProperty, from: LayerValue?, to: LayerValue?)
    /// A `CAKeyframeAnimation`: each value is reached at its key time, along the curve of its segment.
    ///
    /// Key times are fractions of the duration, 0…1 and ascending; unless there are as many as values, these
    /// are evenly spaced. There is one curve for each segment; a missing one is linear.
    case keyframes(property: LayerProperty, values: [LayerValue], keyTimes: [Double], curves: [TimingCurve])
    /// A `CAKeyframeAnimation` along a path, or through values on a cubic way: a part of what the way leads.
    case path(property: LayerProperty, path: MotionPath, part: MotionPath.Part)
    /// A `CASpringAnimation`, which is cut off at the end of the timing's duration.
    ///
    /// The spring runs in seconds of the animation's own time; `initialVelocity` is in fractions of the
    /// distance per second. Nil stands for the layer's model value.
    case spring(
      property: LayerProperty,
      from: LayerValue?,
      to: LayerValue?,
      spring: Spring,
      initialVelocity: Double
    )
    /// A `CAAnimationGroup`, whose members are timed in the group's own time.
    indirect case group([Animation])
  }

  /// The kind, with the property and its values.
  public var kind: Kind
  /// The timing in the layer's time.
  ///
  /// As in Core Animation, a `beginTime` of 0 becomes the layer's current time on attaching.
  public var timing: MediaTiming
  /// The curve of the whole duration; that of a keyframe animation runs across all of its segments.
  public var curve: TimingCurve
  /// Whether the value is added to that of the model and the animations before, instead of replacing it.
  public var isAdditive: Bool
  /// Whether the animation shows nothing once it is over, whatever its fill mode.
  public var isRemovedOnCompletion: Bool

  /// Creates an animation, by default linear and removed on completion, as a bare `CAAnimation` is.
  public init(
    kind: Kind,
    timing: MediaTiming,
    curve: TimingCurve = .linear,
    isAdditive: Bool = false,
    isRemovedOnCompletion: Bool = true
  ) {
    self.kind = kind
    self.timing = timing
    self.curve = curve
    self.isAdditive = isAdditive
    self.isRemovedOnCompletion = isRemovedOnCompletion
  }

  /// An animation that moves nothing, but holds a point of the layer in place while others change its size.
  ///
  /// It does the same when the anchor point changes.
  ///
  /// - Parameters:
  ///   - place: The property that gives the position of the point, on one axis.
  ///   - timing: When the point is held.
  /// - Returns: An additive animation by 0.
  public static func pin(_ place: LayerProperty, timing: MediaTiming) -> Animation {
    Animation(
      kind: .basic(property: place, from: .number(0), to: .number(0)),
      timing: timing,
      isAdditive: true,
      isRemovedOnCompletion: timing.fillMode == .removed
    )
  }

  /// Whether the animation is one that `pin(_:timing:)` makes.
  public var isPin: Bool {
    guard isAdditive, case .basic(let property, .number(0), .number(0)) = kind else { return false }
    return property.isPlace
  }

  /// Whether the animation, or a member of the group, animates a property.
  public func changes(_ property: LayerProperty) -> Bool {
    switch kind {
    case .basic(let own, _, _), .keyframes(let own, _, _, _), .path(let own, _, _),
      .spring(let own, _, _, _, _):
      own == property
    case .group(let members): members.contains { $0.changes(property) }
    }
  }
}

/// An animation that is attached to a layer under a key.
public struct AttachedAnimation: Hashable, Sendable {
  /// The key, unique on the layer: an animation added under the same key replaces this one.
  public var key: AnimationKey
  /// The animation, with its resolved begin time.
  public var animation: Animation

  /// Creates the pair.
  public init(key: AnimationKey, animation: Animation) {
    self.key = key
    self.animation = animation
  }
}
