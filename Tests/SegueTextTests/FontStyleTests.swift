import SegueGeometry
import SegueStage
import Testing

@testable import SegueText

@Suite("The styles of the system font")
struct FontStyleTests {
  private let typesetter: Typesetter

  init() throws { typesetter = try Typesetter() }

  private func set(_ string: String, _ style: FontStyle, size: Double = 17) -> TypesetText {
    let text = TextContents(string: string, fontSize: size, style: style)
    return typesetter.typeset(text, in: Size(width: 1000, height: 20), pixelsPerPoint: 3)
  }

  private static let styles: [FontStyle] = FontStyle.Design.allCases.flatMap { design in
    [false, true].flatMap { isItalic in
      FontStyle.Weight.allCases.map { FontStyle(weight: $0, isItalic: isItalic, design: design) }
    }
  }

  /// The area that a text's glyphs ink, in square points: the sum over their contours by the shoelace formula, with
  /// curves as the polygons of their ends and controls.
  private func ink(_ string: String, _ style: FontStyle, size: Double) -> Double {
    set(string, style, size: size).glyphs.reduce(0) { sum, glyph in
      let (path, unitsPerEm) = typesetter.outline(of: glyph)
      let points = size / unitsPerEm
      return sum + abs(Self.area(path)) * points * points
    }
  }

  private static func area(_ path: Path) -> Double {
    var (total, first, last) = (0.0, Point.zero, Point.zero)
    func line(to point: Point) {
      total += (last.x * point.y - point.x * last.y) / 2
      last = point
    }
    for element in path.elements {
      switch element {
      case .move(let point): (first, last) = (point, point)
      case .line(let point): line(to: point)
      case .curve(let control1, let control2, let end): [control1, control2, end].forEach(line)
      case .close: line(to: first)
      }
    }
    return total
  }

  @Test(
    "Every weight inks more than the one before it, in each design, slope and size",
    arguments: [15.0, 34]
  )
  func weights(size: Double) {
    for design in FontStyle.Design.allCases {
      for isItalic in [false, true] {
        let inks = FontStyle.Weight.allCases.map {
          ink("Hamburgefonts", FontStyle(weight: $0, isItalic: isItalic, design: design), size: size)
        }
        for (lighter, heavier) in zip(inks, inks.dropFirst()) {
          // Nunito begins with 200, JetBrains Mono ends with 800.
          #expect(heavier > lighter * 1.02 || design != .standard && heavier == lighter, "\(design)")
        }
        #expect((inks.last ?? 0) > 2 * (inks.first ?? 1))
      }
    }
  }

  @Test("Every style has letters of its own but sloping rounded ones, which San Francisco has not")
  func ownLetters() {
    var outlines: [Path: FontStyle] = [:]
    for style in Self.styles where style.weight == .regular || style.weight == .bold {
      guard let glyph = set("a", style).glyphs.first else { continue }
      let path = typesetter.outline(of: glyph).path
      if let other = outlines[path] {
        #expect(style.design == .rounded && other.design == .rounded && other.weight == style.weight)
      }
      outlines[path] = style
    }
    #expect(outlines.count == 10)
  }

  @Test("Sloping letters lean to the right and are as wide as upright ones", arguments: [15.0, 34])
  func slope(size: Double) throws {
    for design in [FontStyle.Design.standard, .monospaced] {
      let upright = set("Hamburgefonts", FontStyle(design: design), size: size)
      let italic = set("Hamburgefonts", FontStyle(isItalic: true, design: design), size: size)
      #expect(abs(italic.width - upright.width) < 0.05 * upright.width)
      let glyph = try #require(set("|", FontStyle(isItalic: true, design: design), size: size).glyphs.first)
      let points = typesetter.outline(of: glyph).path.elements.compactMap { element in
        switch element {
        case .move(let point), .line(let point), .curve(_, _, let point): point
        case .close: nil
        }
      }
      let height = points.map(\.y).max() ?? 0
      let top = points.filter { $0.y > 0.9 * height }.map(\.x).min() ?? 0
      let bottom = points.filter { $0.y < 0.5 * height }.map(\.x).min() ?? 0
      #expect(top > bottom)
    }
  }

  @Test("All characters of the monospaced design are 1266/2048 em wide", arguments: FontStyle.Weight.allCases)
  func monospaced(weight: FontStyle.Weight) {
    for isItalic in [false, true] {
      let style = FontStyle(weight: weight, isItalic: isItalic, design: .monospaced)
      for character in "iWm.0→é" {
        let two = set("\(character)\(character)", style, size: 20)
        let step = two.glyphs.count == 2 ? two.glyphs[1].origin.x - two.glyphs[0].origin.x : 0
        #expect(abs(step - 20 * 1266 / 2048) < 1e-9, "\(character)")
      }
    }
  }

  @Test("Code in the monospaced design has no ligatures")
  func ligatures() {
    let style = FontStyle(design: .monospaced)
    let alone = "-=!>".flatMap { set(String($0), style).glyphs.map(\.glyph) }
    #expect(set("-=!>", style).glyphs.map(\.glyph) == alone)
  }

  @Test("Monospaced digits are as wide as each other; the letters stay as they are")
  func digits() {
    let tabular = FontStyle(hasMonospacedDigits: true)
    #expect(set("1111", .regular).width < set("0000", .regular).width - 1)
    #expect(abs(set("1111", tabular).width - set("0000", tabular).width) < 0.5)
    #expect(set("Label", tabular).glyphs == set("Label", .regular).glyphs)
  }

  @Test("Rounded text is as wide as standard text, to 2 %", arguments: [13.0, 17, 22, 34])
  func rounded(size: Double) {
    let text = "The quick brown fox jumps over the lazy dog"
    for weight in [FontStyle.Weight.regular, .semibold, .bold] {
      let standard = set(text, FontStyle(weight: weight), size: size).width
      let rounded = set(text, FontStyle(weight: weight, design: .rounded), size: size).width
      #expect(abs(rounded - standard) < 0.02 * standard, "\(weight)")
    }
  }

  @Test("What a design lacks comes from the standard one, in its weight")
  func fallbackDesign() throws {
    for weight in [FontStyle.Weight.regular, .heavy] {
      let standard = try #require(set("★", FontStyle(weight: weight)).glyphs.first)
      for design in [FontStyle.Design.rounded, .monospaced] {
        let glyph = try #require(set("★", FontStyle(weight: weight, design: design)).glyphs.first)
        #expect(glyph.face == standard.face && glyph.glyph == standard.glyph)
      }
    }
  }

  @Test("Outlines of all weights lie on whole units, as versions of HarfBuzz differ in the last bits")
  func wholeUnits() {
    for style in Self.styles {
      for glyph in set("Sg8&", style).glyphs {
        for case .line(let point) in typesetter.outline(of: glyph).path.elements {
          #expect(point.x == point.x.rounded() && point.y == point.y.rounded())
        }
      }
    }
  }
}
