/// How what lies under an overlay is seen: halfway to black, or to white on a light ground.
package struct Dimming: Hashable, Sendable {
  /// Black or white, which are the same in every order of the channels.
  @usableFromInline let ground: UInt32

  /// Dims towards white if the theme's colours are for a light ground, else towards black.
  package init(isForLightGround: Bool) { ground = isForLightGround ? 0xffffff : 0 }

  /// The mean of the three lower bytes of a colour and the ground's, rounded down; the highest byte stays.
  ///
  /// `a + b = 2 (a & b) + (a ^ b)`, halved without carries from lower bytes.
  @inlinable
  package func callAsFunction(_ color: UInt32) -> UInt32 {
    color & 0xff00_0000 | (color & ground) &+ ((color ^ ground) & 0xfe_fefe) >> 1
  }
}
