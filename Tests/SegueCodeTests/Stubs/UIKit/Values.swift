// swift-format-ignore-file

import Foundation

public struct UIEdgeInsets: Sendable {
  public var top, left, bottom, right: CGFloat
  public static var zero: UIEdgeInsets { fatalError() }
}
public struct CGVector: Sendable {
  public init(dx: CGFloat, dy: CGFloat) {}
}
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
open class UITraitCollection: NSObject {
  open var userInterfaceStyle: UIUserInterfaceStyle { fatalError() }
}
public final class UIColor: NSObject, Sendable {
  public init(cgColor: CGColor) {}
  public init(white: CGFloat, alpha: CGFloat) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
  public class var clear: UIColor { fatalError() }
  public var cgColor: CGColor { fatalError() }
}
public final class UIImage: NSObject, Sendable {
  public init?(named name: String) {}
  public var cgImage: CGImage? { fatalError() }
}
open class UIGraphicsImageRendererContext {
  open var cgContext: CGContext { fatalError() }
}
open class UIGraphicsImageRenderer: NSObject {
  public init(bounds: CGRect) {}
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { fatalError() }
}
public final class UIFont: NSObject, Sendable {
  public struct TextStyle: Sendable {
    public static let largeTitle = TextStyle()
    public static let title1 = TextStyle()
    public static let title2 = TextStyle()
    public static let title3 = TextStyle()
    public static let headline = TextStyle()
    public static let body = TextStyle()
    public static let callout = TextStyle()
    public static let subheadline = TextStyle()
    public static let footnote = TextStyle()
    public static let caption1 = TextStyle()
    public static let caption2 = TextStyle()
  }
  public struct Weight: Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { fatalError() }
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { fatalError() }
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { fatalError() }
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) { fatalError() }
  public var fontDescriptor: UIFontDescriptor { fatalError() }
  public var pointSize: CGFloat { fatalError() }
}
open class UIFontDescriptor: NSObject {
  public struct SystemDesign: Sendable {
    public static let `default` = SystemDesign()
    public static let rounded = SystemDesign()
    public static let monospaced = SystemDesign()
  }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
  }
  public var symbolicTraits: SymbolicTraits { fatalError() }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { fatalError() }
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { fatalError() }
}
public enum NSTextAlignment: Int, Sendable { case left, center, right }
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
}
@MainActor public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { fatalError() }
}
