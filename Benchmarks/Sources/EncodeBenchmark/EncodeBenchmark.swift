import SegueRaster
import SegueTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Prints the bytes a frame and the nanoseconds a cell of each dialect: `EncodeBenchmark CELLS.tcel…`.
///
/// The first frame follows the last one.
@main
enum EncodeBenchmark {
  static func main() {
    for path in CommandLine.arguments.dropFirst() {
      guard let clip = CellClip(path: path) else {
        print("\(path): not a file of cells")
        continue
      }
      print("\(path): \(clip.size.columns)×\(clip.size.rows), \(clip.frames.count) frames")
      for (name, dialect) in dialects { report(name, clip, dialect) }
    }
  }

  private static var dialects: [(String, Dialect)] {
    var safe = Dialect(depth: .truecolor)
    safe.feedsLines = true
    var repeating = safe
    repeating.repeats = true
    repeating.erases = true
    return [
      ("plain", .plain(depth: .truecolor)), ("safe", safe), ("+ REP, erase", repeating),
      ("full", .full(depth: .truecolor)),
    ]
  }

  private static func report(_ name: String, _ clip: CellClip, _ dialect: Dialect) {
    var encoder = FrameEncoder(dialect)
    var buffer = ByteBuffer()
    for frame in clip.frames { encoder.encode(frame, into: &buffer) }
    var seconds: [Double] = []
    var bytes = 0
    for round in 0..<10 {
      for frame in clip.frames {
        buffer.removeAll()
        let begin = now
        encoder.encode(frame, into: &buffer)
        seconds.append(now - begin)
        if round == 0 { bytes += buffer.count }
      }
    }
    seconds.sort()
    let cells = Double(clip.size.columns * clip.size.rows)
    let median = seconds[seconds.count / 2] * 1e9 / cells
    let tenths = Int(median * 10)
    print("  \(name): \(bytes / clip.frames.count) bytes a frame, \(tenths / 10).\(tenths % 10) ns a cell")
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
