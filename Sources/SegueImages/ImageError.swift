/// Why a picture could not be read or written.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be opened or read; `reason` is the system's message.
  case unreadable(path: String, reason: String)
  /// The file cannot be written; `reason` is the system's message.
  case unwritable(path: String, reason: String)
  /// The file has more than `limit` bytes.
  case fileTooLarge(bytes: Int, limit: Int)
  /// The bytes do not start with the signature of PNG, nor of another format that is read.
  case notPNG
  /// The library that reads a format is not installed; `packages` says in which it is.
  case noDecoder(format: String, library: String, packages: String)
  /// The picture has more pixels than the limits allow, along a side or in all.
  case tooManyPixels(width: Int, height: Int, limits: ImageLimits)
  /// The file is truncated or otherwise cannot be decoded; `reason` is usually the decoder's message.
  case corrupt(format: String = "PNG", reason: String)
  /// The picture has no pixels, which PNG cannot hold.
  case empty
  /// libpng cannot encode the picture; `reason` is its message.
  case notEncodable(reason: String)

  /// The reason as a phrase for users, with what can be done about it.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "cannot read the picture '\(path)': \(reason)"
    case .unwritable(let path, let reason):
      "cannot write the picture '\(path)': \(reason)"
    case .fileTooLarge(let bytes, let limit):
      "the picture's file has \(bytes) bytes, more than the \(limit) allowed; save it smaller"
    case .notPNG:
      "neither a PNG nor a JPEG file; convert the picture to PNG"
    case .noDecoder(let format, let library, let packages):
      "a \(format) needs \(library), which is not installed: install \(packages), or convert the picture to PNG"
    case .tooManyPixels(let width, let height, let limits):
      "the picture is \(width) × \(height) pixels; at most \(limits.side) a side and \(limits.pixels) in all "
        + "are allowed; scale it down"
    case .corrupt(let format, let reason):
      "the \(format) is damaged or cut off (\(reason)); export it again"
    case .empty:
      "a picture without pixels cannot be written as PNG"
    case .notEncodable(let reason):
      "the picture cannot be written as PNG: \(reason)"
    }
  }
}
