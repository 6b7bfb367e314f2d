public import Foundation

/// Any object, whose members are looked up by name, as Objective-C does with `AnyObject`.
///
/// What the common members of Foundation's and UIKit's objects are is known; all others are messages without a result
/// of a known type. A value that the object has not stops the program, as it does on an iPhone.
@preconcurrency @MainActor @dynamicMemberLookup
public struct SegueDynamic {
  private let object: Any?

  /// Takes any value.
  public init(_ object: Any?) { self.object = object }

  /// A message of a name.
  public subscript(dynamicMember name: String) -> Message {
    Message(receiver: object as AnyObject, name: name)
  }

  /// A message that waits for its arguments.
  @preconcurrency @MainActor @dynamicCallable
  public struct Message {
    let receiver: AnyObject
    let name: String

    /// Sends the message; nil if there is no method of the name, or no result.
    @discardableResult
    public func dynamicallyCall(withArguments arguments: [Any?]) -> Any? {
      let selector = name + String(repeating: ":", count: arguments.count)
      return SegueTable.send(selector, to: receiver, arguments)
    }
  }
}

/// The members that are known; each is nil of an object that has it not, and stops the program where it is read as a value.
extension SegueDynamic {
  private var number: NSNumber? { object as? NSNumber ?? (object as? Double).map(NSNumber.init(value:)) }
  private var value: NSValue? { object as? NSValue }
  private var view: UIView? { object as? UIView }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A number of double precision.
  public var doubleValue: Double! { number?.doubleValue ?? (object as? String).flatMap { Double($0) } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A number of single precision.
  public var floatValue: Float! { number?.floatValue ?? (object as? String).flatMap { Float($0) } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A whole number.
  public var integerValue: Int! { number?.intValue ?? (object as? String).flatMap { Int($0) } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A whole number.
  public var intValue: Int32! { number?.int32Value }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A whole number of at least 0.
  public var uintValue: UInt! { number?.uintValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A truth.
  public var boolValue: Bool! { number?.boolValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A number as text.
  public var stringValue: String! { number?.stringValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A rectangle.
  public var cgRectValue: CGRect! { value?.cgRectValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A point.
  public var cgPointValue: CGPoint! { value?.cgPointValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A size.
  public var cgSizeValue: CGSize! { value?.cgSizeValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
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
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The length of a text or of data.
  public var length: Int! { (object as? NSString)?.length ?? (object as? Data)?.count }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A frame, in the points of what it is in.
  public var frame: CGRect! {
    view?.frame ?? (object as? CALayer)?.frame ?? (object as? UICollectionViewLayoutAttributes)?.frame
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Bounds, in points.
  public var bounds: CGRect! { view?.bounds ?? (object as? CALayer)?.bounds }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The middle, in the points of what it is in.
  public var center: CGPoint! { view?.center }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A number by which an app finds a view.
  public var tag: Int! { view?.tag }
  /// What it says of itself.
  public var description: String { object.map { "\($0)" } ?? "nil" }
}
