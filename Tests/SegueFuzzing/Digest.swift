import SegueGeometry
public import SegueStage

/// FNV-1a over 64-bit words: the same in every process, unlike Swift's own hashes.
public struct Digest: Hashable, Sendable {
  /// The digest of all bytes so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  /// Whether every number so far was finite.
  public private(set) var isFinite = true

  /// Creates the digest of nothing.
  public init() {}

  /// Takes in 64 bits.
  public mutating func add(_ bits: UInt64) {
    value = (value ^ bits) &* 0x0000_0100_0000_01b3
    // High bits would never reach the low ones by multiplying alone.
    value ^= value >> 32
  }

  /// Takes in a number, to the bit; zeros of either sign are one, as they are one place.
  public mutating func add(_ number: Double) {
    isFinite = isFinite && number.isFinite
    add((number + 0).bitPattern)
  }

  /// Takes in what is seen in a frame: every layer's place, look and order.
  public mutating func add(_ frame: Frame) {
    add(UInt64(frame.nodes.count))
    for node in frame.nodes {
      add(UInt64(node.subtreeEnd))
      let place = node.projection
      for number in [
        place.xx, place.xy, place.xw, place.yx, place.yy, place.yw, place.tx, place.ty, place.tw,
      ] {
        add(number)
      }
      let state = node.state
      let radii = state.cornerRadii
      for number in [
        state.opacity, state.bounds.minX, state.bounds.minY, state.bounds.size.width,
        state.bounds.size.height, state.zPosition, radii.topLeft, radii.topRight, radii.bottomLeft,
        radii.bottomRight,
      ] {
        add(number)
      }
      add(state.isHidden ? UInt64(1) : 0)
    }
  }
}
