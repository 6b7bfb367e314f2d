public import Foundation

/// What has a look that can be set for all of its class; setting it has no effect.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// An object that takes what all of the class should look like, and keeps it for itself.
  static func appearance() -> Self
}

/// What others' looks can depend on.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIAppearance {
  /// An object that takes what all of the class within others should look like, and keeps it for itself.
  public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }

  /// An object that takes what all of the class should look like in a size class, and keeps it for itself.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// A view that takes what all of the class should look like, and keeps it for itself.
  public static func appearance() -> Self { noted(segueMade(Self.self)) }
}

extension UIBarItem: UIAppearance {
  /// An item that takes what all of the class should look like, and keeps it for itself.
  public static func appearance() -> Self { noted(segueMade(Self.self)) }
}

extension UIAppearance {
  fileprivate static func noted(_ object: Self) -> Self {
    SegueHost.current.note("the appearance of all of \(Self.self) has no effect")
    return object
  }
}
