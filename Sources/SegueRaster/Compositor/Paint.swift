import SegueGeometry

/// What a shape is filled with.
protocol Paint {
  /// The one colour of the paint, where it has one: packed, premultiplied.
  var solid: UInt32? { get }
  /// Whether every pixel is opaque.
  var isOpaque: Bool { get }
  /// The mean alpha 0…1, which decides how much the paint hides text.
  var meanAlpha: Float { get }
  /// Makes the pixels `x0..<x1` of row `y`; `target` has room for three more.
  mutating func make(y: Int, from x0: Int, to x1: Int, into target: UnsafeMutablePointer<UInt32>)
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

/// An offscreen picture that lies on the canvas' pixels; rows are copied.
struct LayerPaint: Paint {
  let layer: PixelTarget
  var solid: UInt32? { nil }
  var isOpaque: Bool { false }
  var meanAlpha: Float { 1 }

  func make(y: Int, from x0: Int, to x1: Int, into target: UnsafeMutablePointer<UInt32>) {
    target.update(from: layer.address(x: x0, y: y), count: x1 - x0)
  }
}
