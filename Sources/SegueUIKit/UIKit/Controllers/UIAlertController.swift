import Foundation

/// Something that an alert offers.
@preconcurrency @MainActor
open class UIAlertAction: SegueObject {
  /// What it is called.
  public let title: String?
  /// What it is like.
  public let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Creates an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init(main: ())
  }

  /// What an action is like.
  public enum Style: Int, Sendable {
    /// One like others.
    case `default`
    /// The one that does nothing.
    case cancel
    /// One that cannot be undone.
    case destructive
  }
}

/// A question with some answers, in the middle of the screen or at its lower edge.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// What is asked.
  open var message: String?
  /// Where it is.
  public private(set) var preferredStyle = Style.alert
  /// The answers, in order.
  public private(set) var actions: [UIAlertAction] = []
  /// Fields for text, which are not shown.
  public private(set) var textFields: [UITextField]?
  /// The answer that stands out.
  open var preferredAction: UIAlertAction?
  private let box = UIStackView()

  /// Creates a question without answers.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    modalPresentationStyle = .overFullScreen
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field for text, which is not shown.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    SegueHost.current.note("the text fields of an alert are not shown")
  }

  /// Builds the box with title, message and answers.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0, alpha: 0.3)
    box.axis = .vertical
    box.spacing = 12
    box.backgroundColor = UIColor(white: 0.96, alpha: 1)
    box.layer.cornerRadius = 14
    for (text, font) in [(title, UIFont.boldSystemFont(ofSize: 17)), (message, .systemFont(ofSize: 13))] {
      guard let text, !text.isEmpty else { continue }
      let label = UILabel()
      (label.text, label.font, label.textAlignment, label.numberOfLines) = (text, font, .center, 0)
      box.addArrangedSubview(label)
    }
    for action in actions { box.addArrangedSubview(button(for: action)) }
    view.addSubview(box)
  }

  private func button(for action: UIAlertAction) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    if action.style == .cancel { button.titleLabel?.font = .boldSystemFont(ofSize: 17) }
    button.isEnabled = action.isEnabled
    let choose = UIAction { [weak self, action] _ in
      self?.dismiss(animated: true) { action.handler?(action) }
    }
    button.addAction(choose, for: .touchUpInside)
    return button
  }

  /// Places the box: 270 points wide in the middle, or at the lower edge.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isAlert = preferredStyle == .alert
    let width = isAlert ? 270 : view.bounds.width - 16
    let rows = box.arrangedSubviews.map { $0.sizeThatFits(CGSize(width: width - 32, height: 0)).height }
    let height = rows.reduce(0) { $0 + max($1, 22) + 12 } + 12
    let bottom = view.bounds.height - height - view.safeAreaInsets.bottom - 8
    let top = isAlert ? (view.bounds.height - height) / 2 : bottom
    box.frame = CGRect(x: (view.bounds.width - width) / 2, y: top, width: width, height: height)
  }

  /// Where a question is.
  public enum Style: Int, Sendable {
    /// At the lower edge.
    case actionSheet
    /// In the middle.
    case alert
  }
}
