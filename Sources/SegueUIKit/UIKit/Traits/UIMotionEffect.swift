import Foundation

/// What a view does as the device is tilted; it never is.
open class UIMotionEffect: NSObject {}

/// Several effects as one.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

/// A property that follows how far the device is tilted.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The property.
  public let keyPath: String
  /// The way in which the device is tilted.
  public let type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Ways in which a device is tilted.
  public enum EffectType: Int, Sendable {
    /// To the sides.
    case tiltAlongHorizontalAxis
    /// To and fro.
    case tiltAlongVerticalAxis
  }
}

extension UIView {
  /// The effects that were added.
  public var motionEffects: [UIMotionEffect] {
    get { effects }
    set { effects = newValue }
  }
  /// Adds an effect; as nothing tilts the device, it is not seen.
  public func addMotionEffect(_ effect: UIMotionEffect) { effects.append(effect) }
  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) { effects.removeAll { $0 === effect } }
}
