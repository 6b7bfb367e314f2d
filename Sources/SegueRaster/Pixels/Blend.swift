/// Arithmetic on packed premultiplied pixels: two channels at a time, or four pixels by SIMD.
///
/// Division by 255 is `t = v + 128; (t + t/256)/256`, which is exact rounding for `v` up to 255². Two 16-bit lanes
/// never carry into each other, as every intermediate stays below 65536.
enum Blend {
  static let lanes: UInt32 = 0x00ff_00ff
  static let half: UInt32 = 0x0080_0080

  /// Every channel times `factor / 255`.
  @inline(__always)
  static func scale(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    let low: UInt32 = (pixel & lanes) &* factor &+ half
    let high: UInt32 = ((pixel >> 8) & lanes) &* factor &+ half
    let lowDone: UInt32 = ((low &+ ((low >> 8) & lanes)) >> 8) & lanes
    let highDone: UInt32 = (high &+ ((high >> 8) & lanes)) & ~lanes
    return lowDone | highDone
  }

  /// Source over destination.
  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scale(destination, 255 &- (source >> 24))
  }

  /// `from` at factor 0, `to` at 255; equal pixels stay as they are.
  @inline(__always)
  static func mix(_ from: UInt32, _ to: UInt32, _ factor: UInt32) -> UInt32 {
    let rest: UInt32 = 255 &- factor
    let low: UInt32 = (from & lanes) &* rest &+ (to & lanes) &* factor &+ half
    let high: UInt32 = ((from >> 8) & lanes) &* rest &+ ((to >> 8) & lanes) &* factor &+ half
    let lowDone: UInt32 = ((low &+ ((low >> 8) & lanes)) >> 8) & lanes
    let highDone: UInt32 = (high &+ ((high >> 8) & lanes)) & ~lanes
    return lowDone | highDone
  }

  private typealias Four = SIMD4<UInt32>
  private typealias Eight = SIMD8<UInt16>

  /// Four pixels times four factors 0…255.
  @inline(__always)
  private static func scale(_ pixels: Four, _ factors: Four) -> Four {
    let wide = unsafeBitCast(factors | (factors &<< 16), to: Eight.self)
    let mask = Four(repeating: lanes)
    let low = unsafeBitCast(pixels & mask, to: Eight.self) &* wide &+ 128
    let high = unsafeBitCast((pixels &>> 8) & mask, to: Eight.self) &* wide &+ 128
    let lowDone = unsafeBitCast((low &+ (low &>> 8)) &>> 8, to: Four.self)
    let highDone = unsafeBitCast(high &+ (high &>> 8), to: Four.self) & ~mask
    return lowDone | highDone
  }

  @inline(__always)
  private static func load(_ address: UnsafeMutablePointer<UInt32>) -> Four {
    UnsafeRawPointer(address).loadUnaligned(as: Four.self)
  }

  @inline(__always)
  private static func store(_ pixels: Four, _ address: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(address).storeBytes(of: pixels, as: Four.self)
  }

  /// A row of pixels over another.
  static func over(
    _ source: UnsafeMutablePointer<UInt32>,
    onto target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    var x = 0
    while x + 4 <= count {
      let pixels = load(source + x)
      store(pixels &+ scale(load(target + x), 255 &- (pixels &>> 24)), target + x)
      x += 4
    }
    while x < count {
      target[x] = over(source[x], target[x])
      x += 1
    }
  }

  /// A row of pixels times `factor / 255` over another.
  static func over(
    _ source: UnsafeMutablePointer<UInt32>,
    times factor: UInt32,
    onto target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    let factors = Four(repeating: factor)
    var x = 0
    while x + 4 <= count {
      let pixels = scale(load(source + x), factors)
      store(pixels &+ scale(load(target + x), 255 &- (pixels &>> 24)), target + x)
      x += 4
    }
    while x < count {
      target[x] = over(scale(source[x], factor), target[x])
      x += 1
    }
  }

  /// One colour over a row.
  static func over(_ color: UInt32, onto target: UnsafeMutablePointer<UInt32>, count: Int) {
    let colors = Four(repeating: color)
    let factors = Four(repeating: 255 &- (color >> 24))
    var x = 0
    while x + 4 <= count {
      store(colors &+ scale(load(target + x), factors), target + x)
      x += 4
    }
    while x < count {
      target[x] = over(color, target[x])
      x += 1
    }
  }

  /// One colour over a row, by coverage bytes.
  static func over(
    _ color: UInt32,
    covering bytes: UnsafeMutablePointer<UInt8>,
    onto target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    let colors = Four(repeating: color)
    var x = 0
    while x + 4 <= count {
      let packed = UnsafeRawPointer(bytes + x).loadUnaligned(as: UInt32.self)
      if packed != 0 {
        let source = scale(colors, Four(truncatingIfNeeded: unsafeBitCast(packed, to: SIMD4<UInt8>.self)))
        store(source &+ scale(load(target + x), 255 &- (source &>> 24)), target + x)
      }
      x += 4
    }
    while x < count {
      target[x] = over(scale(color, UInt32(bytes[x])), target[x])
      x += 1
    }
  }

  /// A row times `factor / 255`.
  static func scale(_ row: UnsafeMutablePointer<UInt32>, by factor: UInt32, count: Int) {
    let factors = Four(repeating: factor)
    var x = 0
    while x + 4 <= count {
      store(scale(load(row + x), factors), row + x)
      x += 4
    }
    while x < count {
      row[x] = scale(row[x], factor)
      x += 1
    }
  }

  /// A row at `factor / 255` of the way from one to another; equal pixels stay as they are.
  static func mix(
    _ from: UnsafeMutablePointer<UInt32>,
    _ to: UnsafeMutablePointer<UInt32>,
    factor: UInt32,
    into row: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    let now = Eight(repeating: UInt16(truncatingIfNeeded: factor))
    let before = 255 &- now
    let mask = Four(repeating: lanes)
    var x = 0
    while x + 4 <= count {
      let (a, b) = (load(from + x), load(to + x))
      var low = unsafeBitCast(a & mask, to: Eight.self) &* before &+ 128
      var high = unsafeBitCast((a &>> 8) & mask, to: Eight.self) &* before &+ 128
      low = low &+ unsafeBitCast(b & mask, to: Eight.self) &* now
      high = high &+ unsafeBitCast((b &>> 8) & mask, to: Eight.self) &* now
      let lowDone = unsafeBitCast((low &+ (low &>> 8)) &>> 8, to: Four.self)
      let highDone = unsafeBitCast(high &+ (high &>> 8), to: Four.self) & ~mask
      store(lowDone | highDone, row + x)
      x += 4
    }
    while x < count {
      row[x] = mix(from[x], to[x], factor)
      x += 1
    }
  }

  /// The sum of three rows by weights that add up to 256; the third's may be 0.
  static func weigh(
    _ rows: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>),
    by weights: (UInt16, UInt16, UInt16),
    into target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    var x = 0
    while x + 4 <= count {
      store(weigh((rows.0 + x, rows.1 + x, rows.2 + x), weights), target + x)
      x += 4
    }
    guard x < count else { return }
    // Rows of scratch memory are padded to whole groups of four; the target is not.
    let rest = weigh((rows.0 + x, rows.1 + x, rows.2 + x), weights)
    for lane in 0..<(count - x) { target[x + lane] = rest[lane] }
  }

  @inline(__always)
  private static func weigh(
    _ rows: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>),
    _ weights: (UInt16, UInt16, UInt16)
  ) -> Four {
    let mask = Four(repeating: lanes)
    let (a, b) = (load(rows.0), load(rows.1))
    var low = unsafeBitCast(a & mask, to: Eight.self) &* weights.0 &+ 128
    low = low &+ unsafeBitCast(b & mask, to: Eight.self) &* weights.1
    var high = unsafeBitCast((a &>> 8) & mask, to: Eight.self) &* weights.0 &+ 128
    high = high &+ unsafeBitCast((b &>> 8) & mask, to: Eight.self) &* weights.1
    if weights.2 > 0 {
      let c = load(rows.2)
      low = low &+ unsafeBitCast(c & mask, to: Eight.self) &* weights.2
      high = high &+ unsafeBitCast((c &>> 8) & mask, to: Eight.self) &* weights.2
    }
    return unsafeBitCast(low &>> 8, to: Four.self) | (unsafeBitCast(high, to: Four.self) & ~mask)
  }
}
