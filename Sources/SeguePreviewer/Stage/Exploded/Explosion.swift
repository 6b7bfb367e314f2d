import SegueGeometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The viewpoint of the exploded layer tree and the distance between its planes, in parallel projection.
struct Explosion: Hashable, Sendable {
  /// The distances between the lowest and the highest plane, relative to the canvas' height.
  static let spreads: [Double] = [0, 0.2, 0.4, 0.7, 1, 1.5, 2]
  /// The largest angle; beyond it, planes would be seen from behind, in the wrong order.
  private static let steepest: Double = 1.25

  /// The rotation about the vertical in radians, positive if the right side moves back.
  private(set) var turn: Double = 0.7
  /// The rotation about the horizontal in radians, positive if the top moves back.
  private(set) var tilt: Double = 0.35
  private(set) var spread: Double = 0.7

  /// Turns the view by radians, within the angles from which the planes can be seen.
  mutating func turn(by right: Double, tiltBy down: Double) {
    turn = min(max(turn + right, -Self.steepest), Self.steepest)
    tilt = min(max(tilt + down, -Self.steepest), Self.steepest)
  }

  /// Moves the planes apart by a number of steps, or together if negative.
  mutating func spread(by steps: Int) {
    let index: Int = Self.spreads.firstIndex { $0 >= spread - 1e-9 } ?? 0
    spread = Self.spreads[min(max(index + steps, 0), Self.spreads.count - 1)]
  }

  /// The projection from the canvas to the view, for a layer in plane `plane` of `count`.
  ///
  /// With `(x, y, z)` relative to the centre of the canvas and `z` towards the eye, rotated about the
  /// vertical by `a`, then about the horizontal by `b`: `x' = x cos a + z sin a`,
  /// `y' = y cos b + x sin a sin b - z cos a sin b`. It is parallel, so that layers of the same size keep it
  /// in every plane.
  func projection(plane: Int, of count: Int, canvas: Size) -> Projection {
    let box: Rect = box(of: count, canvas: canvas)
    var result: Projection = turned(z: depth(of: plane, of: count, canvas: canvas), canvas: canvas)
    result.tx -= box.minX
    result.ty -= box.minY
    return result
  }

  /// The size of a view that holds the canvas in every plane.
  func size(planes count: Int, canvas: Size) -> Size { box(of: count, canvas: canvas).size }

  private func box(of count: Int, canvas: Size) -> Rect {
    let whole = Rect(origin: .zero, size: canvas)
    let low: Rect? = turned(z: depth(of: 0, of: count, canvas: canvas), canvas: canvas).boundingBox(of: whole)
    let high: Rect? = turned(z: depth(of: count - 1, of: count, canvas: canvas), canvas: canvas)
      .boundingBox(of: whole)
    guard let low, let high else { return whole }
    let x: Double = min(low.minX, high.minX)
    let y: Double = min(low.minY, high.minY)
    return Rect(x: x, y: y, width: max(low.maxX, high.maxX) - x, height: max(low.maxY, high.maxY) - y)
  }

  /// The distance of a plane in front of the middle one.
  private func depth(of plane: Int, of count: Int, canvas: Size) -> Double {
    guard count > 1 else { return 0 }
    return (Double(plane) / Double(count - 1) - 0.5) * spread * canvas.height
  }

  private func turned(z: Double, canvas: Size) -> Projection {
    let (sinTurn, cosTurn) = (sin(turn), cos(turn))
    let (sinTilt, cosTilt) = (sin(tilt), cos(tilt))
    let middle = Point(x: canvas.width / 2, y: canvas.height / 2)
    let across: Double = sinTurn * sinTilt
    return Projection(
      xx: cosTurn,
      xy: across,
      xw: 0,
      yx: 0,
      yy: cosTilt,
      yw: 0,
      tx: middle.x - middle.x * cosTurn + z * sinTurn,
      ty: middle.y - middle.y * cosTilt - middle.x * across - z * cosTurn * sinTilt,
      tw: 1
    )
  }
}
