import SegueGeometry
import SegueStage
import SegueTestSupport
import Testing

import SegueCells
@testable import SegueRaster

/// Characters stand on what the picture shows in their cells.
struct TextGroundTests {
  /// A screen with a picture, without and with a line of text in its second row.
  private func grids(_ depth: ColorDepth, _ picture: (inout Drawing) -> Void) -> (
    bare: CellGrid, set: CellGrid
  ) {
    var screen = TextScreen(columns: 12, rows: 3)
    screen.depth = depth
    picture(&screen.drawing)
    let bare = screen.grid()
    screen.drawing.addText("Over edges", Rect(x: 5, y: 20, width: 110, height: 20), color: .white)
    return (bare, screen.grid())
  }

  private func expectPictureColors(_ depth: ColorDepth, _ picture: (inout Drawing) -> Void) {
    let (bare, set) = grids(depth, picture)
    #expect(lines(set)[1].contains("Over"))
    for column in 0..<12 {
      let (cell, fitted) = (set[column: column, row: 1], bare[column: column, row: 1])
      let colors = [fitted.background, fitted.glyph == 0x20 ? fitted.background : fitted.foreground]
      let isShown = colors.contains { isAlike($0, cell.background) }
      #expect(isShown, "column \(column): \(cell.background) of \(colors)")
    }
  }

  @Test("Without colours letters on a light page are dark, those on a dark one light")
  func lightPage() {
    for (fill, attributes) in [(Color.white, Cell.Attributes.reverse), (.black, [])] {
      let (bare, set) = grids(.none) { $0.add(Rect(x: 0, y: 0, width: 120, height: 60)) { $0.fill = fill } }
      #expect(lines(set)[1].contains("Over"))
      for column in 0..<12 where set[column: column, row: 1] != bare[column: column, row: 1] {
        #expect(set[column: column, row: 1].attributes == attributes, "column \(column)")
      }
      #expect(set[column: 0, row: 0] == bare[column: 0, row: 0])
    }
  }

  /// Whether two colours are one: in a palette the same entry, else less than 24 a channel apart.
  private func isAlike(_ left: CellColor, _ right: CellColor) -> Bool {
    guard let a = left.rgbValue, let b = right.rgbValue else { return left == right }
    return Palette.distance(a, b) < 5184
  }

  @Test(arguments: [ColorDepth.truecolor, .ansi256, .ansi16])
  func flatGroundsAreThePictures(depth: ColorDepth) {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<60 {
      let fill = Color(rgb: UInt32.random(in: 0...0xffffff, using: &random))
      expectPictureColors(depth) {
        $0.add(Rect(x: 0, y: 0, width: 120, height: 60), .identity, { $0.fill = fill })
      }
    }
  }

  @Test(arguments: [ColorDepth.truecolor, .ansi256, .ansi16])
  func edgesMakeNoThirdColor(depth: ColorDepth) {
    for edge in stride(from: 20.0, to: 100, by: 1.7) {
      expectPictureColors(depth) { drawing in
        drawing.add(Rect(x: 0, y: 0, width: 120, height: 60), .identity, { $0.fill = .white })
        drawing.add(Rect(x: 0, y: 0, width: edge, height: 60), .identity, { $0.fill = Color(rgb: 0x2a3464) })
      }
    }
  }

  /// A flat ground stays one colour along a line, however few there are.
  @Test(arguments: [ColorDepth.ansi256, .ansi16])
  func aFlatGroundIsOneColor(depth: ColorDepth) {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<60 {
      let fill = Color(rgb: UInt32.random(in: 0...0xffffff, using: &random))
      let set = grids(depth) {
        $0.add(Rect(x: 0, y: 0, width: 120, height: 60), .identity, { $0.fill = fill })
      }.set
      #expect(Set((1..<10).map { set[column: $0, row: 1].background }).count == 1)
    }
  }

