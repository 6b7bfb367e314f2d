import SegueCells
import SegueGeometry
import SegueImages
import SegueRaster
import SegueStage
import SegueText

/// The letters of a grid in pixels, each in the middle of its cell, as a terminal sets them.
struct CellLetters {
  /// A character, and where it is.
  struct Letter {
    var cell: Cell
    var text: String
    /// `0xRRGGBB`.
    var ink: UInt32
    var column: Int
    var row: Int
  }

  /// The pixels of a cell.
  let cell: GridSize

  /// JetBrains Mono's letters are 0.6 em wide, and its lines 1.32 em high; a little more of them fits than has to.
  private var fontSize: Double { min(Double(cell.columns) / 0.6, Double(cell.rows) / 1.2) }

  /// Draws letters over a picture that is opaque.
  ///
  /// - Throws: `FontError` if they cannot be set.
  func draw(_ letters: [Letter], over picture: inout PixelBuffer) throws(FontError) {
    var compositor = Compositor()
    compositor.typesetter = try Typesetter()
    var frame = Frame(size: Size(width: Double(picture.width), height: Double(picture.height)))
    let layer = LayerTree(root: Layer(name: "letters")).root
    frame.compose(size: frame.size) { nodes in
      var state = LayerState()
      state.bounds = Rect(
        origin: .zero,
        size: Size(width: Double(picture.width), height: Double(picture.height))
      )
      nodes.append(
        FrameNode(layer: layer, role: .content, subtreeEnd: 1, projection: .identity, state: state)
      )
      for letter in letters { nodes.append(node(of: letter, layer, nodes.count)) }
      nodes[0].subtreeEnd = nodes.count
    }
    var surface = Surface()
    let size = GridSize(columns: picture.width, rows: picture.height)
    compositor.draw(frame, pixelSize: size, into: &surface)
    for index in picture.pixels.indices {
      picture.pixels[index] = Self.over(surface.pixels[index], picture.pixels[index])
    }
  }

  private func node(of letter: Letter, _ layer: LayerID, _ index: Int) -> FrameNode {
    var state = LayerState()
    let width = Double(cell.columns * Int(letter.cell.width))
    state.bounds = Rect(x: 0, y: 0, width: width, height: Double(cell.rows))
    var style = FontStyle(weight: letter.cell.attributes.contains(.bold) ? .bold : .regular)
    style.design = .monospaced
    style.isItalic = letter.cell.attributes.contains(.italic)
    var text = TextContents(string: letter.text, fontSize: fontSize, color: Color(rgb: letter.ink))
    (text.style, text.alignment, text.verticalAlignment, text.lineLimit) = (style, .center, .middle, 1)
    state.contents.text = text
    let place = Point(x: Double(letter.column * cell.columns), y: Double(letter.row * cell.rows))
    return FrameNode(
      layer: layer,
      role: .content,
      subtreeEnd: index + 1,
      projection: Projection(scaleX: 1, scaleY: 1, translation: place),
      state: state
    )
  }

  /// A premultiplied pixel over an opaque one.
  private static func over(_ upper: UInt32, _ lower: UInt32) -> UInt32 {
    let rest = 255 - upper >> 24
    guard rest < 255 else { return lower }
    var pixel: UInt32 = 0xff00_0000
    for shift: UInt32 in [0, 8, 16] {
      let below = (lower >> shift & 0xff) * rest
      pixel |= min((upper >> shift & 0xff) + (below + 127) / 255, 255) << shift
    }
    return pixel
  }
}

extension Color {
  /// An opaque colour, `0xRRGGBB`.
  fileprivate init(rgb: UInt32) {
    self.init(
      red: Double(rgb >> 16 & 0xff) / 255,
      green: Double(rgb >> 8 & 0xff) / 255,
      blue: Double(rgb & 0xff) / 255
    )
  }
}
