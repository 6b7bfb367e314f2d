import CWebP

/// How much of a picture a WebP keeps.
public enum WebPQuality: Hashable, Sendable {
  /// Every pixel.
  case exact
  /// Pixels that differ by little, and the fewer bytes the smaller the level: 0 to 99.
  case near(Int)
  /// As photographs are compressed, 0 to 100.
  case lossy(Int)

  /// Efforts beyond these take twice the time for a hundredth of the bytes.
  var settings: cwebp_settings {
    switch self {
    case .exact: cwebp_settings(is_lossless: 1, near_lossless: 100, quality: 50, method: 2)
    case .near(let level):
      cwebp_settings(is_lossless: 1, near_lossless: Int32(clamping: level), quality: 50, method: 2)
    case .lossy(let level):
      cwebp_settings(is_lossless: 0, near_lossless: 100, quality: Float(level), method: 4)
    }
  }

  /// Whether pixels that stay are left out of a frame; with a lossy picture their edge would cost more than they do.
  var leavesOutWhatStays: Bool {
    if case .lossy = self { false } else { true }
  }
}