  /// Of a layer lower than a row the ground is mostly its own, whatever lies above and below it in the same cells.
  @Test func aLowLayerIsTheGroundOfItsText() {
    for top in stride(from: 21.0, through: 31, by: 0.5) {
      var screen = TextScreen(columns: 12, rows: 3)
      let strip = Rect(x: 0, y: top, width: 120, height: 8)
      screen.drawing.add(
        Rect(x: 0, y: 0, width: 120, height: 60),
        .identity,
        { $0.fill = Color(rgb: 0x2a3464) }
      )
      screen.drawing.add(strip, .identity, { $0.fill = .white })
      screen.drawing.addText("Low", strip)
      let grid = screen.grid()
      #expect(lines(grid)[1].hasPrefix("Low"))
      for column in 0..<3 {
        let ground = grid[column: column, row: 1].background.rgbValue ?? 0
        let isOwn = Palette.distance(ground, 0xffffff) < Palette.distance(ground, 0x2a3464)
        #expect(isOwn, "\(top): column \(column) \(ground)")
      }
    }
  }

  /// Where a clipped box ends within a cell, the text's ground is the box's or what lies beside it, nothing between.
  @Test func textThatLeavesAClippedBoxLeavesNoStrip() {
    for width in stride(from: 40.0, to: 80, by: 0.9) {
      var screen = TextScreen(columns: 12, rows: 1)
      screen.drawing.add(
        Rect(x: 0, y: 0, width: 120, height: 20),
        .identity,
        { $0.fill = Color(rgb: 0x303038) }
      )
      screen.drawing.add(
        Rect(x: 0, y: 0, width: width, height: 20),
        .identity,
        {
          $0.fill = .white
          $0.masksToBounds = true
        },
        sublayers: { $0.addText("Pack light now", Rect(x: 0, y: 0, width: 140, height: 20)) }
      )
      let grid = screen.grid()
      for column in 0..<12 where (0x41...0x7a).contains(grid[column: column, row: 0].glyph) {
        let ground = grid[column: column, row: 0].background
        #expect(isAlike(ground, .rgb(0xffffff)), "\(width): column \(column) \(ground)")
      }
    }
  }

  /// Under a veil a text fades with its ground, step by step, and is there as long as anything of it is seen.
  @Test func textFadesUnderAVeil() {
    for step in 0...20 {
      let alpha = Double(step) / 20
      var screen = TextScreen(columns: 6, rows: 1)
      let whole = Rect(x: 0, y: 0, width: 60, height: 20)
      screen.drawing.add(whole, .identity, { $0.fill = .white })
      screen.drawing.addText("Veil", whole)
      screen.drawing.add(whole, .identity, { $0.fill = Color(rgb: 0x4080c0).withAlpha(alpha) })
      let cell = screen.grid()[column: 0, row: 0]
      guard 1 - alpha >= 1 / 32 else {
        #expect(cell.glyph == 0x20)
        continue
      }
      #expect(cell.glyph == 0x56, "veil of \(alpha)")
      let ink = cell.foreground.rgbValue ?? 0
      for (shift, veil) in [(16, 0x40), (8, 0x80), (0, 0xc0)] as [(UInt32, Double)] {
        #expect(abs(Double(ink >> shift & 0xff) - alpha * veil) <= 2, "veil of \(alpha)")
      }
    }
  }

  /// Of two screens that fade into each other the one that is seen more of has the letters, at every moment one.
  @Test func crossFadesAlwaysShowAText() {
    for step in 0...40 where step != 20 {
      let alpha = Double(step) / 40
      var screen = TextScreen(columns: 12, rows: 1)
      let whole = Rect(x: 0, y: 0, width: 120, height: 20)
      screen.drawing.add(whole, .identity, { $0.fill = .white }) { $0.addText("Charger", whole) }
      screen.drawing.add(
        whole,
        .identity,
        {
          $0.fill = .white
          $0.opacity = alpha
        },
        sublayers: { $0.addText("Pack light", whole) }
      )
      #expect(screen.texts() == [alpha < 0.5 ? "Charger" : "Pack light"], "at \(alpha)")
    }
  }
}
