import SegueStage
import SegueText
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Fonts")
struct FontTests {
  /// What a label shows in a font.
  private func shown(_ font: UIFont) -> TextContents? {
    let phone = Phone()
    let label = UILabel()
    phone.window.addSubview(label)
    label.text = "Word"
    label.font = font
    return label.layer.ownState.contents.text
  }

  @Test("Every weight of UIKit's is the engine's, and one between two is the nearer one")
  func weights() {
    let weights: [(UIFont.Weight, FontStyle.Weight)] = [
      (.ultraLight, .ultralight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      (UIFont.Weight(rawValue: 0.34), .semibold), (UIFont.Weight(rawValue: 1), .black),
      (UIFont.Weight(rawValue: -1), .ultralight),
    ]
    for (weight, engine) in weights {
      #expect(shown(.systemFont(ofSize: 17, weight: weight))?.style == FontStyle(weight: engine))
      #expect(
        shown(.monospacedSystemFont(ofSize: 17, weight: weight))?.style
          == FontStyle(weight: engine, design: .monospaced)
      )
      #expect(
        shown(.monospacedDigitSystemFont(ofSize: 17, weight: weight))?.style
          == FontStyle(weight: engine, hasMonospacedDigits: true)
      )
    }
  }

  @Test("The system's fonts have UIKit's styles, names and measures")
  func systemFonts() {
    #expect(shown(.boldSystemFont(ofSize: 20))?.style == FontStyle(weight: .semibold))
    #expect(shown(.italicSystemFont(ofSize: 20))?.style == FontStyle(isItalic: true))
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
    #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
    #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-Italic")
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.capHeight - 11.978) < 0.001 && abs(font.xHeight - 8.948) < 0.001)
    #expect(font.leading == 0 && abs(font.lineHeight - 20.287) < 0.001)
    #expect(UIFont.labelFontSize == 17 && UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
  }

  @Test("Fonts are equal that have the same size and style")
  func equality() {
    let font = UIFont.systemFont(ofSize: 17, weight: .medium)
    #expect(font == UIFont.systemFont(ofSize: 17, weight: .medium))
    #expect(font.hash == UIFont.systemFont(ofSize: 17, weight: .medium).hash)
    #expect(font != UIFont.systemFont(ofSize: 17) && font != font.withSize(18))
    #expect(font != UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .medium))
  }

  @Test("A name says weight, slope and whether characters are as wide as each other")
  func names() {
    let names: [(String, FontStyle)] = [
      ("HelveticaNeue", .regular), ("HelveticaNeue-Bold", FontStyle(weight: .bold)),
      ("AvenirNext-DemiBoldItalic", FontStyle(weight: .semibold, isItalic: true)),
      ("Avenir-HeavyOblique", FontStyle(weight: .heavy, isItalic: true)),
      ("HelveticaNeue-UltraLight", FontStyle(weight: .ultralight)),
      ("Menlo-Regular", FontStyle(design: .monospaced)),
      ("Courier-BoldOblique", FontStyle(weight: .bold, isItalic: true, design: .monospaced)),
    ]
    for (name, style) in names {
      #expect(UIFont(name: name, size: 12).flatMap(shown)?.style == style, "\(name)")
      let attributes: [UIFontDescriptor.AttributeName: Any] = [.name: name, .size: 12]
      let font = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0)
      #expect(shown(font)?.style == style && font.pointSize == 12, "\(name)")
    }
  }

  @Test("A descriptor's traits and designs make fonts; bold text styles of 22 points and more are bold")
  func descriptors() throws {
    func bold(_ font: UIFont) throws -> FontStyle.Weight {
      let descriptor = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
      return try #require(shown(UIFont(descriptor: descriptor, size: 0))).style.weight
    }
    #expect(try bold(.preferredFont(forTextStyle: .body)) == .semibold)
    #expect(try bold(.preferredFont(forTextStyle: .title2)) == .bold)
    #expect(try bold(.systemFont(ofSize: 34)) == .semibold)
    // What is bold already stays as heavy as it is.
    #expect(try bold(.systemFont(ofSize: 34, weight: .black)) == .black)
    let rounded = try #require(
      UIFont.systemFont(ofSize: 20, weight: .heavy).fontDescriptor.withDesign(.rounded)
    )
    #expect(
      shown(UIFont(descriptor: rounded, size: 30))?.style == FontStyle(weight: .heavy, design: .rounded)
    )
    let both = try #require(
      UIFont.systemFont(ofSize: 20).fontDescriptor.withSymbolicTraits([.traitItalic, .traitMonoSpace])
    )
    #expect(both.symbolicTraits == [.traitItalic, .traitMonoSpace])
    #expect(both.withSymbolicTraits([])?.style == .regular)
    let light = UIFontDescriptor(fontAttributes: [
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]
    ])
    #expect(light.style.weight == .light)
    let digits = UIFont.systemFont(ofSize: 9).fontDescriptor.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]
    ])
    #expect(digits.style == FontStyle(hasMonospacedDigits: true))
  }

  @Test("A font that is not here is told once, with its name")
  func otherFonts() {
    let phone = Phone()
    for name in ["Avenir-Heavy", "Avenir-Heavy", UIFont.systemFont(ofSize: 9).fontName] {
      _ = UIFont(name: name, size: 9)
    }
    phone.host.advance(to: 0.1)
    #expect(phone.host.notes == ["the font 'Avenir-Heavy' is not here: the system's stands in for it"])
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil)
    #expect(body == UIFont.preferredFont(forTextStyle: .body))
  }

  @Test("Letters with serifs are told once to be shown without them")
  func serifs() {
    let phone = Phone()
    for _ in 0..<3 { _ = UIFont.systemFont(ofSize: 9).fontDescriptor.withDesign(.serif) }
    phone.host.advance(to: 0.1)
    #expect(phone.host.notes == ["letters with serifs are shown without them"])
  }

  @Test("A label is as wide as its font's letters are")
  func widths() {
    func width(_ font: UIFont) -> Double {
      let label = UILabel()
      label.text = "Hamburgefonts 1111"
      label.font = font
      return Double(label.intrinsicContentSize.width)
    }
    _ = Phone()
    let regular = width(.systemFont(ofSize: 17))
    #expect(width(.systemFont(ofSize: 17, weight: .black)) > regular + 5)
    #expect(width(.monospacedDigitSystemFont(ofSize: 17, weight: .regular)) > regular + 5)
    #expect(abs(width(.monospacedSystemFont(ofSize: 17, weight: .regular)) - 18 * 17 * 1266 / 2048) < 0.67)
  }

  @Test("Metrics are those of the standard text size")
  func metrics() {
    let metrics = UIFontMetrics(forTextStyle: .title1)
    let font = UIFont.systemFont(ofSize: 30)
    #expect(metrics.scaledFont(for: font) == font && metrics.scaledValue(for: 12) == 12)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 20).pointSize == 20)
  }
}
