/// The colours that a shape is filled with.
protocol Paint {
  /// The paint's colour if it has only one: packed, premultiplied.
  var solid: UInt32? { get }
  /// Whether every pixel is opaque.
  var isOpaque: Bool { get }
  /// The mean alpha 0…1, which decides how much the paint hides text.
  var meanAlpha: Float { get }
  /// Makes the pixels `x0..<x1` of row `y`.
  mutating func make(y: Int, from x0: Int, to x1: Int, into target: UnsafeMutablePointer<UInt32>)
  /// The pixels of row `y` from `x0` on, if they are in memory already; nil if they have to be made.
  func made(y: Int, from x0: Int) -> UnsafeMutablePointer<UInt32>?
}

extension Paint {
  func made(y: Int, from x0: Int) -> UnsafeMutablePointer<UInt32>? { nil }
}

/// One colour everywhere.
struct SolidPaint: Paint {
  let color: UInt32
  var solid: UInt32? { color }
  var isOpaque: Bool { color >> 24 == 255 }
  var meanAlpha: Float { Float(color >> 24) / 255 }

  func make(y: Int, from x0: Int, to x1: Int, into target: UnsafeMutablePointer<UInt32>) {
    target.update(repeating: color, count: x1 - x0)
  }
}
