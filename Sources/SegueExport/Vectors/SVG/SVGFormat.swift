import SegueDocuments
import SegueGeometry

/// How numbers, paths and text are written in an SVG: as short as they can be, and the same everywhere.
enum SVGFormat {
  /// A number with at most so many decimals, 0 to 5, without what can be left out.
  static func number(_ value: Double, _ decimals: Int = 2) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    return DecimalText(places: decimals, keepsZeros: false, hasLeadingZero: false).text(value)
  }

  /// Numbers with spaces between, which a minus sign makes superfluous.
  static func numbers(_ values: [Double], _ decimals: Int = 2) -> String {
    values.reduce(into: "") { text, value in
      let next = number(value, decimals)
      text += text.isEmpty || next.hasPrefix("-") ? next : " " + next
    }
  }

  /// Text between tags or in an attribute.
  static func escaped(_ text: String) -> String {
    // By scalars: with an accent after it, a sign of XML is another character, and a sign of XML all the same.
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;".unicodeScalars
      case "<": result += "&lt;".unicodeScalars
      case ">": result += "&gt;".unicodeScalars
      case "\"": result += "&quot;".unicodeScalars
      case "\t", "\n", "\r": result.append(scalar)
      // XML has no other control characters, not even escaped, nor the last two scalars of the basic plane.
      case _ where scalar.value < 0x20 || scalar.value & ~1 == 0xfffe: result.append("\u{fffd}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Text in an attribute whose breaks and tabs are seen, where a reader would make spaces of them.
  static func attribute(_ text: String) -> String { escaped(TextSanitizer.visible(text)) }

  /// A color without its alpha: `#rrggbb`.
  static func color(_ color: Color) -> String {
    "#"
      + [color.red, color.green, color.blue].map { channel in
        let byte = Int(clamping: (min(max(channel, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  /// A path's data after a mapping of its points, relative from point to point, whose roundings do not add up.
  static func path(_ path: Path, _ map: (Point) -> Point = { $0 }) -> String {
    var text = ""
    var (pen, start) = (Point.zero, Point.zero)
    func rounded(_ point: Point) -> Point {
      Point(x: (point.x * 100).rounded() / 100, y: (point.y * 100).rounded() / 100)
    }
    func append(_ command: String, _ points: [Point]) {
      let points = points.map { rounded(map($0)) }
      text += command + numbers(points.flatMap { [$0.x - pen.x, $0.y - pen.y] })
      pen = points.last ?? pen
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        append("m", [point])
        start = pen
      case .line(let point): append("l", [point])
      case .curve(let control1, let control2, let end): append("c", [control1, control2, end])
      case .close:
        text += "z"
        pen = start
      }
    }
    // A document's first move is from nowhere, so it may be written as a relative one.
    return text
  }
}
