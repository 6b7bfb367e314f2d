public import Foundation
import SegueGeometry
import SegueStage

/// What an effect view does with what is behind it.
open class UIVisualEffect: NSObject {}

/// A blur of what is behind a view.
open class UIBlurEffect: UIVisualEffect {
  /// How light it is.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As light as the surroundings.
    case regular = 4
    /// As light as the surroundings, and more prominent.
    case prominent
    /// The system's materials, from the thinnest to the thickest.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial

    /// White or black over what is blurred, with an alpha that comes near UIKit's.
    var tint: UIColor {
      switch self {
      case .dark: UIColor(white: 0.11, alpha: 0.73)
      case .extraLight, .prominent: UIColor(white: 0.97, alpha: 0.82)
      case .systemUltraThinMaterial: UIColor(white: 1, alpha: 0.2)
      case .systemThinMaterial: UIColor(white: 1, alpha: 0.4)
      case .systemThickMaterial: UIColor(white: 1, alpha: 0.75)
      default: UIColor(white: 1, alpha: 0.3)
      }
    }
  }

  let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates a blur that is as light as the surroundings.
  public required override init() {
    style = .regular
    super.init()
  }
}

/// What stands out against a blur; it is shown as it is.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Creates an effect for a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// What stands out against a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// A text.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// An area.
  case fill, secondaryFill, tertiaryFill
  /// A line.
  case separator
}

/// A view that blurs what is behind it; its effect can be animated.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The standard deviation of UIKit's blurs, in points: about 20 for all styles.
  private static let deviation = 20.0

  /// The view that everything in front of the blur belongs into.
  public let contentView = UIView()
  /// The effect; nil is none.
  open var effect: UIVisualEffect? { didSet { show() } }

  /// Creates a view of no size.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    build()
  }

  /// Creates a view of no size from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  private func build() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    show()
  }

  private func show() {
    let blur = effect as? UIBlurEffect
    if effect != nil, blur == nil, !(effect is UIVibrancyEffect) {
      layer.host.note("only blurs are shown by effect views")
    }
    let tint = blur?.style.tint.engineColor ?? .clear
    layer.change(
      "effect",
      to: [(.backdropBlur, .number(blur == nil ? 0 : Self.deviation)), (.fill, .color(tint))]
    )
  }
}
