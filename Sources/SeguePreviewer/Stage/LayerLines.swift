import SegueGeometry
import SegueCells
import SegueStage
import SegueInterface

/// The lines that views draw around layers: thin and pale if there are enough colours, otherwise as thick and
/// plain as it takes to be visible.
struct LayerLines: Hashable, Sendable {
  /// What a line surrounds.
  enum Kind: Hashable, Sendable, CaseIterable {
    /// A layer of the exploded view, and the selected one.
    case plane, selected
    /// A ghost of the past, or of the future.
    case past, future
  }

  /// The ground of planes that are shown in pixels.
  let ground: Color
  /// Whether glyphs and colours suffice for fine lines.
  private let isFine: Bool
  private let isColored: Bool
  /// Whether a line is light outside and dark inside, since a single line is lost on a layer of the same
  /// brightness.
  private let isDouble: Bool

  /// The lines for a screen with such glyphs and colours.
  init(glyphs: GlyphSet, colors: ColorDepth) {
    isColored = colors != .none
    isDouble = glyphs == .ascii || !isColored
    isFine = !isDouble && colors != .ansi16
    // A dark grey would be dithered, or match the colour of dark layers.
    ground = isFine ? Color(red: 0.09, green: 0.1, blue: 0.12) : .black
  }

  /// A layer that consists only of the line around another.
  ///
  /// `pointsPerColumn` is in points of the view.
  func line(_ kind: Kind, around layer: FrameNode, pointsPerColumn: Double) -> LayerState {
    var state = LayerState()
    state.bounds = layer.state.bounds
    state.cornerRadii = layer.state.cornerRadii
    let scale: Double = max(abs(layer.projection.xx), abs(layer.projection.yy), 1e-3)
    state.border.width = columns(kind) * pointsPerColumn / scale
    if !isFine {
      // A small layer must not be all line.
      let side: Double = min(state.bounds.size.width, state.bounds.size.height)
      state.border.width = min(state.border.width, max(side / 4, pointsPerColumn / (8 * scale)))
    }
    state.border.color = color(kind)
    return state
  }

  /// What is drawn below a line within the same bounds, to make it visible on any background; nil if not
  /// needed.
  func shade(below line: LayerState) -> LayerState? {
    guard isDouble else { return nil }
    var state: LayerState = line
    state.border.width *= 2
    state.border.color = .black
    return state
  }

  /// The opacity of a ghost's line: with few colours, a line blended with what is below would be lost.
  func opacity(ofGhost opacity: Double) -> Double {
    guard opacity > 0 else { return 0 }
    return isFine ? min(opacity + 0.3, 1) : 1
  }

  /// The width of a line in columns.
  private func columns(_ kind: Kind) -> Double {
    switch kind {
    case .plane: isFine ? 1 / 8 : isDouble ? 1 : 1 / 2
    case .selected: isFine ? 3 / 8 : isDouble ? 1.5 : 1 / 2
    case .past, .future: isFine ? 1 / 6 : isDouble ? 1 : 1 / 2
    }
  }

  private func color(_ kind: Kind) -> Color {
    guard isFine else { return isColored ? Self.plainColor(kind) : .white }
    return switch kind {
    case .plane: Color(red: 0.5, green: 0.53, blue: 0.6, alpha: 0.8)
    case .selected: Color(red: 0.31, green: 0.55, blue: 0.97)
    case .past: Color(red: 0.91, green: 0.45, blue: 0.16)
    case .future: Color(red: 0.12, green: 0.62, blue: 0.44)
    }
  }

  /// Colours among the sixteen that are visible on black and on white, with their standard values, so that
  /// nothing is mixed.
  private static func plainColor(_ kind: Kind) -> Color {
    let full: Double = 205.0 / 255
    return switch kind {
    case .plane: Color(red: 0, green: full, blue: full)
    case .selected: Color(red: full, green: 0, blue: full)
    case .past: Color(red: full, green: full, blue: 0)
    case .future: Color(red: 0, green: full, blue: 0)
    }
  }
}

/// Faint lines on the device at the edges of its safe area.
struct SafeAreaLines: Hashable, Sendable {
  var safeArea: EdgeInsets
  var canvas: Size

  /// Draws the lines of the sides that have an inset.
  func draw(on geometry: StageGeometry, with painter: inout GridPainter) {
    let style: Theme.Style = painter.theme.faint
    // In the last cell outside the safe area, so that everything inside stays clear.
    for y in [safeArea.top - 0.01, canvas.height - safeArea.bottom + 0.01] where y > 0 && y < canvas.height {
      guard let row = geometry.cell(at: Point(x: geometry.canvas.minX, y: y))?.row else { continue }
      for column in geometry.device.column..<geometry.device.endColumn {
        painter.mark(painter.glyphs.dash, column: column, row: row, style: style)
      }
    }
    for x in [safeArea.left - 0.01, canvas.width - safeArea.right + 0.01] where x > 0 && x < canvas.width {
      guard let column = geometry.cell(at: Point(x: x, y: geometry.canvas.minY))?.column else { continue }
      for row in geometry.device.row..<geometry.device.endRow {
        painter.mark(painter.glyphs.box[5], column: column, row: row, style: style)
      }
    }
  }
}
