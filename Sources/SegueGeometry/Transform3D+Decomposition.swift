/// The parts of a transform, in the order in which they apply to a row vector: scale first, perspective last.
///
/// `M = [S·K·R 0; t 1] · P`, where K is unit lower triangular and P is the identity except for its fourth
/// column (Thomas, "Decomposing a Matrix into Simple Transformations", Graphics Gems II).
struct TransformDecomposition: Hashable, Sendable {
  var scale = SIMD3<Double>(repeating: 1)
  /// K's entries: y along x, z along x, z along y.
  var skew = SIMD3<Double>.zero
  var rotation = Quaternion.identity
  var translation = SIMD3<Double>.zero
  /// P's fourth column.
  var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// The product of the parts.
  var transform: Transform3D {
    let (q1, q2, q3) = rotation.rows
    let row1 = q1 * scale.x
    let row2 = (q2 + q1 * skew.x) * scale.y
    let row3 = (q3 + q1 * skew.y + q2 * skew.z) * scale.z
    var result = Transform3D()
    (result.m11, result.m12, result.m13) = (row1.x, row1.y, row1.z)
    (result.m21, result.m22, result.m23) = (row2.x, row2.y, row2.z)
    (result.m31, result.m32, result.m33) = (row3.x, row3.y, row3.z)
    (result.m41, result.m42, result.m43) = (translation.x, translation.y, translation.z)
    let p = SIMD3(perspective.x, perspective.y, perspective.z)
    result.m14 = dot(row1, p)
    result.m24 = dot(row2, p)
    result.m34 = dot(row3, p)
    result.m44 = dot(translation, p) + perspective.w
    return result
  }
}

extension TransformDecomposition: Interpolatable {
  func interpolated(to end: TransformDecomposition, fraction: Double) -> TransformDecomposition {
    TransformDecomposition(
      scale: scale + (end.scale - scale) * fraction,
      skew: skew + (end.skew - skew) * fraction,
      rotation: rotation.interpolated(to: end.rotation, fraction: fraction),
      translation: translation + (end.translation - translation) * fraction,
      perspective: perspective + (end.perspective - perspective) * fraction
    )
  }
}

extension Transform3D {
  /// The transform's parts; nil if its linear part is singular.
  ///
  /// A reflection becomes a negative scale along the axis that points backwards most, so that a flip shrinks
  /// through 0 instead of turning.
  var decomposed: TransformDecomposition? {
    var q1 = SIMD3(m11, m12, m13)
    var q2 = SIMD3(m21, m22, m23)
    var q3 = SIMD3(m31, m32, m33)
    let column = SIMD3(m14, m24, m34)
    var parts = TransformDecomposition()
    parts.translation = SIMD3(m41, m42, m43)

    // Cramer's rule for (q1; q2; q3) · p = column.
    let (n1, n2, n3) = (cross(q2, q3), cross(q3, q1), cross(q1, q2))
    let determinant = dot(q1, n1)
    guard determinant != 0, determinant.isFinite else { return nil }
    let p = (n1 * column.x + n2 * column.y + n3 * column.z) / determinant
    parts.perspective = SIMD4(p, m44 - dot(parts.translation, p))

    // Gram–Schmidt, row by row.
    parts.scale.x = dot(q1, q1).squareRoot()
    q1 /= parts.scale.x
    let yAlongX = dot(q2, q1)
    q2 -= q1 * yAlongX
    parts.scale.y = dot(q2, q2).squareRoot()
    q2 /= parts.scale.y
    let zAlongX = dot(q3, q1)
    let zAlongY = dot(q3, q2)
    q3 -= q1 * zAlongX + q2 * zAlongY
    parts.scale.z = dot(q3, q3).squareRoot()
    q3 /= parts.scale.z
    guard parts.scale.x > 0, parts.scale.y > 0, parts.scale.z > 0 else { return nil }
    parts.skew = SIMD3(yAlongX / parts.scale.y, zAlongX / parts.scale.z, zAlongY / parts.scale.z)

    if determinant < 0 { mirror(&q1, &q2, &q3, &parts) }
    parts.rotation = Quaternion(rows: q1, q2, q3)
    return parts
  }

  /// Negates one of the orthonormal rows, with its scale and skews, so that they form a rotation.
  private func mirror(
    _ q1: inout SIMD3<Double>,
    _ q2: inout SIMD3<Double>,
    _ q3: inout SIMD3<Double>,
    _ parts: inout TransformDecomposition
  ) {
    let axis = q1.x <= q2.y && q1.x <= q3.z ? 0 : q2.y <= q3.z ? 1 : 2
    parts.scale[axis] *= -1
    switch axis {
    case 0:
      q1 = -q1
      parts.skew *= SIMD3(-1, -1, 1)
    case 1:
      q2 = -q2
      parts.skew *= SIMD3(-1, 1, -1)
    default:
      q3 = -q3
      parts.skew *= SIMD3(1, -1, -1)
    }
  }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
