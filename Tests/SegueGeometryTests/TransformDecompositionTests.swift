import Testing

@testable import SegueGeometry

/// A transform's sixteen elements, row by row.
private func elements(_ t: Transform3D) -> [Double] {
  [
    t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
    t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
  ]
}

private func isClose(_ a: Transform3D, _ b: Transform3D, within tolerance: Double = 1e-12) -> Bool {
  zip(elements(a), elements(b)).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($0)) }
}

private let everything = Transform3D.scale(x: 2, y: 0.5, z: 3)
  .concatenating(.rotationX(radians: 0.7))
  .concatenating(.scale(x: 1, y: 1.5, z: 0.8))
  .concatenating(.rotationY(radians: -1.9))
  .concatenating(.rotationZ(radians: 2.8))
  .concatenating(.translation(x: 30, y: -40, z: 50))
  .concatenating(.perspective(m34: -0.002))

/// Skewed along every axis, and turned little enough for a mirroring before it to keep its axis.
private let skewed: Transform3D = {
  var result = Transform3D()
  (result.m21, result.m31, result.m32) = (0.3, 0.2, -0.4)
  return result.concatenating(.rotationZ(radians: 0.2))
}()

@Suite struct TransformDecompositionTests {
  @Test(arguments: [
    Transform3D.identity,
    .translation(x: 3, y: -4, z: 5),
    .scale(x: -1, y: 1), .scale(x: 1, y: -2), .scale(x: -1, y: -1), .scale(x: 2, y: 3, z: -4),
    .rotationX(radians: 3.1), .rotationY(radians: 3.1), .rotationZ(radians: -3.1),
    .rotationZ(radians: 0.3).concatenating(.perspective(m34: -0.01)),
    everything,
    .scale(x: -1, y: 1).concatenating(skewed), .scale(x: 1, y: -1).concatenating(skewed),
    .scale(x: 1, y: 1, z: -1).concatenating(skewed),
  ])
  func putsTogetherWhatItTookApart(_ transform: Transform3D) throws {
    let parts = try #require(transform.decomposed)
    #expect(isClose(parts.transform, transform))
  }

  @Test func isExactAtBothEnds() {
    let start = Transform3D.rotationX(radians: 0.4)
    #expect(start.interpolated(to: everything, fraction: 0) == start)
    #expect(start.interpolated(to: everything, fraction: 1) == everything)
  }

  /// The end of the logo-reveal scene: the translation is scaled too, and all of it moves evenly.
  @Test func scaledTranslationMovesEvenly() {
    let end = Transform3D.translation(x: 0, y: -10).concatenating(.scale(x: 150, y: 150))
    let middle = Transform3D.identity.interpolated(to: end, fraction: 0.25)
    #expect(abs(middle.m42 - -375) < 1e-9)
    #expect(abs(middle.m11 - 38.25) < 1e-9)
    #expect(Transform3D.identity.interpolated(to: end, fraction: 1).m42 == -1500)
  }

  @Test(arguments: [0.25, 0.5, 0.8])
  func rotationTurnsEvenly(_ fraction: Double) {
    let middle = Transform3D.identity.interpolated(to: .rotationZ(radians: 3), fraction: fraction)
    #expect(isClose(middle, .rotationZ(radians: 3 * fraction)))
  }

  @Test(arguments: [Double.pi, -Double.pi])
  func halfTurnKeepsItsDirection(_ angle: Double) {
    let middle = Transform3D.identity.interpolated(to: .rotationZ(radians: angle), fraction: 0.5)
    #expect(isClose(middle, .rotationZ(radians: angle / 2)))
  }

  @Test func flipShrinksThroughNothing() {
    let middle = Transform3D.identity.interpolated(to: .scale(x: -1, y: 1), fraction: 0.25)
    #expect(isClose(middle, .scale(x: 0.5, y: 1)))
  }

  @Test func perspectiveIsBlended() {
    let middle = Transform3D.identity.interpolated(to: .perspective(m34: -0.004), fraction: 0.5)
    #expect(isClose(middle, .perspective(m34: -0.002)))
  }

  @Test func singularEndBlendsElementByElement() {
    let start = Transform3D.rotationZ(radians: 1)
    let middle = start.interpolated(to: .scale(x: 0, y: 0), fraction: 0.5)
    #expect(isClose(middle, Transform3D(scaledRotation: 0.5, of: start)))
  }

  @Test func extrapolates() {
    let beyond = Transform3D.identity.interpolated(to: .scale(x: 2, y: 2), fraction: 1.5)
    #expect(isClose(beyond, .scale(x: 2.5, y: 2.5)))
  }
}

extension Transform3D {
  /// The upper left 2×2 of `other` times a factor, identity elsewhere.
  fileprivate init(scaledRotation factor: Double, of other: Transform3D) {
    self.init()
    (m11, m12, m21, m22) = (other.m11 * factor, other.m12 * factor, other.m21 * factor, other.m22 * factor)
  }
}

@Suite struct TransformInverseTests {
  @Test func undoes() throws {
    let inverse = try #require(everything.inverse)
    #expect(isClose(everything.concatenating(inverse), .identity, within: 1e-11))
    #expect(isClose(inverse.concatenating(everything), .identity, within: 1e-11))
  }

  @Test func undoesEachElement() throws {
    // Distinct primes-like entries, so that a wrong minor cannot cancel out.
    var t = Transform3D()
    (t.m11, t.m12, t.m13, t.m14) = (2, 3, 5, 7)
    (t.m21, t.m22, t.m23, t.m24) = (11, -13, 17, 19)
    (t.m31, t.m32, t.m33, t.m34) = (23, 29, -31, 37)
    (t.m41, t.m42, t.m43, t.m44) = (41, 43, 47, -53)
    let inverse = try #require(t.inverse)
    #expect(isClose(t.concatenating(inverse), .identity, within: 1e-12))
  }

  @Test func singularHasNone() {
    #expect(Transform3D.scale(x: 1, y: 0).inverse == nil)
  }
}

@Suite struct QuaternionTests {
  @Test func takesTheShorterArc() {
    let q = Quaternion(x: 0, y: 0, z: 0.6, w: -0.8)
    let middle = Quaternion.identity.interpolated(to: q, fraction: 0.5)
    #expect(middle.w > 0.9)
    #expect(middle.z < 0)
  }

  @Test func nearEqualStaysUnit() {
    let q = Quaternion(x: 0, y: 1e-10, z: 0, w: 1)
    #expect(abs(Quaternion.identity.interpolated(to: q, fraction: 0.5).y - 5e-11) < 1e-20)
  }
}
