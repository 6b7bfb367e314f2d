public import Foundation

/// What has a look that can be set for all of its class; setting it has no effect.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// What others' looks can depend on.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// A view that takes what all of the class should look like, and keeps it for itself.
  public static func appearance() -> Self {
    SegueHost.current.note("the appearance of all of \(Self.self) has no effect")
    return Self(coder: EmptyCoder()) ?? unavailable()
  }

  /// A view that takes what all of the class within others should look like, and keeps it for itself.
  public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }

  private static func unavailable() -> Self {
    preconditionFailure("\(Self.self) is not made from an archive")
  }
}

/// An archive with nothing in it.
final class EmptyCoder: NSCoder {}
