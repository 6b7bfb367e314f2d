/// Why bytes from another process are not what they should be.
public enum WireError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There are fewer bytes than a value needs.
  case truncated
  /// There are bytes after the last value.
  case tooLong
  /// A number stands for nothing: a kind, a property, a picture or a layer that there is not.
  case unknown(String)
  /// There is more of something than is taken: layers, levels, pictures, bytes.
  case tooMuch(String)

  /// What is wrong, as the end of a sentence.
  public var description: String {
    switch self {
    case .truncated: "its answer ends in the middle"
    case .tooLong: "its answer has bytes after its end"
    case .unknown(let what): "its answer has an unknown \(what)"
    case .tooMuch(let what): "its answer has too many \(what)"
    }
  }
}
