import Foundation

/// The views of a button that has a configuration, beside its title and picture: the ground behind and a second line.
@MainActor
final class ButtonFace {
  let ground = UIView()
  let subtitle = UILabel()
  private let label: UILabel
  private let picture: UIImageView
  /// The title's font without a configuration.
  private let font: UIFont?

  /// Puts the ground behind a button's title and picture, and the second line over them.
  init(label: UILabel, picture: UIImageView, in button: UIButton) {
    (self.label, self.picture) = (label, picture)
    font = label.font
    ground.isUserInteractionEnabled = false
    button.insertSubview(ground, at: 0)
    button.addSubview(subtitle)
  }

  /// Leaves the button as it was.
  func remove() {
    label.font = font
    ground.removeFromSuperview()
    subtitle.removeFromSuperview()
  }

  /// Shows texts, picture and colours.
  func show(_ configuration: UIButton.Configuration) {
    label.text = configuration.title
    label.font = configuration.buttonSize.font
    subtitle.text = configuration.subtitle
    subtitle.font = configuration.buttonSize.subtitleFont
    picture.image = configuration.image
    for view in [label, subtitle] { view.textColor = configuration.baseForegroundColor }
    picture.tintColor = configuration.baseForegroundColor
    ground.backgroundColor = configuration.background.backgroundColor
    ground.layer.borderColor = configuration.background.strokeColor?.cgColor
    ground.layer.borderWidth = configuration.background.strokeWidth
  }

  /// The contents' sizes without room around them.
  private func sizes(_ configuration: UIButton.Configuration) -> (
    picture: CGSize, title: CGSize, subtitle: CGSize
  ) {
    (
      configuration.image?.size ?? .zero,
      configuration.title == nil ? .zero : label.sizeThatFits(.zero),
      configuration.subtitle == nil ? .zero : subtitle.sizeThatFits(.zero)
    )
  }

  /// The size that everything takes.
  func size(_ configuration: UIButton.Configuration) -> CGSize {
    let content = contentSize(configuration)
    let insets = configuration.contentInsets
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom
    )
  }

  private func textSize(_ configuration: UIButton.Configuration) -> CGSize {
    let parts = sizes(configuration)
    let gap = parts.title.height > 0 && parts.subtitle.height > 0 ? configuration.titlePadding : 0
    return CGSize(
      width: max(parts.title.width, parts.subtitle.width),
      height: parts.title.height + gap + parts.subtitle.height
    )
  }

  private func contentSize(_ configuration: UIButton.Configuration) -> CGSize {
    let (picture, text) = (sizes(configuration).picture, textSize(configuration))
    let gap = picture.width > 0 && text.width > 0 ? configuration.imagePadding : 0
    if configuration.isStacked {
      return CGSize(width: max(picture.width, text.width), height: picture.height + gap + text.height)
    }
    return CGSize(width: picture.width + gap + text.width, height: max(picture.height, text.height))
  }

  /// Puts everything into a button's bounds.
  func layOut(_ configuration: UIButton.Configuration, in button: UIButton) {
    let insets = configuration.contentInsets
    let around = configuration.background.backgroundInsets
    ground.frame = button.bounds.inset(
      by: UIEdgeInsets(top: around.top, left: around.leading, bottom: around.bottom, right: around.trailing)
    )
    ground.layer.cornerRadius = configuration.cornerStyle.radius(
      own: configuration.background.cornerRadius,
      height: ground.bounds.height
    )
    let room = button.bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    )
    let content = contentSize(configuration)
    let width = min(content.width, max(room.width, 0))
    let height = min(content.height, max(room.height, 0))
    let left: CGFloat =
      switch button.contentHorizontalAlignment {
      case .left, .leading, .fill: room.minX
      case .right, .trailing: room.maxX - width
      case .center: room.midX - width / 2
      }
    place(
      configuration,
      in: CGRect(x: left, y: room.midY - height / 2, width: width, height: height)
    )
  }

  private func place(_ configuration: UIButton.Configuration, in content: CGRect) {
    let parts = sizes(configuration)
    let text = textSize(configuration)
    // A picture is squeezed into the room that there is.
    let size = CGSize(
      width: min(parts.picture.width, content.width),
      height: min(parts.picture.height, content.height)
    )
    var (pictureFrame, textFrame) = (CGRect(origin: .zero, size: size), content)
    textFrame.size.height = text.height
    switch configuration.imagePlacement {
    case .top, .bottom:
      pictureFrame.origin.x = content.midX - size.width / 2
      pictureFrame.origin.y =
        configuration.imagePlacement == .top ? content.minY : content.maxY - size.height
      textFrame.origin.y = configuration.imagePlacement == .top ? content.maxY - text.height : content.minY
    default:
      let isLast = configuration.imagePlacement == .trailing
      textFrame.size.width = min(text.width, content.width - size.width)
      textFrame.origin.x = isLast ? content.minX : content.maxX - textFrame.width
      textFrame.origin.y = content.midY - text.height / 2
      pictureFrame.origin.x = isLast ? content.maxX - size.width : content.minX
      pictureFrame.origin.y = content.midY - size.height / 2
    }
    picture.frame = pictureFrame
    label.frame = line(parts.title, in: textFrame, at: textFrame.minY, configuration)
    subtitle.frame = line(
      parts.subtitle,
      in: textFrame,
      at: textFrame.maxY - parts.subtitle.height,
      configuration
    )
  }

  private func line(_ size: CGSize, in text: CGRect, at y: CGFloat, _ configuration: UIButton.Configuration)
    -> CGRect
  {
    let width = min(size.width, text.width)
    let isCentered = configuration.isStacked || configuration.subtitle == nil || configuration.image == nil
    let x: CGFloat =
      switch configuration.titleAlignment {
      case .leading: text.minX
      case .trailing: text.maxX - width
      case .center: text.midX - width / 2
      case .automatic: isCentered ? text.midX - width / 2 : text.minX
      }
    return CGRect(x: x, y: y, width: width, height: size.height)
  }
}

extension UIButton.Configuration {
  /// Whether the picture is over or under the texts.
  fileprivate var isStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }
}
