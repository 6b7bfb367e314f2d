public import Foundation
import SegueGeometry
import SegueStage
import SegueText

/// A layer that shows a text, from its top on.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text: a string, or a string with attributes, of which font and colour count.
  open var string: Any? { didSet { show() } }
  /// The font: one of UIKit's, or the name of one; its size is ``fontSize``.
  open var font: Any? { didSet { show() } }
  /// Whether lines are broken where the layer ends.
  open var isWrapped = false { didSet { show() } }
  /// What becomes of text that has no room: its end gives way to `…`.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Where lines begin.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { show() } }
  private var size: CGFloat = 36
  private var ink: CGColor? = CGColor(.white)

  /// Creates a layer without a text.
  public required init() { super.init() }

  /// Creates a copy of a layer's text.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let original = layer as? CATextLayer else { return }
    (string, font, isWrapped) = (original.string, original.font, original.isWrapped)
    (alignmentMode, size, ink) = (original.alignmentMode, original.size, original.ink)
  }

  /// Creates a layer without a text from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of the font, in points; can be animated.
  open var fontSize: CGFloat {
    get { presented == nil ? size : CGFloat(ownState.contents.fontSize) }
    set {
      size = newValue
      if attributedFont == nil { change("fontSize", to: [(.fontSize, .number(Double(newValue)))]) }
    }
  }

  /// The colour of the letters; can be animated.
  open var foregroundColor: CGColor? {
    get { presented == nil ? ink : color(.textColor) }
    set {
      ink = newValue
      if attributed == nil { setColor(newValue, .textColor, "foregroundColor") }
    }
  }

  private var attributed: NSAttributedString? {
    (string as? NSAttributedString).flatMap { $0.length > 0 ? $0 : nil }
  }

  private func attribute(_ key: NSAttributedString.Key) -> Any? {
    attributed?.attribute(key, at: 0, effectiveRange: nil)
  }

  private var attributedFont: (any TextLayerFont)? { attribute(.font) as? any TextLayerFont }

  private var style: FontStyle {
    if let font = attributedFont ?? font as? any TextLayerFont { return font.style }
    return (font as? String).map { FontStyle(named: $0) } ?? .regular
  }

  /// The size that the text takes in one line, in whole pixels.
  open override func preferredFrameSize() -> CGSize {
    guard let text = ownState.contents.text else { return .zero }
    let height = SystemFont(size: text.fontSize, style: text.style).lineHeight
    return TextMeasure.current.size(of: text, lineHeight: height, in: Size(width: 1e6, height: height))
  }

  private func show() {
    guard presented == nil else { return }
    let words = attributed?.string ?? string as? String ?? ""
    let points = attributedFont?.pointSize ?? size
    let color = (attribute(.foregroundColor) as? any TextLayerColor)?.cgColor ?? ink
    var text = TextContents(
      string: words,
      fontSize: Double(points),
      style: style,
      color: color?.color ?? .clear,
      alignment: alignmentMode.engine
    )
    text.verticalAlignment = .top
    text.lineLimit = isWrapped ? 0 : 1
    let shown = words.isEmpty ? nil : text
    if ownState.contents.text != shown { edit { $0.contents.text = shown } }
  }
}

/// A font that a text layer can be given.
protocol TextLayerFont {
  /// The size in points.
  var pointSize: CGFloat { get }
  /// What its letters look like.
  var style: FontStyle { get }
}

/// A colour that a text layer's attributes can have.
protocol TextLayerColor {
  /// The colour as Core Graphics has it.
  var cgColor: CGColor { get }
}

/// Where the lines of a text layer begin.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where the language has it; at the left here.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// On both sides; at the left here.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var engine: TextContents.Alignment {
    switch self {
    case .right: .right
    case .center: .center
    default: .left
    }
  }
}

/// What becomes of text that has no room in a layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It is cut off.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Its beginning gives way to `…`.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Its end gives way to `…`.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Its middle gives way to `…`.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// `CATextLayerAlignmentMode.center`, as older sources call it.
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
/// `CATextLayerAlignmentMode.left`, as older sources call it.
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
/// `CATextLayerAlignmentMode.right`, as older sources call it.
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
/// `CATextLayerTruncationMode.end`, as older sources call it.
public let kCATruncationEnd = CATextLayerTruncationMode.end
/// `CATextLayerTruncationMode.none`, as older sources call it.
public let kCATruncationNone = CATextLayerTruncationMode.none
