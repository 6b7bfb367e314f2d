#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How many pairs of frames are tried: `SEGUE_GRAPHICS_PAIRS`, or as many as take a second or two in a debug build.
enum PairCount {
  static func number(of parts: Int) -> Int {
    let asked = getenv("SEGUE_GRAPHICS_PAIRS").flatMap { Int(String(cString: $0)) }
    return max((asked ?? 3000) / parts, 1)
  }
}
