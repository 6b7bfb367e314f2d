/// Why a picture could not be read or written.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be opened or read; `reason` is the system's message.
  case unreadable(path: String, reason: String)
  /// The file cannot be written; `reason` is the system's message.
  case unwritable(path: String, reason: String)
  /// More bytes than `limit`.
  case fileTooLarge(bytes: Int, limit: Int)
  /// The bytes do not begin with PNG's signature.
  case notPNG
  /// More pixels than the limits allow.
  case tooManyPixels(width: Int, height: Int, limits: ImageLimits)
  /// Truncated, corrupt or otherwise undecodable; `reason` is libpng's message.
  case corrupt(reason: String)
  /// The picture has no pixels, which PNG cannot hold.
  case empty
  /// libpng could not encode the picture.
  case notEncodable(reason: String)

  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "cannot read the picture '\(path)': \(reason)"
    case .unwritable(let path, let reason):
      "cannot write the picture '\(path)': \(reason)"
    case .fileTooLarge(let bytes, let limit):
      "the picture's file has \(bytes) bytes, more than the \(limit) allowed; save it smaller"
    case .notPNG:
      "not a PNG file; convert the picture to PNG"
    case .tooManyPixels(let width, let height, let limits):
      "the picture is \(width) × \(height) pixels; at most \(limits.side) a side and \(limits.pixels) in all "
        + "are allowed; scale it down"
    case .corrupt(let reason):
      "the PNG is damaged or cut off (\(reason)); export it again"
    case .empty:
      "a picture without pixels cannot be written as PNG"
    case .notEncodable(let reason):
      "the picture cannot be written as PNG: \(reason)"
    }
  }
}
