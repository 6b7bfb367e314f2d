public import Foundation

/// A view of a picture and texts, as a list's configuration has them.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var own: UIListContentConfiguration
  private let picture = UIImageView(frame: .zero)
  private let first = UILabel(frame: .zero)
  private let second = UILabel(frame: .zero)

  /// Creates a view of a configuration.
  public init(configuration: UIListContentConfiguration) {
    own = configuration
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    for view in [picture, first, second] { addSubview(view) }
    show()
  }

  /// Creates a view of nothing from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    own = .cell()
    super.init(coder: coder)
    for view in [picture, first, second] { addSubview(view) }
    show()
  }

  /// What it shows; of another type, nothing changes.
  open var configuration: any UIContentConfiguration {
    get { own }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      own = new
      show()
    }
  }

  private func show() {
    picture.image = own.image
    picture.layer.cornerRadius = own.imageProperties.cornerRadius
    picture.clipsToBounds = own.imageProperties.cornerRadius > 0
    if let color = own.imageProperties.tintColor { picture.tintColor = color }
    fill(first, own.text, own.attributedText, own.textProperties)
    fill(second, own.secondaryText, own.secondaryAttributedText, own.secondaryTextProperties)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel,
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = properties.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
  }

  // MARK: Places

  private struct Places {
    var picture = CGRect.zero
    var first = CGRect.zero
    var second = CGRect.zero
    var height: CGFloat = 0
  }

  private var pictureSize: CGSize {
    guard let size = own.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let limit = own.imageProperties.maximumSize
    let scale = min(
      limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1,
      1
    )
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Where everything is in a width, from the margins' top on.
  private func places(in width: CGFloat) -> Places {
    var places = Places()
    let margins = own.directionalLayoutMargins
    let size = pictureSize
    let reserved = own.imageProperties.reservedLayoutSize
    let column = max(size.width, own.image == nil ? 0 : reserved.width)
    let start = margins.leading + (column > 0 ? column + own.imageToTextPadding : 0)
    let room = max(width - start - margins.trailing, 0)
    let (one, other) = (
      first.sizeThatFits(CGSize(width: room, height: 0)), second.sizeThatFits(CGSize(width: room, height: 0))
    )
    let gap = own.textToSecondaryTextHorizontalPadding
    let areBeside =
      own.prefersSideBySideTextAndSecondaryText && one.width + gap + other.width <= room && other.width > 0
    let padding = one.height > 0 && other.height > 0 ? own.textToSecondaryTextVerticalPadding : 0
    let texts = areBeside ? max(one.height, other.height) : one.height + padding + other.height
    let height = max(texts, size.height, own.image == nil ? 0 : reserved.height)
    let top = (height - texts) / 2
    if areBeside {
      places.first = CGRect(x: start, y: top, width: room - gap - other.width, height: one.height)
      places.second = CGRect(x: start + room - other.width, y: top, width: other.width, height: other.height)
    } else {
      places.first = CGRect(x: start, y: top, width: room, height: one.height)
      places.second = CGRect(x: start, y: top + one.height + padding, width: room, height: other.height)
    }
    places.picture = CGRect(
      x: margins.leading + (column - size.width) / 2,
      y: (height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    places.height = height
    return places
  }

  /// Places the picture and the texts in the middle of the height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(in: bounds.width)
    let margins = own.directionalLayoutMargins
    let top = margins.top + (bounds.height - margins.top - margins.bottom - places.height) / 2
    picture.frame = places.picture.offsetBy(dx: 0, dy: top)
    first.frame = places.first.offsetBy(dx: 0, dy: top)
    second.frame = places.second.offsetBy(dx: 0, dy: top)
  }

  /// The height that everything takes in a width, with the margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = own.directionalLayoutMargins
    return CGSize(width: size.width, height: places(in: size.width).height + margins.top + margins.bottom)
  }

  /// The height that everything takes in the width that it has.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  override func contentSize(forWidth width: CGFloat) -> CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(CGSize(width: width, height: 0)).height)
  }
}
