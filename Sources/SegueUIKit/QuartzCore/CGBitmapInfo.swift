/// How pixels are written.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt32
  /// Creates it from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits that say where the alpha is.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The last byte of four first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The first byte of four first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// Where the alpha of a pixel is written.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Nowhere.
  case none
  /// Behind the colour, which is multiplied by it.
  case premultipliedLast
  /// Before the colour, which is multiplied by it.
  case premultipliedFirst
  /// Behind the colour.
  case last
  /// Before the colour.
  case first
  /// Behind the colour, and not read.
  case noneSkipLast
  /// Before the colour, and not read.
  case noneSkipFirst
  /// There is no colour.
  case alphaOnly
}
