public import Foundation

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nobody knows.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}

/// What an app runs on.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nobody knows.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car's screen.
  case carPlay
  /// A Mac.
  case mac = 5
}

/// How light an interface is.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nobody knows.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// Where text begins.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// At the left.
  case leftToRight
  /// At the right.
  case rightToLeft
}

/// Whether a screen feels how hard it is pressed; none does here.
public enum UIForceTouchCapability: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// It does not.
  case unavailable
  /// It does.
  case available
}

/// What an interface is shown in: the host's screen.
@preconcurrency @MainActor
open class UITraitCollection: SegueObject {
  /// How much room there is across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// What the app runs on.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// How light the interface is.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// How large the user likes text to be: as it is without a choice.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  private init(
    across: UIUserInterfaceSizeClass,
    down: UIUserInterfaceSizeClass,
    _ idiom: UIUserInterfaceIdiom,
    _ style: UIUserInterfaceStyle
  ) {
    (horizontalSizeClass, verticalSizeClass) = (across, down)
    (userInterfaceIdiom, userInterfaceStyle) = (idiom, style)
    super.init(main: ())
  }

  /// Creates traits of which nothing is known.
  public convenience init() {
    self.init(across: .unspecified, down: .unspecified, .unspecified, .unspecified)
  }
  /// Creates traits that say how much room there is across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(across: horizontalSizeClass, down: .unspecified, .unspecified, .unspecified)
  }
  /// Creates traits that say how much room there is down.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(across: .unspecified, down: verticalSizeClass, .unspecified, .unspecified)
  }
  /// Creates traits that say how light the interface is.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(across: .unspecified, down: .unspecified, .unspecified, userInterfaceStyle)
  }
  /// Creates the traits that the last of some say, and where they say nothing those before.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait>(_ path: KeyPath<UITraitCollection, Trait>, _ none: Trait) -> Trait
    where Trait: Equatable { traitCollections.map { $0[keyPath: path] }.last { $0 != none } ?? none }
    self.init(
      across: last(\.horizontalSizeClass, .unspecified),
      down: last(\.verticalSizeClass, .unspecified),
      last(\.userInterfaceIdiom, .unspecified),
      last(\.userInterfaceStyle, .unspecified)
    )
  }

  /// Those of the host's screen: a phone's, light; a tablet's from 700 points on its shorter side.
  public static var current: UITraitCollection {
    let size = SegueHost.current.size
    let isTablet = min(size.width, size.height) >= 700
    // Apple's table: phones are compact on their sides, and compact across but for the largest.
    return UITraitCollection(
      across: isTablet || size.width >= 890 ? .regular : .compact,
      down: isTablet || size.height > size.width ? .regular : .compact,
      isTablet ? .pad : .phone,
      .light
    )
  }

  /// Does something while these are ``current``, which they stay: the screen's do not change.
  open func performAsCurrent(_ actions: () -> Void) { actions() }

  /// Pixels to a point.
  open var displayScale: CGFloat { 3 }
  /// Whether the screen feels how hard it is pressed.
  open var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// Where text begins.
  open var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether colours say something else than other traits do.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
  }
  /// Whether these traits say all that others do.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return (trait.horizontalSizeClass == .unspecified || trait.horizontalSizeClass == horizontalSizeClass)
      && (trait.verticalSizeClass == .unspecified || trait.verticalSizeClass == verticalSizeClass)
  }
}

/// What has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// They have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
