import SegueGeometry
import SegueGestures
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Configurations of buttons")
struct ButtonConfigurationTests {
  private func button(_ configuration: UIButton.Configuration, in phone: Phone) -> UIButton {
    let button = UIButton(configuration: configuration)
    phone.window.addSubview(button)
    phone.host.advance(to: phone.host.time + 0.1)
    return button
  }

  private func ground(of button: UIButton) -> UIView { button.subviews[0] }

  @Test("a filled one is white on the tint colour, with the room of its size around the title")
  func filled() throws {
    let phone = Phone()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = button(configuration, in: phone)
    let label = try #require(button.titleLabel)
    #expect(label.text == "Go" && label.textColor == .white)
    #expect(ground(of: button).backgroundColor == button.tintColor)
    #expect(ground(of: button).frame == button.bounds)
    let text = label.sizeThatFits(.zero)
    #expect(button.bounds.width == text.width + 24 && button.bounds.height == text.height + 14)
    #expect(button.intrinsicContentSize == button.bounds.size)
    #expect(
      abs(label.frame.minX - 12) < 1e-9 && abs(label.frame.minY - 7) < 1e-9
        && abs(label.frame.width - text.width) < 1e-9
    )
  }

  @Test("each style has its colours, and a button that cannot be used is grey")
  func styles() {
    let phone = Phone()
    let tint = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)
    for (style, text, ground) in [
      (UIButton.Configuration.plain(), tint, UIColor.clear), (.borderless(), tint, .clear),
      (.tinted(), tint, tint.withAlphaComponent(0.18)),
      (.borderedTinted(), tint, tint.withAlphaComponent(0.18)),
      (.gray(), tint, .secondarySystemFill), (.bordered(), tint, .secondarySystemFill),
      (.filled(), .white, tint), (.borderedProminent(), .white, tint),
    ] {
      var style = style
      style.title = "A"
      let button = button(style, in: phone)
      button.tintColor = tint
      #expect(button.titleLabel?.textColor == text)
      #expect((self.ground(of: button).backgroundColor ?? .clear) == ground)
      button.isEnabled = false
      #expect(button.titleLabel?.textColor == .tertiaryLabel)
      button.isEnabled = true
      button.configuration?.baseForegroundColor = .red
      button.configuration?.background.backgroundColor = .green
      #expect(button.titleLabel?.textColor == .red && self.ground(of: button).backgroundColor == .green)
    }
  }

  @Test(
    "the picture is at the edge it is told to be, apart from the texts",
    arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom]
  )
  func placement(edge: NSDirectionalRectEdge) throws {
    let phone = Phone()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.subtitle = "and more"
    configuration.image = UIImage(systemName: "star")
    configuration.imagePlacement = edge
    configuration.imagePadding = 9
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let button = button(configuration, in: phone)
    let (title, picture) = (try #require(button.titleLabel).frame, try #require(button.imageView).frame)
    let lines = button.subviews.compactMap { $0 as? UILabel }
    let subtitle = try #require(lines.first { $0.text == "and more" }).frame
    #expect(abs(subtitle.minY - title.maxY - 1) < 1e-9)
    let texts = title.union(subtitle)
    let content = texts.union(picture)
    #expect(abs(content.minX - 2) < 1e-9 && abs(button.bounds.maxX - content.maxX - 4) < 1e-9)
    #expect(abs(content.minY - 1) < 1e-9 && abs(button.bounds.maxY - content.maxY - 3) < 1e-9)
    let gap: CGFloat =
      switch edge {
      case .leading: texts.minX - picture.maxX
      case .trailing: picture.minX - texts.maxX
      case .top: texts.minY - picture.maxY
      default: picture.minY - texts.maxY
      }
    #expect(abs(gap - 9) < 1e-9)
    #expect(abs(picture.width - (UIImage(systemName: "star")?.size.width ?? 0)) < 1e-9)
  }

  @Test("corners are round by style, sizes have room of their own")
  func cornersAndSizes() {
    let phone = Phone()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A"
    configuration.buttonSize = .large
    configuration.cornerStyle = .capsule
    let button = button(configuration, in: phone)
    #expect(ground(of: button).layer.cornerRadius == button.bounds.height / 2)
    let large = button.bounds.height
    configuration.buttonSize = .small
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = 3
    button.configuration = configuration
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.bounds.height < large && ground(of: button).layer.cornerRadius == 3)
  }

  @Test("a touch makes it paler and carries out its action; the handler follows the state")
  func touched() {
    let phone = Phone()
    var taps = 0
    let action = UIAction(title: "From the action", image: UIImage(systemName: "star")) { _ in taps += 1 }
    let button = UIButton(configuration: .filled(), primaryAction: action)
    #expect(button.titleLabel?.text == "From the action" && button.imageView?.image != nil)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.configurationUpdateHandler = { $0.configuration?.subtitle = $0.isHighlighted ? "down" : "up" }
    phone.window.addSubview(button)
    phone.host.advance(to: 0.1)
    phone.host.handle(PointerEvent(phase: .began, location: Point(x: 50, y: 20), time: 0.1))
    #expect(button.configuration?.subtitle == "down")
    #expect(ground(of: button).backgroundColor == button.tintColor.withAlphaComponent(0.75))
    phone.host.handle(PointerEvent(phase: .ended, location: Point(x: 50, y: 20), time: 0.15))
    phone.host.advance(to: 0.2)
    #expect(taps == 1 && button.configuration?.subtitle == "up")
  }

  @Test("what is set for a state comes before the configuration's own")
  func states() throws {
    let phone = Phone()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Configured"
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    configuration.buttonSize = .large
    let button = button(configuration, in: phone)
    #expect(button.configuration?.contentInsets.leading == 1, "the size does not undo it")
    button.setTitle("Set", for: .normal)
    button.setTitle("Off", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(button.titleLabel?.text == "Set" && button.titleLabel?.textColor == .red)
    #expect(button.imageView?.image != nil)
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Off")
  }

  @Test("without a configuration it is as before")
  func removed() {
    let phone = Phone()
    let plain = UIButton(type: .system)
    let button = button(.filled(), in: phone)
    button.setTitle("Plain", for: .normal)
    button.configuration = nil
    #expect(button.titleLabel?.text == "Plain")
    #expect(button.subviews.allSatisfy { $0.backgroundColor == nil })
    #expect(button.subviews.count == plain.subviews.count)
    #expect(button.titleLabel?.font == plain.titleLabel?.font)
  }
}
