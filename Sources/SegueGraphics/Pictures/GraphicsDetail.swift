/// How much of a picture is sent over a slow line.
///
/// For a photo with 30 % of its pixels changing, the sizes are about 1 : 0.57 : 0.41 : 0.22.
public enum GraphicsDetail: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Every pixel as it is.
  case full
  /// Six bits of each channel.
  case sixBits
  /// Half the pixels each way, which the terminal scales up.
  case half
  /// Half the pixels each way with six bits a channel.
  case halfSixBits

  /// Whether the left one shows more.
  public static func < (left: GraphicsDetail, right: GraphicsDetail) -> Bool {
    left.rawValue < right.rawValue
  }

  var isHalf: Bool { self == .half || self == .halfSixBits }
  var isSixBits: Bool { self == .sixBits || self == .halfSixBits }
}
