extension Quaternion {
  /// The rotation's matrix for row vectors, row by row.
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// Creates the rotation that an orthonormal, right-handed matrix for row vectors makes.
  ///
  /// The component taken by a square root is the largest one, which keeps the others' quotients exact (Shepperd 1978).
  init(rows a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    let trace = a.x + b.y + c.z
    if trace >= max(a.x, b.y, c.z) {
      let w = (1 + trace).squareRoot() / 2
      self.init(x: (b.z - c.y) / (4 * w), y: (c.x - a.z) / (4 * w), z: (a.y - b.x) / (4 * w), w: w)
    } else if a.x >= b.y && a.x >= c.z {
      let x = (1 + a.x - b.y - c.z).squareRoot() / 2
      self.init(x: x, y: (a.y + b.x) / (4 * x), z: (a.z + c.x) / (4 * x), w: (b.z - c.y) / (4 * x))
    } else if b.y >= c.z {
      let y = (1 + b.y - a.x - c.z).squareRoot() / 2
      self.init(x: (a.y + b.x) / (4 * y), y: y, z: (b.z + c.y) / (4 * y), w: (c.x - a.z) / (4 * y))
    } else {
      let z = (1 + c.z - a.x - b.y).squareRoot() / 2
      self.init(x: (a.z + c.x) / (4 * z), y: (b.z + c.y) / (4 * z), z: z, w: (a.y - b.x) / (4 * z))
    }
  }
}
