/// A terminal's reply to a command of kitty's graphics protocol.
public struct KittyReply: Hashable, Sendable {
  /// The image that it is about; nil if it does not say.
  public var id: Int?
  /// What went wrong, in printable ASCII of at most 200 characters; nil if nothing did.
  public var error: String?

  /// Creates a reply.
  public init(id: Int?, error: String?) {
    self.id = id
    self.error = error
  }

  /// Reads the body of an APC string, what is between `ESC _` and `ESC \`; nil if it is no such reply.
  public init?(_ body: some Sequence<UInt8>) {
    let bytes = Array(body.prefix(Self.limit))
    guard bytes.first == UInt8(ascii: "G"), let end = bytes.firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    for part in bytes[1..<end].split(separator: UInt8(ascii: ",")) where part.starts(with: Array("i=".utf8)) {
      id = Int(String(decoding: part.dropFirst(2), as: UTF8.self))
    }
    let message = bytes[(end + 1)...]
    if message.elementsEqual(Array("OK".utf8)) { return }
    error = String(
      decoding: message.filter { (0x20..<0x7f).contains($0) }.prefix(Self.longest),
      as: UTF8.self
    )
  }

  private static let limit = 1000
  private static let longest = 200
}
