public import Foundation

/// A control with a title and a picture.
@preconcurrency @MainActor
open class UIButton: UIControl {
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private let label = UILabel()
  private let picture = UIImageView()
  /// How the button looks by itself; only whether it is tinted matters.
  public private(set) var buttonType = ButtonType.custom
  /// Room around the contents, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// How far the title's edges are moved inwards, in points; the button stays as large.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// How far the picture's edges are moved inwards, in points; the button stays as large.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the picture is darker while it is touched; it is not.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture is lighter while it cannot be used; it is not.
  open var adjustsImageWhenDisabled = true
  /// Whether it glows while it is touched; it does not.
  open var showsTouchWhenHighlighted = false {
    didSet { if showsTouchWhenHighlighted { SegueHost.current.noteUnused("a button") } }
  }
  /// Whether the title's shadow is turned while it is touched; there is none.
  open var reversesTitleShadowWhenHighlighted = false
  private var backgrounds: [State: UIImage] = [:]
  private let ground = UIImageView()
  private var face: ButtonFace?
  /// The configuration with the colours of the present state.
  private var shownConfiguration: Configuration?
  /// What it shows and how, in place of titles, pictures and insets for states; nil if those say so.
  open var configuration: Configuration? { didSet { showConfiguration() } }
  /// Changes the configuration to what the button has become, whenever its state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// What changes a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Brings the configuration up to date with the state.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Brings the configuration up to date with the state; by itself it asks ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Sets the title of a state, with the first letter's font and colour.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    let attributes = title?.leading ?? [:]
    if let font = attributes[.font] as? UIFont { label.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { titleColors[state] = color }
    setTitle(title?.string, for: state)
  }
  /// The title of a state, without attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    title(for: state).map { NSAttributedString(string: $0) }
  }
  /// The title that is shown, without attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title that is shown.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var currentTitleColor: UIColor! { titleColor(for: state) ?? label.textColor }
  /// Sets the colour of the title's shadow, which is not shown.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    if color != nil { SegueHost.current.noteUnused("a button") }
  }
  /// Sets the picture behind title and picture in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    if ground.superview == nil { insertSubview(ground, at: 0) }
    stateDidChange()
  }
  /// The picture behind title and picture in a state.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
  /// The picture behind title and picture that is shown.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// Sets in which weight and size a symbol is, which has no effect.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) { if configuration != nil { SegueHost.current.noteUnused("a button") } }
  /// Creates a button with what it does.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }
  /// Creates a button of a type with what it does.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }

  /// Creates a button that shows a configuration, with what it does.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    var own = configuration
    if own.title == nil, let title = primaryAction?.title, !title.isEmpty { own.title = title }
    own.image = own.image ?? primaryAction?.image
    self.configuration = own
    buttonType = .system
    // An initializer's own assignments are not observed.
    showConfiguration()
    if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
    sizeToFit()
  }

  /// Creates a button of a type, of no size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    stateDidChange()
  }

  /// Creates a button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a button of no size from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
    stateDidChange()
  }

  /// The view that shows the title.
  open var titleLabel: UILabel? { label }
  /// The view that shows the picture.
  open var imageView: UIImageView? { picture }
  /// The title that is shown.
  open var currentTitle: String? { title(for: state) }
  /// The picture that is shown.
  open var currentImage: UIImage? { image(for: state) }

  /// Sets the title of a state; other states without one have the normal one's.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    stateDidChange()
  }

  /// Sets the title's colour of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    stateDidChange()
  }

  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    stateDidChange()
  }

  /// The title of a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The title's colour of a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  /// The picture of a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// The tint colour is the title's, unless it has one.
  open override func tintColorDidChange() { stateDidChange() }

  private func showConfiguration() {
    if let configuration {
      let face = face ?? ButtonFace(label: label, picture: picture, in: self)
      self.face = face
      let shown = configuration.updated(for: self)
      shownConfiguration = shown
      face.show(shown)
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    } else if let face {
      face.remove()
      (self.face, shownConfiguration) = (nil, nil)
      stateDidChange()
    }
  }

  override func stateDidChange() {
    if configuration != nil {
      setNeedsUpdateConfiguration()
      return showConfiguration()
    }
    label.text = currentTitle
    let plain: UIColor = buttonType == .custom ? .white : tintColor
    label.textColor = titleColor(for: state) ?? plain
    picture.image = currentImage
    ground.image = currentBackgroundImage
    ground.frame = bounds
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The size of the contents with the room around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let face, let shownConfiguration { return face.size(shownConfiguration) }
    let parts = contentSizes
    let insets = contentEdgeInsets
    return CGSize(
      width: parts.picture.width + parts.label.width + insets.left + insets.right,
      height: max(parts.picture.height, parts.label.height) + insets.top + insets.bottom
    )
  }

  /// The size of the contents with the room around them.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Puts the picture before the title, both in the middle or where ``UIControl/contentHorizontalAlignment`` says.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let face, let shownConfiguration { return face.layOut(shownConfiguration, in: self) }
    let room = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: room)
    label.frame = titleRect(forContentRect: room)
  }

  /// Where title and picture are, within the room around them.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Where the picture is.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    moved(places(in: contentRect).picture, by: imageEdgeInsets)
  }
  /// Where the title is.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    moved(places(in: contentRect).label, by: titleEdgeInsets)
  }

  /// Where a part is in the room that its insets leave: in the middle, half of their difference counts.
  private func moved(_ part: CGRect, by insets: UIEdgeInsets) -> CGRect {
    let across: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading: insets.left
      case .right, .trailing: -insets.right
      case .center, .fill: (insets.left - insets.right) / 2
      }
    return part.offsetBy(dx: across, dy: (insets.top - insets.bottom) / 2)
  }

  private func places(in room: CGRect) -> (picture: CGRect, label: CGRect) {
    let label = contentSizes.label
    // A picture is squeezed into the room that there is, and the title has what is left.
    let natural = contentSizes.picture
    let picture = CGSize(
      width: min(natural.width, max(room.width, 0)),
      height: min(natural.height, max(room.height, 0))
    )
    let width = min(picture.width + label.width, max(room.width, 0))
    let left =
      switch contentHorizontalAlignment {
      case .left, .leading, .fill: room.minX
      case .right, .trailing: room.maxX - width
      case .center: room.midX - width / 2
      }
    func place(_ size: CGSize, at x: CGFloat, width: CGFloat) -> CGRect {
      CGRect(x: x, y: room.midY - size.height / 2, width: width, height: size.height)
    }
    return (
      place(picture, at: left, width: picture.width),
      place(label, at: left + picture.width, width: width - picture.width)
    )
  }

  private var contentSizes: (picture: CGSize, label: CGSize) {
    (currentImage?.size ?? .zero, label.sizeThatFits(.zero))
  }

  /// How a button looks by itself.
  public enum ButtonType: Int, Sendable {
    /// As it is told to; a title is white.
    case custom
    /// With a title in the tint colour.
    case system
    /// With the system's symbols, which are not shown.
    case detailDisclosure, infoLight, infoDark, contactAdd
    /// With a cross, which is not shown.
    case close
  }
}
