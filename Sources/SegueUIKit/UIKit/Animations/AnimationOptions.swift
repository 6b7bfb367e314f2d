import Foundation
import SegueMotion

extension UIView {
  /// How a block of changes is animated.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out views with the animation; they are laid out when they need it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets the views be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins from what is shown, as every animation of a number does here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes there and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its duration within another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its curve within another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates what a view transition shows; it does anyway.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Shows and hides views in a transition, instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes nothing from another block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at the beginning and the end, which is the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At an even pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition that turns about the vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that turns about the vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page that curls up; it dissolves here.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page that curls down; it dissolves here.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition in which the old fades away over the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition that turns about the horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition that turns about the horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Sixty frames a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Thirty frames a second; there are sixty.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve that the bits say.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut }
  }

  /// UIKit's four curves.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the beginning and the end.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// At an even pace.
    case linear

    var engine: TimingCurve {
      switch self {
      case .easeInOut: .cubicBezier(.easeInOut)
      case .easeIn: .cubicBezier(.easeIn)
      case .easeOut: .cubicBezier(.easeOut)
      case .linear: .linear
      }
    }
  }

  /// How keyframes are animated.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits, with those of ``UIView/AnimationOptions`` for the rest.
    public let rawValue: UInt

    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out views with the animation; they are laid out when they need it.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Lets the views be touched meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins from what is shown.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Goes there and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its duration within another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes nothing from another block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight lines between keyframes, which is the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from one to the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight lines at an even pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A curve through all of them.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A curve through all of them, at an even pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var mode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The rest of the options.
    var plain: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(7 << 10)) }
  }
}

/// `UIView.AnimationOptions`, as older sources call it.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// `UIView.AnimationCurve`, as older sources call it.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// `UIView.KeyframeAnimationOptions`, as older sources call it.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
