import SegueGeometry
import SegueStage
import Testing

@testable import SegueRaster

/// Masks that are read by what they leave out or by how bright they are, and layers that are taken away in one.
@Suite struct MaskModeTests {
  private let canvas = Rect(x: 0, y: 0, width: 16, height: 16)
  private let hole = Rect(x: 4, y: 4, width: 8, height: 8)

  private static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
  private static let luminances: [(Color, Double)] = [
    (red, 0.2126), (Color(red: 0, green: 1, blue: 0, alpha: 1), 0.7152),
    (Color(red: 0, green: 0, blue: 1, alpha: 1), 0.0722), (Color.white, 1), (Color.black, 0),
    (Color(red: 0.5, green: 0.25, blue: 1, alpha: 0.5), 0.17865),
  ]

  /// White, seen through a mask that fills a part of it with a colour.
  private func alpha(_ mode: MaskMode, _ fill: Color, opacity: Double = 1, at x: Int = 8, _ y: Int = 8) -> Int
  {
    var drawing = Drawing(16, 16)
    drawing.add(canvas, .identity, { $0.fill = .white }) { masked in
      masked.add(hole, role: .mask) {
        $0.fill = fill
        $0.opacity = opacity
        $0.maskMode = mode
      }
    }
    return drawing.draw().alpha(x, y)
  }

  @Test("What an inverted mask covers is cut out, by its alpha", arguments: [0.0, 0.25, 0.5, 1])
  func inverted(part: Double) {
    let fill = Self.red.withAlpha(part)
    #expect(abs(alpha(.inverted, fill) - Int((255 * (1 - part)).rounded())) <= 1)
    #expect(alpha(.inverted, fill, at: 1, 1) == 255, "it goes on beyond the mask's edges")
    #expect(abs(alpha(.inverted, Self.red, opacity: part) - Int((255 * (1 - part)).rounded())) <= 1)
  }

  @Test(
    "Luminance is the weighted sum of the colours, times their alpha",
    arguments: luminances
  )
  func luminance(fill: Color, share: Double) {
    #expect(abs(alpha(.luminance, fill) - Int((255 * share).rounded())) <= 1)
    #expect(alpha(.luminance, fill, at: 1, 1) == 0)
    #expect(abs(alpha(.invertedLuminance, fill) - Int((255 * (1 - share)).rounded())) <= 1)
    #expect(alpha(.invertedLuminance, fill, at: 1, 1) == 255)
  }

  @Test("A hidden mask lets nothing through, an inverted one all")
  func hidden() {
    for (mode, expected) in [
      (MaskMode.alpha, 0), (.luminance, 0), (.inverted, 255), (.invertedLuminance, 255),
    ] {
      var drawing = Drawing(16, 16)
      drawing.add(canvas, .identity, { $0.fill = .white }) { masked in
        masked.add(hole, role: .mask) {
          $0.fill = .white
          $0.maskMode = mode
          $0.isHidden = true
        }
      }
      #expect(drawing.draw().alpha(8, 8) == expected, "\(mode)")
    }
  }

  /// Two added, one taken away between them, one added again: each acts on what is behind it.
  @Test func layersAreAddedAndTakenAway() {
    var drawing = Drawing(16, 16)
    drawing.add(canvas, .identity, { $0.fill = .white }) { masked in
      masked.add(canvas, .identity, role: .mask, { $0.fill = .clear }) { mask in
        mask.add(Rect(x: 0, y: 0, width: 12, height: 16)) { $0.fill = .black }
        mask.add(Rect(x: 4, y: 0, width: 12, height: 16)) {
          $0.fill = Self.red.withAlpha(0.5)
          $0.maskMode = .subtract
        }
        mask.add(Rect(x: 8, y: 0, width: 2, height: 16)) { $0.fill = .black }
        mask.add(Rect(x: 2, y: 0, width: 1, height: 16)) {
          $0.fill = .black
          $0.maskMode = .subtract
        }
      }
    }
    let surface = drawing.draw()
    let row = [0, 2, 3, 4, 7, 8, 9, 10, 12, 15].map { surface.alpha($0, 8) }
    let half = surface.alpha(4, 8)
    #expect((127...128).contains(half))
    #expect(row == [255, 0, 255, half, half, 255, 255, half, 0, 0])
  }

  /// What is taken away may be a group that fades, or be masked itself.
  @Test func groupsAreTakenAwayAsWholes() {
    var drawing = Drawing(16, 16)
    drawing.add(canvas, .identity, { $0.fill = .white }) { masked in
      masked.add(canvas, .identity, role: .mask, { $0.fill = .black }) { mask in
        mask.add(
          canvas,
          .identity,
          {
            $0.opacity = 0.5
            $0.maskMode = .subtract
          }
        ) { group in
          group.add(Rect(x: 0, y: 0, width: 10, height: 16)) { $0.fill = Self.red }
          group.add(Rect(x: 6, y: 0, width: 4, height: 16)) {
            $0.fill = Color(red: 0, green: 0, blue: 1, alpha: 1)
          }
        }
      }
    }
    let surface = drawing.draw()
    #expect((127...128).contains(surface.alpha(2, 8)) && surface.alpha(2, 8) == surface.alpha(8, 8))
    #expect(surface.alpha(12, 8) == 255)
  }

  /// Outside a mask it has no meaning: the layer is drawn as any other.
  @Test func nothingIsTakenAwayFromThePicture() {
    var drawing = Drawing(16, 16)
    drawing.add(canvas) { $0.fill = .white }
    drawing.add(hole) {
      $0.fill = .black
      $0.maskMode = .subtract
    }
    let surface = drawing.draw()
    #expect(surface.at(8, 8) == 0xff00_0000 && surface.at(1, 1) == opaqueWhite)
  }
}
