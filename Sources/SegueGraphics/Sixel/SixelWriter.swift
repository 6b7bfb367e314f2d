import SegueGeometry

/// Writes rectangles of a picture as sixel images, whose colours are one palette's (DEC, "VT330/VT340 Programmer
/// Reference Manual", chapter 14).
struct SixelWriter {
  var palette: SixelPalette
  private var band: (width: Int, lines: SixelBand)?
  /// The colours that the image has defined.
  private var defined: [Bool] = []

  init(_ palette: SixelPalette) { self.palette = palette }

  /// Appends a rectangle inside the picture.
  ///
  /// Pixels that the last six lines lack stay as they are. A colour is defined where an image first uses it: all of
  /// them would be most of a small image's bytes.
  mutating func append(_ rect: PixelRect, of source: PixelSource, to bytes: inout [UInt8]) {
    guard let pixels = source.pixels.baseAddress else { return }
    let lines = band(rect.width)
    defined = Array(repeating: false, count: 256)
    bytes.put("\u{1b}P0;1q\"1;1;")
    bytes.put(rect.width)
    bytes.put(";")
    bytes.put(rect.height)
    for top in stride(from: rect.y, to: rect.endY, by: 6) {
      if top > rect.y { bytes.append(UInt8(ascii: "-")) }
      let height = min(6, rect.endY - top)
      for line in 0..<height {
        let row = pixels + ((top + line) * source.size.columns + rect.x)
        lines.map(row, line: line, x: rect.x, y: top + line, &palette)
      }
      lines.gather(lines: height)
      lines.write(into: &bytes) { name($0, &$1) }
    }
    bytes.put("\u{1b}\\")
  }

  private mutating func band(_ width: Int) -> SixelBand {
    if let band, band.width == width { return band.lines }
    let lines = SixelBand(width: width)
    band = (width, lines)
    return lines
  }

  private mutating func name(_ color: Int, _ out: inout UnsafeMutablePointer<UInt8>) {
    SixelBand.put(UInt8(ascii: "#"), &out)
    SixelBand.number(UInt32(truncatingIfNeeded: color), &out)
    if defined[color] { return }
    defined[color] = true
    for value in [2] + palette.percents[color] {
      SixelBand.put(UInt8(ascii: ";"), &out)
      SixelBand.number(UInt32(truncatingIfNeeded: value), &out)
    }
    // A definition alone does not choose the colour everywhere.
    SixelBand.put(UInt8(ascii: "#"), &out)
    SixelBand.number(UInt32(truncatingIfNeeded: color), &out)
  }
}
