import SegueCells
import SegueDocuments
import SegueGeometry
import SegueTerminal

/// Writes what a terminal is sent as a recording that asciinema plays: a header, and a line of JSON an event.
struct CastWriter {
  /// The versions of the format: 2 has times since the beginning, 3 since the event before.
  enum Version: Int {
    case two = 2
    case three = 3
  }

  private let version: Version
  private var encoder: FrameEncoder
  private var buffer = ByteBuffer()
  private var lines: [String]
  /// Microseconds of the last event.
  private var told = 0
  /// How many grids differed from the one before.
  private(set) var frameCount = 0

  /// Begins a recording of a terminal of some size and depth.
  init(version: Version, size: GridSize, depth: ColorDepth, title: String) {
    self.version = version
    encoder = FrameEncoder(depth: depth, synchronizes: false)
    let (width, height) = (JSONValue.number(Double(size.columns)), JSONValue.number(Double(size.rows)))
    let number = JSONValue.number(Double(version.rawValue))
    let header: JSONValue =
      switch version {
      case .two:
        .object([
          .init("version", number), .init("width", width), .init("height", height),
          .init("title", .text(title)),
        ])
      case .three:
        .object([
          .init("version", number), .init("term", .object([.init("cols", width), .init("rows", height)])),
          .init("title", .text(title)),
        ])
      }
    lines = [header.line]
    // The cursor would blink in a corner of the picture.
    add("o", "\u{1b}[?25l", at: 0)
  }

  /// Adds what changes the terminal into a grid, at a time in seconds; nothing if it shows it already.
  mutating func add(_ grid: CellGrid, at time: Double) {
    encoder.encode(grid, into: &buffer)
    guard !buffer.isEmpty else { return }
    var text = ""
    buffer.take {
      text = String(decoding: $0, as: UTF8.self)
      return $0.count
    }
    add("o", text, at: time)
    frameCount += 1
  }

  /// Adds a name for a time, which players show and jump to.
  mutating func mark(_ name: String, at time: Double) { add("m", name, at: time) }

  /// Returns the file, which ends at a time in seconds.
  mutating func finish(at time: Double) -> [UInt8] {
    add("o", "\u{1b}[?25h", at: time)
    if version == .three { add("x", "0", at: time) }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Times are rounded to microseconds since the beginning, so that no error adds up.
  private mutating func add(_ kind: String, _ text: String, at time: Double) {
    let microseconds = Int(clamping: (time * 1_000_000).rounded())
    let written = version == .two ? microseconds : microseconds - told
    told = microseconds
    lines.append(
      "[\((Double(written) / 1_000_000).formatted(places: 6)), \"\(kind)\", \(JSONText.quoted(text))]"
    )
  }

}
