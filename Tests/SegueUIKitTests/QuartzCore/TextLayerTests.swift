import SegueGeometry
import SegueStage
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Text layers")
struct TextLayerTests {
  private func layer(_ phone: Phone, height: CGFloat = 20) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: height)
    phone.window.layer.addSublayer(layer)
    return layer
  }

  @Test("a text layer shows its text in its font, size and colour; white and 36 points at first")
  func text() throws {
    let phone = Phone()
    let layer = layer(phone)
    layer.string = "Word"
    #expect(layer.ownState.contents.text?.fontSize == 36)
    #expect(layer.ownState.contents.text?.color == .white)
    layer.font = UIFont.monospacedSystemFont(ofSize: 9, weight: .bold)
    (layer.fontSize, layer.alignmentMode) = (17, .center)
    layer.foregroundColor = UIColor.red.cgColor
    let text = try #require(layer.ownState.contents.text)
    #expect(text.string == "Word" && text.fontSize == 17 && text.alignment == .center)
    #expect(text.style == FontStyle(weight: .bold, design: .monospaced))
    #expect(text.color == Color(red: 1, green: 0, blue: 0))
    layer.font = "Avenir-HeavyOblique"
    #expect(layer.ownState.contents.text?.style == FontStyle(weight: .heavy, isItalic: true))
    layer.string = nil
    #expect(layer.ownState.contents.text == nil)
  }

  @Test("attributes of the text come before the layer's own")
  func attributes() throws {
    let phone = Phone()
    let layer = layer(phone)
    layer.string = NSAttributedString(
      string: "Word",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.blue]
    )
    layer.fontSize = 50
    layer.foregroundColor = UIColor.red.cgColor
    let text = try #require(layer.ownState.contents.text)
    #expect(text.fontSize == 12 && text.style.weight == .semibold)
    #expect(text.color == Color(red: 0, green: 0, blue: 1))
  }

  @Test("lines begin at the top, and are broken only if the layer is told to")
  func top() {
    let phone = Phone()
    let layer = layer(phone, height: 200)
    layer.string = "Word"
    #expect(layer.ownState.contents.text?.verticalAlignment == .top)
    #expect(layer.ownState.contents.text?.lineLimit == 1)
    layer.isWrapped = true
    #expect(layer.ownState.contents.text?.lineLimit == 0)
  }

  @Test("size and colour are animated, by themselves and by animations")
  func animations() {
    let phone = Phone()
    let layer = layer(phone)
    layer.string = "Word"
    phone.host.advance(to: 0)
    let grow = CABasicAnimation(keyPath: "fontSize")
    (grow.fromValue, grow.toValue, grow.duration) = (10, 30, 1)
    layer.add(grow, forKey: nil)
    phone.host.advance(to: 0.5)
    #expect(abs((layer.presentation()?.fontSize ?? 0) - 20) < 0.5)
    layer.removeAllAnimations()
    layer.foregroundColor = UIColor.black.cgColor
    phone.host.advance(to: 0.625)
    let white = layer.presentation()?.foregroundColor?.color.red ?? 0
    // Core Animation's own curve is at 0.8024 halfway.
    #expect(abs(white - 0.1976) < 1e-3)
  }
}
