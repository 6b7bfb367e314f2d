public import Foundation

/// What has a look that can be set for all of its class; setting it has no effect.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// UIKit's own class, also for an app's subclass, which need not be made without its app.
  associatedtype Appearance: UIView

  /// A view that takes what all of the class should look like, and keeps it for itself.
  static func appearance() -> Appearance
}

/// What others' looks can depend on.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance {
  /// A view that takes what all of the class within others should look like, and keeps it for itself.
  public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type])
    -> Appearance
  { appearance() }

  fileprivate static func noted(_ view: Appearance) -> Appearance {
    SegueHost.current.note("the appearance of all of \(Self.self) has no effect")
    return view
  }
}

extension UINavigationBar: UIAppearance {
  /// One that takes what all of them should look like, and keeps it for itself.
  public static func appearance() -> UINavigationBar { noted(UINavigationBar(frame: .zero)) }
}

extension UITabBar: UIAppearance {
  /// One that takes what all of them should look like, and keeps it for itself.
  public static func appearance() -> UITabBar { noted(UITabBar(frame: .zero)) }
}

extension UIToolbar: UIAppearance {
  /// One that takes what all of them should look like, and keeps it for itself.
  public static func appearance() -> UIToolbar { noted(UIToolbar(frame: .zero)) }
}

extension UISearchBar: UIAppearance {
  /// One that takes what all of them should look like, and keeps it for itself.
  public static func appearance() -> UISearchBar { noted(UISearchBar(frame: .zero)) }
}

extension UIPageControl: UIAppearance {
  /// One that takes what all of them should look like, and keeps it for itself.
  public static func appearance() -> UIPageControl { noted(UIPageControl(frame: .zero)) }
}

extension UIProgressView: UIAppearance {
  /// One that takes what all of them should look like, and keeps it for itself.
  public static func appearance() -> UIProgressView { noted(UIProgressView(frame: .zero)) }
}

extension UIActivityIndicatorView: UIAppearance {
  /// One that takes what all of them should look like, and keeps it for itself.
  public static func appearance() -> UIActivityIndicatorView { noted(UIActivityIndicatorView(frame: .zero)) }
}

extension UISegmentedControl: UIAppearance {
  /// One that takes what all of them should look like, and keeps it for itself.
  public static func appearance() -> UISegmentedControl { noted(UISegmentedControl(frame: .zero)) }
}

extension UISwitch: UIAppearance {
  /// One that takes what all of them should look like, and keeps it for itself.
  public static func appearance() -> UISwitch { noted(UISwitch(frame: .zero)) }
}

extension UITextField: UIAppearance {
  /// One that takes what all of them should look like, and keeps it for itself.
  public static func appearance() -> UITextField { noted(UITextField(frame: .zero)) }
}
