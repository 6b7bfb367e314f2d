import CWebP

/// Why a WebP is not made.
public enum WebPError: Error, Hashable, Sendable, CustomStringConvertible {
  /// libwebp is not installed, or lacks what is needed.
  case noLibrary
  /// A side has more pixels than the format can say.
  case tooLarge(width: Int, height: Int)
  /// libwebp cannot encode a picture; its error code.
  case notEncodable(code: Int)

  /// What is wrong, and what to do, as a message for the user.
  public var description: String {
    switch self {
    case .noLibrary:
      "WebP needs libwebp, which is not installed (Debian: libwebp7, Homebrew: webp); a .png is exact without it"
    case .tooLarge(let width, let height):
      "a WebP of \(width) × \(height) pixels has more than \(WebPEncoder.mostPixelsPerSide) a side: "
        + "give a smaller --scale"
    case .notEncodable(let code):
      "libwebp cannot encode a frame (its error \(code))"
    }
  }

  init(code: Int32) { self = code == Int32(CWEBP_NO_LIBRARY) ? .noLibrary : .notEncodable(code: Int(code)) }
}
