extension Transform3D: Interpolatable {
  /// Returns the transform `fraction` of the way to `end`, by decomposition as in Core Animation.
  ///
  /// Translation, scale, skew and perspective are blended as numbers, the rotation along the shorter great
  /// arc. If either matrix is singular and so cannot be decomposed, each element is blended separately. Exact
  /// at both ends.
  public func interpolated(to end: Transform3D, fraction: Double) -> Transform3D {
    if fraction == 0 || self == end { return self }
    if fraction == 1 { return end }
    guard let from = decomposed, let to = end.decomposed else {
      return blended(with: end, fraction: fraction)
    }
    return from.interpolated(to: to, fraction: fraction).transform
  }

  /// The blend of each element separately.
  private func blended(with end: Transform3D, fraction: Double) -> Transform3D {
    var result = Transform3D()
    result.m11 = m11.interpolated(to: end.m11, fraction: fraction)
    result.m12 = m12.interpolated(to: end.m12, fraction: fraction)
    result.m13 = m13.interpolated(to: end.m13, fraction: fraction)
    result.m14 = m14.interpolated(to: end.m14, fraction: fraction)
    result.m21 = m21.interpolated(to: end.m21, fraction: fraction)
    result.m22 = m22.interpolated(to: end.m22, fraction: fraction)
    result.m23 = m23.interpolated(to: end.m23, fraction: fraction)
    result.m24 = m24.interpolated(to: end.m24, fraction: fraction)
    result.m31 = m31.interpolated(to: end.m31, fraction: fraction)
    result.m32 = m32.interpolated(to: end.m32, fraction: fraction)
    result.m33 = m33.interpolated(to: end.m33, fraction: fraction)
    result.m34 = m34.interpolated(to: end.m34, fraction: fraction)
    result.m41 = m41.interpolated(to: end.m41, fraction: fraction)
    result.m42 = m42.interpolated(to: end.m42, fraction: fraction)
    result.m43 = m43.interpolated(to: end.m43, fraction: fraction)
    result.m44 = m44.interpolated(to: end.m44, fraction: fraction)
    return result
  }
}
