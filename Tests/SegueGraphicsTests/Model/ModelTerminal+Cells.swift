import SegueCells
import SegueGeometry
import SegueGraphics
import SegueImages

/// Pixels in cells: sixels, and PNGs as iTerm2 has them.
extension ModelTerminal {
  mutating func takeSixel(_ body: [UInt8]) {
    guard let picture = ModelSixel.decode(body, &complaints) else {
      return complaints.append("no sixel image")
    }
    // What a terminal takes that fills the last six lines.
    let bottom = cursor.row * cell.rows + (picture.height + 5) / 6 * 6
    if bottom > (screen.rows - 1) * cell.rows { complaints.append("sixels on the last row") }
    put(picture.pixels, picture.width, picture.height)
  }

  mutating func takeOperatingSystem(_ body: [UInt8]) {
    let parts = body.split(separator: UInt8(ascii: ":"), maxSplits: 1)
    guard parts.count == 2 else { return complaints.append("an OSC") }
    let head = String(decoding: parts[0], as: UTF8.self)
    guard head.hasPrefix("1337;File=inline=1;"), let file = KittyModel.base64(Array(parts[1])),
      let picture = try? PixelBuffer(png: file)
    else { return complaints.append("OSC \(head)") }
    let cells = GridSize(columns: picture.width / cell.columns, rows: picture.height / cell.rows)
    let expected =
      "1337;File=inline=1;size=\(file.count);width=\(cells.columns);height=\(cells.rows);preserveAspectRatio=0"
    if head != expected { complaints.append("OSC \(head)") }
    if cursor.row + cells.rows >= screen.rows { complaints.append("an image on the last row") }
    put(picture.pixels.map { $0 & 0xff_ffff }, picture.width, picture.height)
  }

  private mutating func put(_ pixels: [UInt32?], _ width: Int, _ height: Int) {
    let (left, top) = (cursor.column * cell.columns, cursor.row * cell.rows)
    if left + width > self.width || top + height > self.height {
      complaints.append("an image beyond the screen")
    }
    for y in 0..<height where top + y < self.height {
      for x in 0..<width where left + x < self.width {
        if let pixel = pixels[y * width + x] { inCells[(top + y) * self.width + left + x] = pixel }
      }
    }
  }
}

/// Reads a sixel image, strictly.
enum ModelSixel {
  static func decode(
    _ body: [UInt8],
    _ complaints: inout [String]
  ) -> (pixels: [UInt32?], width: Int, height: Int)? {
    var rest = body[...]
    guard take(&rest, "0;1q\"1;1;") else { return nil }
    guard let width = number(&rest), take(&rest, ";"), let height = number(&rest), width > 0, height > 0
    else {
      return nil
    }
    var pixels = [UInt32?](repeating: nil, count: width * height)
    var registers: [Int: UInt32] = [:]
    var color: UInt32?
    var (x, top) = (0, 0)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "#"):
        guard let register = number(&rest), register < 256 else { return nil }
        if take(&rest, ";2") {
          var value: UInt32 = 0
          for shift: UInt32 in [0, 8, 16] {
            guard take(&rest, ";"), let percent = number(&rest), percent <= 100 else { return nil }
            value |= UInt32((percent * 255 + 50) / 100) << shift
          }
          registers[register] = value
          color = nil
        } else {
          color = registers[register]
        }
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, top) = (0, top + 6)
      default:
        var count = 1
        var sixel = byte
        if byte == UInt8(ascii: "!") {
          guard let repeated = number(&rest), let next = rest.popFirst() else { return nil }
          (count, sixel) = (repeated, next)
        }
        guard (63...126).contains(sixel), let color else { return nil }
        for _ in 0..<count {
          for line in 0..<6 where (sixel - 63) >> UInt8(line) & 1 == 1 {
            guard x < width, top + line < height else { return nil }
            if pixels[(top + line) * width + x] != nil { complaints.append("a pixel twice") }
            pixels[(top + line) * width + x] = color
          }
          x += 1
        }
      }
    }
    if pixels.contains(nil) { complaints.append("pixels that the image lacks") }
    return (pixels, width, height)
  }

  private static func take(_ rest: inout ArraySlice<UInt8>, _ text: String) -> Bool {
    guard rest.starts(with: Array(text.utf8)) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) -> Int? {
    let digits = rest.prefix { (48...57).contains($0) }
    rest = rest.dropFirst(digits.count)
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
