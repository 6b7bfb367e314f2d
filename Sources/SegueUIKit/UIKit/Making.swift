public import Foundation

// An app makes objects from a class that it has in a variable: `type.init()`, `T(frame: .zero)`. Objective-C lets it;
// Swift does so with required initializers alone, which UIKit's are not. The rewriter has such calls come here.

extension SegueTable {
  @MainActor static var makers: [ObjectIdentifier: @MainActor () -> AnyObject] = [:]
  @MainActor static var framedMakers: [ObjectIdentifier: @MainActor (CGRect) -> AnyObject] = [:]
  @MainActor static var nibMakers: [ObjectIdentifier: @MainActor (String?, Bundle?) -> AnyObject] = [:]

  /// Adds what makes an object of a class without arguments.
  @preconcurrency @MainActor
  public mutating func maker<T: AnyObject>(_ type: T.Type, _ make: @escaping @MainActor () -> T) {
    Self.makers[ObjectIdentifier(type)] = make
  }

  /// Adds what makes a view of a class with a frame.
  @preconcurrency @MainActor
  public mutating func maker<T: UIView>(_ type: T.Type, frame make: @escaping @MainActor (CGRect) -> T) {
    Self.framedMakers[ObjectIdentifier(type)] = make
  }

  /// Adds what makes a controller of a class with a nib, of which nothing is read.
  @preconcurrency @MainActor
  public mutating func maker<T: UIViewController>(
    _ type: T.Type,
    nib make: @escaping @MainActor (String?, Bundle?) -> T
  ) { Self.nibMakers[ObjectIdentifier(type)] = make }
}

/// An object of a class that is known only now, as `type.init()` makes it.
@preconcurrency @MainActor
public func segueMade<T: AnyObject>(_ type: T.Type) -> T {
  let key = ObjectIdentifier(type)
  let made =
    SegueTable.makers[key]?() ?? SegueTable.framedMakers[key]?(.zero) ?? KnownClasses.made(key, .zero)
  return checked(made, type, "init()")
}

/// An object of a type of the app's own, or of a class of UIKit's, as `self.init()` in an extension of a protocol makes it.
///
/// - Parameters:
///   - type: The type.
///   - make: Makes an object of one of the app's own types that require the initializer; nil of any other.
/// - Returns: The object.
@preconcurrency @MainActor
public func segueMade<T>(anyOf type: T.Type, own make: (Any.Type) -> Any?) -> T {
  guard let made = segueMade(anyOf: type as Any.Type, own: make) as? T else {
    fatalError("\(type) is made by init(), which it does not have")
  }
  return made
}

/// An object of whatever type a metatype of a protocol's is.
@preconcurrency @MainActor
public func segueMade(anyOf type: Any.Type, own make: (Any.Type) -> Any?) -> Any {
  let key = ObjectIdentifier(type)
  let made: Any? =
    make(type) ?? SegueTable.makers[key]?() ?? SegueTable.framedMakers[key]?(.zero)
    ?? KnownClasses.made(key, .zero)
  guard let made else { fatalError("\(type) is made by init(), which it does not have") }
  return made
}

/// A view of a class that is known only now, as `type.init(frame:)` makes it.
@preconcurrency @MainActor
public func segueMade<T: UIView>(_ type: T.Type, frame: CGRect) -> T {
  let key = ObjectIdentifier(type)
  return checked(SegueTable.framedMakers[key]?(frame) ?? KnownClasses.made(key, frame), type, "init(frame:)")
}

