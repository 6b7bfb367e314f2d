import CFonts
import SegueGeometry

/// Draws glyphs' outlines as paths.
final class GlyphPen {
  private let harfBuzz: UnsafePointer<cfonts_harfbuzz>
  private let functions: OpaquePointer

  init?(harfBuzz: UnsafePointer<cfonts_harfbuzz>) {
    guard let functions = harfBuzz.pointee.hb_draw_funcs_create() else { return nil }
    self.harfBuzz = harfBuzz
    self.functions = functions
    setFunctions()
  }

  deinit { harfBuzz.pointee.hb_draw_funcs_destroy(functions) }

  /// The outline of a glyph, in the font's units, with y upwards.
  func outline(of glyph: UInt32, in font: OpaquePointer) -> Path {
    var drawing = Drawing()
    withUnsafeMutablePointer(to: &drawing) {
      harfBuzz.pointee.hb_font_get_glyph_shape(font, glyph, functions, $0)
    }
    return Path(elements: drawing.elements)
  }

  /// A path on its way.
  private struct Drawing {
    var elements: [Path.Element] = []
    var last = Point.zero

    mutating func add(_ element: Path.Element, to end: Point) {
      elements.append(element)
      last = end
    }

    mutating func quadratic(to end: Point, by control: Point) {
      // A quadratic curve as a cubic one: its controls lie two thirds of the way to the one control.
      let first = last + (control - last) * (2.0 / 3)
      let second = end + (control - end) * (2.0 / 3)
      add(.curve(control1: first, control2: second, end: end), to: end)
    }
  }

  private static func draw(_ data: UnsafeMutableRawPointer?, _ step: (inout Drawing) -> Void) {
    guard let data else { return }
    step(&data.assumingMemoryBound(to: Drawing.self).pointee)
  }

  /// On whole units: versions of HarfBuzz differ in the last bits of what lies between two weights.
  private static func point(_ x: Float, _ y: Float) -> Point {
    Point(x: Double(x.rounded()), y: Double(y.rounded()))
  }

  private func setFunctions() {
    let table = harfBuzz.pointee
    table.hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        let end = GlyphPen.point(x, y)
        GlyphPen.draw(data) { $0.add(.move(end), to: end) }
      },
      nil,
      nil
    )
    table.hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        let end = GlyphPen.point(x, y)
        GlyphPen.draw(data) { $0.add(.line(end), to: end) }
      },
      nil,
      nil
    )
    table.hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        let (control, end) = (GlyphPen.point(controlX, controlY), GlyphPen.point(x, y))
        GlyphPen.draw(data) { $0.quadratic(to: end, by: control) }
      },
      nil,
      nil
    )
    table.hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        let (first, second, end) = (GlyphPen.point(x1, y1), GlyphPen.point(x2, y2), GlyphPen.point(x, y))
        GlyphPen.draw(data) { $0.add(.curve(control1: first, control2: second, end: end), to: end) }
      },
      nil,
      nil
    )
    table.hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in GlyphPen.draw(data) { $0.elements.append(.close) } },
      nil,
      nil
    )
  }
}
