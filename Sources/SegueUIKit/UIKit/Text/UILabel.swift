public import Foundation
import SegueGeometry
import SegueStage
import SegueText

/// A view that shows a text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text; nil shows none.
  open var text: String? { didSet { show() } }
  /// The text, all of it with the font, colour and alignment of its first letter.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      let attributes = newValue?.leading ?? [:]
      font = attributes[.font] as? UIFont ?? font
      textColor = attributes[.foregroundColor] as? UIColor ?? textColor
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }
  }
  /// The font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: 17) { didSet { show() } }
  /// The colour of the letters.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label { didSet { show() } }
  /// Where lines begin.
  open var textAlignment = NSTextAlignment.natural { didSet { show() } }
  /// The most lines, 0 for as many as there is room for.
  open var numberOfLines = 1 { didSet { show() } }
  /// What becomes of text that has no room: its end gives way to `…`.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether letters shrink to fit; they do not.
  open var adjustsFontSizeToFitWidth = false {
    didSet {
      if adjustsFontSizeToFitWidth { layer.host.note("adjustsFontSizeToFitWidth of a label has no effect") }
    }
  }

  /// By how much letters may shrink to fit; they do not.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor > 0 { SegueHost.current.noteUnused("a label") } }
  }
  /// Whether letters may be closer to fit; they are not.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation { SegueHost.current.noteUnused("a label") } }
  }
  /// Where letters that have shrunk stand; none have.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The colour of a shadow of the letters, which is not shown.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != nil { layer.host.note("the shadow of a label's text has no effect") } }
  }
  /// How far the shadow lies from the letters, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The colour of the letters while it is highlighted.
  open var highlightedTextColor: UIColor?
  /// Whether it is highlighted.
  open var isHighlighted = false
  /// Whether it looks as if it could be used.
  open var isEnabled = true
  /// Whether the size follows what the user likes.
  open var adjustsFontForContentSizeCategory = false

  /// The rectangle of the text within bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = sizeThatFits(bounds.size)
    return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: size.height)
  }
  /// Draws the text in a rectangle; the label shows it by itself.
  open func drawText(in rect: CGRect) {}

  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label of no size from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The size of the text in as many lines as it has within a width, in whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width = size.width > 0 && numberOfLines != 1 ? Double(size.width) : 1e6
    let most = numberOfLines > 0 ? Double(numberOfLines) : 1000
    let box = Size(width: width, height: most * Double(font.lineHeight))
    return TextMeasure.current.size(of: contents(text), lineHeight: Double(font.lineHeight), in: box)
  }

  /// The size of the text in the width that the label has.
  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: bounds.width, height: 0)) }

  /// The width in which a label of several lines asks for its height, in points; 0 for the one that it has.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  override func contentSize(forWidth width: CGFloat) -> CGSize {
    let natural = sizeThatFits(.zero)
    guard numberOfLines != 1 else { return natural }
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width
    guard limit > 0, limit < natural.width else { return natural }
    return CGSize(width: natural.width, height: sizeThatFits(CGSize(width: limit, height: 0)).height)
  }

  override var baselines: (first: CGFloat, last: CGFloat) { (font.ascender, -font.descender) }

  private func show() {
    invalidateIntrinsicContentSize()
    let shown = text.flatMap { $0.isEmpty ? nil : contents($0) }
    layer.edit { $0.contents.text = shown }
  }

  private func contents(_ text: String) -> TextContents {
    var contents = TextContents(
      string: text,
      fontSize: Double(font.pointSize),
      style: font.style,
      color: textColor.engineColor,
      alignment: textAlignment.engine
    )
    contents.verticalAlignment = .middle
    contents.lineLimit = max(numberOfLines, 0)
    return contents
  }
}

/// Where letters that have shrunk stand.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the line that they would stand on.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// As it comes.
  case none
}

/// Where lines of text begin.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// On both sides; at the left here.
  case justified
  /// Where the language has it; at the left here.
  case natural

  var engine: TextContents.Alignment {
    switch self {
    case .center: .center
    case .right: .right
    default: .left
    }
  }
}

/// What becomes of text that has no room.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, by words or by characters.
  case byWordWrapping, byCharWrapping
  /// It is cut off.
  case byClipping
  /// A part of it gives way to `…`.
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
