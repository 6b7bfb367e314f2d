import SegueCells
import SegueTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Prints the bytes a frame and the nanoseconds a cell of each dialect: `EncodeBenchmark CELLS.tcel…`.
///
/// The first frame follows the last one. `EncodeBenchmark --near-lossless OUT.tcel CELLS.tcel` writes what near-lossless
/// frames show, for a comparison with the picture.
@main
enum EncodeBenchmark {
  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count == 4, arguments[1] == "--near-lossless", let clip = CellClip(path: arguments[3]) {
      return clip.write(softened(clip), to: arguments[2])
    }
    for path in arguments.dropFirst() {
      guard let clip = CellClip(path: path) else {
        print("\(path): not a file of cells")
        continue
      }
      print("\(path): \(clip.size.columns)×\(clip.size.rows), \(clip.frames.count) frames")
      for (name, dialect) in dialects { report(name, clip, dialect) }
      report("full, near-lossless", clip, .full(depth: .truecolor), isNearLossless: true)
    }
  }

  private static func softened(_ clip: CellClip) -> [[Cell]] {
    var encoder = FrameEncoder(.full(depth: .truecolor))
    var buffer = ByteBuffer()
    return clip.frames.map { frame in
      buffer.removeAll()
      encoder.encode(frame, isNearLossless: true, into: &buffer)
      return encoder.shown
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

  private static func report(
    _ name: String,
    _ clip: CellClip,
    _ dialect: Dialect,
    isNearLossless: Bool = false
  ) {
    var encoder = FrameEncoder(dialect)
    var buffer = ByteBuffer()
    for frame in clip.frames { encoder.encode(frame, isNearLossless: isNearLossless, into: &buffer) }
    var seconds: [Double] = []
    var bytes = 0
    for round in 0..<10 {
      for frame in clip.frames {
        buffer.removeAll()
        let begin = now
        encoder.encode(frame, isNearLossless: isNearLossless, into: &buffer)
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
