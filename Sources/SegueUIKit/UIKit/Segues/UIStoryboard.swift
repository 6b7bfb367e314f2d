public import Foundation

/// A storyboard, of which nothing is read: its controllers are made by their classes' names.
@preconcurrency @MainActor
open class UIStoryboard: SegueObject {
  private let name: String

  /// Creates a storyboard of a name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init(main: ())
  }

  /// The controller that the app begins with: an empty one.
  open func instantiateInitialViewController() -> UIViewController? { made("") }

  /// The controller of a name: of the app's class that is called so, else an empty one.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    made(identifier)
  }

  /// The controller of a name, as a block makes it.
  open func instantiateViewController(
    identifier: String,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController { creator?(EmptyCoder()) ?? made(identifier) }

  private func made(_ identifier: String) -> UIViewController {
    SegueHost.current.note("the storyboard '\(name)' is not read: its screens are empty")
    let type = SegueTable.types[identifier] as? UIViewController.Type
    let controller = type?.init(coder: EmptyCoder()) ?? UIViewController()
    (controller.storyboard, controller.storyboardName) = (self, identifier)
    return controller
  }
}

/// A nib, of which nothing is read.
@preconcurrency @MainActor
open class UINib: SegueObject {
  private let name: String

  /// Creates a nib of a name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init(main: ())
  }

  /// What is in it: a view of the app's class of the nib's name, if there is one.
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    SegueHost.current.note("the nib '\(name)' is not read")
    let type = SegueTable.types[name] as? UIView.Type
    return [type?.init(coder: EmptyCoder()) ?? UIView()]
  }

  /// The app's class of the nib's name.
  var type: AnyClass? { SegueTable.types[name] }

  /// How a nib is read.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  /// What is in a nib: a view of the app's class of the nib's name, if there is one.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner)
  }
}
