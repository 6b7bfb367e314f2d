public import Foundation
import SegueGeometry
import SegueStage

extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of the letters.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind them.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// How paragraphs are set.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The room between letters, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A line under the text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of that line.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of that line.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The colour of the letters' outlines.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the letters' outlines, in per cent of the size.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A shadow.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// How far letters are raised, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// Where a tap leads.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A picture in the text.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// Whether letters that belong together are one.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
}

/// `NSAttributedString.Key`, as older sources call it.
public typealias NSAttributedStringKey = NSAttributedString.Key
/// `.font`, as older sources call it.
public let NSFontAttributeName = NSAttributedString.Key.font
/// `.foregroundColor`, as older sources call it.
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// `.paragraphStyle`, as older sources call it.
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// `.kern`, as older sources call it.
public let NSKernAttributeName = NSAttributedString.Key.kern

/// How a line is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick one.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// How paragraphs are set; only the alignment is seen.
open class NSParagraphStyle: NSObject {
  fileprivate var settings = ParagraphSettings()

  /// Where lines begin.
  open var alignment: NSTextAlignment { settings.alignment }
  /// Room between lines, in points.
  open var lineSpacing: CGFloat { settings.lineSpacing }
  /// Room after a paragraph, in points.
  open var paragraphSpacing: CGFloat { settings.paragraphSpacing }
  /// What becomes of text that has no room.
  open var lineBreakMode: NSLineBreakMode { settings.lineBreakMode }
  /// Room before a paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { settings.paragraphSpacingBefore }
  /// Where a paragraph's first line begins, in points.
  open var firstLineHeadIndent: CGFloat { settings.firstLineHeadIndent }
  /// Where a paragraph's other lines begin, in points.
  open var headIndent: CGFloat { settings.headIndent }
  /// Where lines end, in points.
  open var tailIndent: CGFloat { settings.tailIndent }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { settings.minimumLineHeight }
  /// The most height of a line, in points.
  open var maximumLineHeight: CGFloat { settings.maximumLineHeight }
  /// By how much lines are higher.
  open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
  /// The style that nothing was said of.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// A copy that can be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.settings = settings
    return copy
  }
}

/// How paragraphs are set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines begin.
  open override var alignment: NSTextAlignment {
    get { settings.alignment }
    set { settings.alignment = newValue }
  }
  /// Room between lines, in points.
  open override var lineSpacing: CGFloat {
    get { settings.lineSpacing }
    set { settings.lineSpacing = newValue }
  }
  /// Room before a paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { settings.paragraphSpacingBefore }
    set { settings.paragraphSpacingBefore = newValue }
  }
  /// Where a paragraph's first line begins, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { settings.firstLineHeadIndent }
    set { settings.firstLineHeadIndent = newValue }
  }
  /// Where a paragraph's other lines begin, in points.
  open override var headIndent: CGFloat {
    get { settings.headIndent }
    set { settings.headIndent = newValue }
  }
  /// Where lines end, in points.
  open override var tailIndent: CGFloat {
    get { settings.tailIndent }
    set { settings.tailIndent = newValue }
  }
  /// Room after a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { settings.paragraphSpacing }
    set { settings.paragraphSpacing = newValue }
  }
  /// What becomes of text that has no room.
  open override var lineBreakMode: NSLineBreakMode {
    get { settings.lineBreakMode }
    set { settings.lineBreakMode = newValue }
  }
  /// The least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { settings.minimumLineHeight }
    set { settings.minimumLineHeight = newValue }
  }
  /// The most height of a line, in points.
  open override var maximumLineHeight: CGFloat {
    get { settings.maximumLineHeight }
    set { settings.maximumLineHeight = newValue }
  }
  /// By how much lines are higher.
  open override var lineHeightMultiple: CGFloat {
    get { settings.lineHeightMultiple }
    set { settings.lineHeightMultiple = newValue }
  }
  /// How much a hyphen is liked, 0…1.
  open var hyphenationFactor: Float = 0
}

private struct ParagraphSettings {
  var alignment = NSTextAlignment.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
}

/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Its end gives way to `…`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
  /// In lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the font's own room between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// By what letters ink.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}

/// What is known while a text is drawn.
open class NSStringDrawingContext: NSObject {
  /// The least factor by which it may shrink; it does not.
  open var minimumScaleFactor: CGFloat = 0
}

/// A text with the font and colour that it is drawn with.
@MainActor
private struct DrawnText {
  let contents: TextContents
  let lineHeight: Double

  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let color = attributes[.foregroundColor] as? UIColor ?? .black
    let style = attributes[.paragraphStyle] as? NSParagraphStyle
    var contents = TextContents(
      string: text,
      fontSize: Double(font.pointSize),
      style: font.style,
      color: color.engineColor,
      alignment: (style?.alignment ?? .natural).engine
    )
    contents.verticalAlignment = .top
    self.contents = contents
    lineHeight = Double(font.lineHeight)
  }

  func size(in room: CGSize) -> CGSize {
    let box = Size(
      width: room.width > 0 ? min(Double(room.width), 1e6) : 1e6,
      height: room.height > 0 ? min(Double(room.height), 1e6) : 1e6
    )
    return TextMeasure.current.size(of: contents, lineHeight: lineHeight, in: box)
  }
}

extension String {
  /// The size of the text in one line, in points.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    DrawnText(self, attrs ?? [:]).size(in: .zero)
  }
  /// `size(withAttributes:)`, as older sources call it.
  @preconcurrency @MainActor
  public func size(attributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    size(withAttributes: attrs)
  }
  /// The size of the text in some room, in points.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    let room = options.contains(.usesLineFragmentOrigin) ? size : .zero
    return CGRect(origin: .zero, size: DrawnText(self, attributes ?? [:]).size(in: room))
  }
  /// Draws the text in a rectangle of the present context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    UIGraphicsGetCurrentContext()?.draw(DrawnText(self, attrs ?? [:]).contents, in: rect)
  }
  /// Draws the text in one line, from a point of the present context.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(in: CGRect(origin: point, size: size(withAttributes: attrs)), withAttributes: attrs)
  }
}

extension NSString {
  /// The size of the text in one line, in points.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attrs)
  }
  /// The size of the text in some room, in points.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  /// Draws the text in a rectangle of the present context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(in: rect, withAttributes: attrs)
  }
  /// Draws the text in one line, from a point of the present context.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(at: point, withAttributes: attrs)
  }
}

extension NSAttributedString {
  /// The attributes of the first letter, which stand for all.
  var leading: [NSAttributedString.Key: Any] { length > 0 ? attributes(at: 0, effectiveRange: nil) : [:] }

  /// The size of the text in one line, in points, with the first letter's font.
  @preconcurrency @MainActor
  public func size() -> CGSize { string.size(withAttributes: leading) }
  /// The size of the text in some room, in points, with the first letter's font.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect { string.boundingRect(with: size, options: options, attributes: leading, context: context) }
  /// Draws the text in a rectangle of the present context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: leading) }
  /// Draws the text in one line, from a point of the present context.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: leading) }
}
