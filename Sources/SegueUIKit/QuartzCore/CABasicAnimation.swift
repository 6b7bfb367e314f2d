public import Foundation
import SegueMotion
import SegueStage

/// An animation between two values; those that are nil follow from the others and from the layer.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// How far it leads, instead of one of the ends.
  open var byValue: Any?
  /// Where an implicit animation begins, by the engine's properties.
  var given: [(LayerProperty, LayerValue)] = []

  override func fill(_ copy: CAAnimation) {
    super.fill(copy)
    guard let copy = copy as? CABasicAnimation else { return }
    (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    copy.given = given
  }

  override func kind(
    of property: LayerProperty,
    _ index: Int,
    _ path: AnimationPath,
    _ parts: TransformParts,
    _ layer: CALayer,
    _ timing: MediaTiming
  ) -> Animation.Kind? {
    let ends = ends(of: property, index, path, parts, layer)
    return .basic(property: property, from: ends.from, to: ends.to)
  }

  /// The two ends by Core Animation's rules; nil is the layer's own value.
  func ends(
    of property: LayerProperty,
    _ index: Int,
    _ path: AnimationPath,
    _ parts: TransformParts,
    _ layer: CALayer
  ) -> (from: LayerValue?, to: LayerValue?) {
    if let shown = given.first(where: { $0.0 == property }) { return (shown.1, nil) }
    let from = part(fromValue, index, path, parts)
    let to = part(toValue, index, path, parts)
    guard let byValue, let by = AnimationValue(byValue)?.part(index, of: path) else { return (from, to) }
    if let to { return (to.adding(by.negative), to) }
    let start = from ?? layer.ownState[property]
    return (start, start.adding(by))
  }
}

extension LayerValue {
  /// A number with the other sign; other values as they are.
  fileprivate var negative: LayerValue { number.map { .number(-$0) } ?? self }
}

/// An animation that a spring drives; it is cut off at the end of its duration.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness.
  open var stiffness: CGFloat = 100
  /// The damping coefficient.
  open var damping: CGFloat = 10
  /// The velocity at the start, in fractions of the distance per second.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping beyond the critical one is honoured.
  open var allowsOverdamping = false

  /// Seconds until the spring has settled.
  public var settlingDuration: CFTimeInterval {
    spring.settlingDuration(initialVelocity: Double(initialVelocity))
  }

  private var spring: Spring {
    Spring(
      mass: Double(mass),
      stiffness: Double(stiffness),
      damping: Double(damping),
      allowsOverdamping: allowsOverdamping
    )
  }

  override func fill(_ copy: CAAnimation) {
    super.fill(copy)
    guard let copy = copy as? CASpringAnimation else { return }
    (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
    (copy.initialVelocity, copy.allowsOverdamping) = (initialVelocity, allowsOverdamping)
  }

  override func kind(
    of property: LayerProperty,
    _ index: Int,
    _ path: AnimationPath,
    _ parts: TransformParts,
    _ layer: CALayer,
    _ timing: MediaTiming
  ) -> Animation.Kind? {
    let ends = ends(of: property, index, path, parts, layer)
    return .spring(
      property: property,
      from: ends.from,
      to: ends.to,
      spring: spring,
      initialVelocity: Double(initialVelocity)
    )
  }
}
