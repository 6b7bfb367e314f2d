/// FNV-1a over bytes, finished by SplitMix64: the same on every machine and in every run, unlike `Hasher`.
struct StableHash {
  private var state: UInt64

  init(seed: UInt64) {
    state = 0xcbf2_9ce4_8422_2325 ^ seed
  }

  mutating func combine(_ text: String) {
    for byte in text.utf8 {
      state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    // A separator that no UTF-8 text holds, so that "ab" + "c" differs from "a" + "bc".
    state = (state ^ 0xff) &* 0x100_0000_01b3
  }

  /// A number in 0..<1 made of the 53 highest bits.
  var unit: Double {
    var mixed = state &+ 0x9e37_79b9_7f4a_7c15
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / Double(UInt64(1) << 53)
  }
}
