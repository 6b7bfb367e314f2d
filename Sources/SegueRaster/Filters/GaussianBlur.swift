import CMath
import SegueGeometry

/// A Gaussian blur whose cost does not grow with its radius.
///
/// The picture is averaged over blocks of about two thirds of a standard deviation, blurred there by a short separable
/// kernel, and interpolated back. Averaging over a block of `s` pixels adds a variance of `s²/12`, and linear
/// interpolation `s²/6`; the kernel supplies the rest of `σ²`, so that the whole has the variance asked for.
struct GaussianBlur {
  /// One axis: block size, kernel, and the blocks that hold the output.
  struct Axis {
    var block = 1
    var radius = 0
    var first = 0
    var count = 0

    init() {}

    /// Plans the blur of the pixels `from..<to`.
    init(sigma: Double, from: Int, to: Int) {
      block = min(max(Int(clamping: sigma / 1.5), 1), 64)
      radius = Int(clamping: (3 * Axis.kernelSigma(sigma, block)).rounded(.up))
      first = Axis.floorDivide(from, block) - 1
      count = Axis.floorDivide(max(to, from + 1) - 1, block) + 2 - first
    }

    static func kernelSigma(_ sigma: Double, _ block: Int) -> Double {
      if block == 1 { return min(sigma, 3) }
      let ratio = sigma / Double(block)
      return min((ratio * ratio - 0.25).squareRoot(), 12)
    }

    /// How far from a pixel lie those that its blur is made of.
    var reach: Int { (radius + 2) * block }

    /// The block left of a pixel's centre, and the way from there to the next in steps of half a pixel.
    ///
    /// In whole numbers, so that a pixel is blurred the same regardless of which part of the picture is blurred.
    func place(of pixel: Int) -> (block: Int, halves: Int) {
      let halves = 2 * pixel + 1 - block
      let place = Axis.floorDivide(halves, 2 * block)
      return (place - first, halves - 2 * block * place)
    }

    /// The weight of the next block for a pixel, the given number of half pixels after the last block.
    func share(_ halves: Int) -> Float { Float(halves) / Float(2 * block) }

    /// The blocks that the input is taken from.
    var input: Range<Int> { (first - radius)..<(first + count + radius) }

    private static func floorDivide(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((-a + b - 1) / b) }
  }

  private let input = ScratchBuffer<Float>(filler: 0)
  private let middle = ScratchBuffer<Float>(filler: 0)
  private let output = ScratchBuffer<Float>(filler: 0)
  private let line = ScratchBuffer<Float>(filler: 0)
  private let kernel = ScratchBuffer<Float>(filler: 0)
  private(set) var x = Axis()
  private(set) var y = Axis()
  private var channels = 1
  private var sigma = Size.zero

  /// The blocks that the input is taken from, which reach a kernel's radius further than the output's.
  var inputBlocks: PixelBox { GaussianBlur.blocks(x, y) }

  /// The blocks that the blur of a box would take its input from.
  static func inputBlocks(of box: PixelBox, sigma: Size) -> PixelBox {
    blocks(
      Axis(sigma: sigma.width, from: box.x0, to: box.x1),
      Axis(sigma: sigma.height, from: box.y0, to: box.y1)
    )
  }

  /// How far from a pixel lie those that its blur is made of.
  static func reach(of sigma: Size) -> (x: Int, y: Int) {
    (Axis(sigma: sigma.width, from: 0, to: 1).reach, Axis(sigma: sigma.height, from: 0, to: 1).reach)
  }

  private static func blocks(_ x: Axis, _ y: Axis) -> PixelBox {
    PixelBox(
      x0: x.input.lowerBound,
      y0: y.input.lowerBound,
      x1: x.input.upperBound,
      y1: y.input.upperBound
    )
  }

  /// Plans a blur with standard deviations in pixels whose output covers a box; clears the input.
  mutating func begin(box: PixelBox, sigma: Size, channels: Int) {
    self.sigma = sigma
    self.channels = channels
    x = Axis(sigma: sigma.width, from: box.x0, to: box.x1)
    y = Axis(sigma: sigma.height, from: box.y0, to: box.y1)
    let blocks = inputBlocks
    let total = GridSize(columns: blocks.width, rows: blocks.height).count * channels
    input.reserve(total).update(repeating: 0, count: total)
    middle.reserve(x.count * blocks.height * channels)
    output.reserve(x.count * y.count * channels)
    line.reserve((x.count + 2) * channels)
  }

