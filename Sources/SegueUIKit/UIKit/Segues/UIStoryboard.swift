public import Foundation

/// A storyboard: scenes that Xcode has drawn, which lead to each other.
@preconcurrency @MainActor
open class UIStoryboard: SegueObject {
  private let name: String
  private let document: InterfaceDocument?

  /// Finds a storyboard by its name, without its ending, beside the app's sources.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    document = InterfaceDocument.named(name, "storyboard")
    super.init(main: ())
    if document == nil {
      SegueHost.current.note("there is no storyboard '\(name)' beside the files: its screens are empty")
    }
  }

  /// The controller that the app begins with; nil if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let document else { return empty("") }
    guard let scene = document.initial else { return nil }
    return InterfaceBuilder.controller(scene, document, self)
  }

  /// The controller that the app begins with, as a block makes it; nil if there is none.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    guard let document, let scene = document.initial, let made = creator?(EmptyCoder()) else {
      return instantiateInitialViewController() as? Controller
    }
    InterfaceBuilder.adopt(made, scene, document, self)
    return made
  }

  /// The controller of a name; without a storyboard, an empty one of the app's class that is called so.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let document else { return empty(identifier) }
    guard let scene = document.scene(called: identifier) else {
      SegueHost.current.note("the storyboard '\(name)' has no scene '\(identifier)'")
      return empty(identifier)
    }
    return InterfaceBuilder.controller(scene, document, self)
  }

  /// The controller of a name, as a block makes it.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    if let made = creator?(EmptyCoder()) {
      if let document, let scene = document.scene(called: identifier) {
        InterfaceBuilder.adopt(made, scene, document, self)
      }
      return made
    }
    guard let own = instantiateViewController(withIdentifier: identifier) as? Controller else {
      fatalError("the scene '\(identifier)' of '\(name)' is not a \(Controller.self)")
    }
    return own
  }

  private func empty(_ identifier: String) -> UIViewController {
    let type = SegueTable.types[identifier] as? UIViewController.Type
    let controller = type?.init(coder: EmptyCoder()) ?? UIViewController()
    (controller.storyboard, controller.storyboardName) = (self, identifier)
    return controller
  }
}

/// A nib: views that Xcode has drawn.
@preconcurrency @MainActor
open class UINib: SegueObject {
  private let name: String
  private let document: InterfaceDocument?

  /// Finds a nib by its name, without its ending, beside the app's sources.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    document = InterfaceDocument.named(name, "xib")
    super.init(main: ())
  }

  /// What is in it; without the nib, a view of the app's class of its name.
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    guard let document else {
      SegueHost.current.note("there is no nib '\(name)' beside the files")
      let type = SegueTable.types[name] as? UIView.Type
      return [type?.init(coder: EmptyCoder()) ?? UIView()]
    }
    return InterfaceBuilder.objects(of: document, for: ownerOrNil.map { $0 as AnyObject })
  }

  /// The first view in it of a type; nil if there is none.
  func view<View: UIView>(_ type: View.Type) -> View? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
  }

  /// Whether there is such a nib.
  var isThere: Bool { document != nil }

  /// The app's class of the nib's name.
  var type: AnyClass? { SegueTable.types[name] }

  /// Makes a controller's view as a nib has it: of a name, or of the controller's class's; false if there is none.
  static func load(_ name: String?, into controller: UIViewController) -> Bool {
    let own = name ?? String(describing: Swift.type(of: controller))
    guard let document = InterfaceDocument.named(own, "xib") else {
      if let name { SegueHost.current.note("there is no nib '\(name)' beside the files") }
      return false
    }
    // Only what has a view for its owner is a controller's.
    guard let owner = document.owner,
      owner.list("connections").contains(where: { $0.attributes["property"] == "view" })
    else { return false }
    _ = InterfaceBuilder.objects(of: document, for: controller)
    return controller.isViewLoaded
  }

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
