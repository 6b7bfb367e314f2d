import SegueGeometry
import SegueCells
import SegueTransitions
import SegueInterface

/// A colour of a layer over the time of the run, one cell per moment.
struct ColorStrip: Hashable, Sendable {
  /// Whose colour it is.
  struct Subject: Hashable, Sendable {
    var layer: String
    var ink: LayerInk
  }

  /// The most that are shown, since each takes a line from the plots.
  static let most = 3
  /// The background behind translucent colours.
  private static let ground = Color(rgb: 0x808080)

  let subject: Subject
  /// `0xRRGGBB` for each column; nil while the layer is not on screen.
  let colors: [UInt32?]

  /// The colours that change among some curves, in order.
  static func subjects(of series: [RunCurves.Series]) -> [Subject] {
    var subjects: [Subject] = []
    for one in series {
      guard let ink = one.measure.ink else { continue }
      let subject = Subject(layer: one.layer, ink: ink)
      if !subjects.contains(subject) { subjects.append(subject) }
    }
    return Array(subjects.prefix(most))
  }

  /// Samples a colour at the middle of each column of a scale.
  init(_ subject: Subject, of curves: RunCurves, scale: TimelineScale, columns: Int) {
    self.subject = subject
    let channels: [RunCurves.Series] = subject.ink.channels.map {
      RunCurves.Series(layer: subject.layer, measure: $0)
    }
    let last: Double = curves.times.last ?? 0
    colors = (0..<max(columns, 0)).map { column in
      let time: Double = scale.start + (Double(column) + 0.5) / Double(columns) * (scale.end - scale.start)
      guard time <= last + 1e-9 else { return nil }
      let parts: [Double] = channels.map { curves.value(of: $0, at: time) }
      guard parts.allSatisfy(\.isFinite) else { return nil }
      return Self.rgb(Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
    }
  }

  /// The colour over the background, one byte per channel.
  private static func rgb(_ color: Color) -> UInt32 {
    func byte(_ value: Double, on ground: Double) -> UInt32 {
      let alpha: Double = min(max(color.alpha, 0), 1)
      return UInt32(clamping: (min(max(value * alpha + ground * (1 - alpha), 0), 1) * 255).rounded())
    }
    return byte(color.red, on: ground.red) << 16 | byte(color.green, on: ground.green) << 8
      | byte(color.blue, on: ground.blue)
  }

  /// Draws it on a line after its name; without colours, its first and last values are written instead.
  func draw(column: Int, row: Int, named name: String, with painter: inout GridPainter) {
    guard painter.theme.hasColor else {
      let ends: [String] = [colors.first, colors.last].compactMap { $0 }.map { $0.map(Self.hex) ?? "-" }
      let text: String = ([name] + [ends.joined(separator: " to ")]).filter { !$0.isEmpty }.joined(
        separator: " "
      )
      painter.put(text, column: column, row: row, style: painter.theme.text, limit: colors.count)
      return
    }
    let letters: [Character] = Array(name)
    for (index, color) in colors.enumerated() {
      guard let color, let ground = painter.theme.ground(color) else { continue }
      let isDark: Bool = CellColor.rgb(color).luma < 140
      let ink: UInt32 = isDark ? 0xffffff : 0x000000
      painter.put(
        index < letters.count ? String(letters[index]) : " ",
        column: column + index,
        row: row,
        style: Theme.Style(foreground: painter.theme.ground(ink) ?? .terminalDefault, background: ground)
      )
    }
  }

  private static func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension Theme {
  /// The closest colour that the terminal shows; nil if it shows none.
  fileprivate func ground(_ rgb: UInt32) -> CellColor? {
    guard hasColor else { return nil }
    if accent.foreground.rgbValue != nil { return .rgb(rgb) }
    guard let palette = accent.foreground.paletteIndex else { return nil }
    return .palette(palette >= 16 ? Palette.nearest256(rgb) : Palette.nearest16(rgb))
  }
}
