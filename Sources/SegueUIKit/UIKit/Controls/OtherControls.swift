public import Foundation

/// A minus and a plus.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The number.
  open var value = 0.0
  /// The least number.
  open var minimumValue = 0.0
  /// The largest number.
  open var maximumValue = 100.0
  /// How far one tap leads.
  open var stepValue = 1.0

  /// A tap at one side leads one step to it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isEnabled, let touch = touches.first else { return }
    let step = touch.location(in: self).x < bounds.midX ? -stepValue : stepValue
    value = min(max(value + step, minimumValue), maximumValue)
    sendActions(for: .valueChanged)
  }

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}

/// What is shown as one pulls a scroll view down; nothing is here.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether something is loaded.
  open private(set) var isRefreshing = false
  /// What it says.
  open var attributedTitle: NSAttributedString?

  /// Creates a control.
  public init() { super.init(frame: .zero) }
  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Begins to load something.
  open func beginRefreshing() { isRefreshing = true }
  /// Something is loaded.
  open func endRefreshing() { isRefreshing = false }
}

/// Who is asked what a search bar does.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {}

/// A field for what is searched for.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// Who is asked what it does.
  open weak var delegate: (any UISearchBarDelegate)?
  /// What is searched for.
  open var text: String? { didSet { searchTextField.text = text } }
  /// What is shown while nothing is.
  open var placeholder: String? { didSet { searchTextField.placeholder = placeholder } }
  /// The colour behind it.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// Whether it has a button to leave; it has not.
  open var showsCancelButton = false
  /// How light it is.
  open var barStyle = UIBarStyle.default
  /// How much of it is seen.
  open var searchBarStyle = Style.default
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// The field.
  public let searchTextField = UITextField()

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }
  /// Creates a bar from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    searchTextField.borderStyle = .roundedRect
    searchTextField.backgroundColor = UIColor(white: 0.93, alpha: 1)
    addSubview(searchTextField)
  }

  /// Places the field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.insetBy(dx: 8, dy: 10)
  }

  /// 56 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

  /// How much of a bar is seen.
  public enum Style: UInt, Sendable {
    /// As usual.
    case `default`
    /// All.
    case prominent
    /// Only the field.
    case minimal
  }
}
