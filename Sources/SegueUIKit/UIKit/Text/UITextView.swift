public import Foundation

/// Who is asked what a text view does.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// A text of many lines that scrolls; there is no keyboard, so nothing is typed.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
  /// The text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = "" { didSet { show() } }
  /// The text with the first letter's font and colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text) }
    set {
      font = newValue?.leading[.font] as? UIFont ?? font
      textColor = newValue?.leading[.foregroundColor] as? UIColor ?? textColor
      text = newValue?.string ?? ""
    }
  }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { show() } }
  /// The colour of the letters.
  open var textColor: UIColor? = .label { didSet { show() } }
  /// Where lines begin.
  open var textAlignment = NSTextAlignment.natural { didSet { show() } }
  /// Whether it can be changed; nothing is typed.
  open var isEditable = true
  /// Whether a part can be chosen; none is.
  open var isSelectable = true
  /// The part that is chosen.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Room around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { show() } }
  /// The room that the text is set in.
  public let textContainer: NSTextContainer
  /// Font and colour of what would be typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text has changed; none is typed.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// Typing begins; nothing is typed.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Typing ends; nothing is typed.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )
  /// Font and colour of links.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// What comes in the keyboard's place.
  open var inputView: UIView?
  /// What comes over the keyboard.
  open var inputAccessoryView: UIView?
  /// Which keyboard it wants.
  open var keyboardType = UIKeyboardType.default
  /// What the keyboard's last key says.
  open var returnKeyType = UIReturnKeyType.default
  private var padding: CGFloat { textContainer.lineFragmentPadding }
  private let label = UILabel()

  /// Creates an empty view with a room for its text.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    build()
  }

  /// Creates an empty view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates an empty view from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    build()
  }

  private func build() {
    textContainer.changed = { [weak self] in self?.show() }
    label.numberOfLines = 0
    addSubview(label)
  }

  private func show() {
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.lineBreakMode = textContainer.lineBreakMode
    (label.text, label.font, label.textColor, label.textAlignment) = (text, font, textColor, textAlignment)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The size of the text in a width, with the room around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sides = textContainerInset.left + textContainerInset.right + 2 * padding
    let text = label.sizeThatFits(CGSize(width: max(size.width - sides, 1), height: 0))
    let ends = textContainerInset.top + textContainerInset.bottom
    return CGSize(width: text.width + sides, height: max(text.height, font?.lineHeight ?? 0) + ends)
  }

  /// What the text needs, if it does not scroll.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(bounds.size)
  }

  /// Places the text, and lets it scroll as far as it is high.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = sizeThatFits(bounds.size)
    let inset = textContainerInset
    let width = bounds.width - inset.left - inset.right - 2 * padding
    let height = size.height - inset.top - inset.bottom
    label.frame = CGRect(x: inset.left + padding, y: inset.top, width: max(width, 0), height: height)
    contentSize = CGSize(width: bounds.width, height: size.height)
  }

  /// Scrolls to a part of the text: to its beginning or its end.
  open func scrollRangeToVisible(_ range: NSRange) {
    let end = CGRect(x: 0, y: max(contentSize.height - 1, 0), width: 1, height: 1)
    scrollRectToVisible(range.location == 0 ? CGRect(x: 0, y: 0, width: 1, height: 1) : end, animated: false)
  }
}