/// A view of a class that is known only now, as `type.init(image:)` makes it.
@preconcurrency @MainActor
public func segueMade<T: UIImageView>(_ type: T.Type, image: UIImage?) -> T {
  let view = segueMade(type, frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  view.image = image
  return view
}

/// A controller of a class that is known only now, as `type.init(nibName:bundle:)` makes it.
@preconcurrency @MainActor
public func segueMade<T: UIViewController>(_ type: T.Type, nibName: String?, bundle: Bundle?) -> T {
  let key = ObjectIdentifier(type)
  return checked(
    SegueTable.nibMakers[key]?(nibName, bundle) ?? KnownClasses.made(key, .zero),
    type,
    "init(nibName:bundle:)"
  )
}

/// What was made; a class without that initializer ends the program, as on an iPhone.
private func checked<T: AnyObject>(_ made: AnyObject?, _ type: T.Type, _ initializer: String) -> T {
  guard let made = made as? T else { fatalError("\(type) is made by \(initializer), which it does not have") }
  return made
}

/// UIKit's own classes that are made from a variable.
@MainActor
private enum KnownClasses {
  static func made(_ type: ObjectIdentifier, _ frame: CGRect) -> AnyObject? {
    views[type]?(frame) ?? others[type]?()
  }

  private static let views: [ObjectIdentifier: @MainActor (CGRect) -> UIView] = [
    ObjectIdentifier(UIView.self): { UIView(frame: $0) },
    ObjectIdentifier(UIControl.self): { UIControl(frame: $0) },
    ObjectIdentifier(UILabel.self): { UILabel(frame: $0) },
    ObjectIdentifier(UIImageView.self): { UIImageView(frame: $0) },
    ObjectIdentifier(UIButton.self): { UIButton(frame: $0) },
    ObjectIdentifier(UIScrollView.self): { UIScrollView(frame: $0) },
    ObjectIdentifier(UIStackView.self): { UIStackView(frame: $0) },
    ObjectIdentifier(UITextField.self): { UITextField(frame: $0) },
    ObjectIdentifier(UITextView.self): { UITextView(frame: $0) },
    ObjectIdentifier(UISlider.self): { UISlider(frame: $0) },
    ObjectIdentifier(UISwitch.self): { UISwitch(frame: $0) },
    ObjectIdentifier(UIPageControl.self): { UIPageControl(frame: $0) },
    ObjectIdentifier(UIProgressView.self): { UIProgressView(frame: $0) },
    ObjectIdentifier(UIActivityIndicatorView.self): { UIActivityIndicatorView(frame: $0) },
    ObjectIdentifier(UISegmentedControl.self): { UISegmentedControl(frame: $0) },
    ObjectIdentifier(UIStepper.self): { UIStepper(frame: $0) },
    ObjectIdentifier(UIDatePicker.self): { UIDatePicker(frame: $0) },
    ObjectIdentifier(UIPickerView.self): { UIPickerView(frame: $0) },
    ObjectIdentifier(UITableView.self): { UITableView(frame: $0) },
    ObjectIdentifier(UITableViewCell.self): { UITableViewCell(frame: $0) },
    ObjectIdentifier(UICollectionReusableView.self): { UICollectionReusableView(frame: $0) },
    ObjectIdentifier(UICollectionViewCell.self): { UICollectionViewCell(frame: $0) },
    ObjectIdentifier(UINavigationBar.self): { UINavigationBar(frame: $0) },
    ObjectIdentifier(UITabBar.self): { UITabBar(frame: $0) },
    ObjectIdentifier(UIToolbar.self): { UIToolbar(frame: $0) },
    ObjectIdentifier(UISearchBar.self): { UISearchBar(frame: $0) },
    ObjectIdentifier(UIWindow.self): { UIWindow(frame: $0) },
  ]

  private static let others: [ObjectIdentifier: @MainActor () -> AnyObject] = [
    ObjectIdentifier(UIVisualEffectView.self): { UIVisualEffectView(effect: nil) },
    ObjectIdentifier(UIViewController.self): { UIViewController() },
    ObjectIdentifier(UINavigationController.self): { UINavigationController() },
    ObjectIdentifier(UITabBarController.self): { UITabBarController() },
    ObjectIdentifier(UITableViewController.self): { UITableViewController() },
    ObjectIdentifier(UIBarButtonItem.self): { UIBarButtonItem() },
    ObjectIdentifier(UITabBarItem.self): { UITabBarItem() },
    ObjectIdentifier(UINavigationItem.self): { UINavigationItem(title: "") },
    ObjectIdentifier(NSObject.self): { NSObject() },
    ObjectIdentifier(UIPanGestureRecognizer.self): { UIPanGestureRecognizer() },
    ObjectIdentifier(UITapGestureRecognizer.self): { UITapGestureRecognizer() },
    ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): { UIScreenEdgePanGestureRecognizer() },
    ObjectIdentifier(UILongPressGestureRecognizer.self): { UILongPressGestureRecognizer() },
    ObjectIdentifier(UISwipeGestureRecognizer.self): { UISwipeGestureRecognizer() },
    ObjectIdentifier(UIPinchGestureRecognizer.self): { UIPinchGestureRecognizer() },
    ObjectIdentifier(UIRotationGestureRecognizer.self): { UIRotationGestureRecognizer() },
  ]
}
