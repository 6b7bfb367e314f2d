@_exported public import Foundation

/// The root of all classes, with the messages by name that Foundation's has only with Objective-C.
///
/// Names are looked up in the tables that the rewriter writes (``SegueTable``). It is nonisolated, as delegates of all
/// kinds derive from it; what is sent by name runs on the main actor.
open class NSObject: Foundation.NSObject {
  /// Creates an object.
  public override init() { super.init() }

  /// What the app has attached to the object, by the address of its key.
  var associations: [UnsafeRawPointer: Association] = [:]
  /// What it tells those who do not see it.
  var accessibility: AccessibilityNotes {
    get { kept?.value ?? AccessibilityNotes() }
    set { kept = Kept(newValue) }
  }
  private var kept: Kept?

  /// Beside the object, as most objects have none.
  private final class Kept {
    let value: AccessibilityNotes
    init(_ value: AccessibilityNotes) { self.value = value }
  }

  // MARK: Accessibility

  /// Whether it is told of by itself.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  /// What it is called.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// What it does.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// What its value is.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// What it is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  /// Whether nothing beside it is told of.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  /// Whether nothing in it is told of.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.isHidden }
    set { accessibility.isHidden = newValue }
  }
  /// What is told of in it.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  /// Where it is, in the screen's points.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame }
    set { accessibility.frame = newValue }
  }
  /// The point that is touched in its place, in the screen's points: the middle, unless it was set.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activation ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { accessibility.activation = newValue }
  }
  /// The language that it is told of in.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
  /// How many elements it has: those of ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The element at an index; nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// The index of an element; `NSNotFound` if it is not one.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Does what a double tap does to it; false, unless overridden, so that it is touched instead.
  open func accessibilityActivate() -> Bool { false }
  /// Makes its value larger; nobody asks.
  open func accessibilityIncrement() {}
  /// Makes its value smaller; nobody asks.
  open func accessibilityDecrement() {}
  /// Goes away; false, unless overridden, so that what it is in is asked.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Whether colours stay as they are where the others are turned round; none are.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }

  // MARK: Archives

  /// The class that an archive would name.
  open func classForCoder() -> AnyClass { type(of: self) }

  /// The class itself.
  open class func classForCoder() -> AnyClass { self }

  /// An archive has been read; the subclasses that are made in code are not told.
  @preconcurrency @MainActor
  open func awakeFromNib() {}

  /// Interface Builder would show the object; it is not here.
  @preconcurrency @MainActor
  open func prepareForInterfaceBuilder() {}

  // MARK: Messages

  /// The class's name, with its module's.
  open class func description() -> String { String(reflecting: self) }

  /// Whether the class itself has a method of a name; none is found by name but UIKit's own.
  @preconcurrency @MainActor
  open class func responds(to selector: Selector?) -> Bool { false }

  /// Sends the class itself a message; nil, as none is found by name but UIKit's own.
  @discardableResult @preconcurrency @MainActor
  open class func perform(_ selector: Selector) -> Unmanaged<AnyObject>? { nil }

  /// Who is sent a message that the object has no method for; nobody is.
  @preconcurrency @MainActor
  open func forwardingTarget(for aSelector: Selector?) -> Any? { nil }

  /// A property that the object observes by its name has changed.
  @preconcurrency @MainActor
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Sends a message without an argument; returns the method's result.
  @discardableResult @preconcurrency @MainActor
  open func perform(_ selector: Selector) -> Any? { selector.send(to: self, []) ?? nil }

  /// Sends a message with an argument; returns the method's result.
  @discardableResult @preconcurrency @MainActor
  open func perform(_ selector: Selector, with object: Any?) -> Any? {
    selector.send(to: self, [object]) ?? nil
  }

  /// Whether a method is found by its name.
  @preconcurrency @MainActor
  open func responds(to selector: Selector?) -> Bool {
    selector.map { SegueTable.method($0.name, of: self) != nil } ?? false
  }

  /// The value of a property that Objective-C would see; nil if there is none of that name.
  @preconcurrency @MainActor
  open func value(forKey key: String) -> Any? { SegueTable.value(forKey: key, of: self) }

  /// The value at the end of a path of keys.
  @preconcurrency @MainActor
  open func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let next = value(forKey: String(keyPath[..<dot])) as? NSObject
    return next?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Sets a property that Objective-C would see; one that is not there is noted.
  @preconcurrency @MainActor
  open func setValue(_ value: Any?, forKey key: String) {
    if SegueTable.set(value, forKey: key, of: self) { return }
    SegueHost.current.note("\(type(of: self)) has no property '\(key)' to set")
  }

  /// Sets each of some properties that Objective-C would see.
  @preconcurrency @MainActor
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for key in keyedValues.keys.sorted() {
      let value = keyedValues[key]
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// The values of some properties, `NSNull` for nil.
  @preconcurrency @MainActor
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// Sets the property at the end of a path of keys.
  @preconcurrency @MainActor
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }
}
