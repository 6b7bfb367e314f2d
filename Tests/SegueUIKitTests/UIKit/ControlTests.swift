import SegueGeometry
import SegueGestures
import SegueImages
import SegueStage
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Controls")
struct ControlTests {
  private func touch(_ phone: Phone, _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double) {
    phone.host.advance(to: time)
    phone.host.handle(PointerEvent(phase: phase, location: Point(x: x, y: y), time: time))
  }

  private func tap(_ phone: Phone, _ x: Double, _ y: Double, at time: Double) {
    touch(phone, .began, x, y, at: time)
    touch(phone, .ended, x, y, at: time + 0.05)
    phone.host.advance(to: time + 0.05)
  }

  @Test("a slider's knob follows a finger, within its ends")
  func slider() {
    let phone = Phone()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 40))
    (slider.minimumValue, slider.maximumValue) = (10, 20)
    phone.window.addSubview(slider)
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    touch(phone, .began, 114, 20, at: 0.1)
    touch(phone, .moved, 164, 20, at: 0.2)
    touch(phone, .moved, 400, 20, at: 0.3)
    touch(phone, .ended, 400, 20, at: 0.4)
    #expect(values == [15, 17.5, 20])
    slider.value = 3
    #expect(slider.value == 10)
  }

  @Test(
    "a button's picture is squeezed into the room that there is, and the title has what is left",
    arguments: [false, true]
  )
  func squeezed(isConfigured: Bool) throws {
    let image = UIImage(
      CGImage(StageImage(name: "wide", pixels: PixelBuffer(width: 500, height: 300))),
      scale: 1
    )
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    if isConfigured {
      var configuration = UIButton.Configuration.plain()
      (configuration.image, configuration.title) = (image, "Title")
      configuration.contentInsets = .zero
      button.configuration = configuration
    } else {
      button.setImage(image, for: .normal)
      button.setTitle("Title", for: .normal)
    }
    for size in [CGSize(width: 100, height: 40), .zero, CGSize(width: 1000, height: 20)] {
      button.bounds.size = size
      button.layoutIfNeeded()
      let picture = try #require(button.imageView?.frame)
      #expect(abs(picture.width - min(size.width, 500)) < 1e-9)
      #expect(abs(picture.height - min(size.height, 300)) < 1e-9)
      #expect(button.bounds.insetBy(dx: -1e-9, dy: -1e-9).contains(picture))
      #expect(try #require(button.titleLabel).frame.width <= max(size.width - picture.width, 0) + 1e-9)
    }
  }

  @Test("a switch keeps its look in whatever frame it is given")
  func stretched() throws {
    let toggle = UISwitch()
    toggle.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    toggle.layoutIfNeeded()
    #expect(toggle.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 51, height: 31)])
    #expect(toggle.backgroundColor == nil)
  }

  @Test("switches, segments and pages change at a tap")
  func taps() {
    let phone = Phone()
    let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    let segments = UISegmentedControl(items: ["a", "b", "c"])
    segments.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
    let pages = UIPageControl(frame: CGRect(x: 0, y: 200, width: 200, height: 30))
    pages.numberOfPages = 3
    for view in [toggle, segments, pages] { phone.window.addSubview(view) }
    var changes: [String] = []
    toggle.addAction(UIAction { _ in changes.append("on \(toggle.isOn)") }, for: .valueChanged)
    segments.addAction(
      UIAction { _ in changes.append("at \(segments.selectedSegmentIndex)") },
      for: .valueChanged
    )
    pages.addAction(UIAction { _ in changes.append("page \(pages.currentPage)") }, for: .valueChanged)
    phone.host.advance(to: 0)
    #expect(toggle.frame.size == CGSize(width: 51, height: 31))
    tap(phone, 20, 15, at: 0.1)
    tap(phone, 250, 116, at: 0.3)
    tap(phone, 250, 116, at: 0.5)
    tap(phone, 150, 215, at: 0.7)
    tap(phone, 20, 215, at: 0.9)
    tap(phone, 20, 215, at: 1.1)
    #expect(changes == ["on true", "at 2", "page 1", "page 0", "page 0"])
  }

  @Test("a field shows its text, bullets for a secret one, and what is shown without one")
  func field() {
    let phone = Phone()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    phone.window.addSubview(field)
    let label = field.subviews.compactMap { $0 as? UILabel }.first
    field.placeholder = "Name"
    #expect(label?.text == "Name")
    field.text = "Ada"
    #expect(label?.text == "Ada")
    field.isSecureTextEntry = true
    #expect(label?.text == "•••")
    field.borderStyle = .roundedRect
    phone.host.advance(to: 0)
    #expect(label?.frame == CGRect(x: 7, y: 0, width: 186, height: 40))
  }

  @Test("a wheel turns until it is stopped, and hides then")
  func wheel() {
    let phone = Phone()
    let wheel = UIActivityIndicatorView(style: .large)
    phone.window.addSubview(wheel)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    phone.host.advance(to: 0.25)
    let turned = wheel.layer.presentation()?.transform.m12 ?? 0
    #expect(abs(turned - 1) < 1e-6)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    #expect(wheel.layer.animationKeys() == nil)
  }

  @Test("a text view is as high as its text needs, and scrolls it")
  func textView() {
    let phone = Phone()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.text = String(repeating: "word ", count: 60)
    phone.window.addSubview(view)
    phone.host.advance(to: 0)
    #expect(view.contentSize.height > 100)
    #expect(view.contentSize.height == view.sizeThatFits(CGSize(width: 100, height: 0)).height)
  }

  @Test("a button's title and picture are moved by their insets, and its size stays")
  func edgeInsets() throws {
    let phone = Phone()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Go", for: .normal)
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }, for: .normal)
    phone.window.addSubview(button)
    phone.host.advance(to: 0.1)
    let (title, picture) = (try #require(button.titleLabel).frame, try #require(button.imageView).frame)
    let size = button.intrinsicContentSize
    button.titleEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 0)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
    phone.host.advance(to: 0.2)
    #expect(button.titleLabel?.frame == title.offsetBy(dx: 5, dy: 2))
    #expect(button.imageView?.frame == picture.offsetBy(dx: -4, dy: 0))
    #expect(button.intrinsicContentSize == size)
    button.titleEdgeInsets = .zero
    button.contentHorizontalAlignment = .left
    phone.host.advance(to: 0.3)
    let left = try #require(button.titleLabel).frame
    button.titleEdgeInsets.left = 10
    phone.host.advance(to: 0.4)
    #expect(button.titleLabel?.frame == left.offsetBy(dx: 10, dy: 0))
  }

  @Test("the words of a segmented control have the font and the colour of their state")
  func segmentAttributes() {
    let phone = Phone()
    let control = UISegmentedControl(items: ["a", "b"])
    phone.window.addSubview(control)
    control.selectedSegmentIndex = 1
    control.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
    control.setTitleTextAttributes(
      [.foregroundColor: UIColor.systemBlue, .font: UIFont.systemFont(ofSize: 20)],
      for: .selected
    )
    phone.host.advance(to: 0.1)
    let labels = control.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.textColor) == [.systemRed, .systemBlue])
    #expect(labels.map(\.font.pointSize) == [13, 20])
    control.selectedSegmentIndex = 0
    phone.host.advance(to: 0.2)
    #expect(labels.map(\.textColor) == [.systemBlue, .systemRed])
  }
}
