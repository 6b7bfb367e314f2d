public import Foundation

/// Who is asked what a text field does.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {}

/// What can be typed into; there is no keyboard, so nothing is typed.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// A line of text that can be changed.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  /// Who is asked what it does.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text.
  open var text: String? { didSet { show() } }
  /// The text without its attributes but for the first letter's font and colour.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// What is shown while there is no text.
  open var placeholder: String? { didSet { show() } }
  /// What is shown while there is no text.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { show() } }
  /// The colour of the letters.
  open var textColor: UIColor? = .label { didSet { show() } }
  /// Where the text begins.
  open var textAlignment = NSTextAlignment.natural { didSet { show() } }
  /// The line around it.
  open var borderStyle = BorderStyle.none { didSet { show() } }
  /// When it shows a button that clears it; it does not.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != .never { SegueHost.current.noteUnused("a text field") } }
  }
  /// Whether the text is hidden.
  open var isSecureTextEntry = false { didSet { show() } }
  /// Whether letters shrink to fit; they do not.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth { SegueHost.current.noteUnused("a text field") } }
  }
  /// The least size of the letters, in points.
  open var minimumFontSize: CGFloat = 0
  /// What is shown at the left.
  open var leftView: UIView? { didSet { take(oldValue, leftView) } }
  /// When that is shown.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// What is shown at the right.
  open var rightView: UIView? { didSet { take(oldValue, rightView) } }
  /// When that is shown.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// What comes in the keyboard's place.
  open var inputView: UIView?
  /// What comes over the keyboard.
  open var inputAccessoryView: UIView?
  /// Which keyboard it wants.
  open var keyboardType = UIKeyboardType.default
  /// What the keyboard's last key says.
  open var returnKeyType = UIReturnKeyType.default
  /// How light the keyboard is.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the last key needs a text.
  open var enablesReturnKeyAutomatically = false
  /// The text has changed; none is typed.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  /// Typing begins; nothing is typed.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Typing ends; nothing is typed.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// Draws the text in a rectangle; the field shows it by itself.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder in a rectangle; the field shows it by itself.
  open func drawPlaceholder(in rect: CGRect) {}

  /// Whether it is being typed into; nothing is.
  open var isEditing: Bool { false }
  private let label = UILabel()

  /// Whether there is a text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Adds to the text, as a key would.
  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }
  /// Takes the last letter away, as a key would.
  open func deleteBackward() {
    guard hasText else { return }
    text?.removeLast()
    sendActions(for: .editingChanged)
  }

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  /// Creates an empty field from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
  }

  private func take(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    new.map(addSubview)
    setNeedsLayout()
  }

  private func show() {
    let isEmpty = (text ?? "").isEmpty
    let shown = isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
    label.text = isEmpty ? placeholder : shown
    label.font = font
    label.textColor = isEmpty ? .systemGray : textColor
    label.textAlignment = textAlignment
    let hasLine = borderStyle != .none
    layer.borderWidth = hasLine ? 0.5 : 0
    layer.borderColor = hasLine ? UIColor(white: 0.8, alpha: 1).cgColor : nil
    if hasLine { layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0 }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The rectangle of the text within bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let left = leftView.flatMap { leftViewMode == .never ? nil : $0.bounds.width } ?? 0
    let right = rightView.flatMap { rightViewMode == .never ? nil : $0.bounds.width } ?? 0
    let side: CGFloat = borderStyle == .none ? 0 : 7
    return bounds.inset(by: UIEdgeInsets(top: 0, left: left + side, bottom: 0, right: right + side))
  }
  /// The rectangle of the text within bounds while it is typed.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of what is shown without a text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the line around it.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of what is shown at the left.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: 0, y: (bounds.height - size.height) / 2), size: size)
  }
  /// The rectangle of what is shown at the right.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    let origin = CGPoint(x: bounds.width - size.width, y: (bounds.height - size.height) / 2)
    return CGRect(origin: origin, size: size)
  }
  /// The rectangle of a button that clears it, which is not shown.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// Places the text and what is beside it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isEmpty = (text ?? "").isEmpty
    label.frame = isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    leftView?.isHidden = leftViewMode == .never
    rightView?.isHidden = rightViewMode == .never
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }

  /// The size of the text with the room around it.
  open override var intrinsicContentSize: CGSize {
    let size = label.sizeThatFits(.zero)
    let room: CGFloat = borderStyle == .none ? 0 : 14
    let height = max(size.height, font?.lineHeight ?? 0)
    return CGSize(width: size.width + room, height: height + room)
  }

  /// The line around a field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case line
    /// A line as if it were deeper.
    case bezel
    /// A line with round corners.
    case roundedRect
  }

  /// When a view at the side is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While one types.
    case whileEditing
    /// While nobody types.
    case unlessEditing
    /// Always.
    case always
  }
}

/// Which keyboard is wanted.
public enum UIKeyboardType: Int, Sendable {
  /// Any.
  case `default`
  /// One for something.
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  /// One for something.
  case twitter, webSearch, asciiCapableNumberPad
}

/// What a keyboard's last key says.
public enum UIReturnKeyType: Int, Sendable {
  /// That a line ends.
  case `default`
  /// What happens.
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// How light a keyboard is.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system likes.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}

/// Which letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system likes.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
