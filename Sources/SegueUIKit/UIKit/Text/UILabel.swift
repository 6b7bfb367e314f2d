public import Foundation
import SegueGeometry
import SegueStage
import SegueText

/// A view that shows a text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text; nil shows none.
  open var text: String? { didSet { show() } }
  /// The text without its attributes, which have no effect.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      layer.host.note("the attributes of a label's text have no effect")
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
  /// The most lines that the label asks room for, 0 for as many as it needs; as many are shown as it is high.
  open var numberOfLines = 1
  /// What becomes of text that has no room: its end gives way to `…`.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether letters shrink to fit; they do not.
  open var adjustsFontSizeToFitWidth = false {
    didSet {
      if adjustsFontSizeToFitWidth { layer.host.note("adjustsFontSizeToFitWidth of a label has no effect") }
    }
  }

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
    TextContents(
      string: text,
      fontSize: Double(font.pointSize),
      isBold: font.isBold,
      color: textColor.engineColor,
      alignment: textAlignment.engine
    )
  }
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

/// The typesetter of a host, made when the first text is measured.
@MainActor
final class TextMeasure {
  private let typesetter = try? Typesetter()
  private static let pixelsPerPoint = 3.0

  static var current: TextMeasure { SegueHost.current.companion { TextMeasure() } }

  /// The size that a text takes in a box; without HarfBuzz, a guess by half an em for a character.
  func size(of text: TextContents, lineHeight: Double, in box: Size) -> CGSize {
    let scale = Self.pixelsPerPoint
    func whole(_ value: Double) -> CGFloat { CGFloat((value * scale).rounded(.up) / scale) }
    guard let typesetter else {
      let lines = text.string.split(separator: "\n", omittingEmptySubsequences: false)
      let longest = lines.map(\.count).max() ?? 0
      let width = min(Double(longest) * text.fontSize / 2, box.width)
      return CGSize(width: whole(width), height: whole(lineHeight * Double(max(lines.count, 1))))
    }
    let set = typesetter.typeset(text, in: box, pixelsPerPoint: scale)
    return CGSize(width: whole(set.width), height: whole(lineHeight * Double(max(set.lines.count, 1))))
  }
}
