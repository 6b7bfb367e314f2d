public import Foundation

/// Any object, whose members are looked up by name, as Objective-C does with `AnyObject`.
///
/// What the common members of Foundation's and UIKit's objects are is known; all other methods are messages. A value that
/// the object has not stops the program where it is read, as it does on an iPhone.
@preconcurrency @MainActor
public struct SegueDynamic {
  private let object: Any?

  /// Takes any value.
  public init(_ object: Any?) { self.object = object }

  /// Takes an object that may be nil, which then has no members.
  public static func of(_ object: AnyObject?) -> SegueDynamic? { object.map { SegueDynamic($0) } }

  private var any: AnyObject { object as AnyObject }
  private var own: NSObject? { object as? NSObject }

  // MARK: Messages

  /// Sends a message, and returns its result; nil if there is none, or no method of the selector, which is told.
  @discardableResult
  public func send(_ selector: String, _ arguments: Any?...) -> Any? {
    if SegueTable.method(selector, of: any) == nil {
      SegueHost.current.note("\(type(of: any)) has no method '\(selector)' that is found by its name")
    }
    return SegueTable.send(selector, to: any, arguments)
  }

  /// Whether both are equal, as the object has it.
  public func isEqual(_ other: Any?) -> Bool { (object as? Foundation.NSObject)?.isEqual(other) ?? false }
  /// Whether it is of a class or of one that derives from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    (object as? Foundation.NSObject)?.isKind(of: aClass) ?? false
  }
  /// Whether it is of a class itself.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: any) == aClass }
  /// Whether a method is found by its name.
  public func responds(to selector: Selector?) -> Bool { own?.responds(to: selector) ?? false }
  /// Sends a message without an argument.
  @discardableResult
  public func perform(_ selector: Selector) -> Any? { own?.perform(selector) }
  /// Sends a message with an argument.
  @discardableResult
  public func perform(_ selector: Selector, with argument: Any?) -> Any? {
    own?.perform(selector, with: argument)
  }
  /// The value of a property that Objective-C would see.
  public func value(forKey key: String) -> Any? { own?.value(forKey: key) }
  /// The value at the end of a path of keys.
  public func value(forKeyPath path: String) -> Any? { own?.value(forKeyPath: path) }
  /// Sets a property that Objective-C would see.
  public func setValue(_ value: Any?, forKey key: String) { own?.setValue(value, forKey: key) }
  /// Sets the property at the end of a path of keys.
  public func setValue(_ value: Any?, forKeyPath path: String) { own?.setValue(value, forKeyPath: path) }
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The values that are known; each is nil of an object that has it not, and stops the program where it is read as one.
extension SegueDynamic {
  private var number: NSNumber? { object as? NSNumber ?? (object as? Double).map(NSNumber.init(value:)) }
  private var boxed: NSValue? { object as? NSValue }
  private var view: UIView? { object as? UIView }

  /// A number of double precision.
  public var doubleValue: Double! { number?.doubleValue ?? (object as? String).flatMap { Double($0) } }
  /// A number of single precision.
  public var floatValue: Float! { number?.floatValue ?? (object as? String).flatMap { Float($0) } }
  /// A whole number.
  public var integerValue: Int! { number?.intValue ?? (object as? String).flatMap { Int($0) } }
  /// A whole number.
  public var intValue: Int32! { number?.int32Value }
  /// A whole number of at least 0.
  public var uintValue: UInt! { number?.uintValue }
  /// A truth.
  public var boolValue: Bool! { number?.boolValue }
  /// A number as text.
  public var stringValue: String! { number?.stringValue }
  /// A rectangle.
  public var cgRectValue: CGRect! { object as? CGRect ?? boxed?.cgRectValue }
  /// A point.
  public var cgPointValue: CGPoint! { object as? CGPoint ?? boxed?.cgPointValue }
  /// A size.
  public var cgSizeValue: CGSize! { object as? CGSize ?? boxed?.cgSizeValue }
  /// Insets.
  public var uiEdgeInsetsValue: UIEdgeInsets! { object as? UIEdgeInsets ?? boxed?.uiEdgeInsetsValue }
  /// An affine transform.
  public var cgAffineTransformValue: CGAffineTransform! {
    object as? CGAffineTransform ?? boxed?.cgAffineTransformValue
  }
  /// How many elements there are.
  public var count: Int! {
    switch object {
    case let array as NSArray: array.count
    case let dictionary as NSDictionary: dictionary.count
    case let set as NSSet: set.count
    case let collection as any Collection: collection.count
    default: nil
    }
  }
  /// The length of a text or of data.
  public var length: Int! { (object as? NSString)?.length ?? (object as? Data)?.count }
  /// A frame, in the points of what it is in.
  public var frame: CGRect! {
    view?.frame ?? (object as? CALayer)?.frame ?? (object as? UICollectionViewLayoutAttributes)?.frame
  }
  /// Bounds, in points.
  public var bounds: CGRect! { view?.bounds ?? (object as? CALayer)?.bounds }
  /// The middle, in the points of what it is in.
  public var center: CGPoint! { view?.center }
  /// A number by which an app finds a view.
  public var tag: Int! { view?.tag }
  /// The number by which equal objects are found.
  public var hash: Int! { (object as? Foundation.NSObject)?.hash }
  /// What it says of itself.
  public var description: String! { object.map { "\($0)" } }
}
