public import SegueMotion

/// An animation as it is attached to a layer: Core Animation's basic, keyframe, spring and group animations.
public struct Animation: Hashable, Sendable {
  /// What changes, between which values.
  public enum Kind: Hashable, Sendable {
    /// From one value to another; a side left out is the layer's model value.
    case basic(property: LayerProperty, from: LayerValue?, to: LayerValue?)
    /// Through `values` at `keyTimes` (0…1, rising, as many), each span on its own curve (one fewer; empty is linear).
    case keyframes(property: LayerProperty, values: [LayerValue], keyTimes: [Double], curves: [TimingCurve])
    /// A `CASpringAnimation`: the spring runs in seconds of the animation's own time, `initialVelocity` in
    /// fractions of the distance per second, and is cut off at the timing's duration.
    case spring(
      property: LayerProperty,
      from: LayerValue?,
      to: LayerValue?,
      spring: Spring,
      initialVelocity: Double
    )
    /// Several at once; their timing is local to the group's.
    indirect case group([Animation])
  }

  public var kind: Kind
  /// A `beginTime` of 0 becomes the layer's local time when the animation is attached, as in Core Animation.
  public var timing: MediaTiming
  /// Applied to the fraction of the whole duration.
  public var curve: TimingCurve
  /// Whether the value is added to what lies below instead of replacing it.
  public var isAdditive: Bool
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

  /// An animation that moves nothing, but has a point of the layer, that `place` is the property of, stay where it is
  /// while later animations change the size or the anchor point.
  public static func pin(_ place: LayerProperty, timing: MediaTiming) -> Animation {
    Animation(
      kind: .basic(property: place, from: .number(0), to: .number(0)),
      timing: timing,
      isAdditive: true,
      isRemovedOnCompletion: timing.fillMode == .removed
    )
  }

  /// Whether the animation moves nothing: see `pin(_:timing:)`.
  public var isPin: Bool {
    guard isAdditive, case .basic(let property, .number(0), .number(0)) = kind else { return false }
    return property.isPlace
  }

  /// Whether the animation, or a member of the group, is of a property.
  public func changes(_ property: LayerProperty) -> Bool {
    switch kind {
    case .basic(let own, _, _), .keyframes(let own, _, _, _), .spring(let own, _, _, _, _): own == property
    case .group(let members): members.contains { $0.changes(property) }
    }
  }
}

/// An animation under its key; a later animation with the same key on the same layer replaces it.
public struct AttachedAnimation: Hashable, Sendable {
  public var key: String
  public var animation: Animation

  /// Creates the pair.
  public init(key: String, animation: Animation) {
    self.key = key
    self.animation = animation
  }
}
