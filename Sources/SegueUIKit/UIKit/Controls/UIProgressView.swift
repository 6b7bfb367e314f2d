public import Foundation

/// A bar that says how far something is.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How far it is, 0…1.
  open var progress: Float = 0 { didSet { setNeedsLayout() } }
  /// The colour of what is done; nil is the tint.
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of what is not.
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// How it looks.
  open var progressViewStyle = Style.default
  private let done = UIView()

  /// Creates a bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }
  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(done)
  }
  /// Creates a bar from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(done)
  }

  /// Sets how far it is.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
    if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  /// Places what is done.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = trackTintColor ?? UIColor(white: 0.78, alpha: 0.5)
    done.backgroundColor = progressTintColor ?? tintColor
    let width = bounds.width * CGFloat(min(max(progress, 0), 1))
    done.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    (layer.cornerRadius, done.layer.cornerRadius) = (bounds.height / 2, bounds.height / 2)
  }

  /// 4 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
  /// 4 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

  /// How a bar looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default`
    /// As in a bar; as usual here.
    case bar
  }
}

/// A wheel that says that something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  open var style: Style { didSet { show() } }
  /// How large it is, as older sources call it.
  public final var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
  /// Whether it is hidden while it stands.
  open var hidesWhenStopped = true { didSet { show() } }
  /// The colour; nil is grey.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .systemGray { didSet { show() } }
  /// Whether it turns.
  open private(set) var isAnimating = false
  private let spokes = 8

  /// Creates a wheel that stands.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    show()
  }
  /// Creates a wheel that stands, as older sources do.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
  /// Creates a wheel that stands.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    show()
  }
  /// Creates a wheel from an archive, of which nothing is read.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    show()
  }

  /// Lets it turn.
  open func startAnimating() {
    isAnimating = true
    show()
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, 2 * Double.pi, 1, .infinity)
    layer.add(turn, forKey: "turn")
  }
  /// Lets it stand.
  open func stopAnimating() {
    isAnimating = false
    layer.removeAnimation(forKey: "turn")
    show()
  }

  private func show() {
    if hidesWhenStopped { isHidden = !isAnimating } else { isHidden = false }
    for view in subviews { view.removeFromSuperview() }
    let ink: UIColor = style == .white || style == .whiteLarge ? .white : color ?? .systemGray
    let (long, wide) = (style.size.width * 0.28, style.size.width * 0.1)
    for index in 0..<spokes {
      let spoke = UIView(frame: CGRect(x: 0, y: 0, width: wide, height: long))
      spoke.backgroundColor = ink.withAlphaComponent(CGFloat(index + 1) / CGFloat(spokes))
      spoke.layer.cornerRadius = wide / 2
      spoke.layer.anchorPoint = CGPoint(x: 0.5, y: style.size.height / 2 / long)
      spoke.center = CGPoint(x: bounds.midX, y: bounds.midY)
      spoke.transform = CGAffineTransform(rotationAngle: CGFloat(index) * 2 * .pi / CGFloat(spokes))
      addSubview(spoke)
    }
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { style.size }
  /// The size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// How large a wheel is.
  public enum Style: Int, Sendable {
    /// Large and white.
    case whiteLarge = 0
    /// White.
    case white
    /// Grey.
    case gray
    /// As usual.
    case medium = 100
    /// Large.
    case large

    var size: CGSize {
      self == .large || self == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }
  }
}

/// `UIActivityIndicatorView.Style`, as older sources call it.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
