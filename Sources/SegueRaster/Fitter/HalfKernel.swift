/// Fits half blocks, whose two pixels are the two colours: exact.
enum HalfKernel {
  static func fit(_ band: PixelBand, into cells: UnsafeMutablePointer<Cell>) {
    let top = band.pixels
    let bottom = band.pixels + band.stride
    for column in 0..<band.cells {
      cells[column] = .block(0x2584, CellColor(pixel: bottom[column]), CellColor(pixel: top[column]))
    }
  }
}