  /// The input's memory for a row of blocks.
  func inputRow(_ row: Int) -> UnsafeMutablePointer<Float> {
    input.base + (row - inputBlocks.y0) * inputBlocks.width * channels
  }

  /// Takes pixels as the input, averaged by blocks; beyond their box is transparency, or its edge repeated.
  func read(_ source: PixelTarget, repeatsEdges: Bool) {
    let blocks = inputBlocks
    let box = source.box
    guard !box.isEmpty else { return }
    for row in blocks.y0..<blocks.y1 {
      let sums = UnsafeMutableRawPointer(inputRow(row)).assumingMemoryBound(to: SIMD4<Float>.self)
      for dy in 0..<y.block {
        var py = row * y.block + dy
        if repeatsEdges { py = min(max(py, box.y0), box.y1 - 1) }
        guard py >= box.y0, py < box.y1 else { continue }
        let pixels = source.address(x: box.x0, y: py)
        for column in 0..<blocks.width {
          sums[column] += sum(pixels, box, from: (blocks.x0 + column) * x.block, repeatsEdges)
        }
      }
      let weight = 1 / Float(x.block * y.block)
      for column in 0..<blocks.width { sums[column] *= weight }
    }
  }

  /// The sum of one row of a block; sixteen bits a lane hold up to 257 pixels.
  @inline(__always)
  private func sum(
    _ pixels: UnsafeMutablePointer<UInt32>,
    _ box: PixelBox,
    from start: Int,
    _ repeatsEdges: Bool
  ) -> SIMD4<Float> {
    var wide: UInt64 = 0
    if start >= box.x0, start + x.block <= box.x1 {
      for px in start..<(start + x.block) { wide &+= Wide.spread(pixels[px - box.x0]) }
    } else {
      for px in start..<(start + x.block) where repeatsEdges || (px >= box.x0 && px < box.x1) {
        wide &+= Wide.spread(pixels[min(max(px, box.x0), box.x1 - 1) - box.x0])
      }
    }
    // The lanes' order is red, blue, green, alpha.
    return SIMD4(
      Float(wide & 0xffff),
      Float((wide >> 32) & 0xffff),
      Float((wide >> 16) & 0xffff),
      Float(wide >> 48)
    )
  }

  /// Blurs the input across and then down.
  mutating func run() {
    let blocks = inputBlocks
    makeKernel(sigma.width, x)
    let length = x.count * channels
    for row in 0..<blocks.height {
      let target = middle.base + row * length
      target.update(repeating: 0, count: length)
      for k in 0...(2 * x.radius) {
        add(input.base + (row * blocks.width + k) * channels, kernel.base[k], to: target, count: length)
      }
    }
    makeKernel(sigma.height, y)
    for row in 0..<y.count {
      let target = output.base + row * length
      target.update(repeating: 0, count: length)
      for k in 0...(2 * y.radius) {
        add(middle.base + (row + k) * length, kernel.base[k], to: target, count: length)
      }
    }
  }

  private func add(
    _ source: UnsafeMutablePointer<Float>,
    _ weight: Float,
    to target: UnsafeMutablePointer<Float>,
    count: Int
  ) {
    for index in 0..<count { target[index] += weight * source[index] }
  }

  private func makeKernel(_ sigma: Double, _ axis: Axis) {
    kernel.reserve(2 * axis.radius + 1)
    let s = max(Axis.kernelSigma(sigma, axis.block), 1e-3)
    var sum = 0.0
    for k in -axis.radius...axis.radius {
      let weight = exp(-Double(k * k) / (2 * s * s))
      kernel.base[k + axis.radius] = Float(weight)
      sum += weight
    }
    for k in 0...(2 * axis.radius) { kernel.base[k] = kernel.base[k] / Float(sum) }
  }

  /// Interpolates the output down to one pixel row and returns its blocks.
  func blocks(forRow row: Int) -> UnsafeMutablePointer<Float> {
    let place = y.place(of: row)
    let upper = min(max(place.block, 0), max(y.count - 2, 0))
    let f = y.share(place.halves)
    let length = x.count * channels
    let a = output.base + upper * length
    let b = output.base + min(upper + 1, y.count - 1) * length
    for index in 0..<length { line.base[index] = a[index] + (b[index] - a[index]) * f }
    return line.base
  }
}
