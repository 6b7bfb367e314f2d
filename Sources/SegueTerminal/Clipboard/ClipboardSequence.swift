/// OSC 52, which sets the clipboard of the terminal's user.
///
/// xterm's control sequences: `OSC 52 ; c ; BASE64 ST`. A multiplexer keeps it to itself or drops it, so it
/// is wrapped to be passed through: for GNU screen instead of the plain sequence, for tmux after it. A
/// terminal that receives both sets the same text twice.
struct ClipboardSequence {
  /// Many terminals accept no more than 100 000 bytes of base64.
  static let longestText = 74_000
  /// The longest string that GNU screen passes through in one piece.
  private static let longestPiece = 700

  let bytes: [UInt8]

  /// Encodes a text, truncated to `longestText` bytes; `multiplexer` is the one we run inside, if any.
  init(_ text: String, multiplexer: String?) {
    let encoded: [UInt8] = Self.base64(Array(text.utf8.prefix(Self.longestText)))
    let plain: [UInt8] = Array("\u{1b}]52;c;".utf8) + encoded + [0x07]
    switch multiplexer {
    case "tmux": bytes = plain + Self.passedByTmux(plain)
    case "screen": bytes = Self.passedByScreen(plain)
    default: bytes = plain
    }
  }

  /// `DCS tmux ; … ST` with each ESC doubled.
  private static func passedByTmux(_ sequence: [UInt8]) -> [UInt8] {
    Array("\u{1b}Ptmux;".utf8) + sequence.flatMap { $0 == 0x1b ? [0x1b, 0x1b] : [$0] } + [0x1b, 0x5c]
  }

  /// `DCS … ST`, in pieces.
  private static func passedByScreen(_ sequence: [UInt8]) -> [UInt8] {
    stride(from: 0, to: sequence.count, by: longestPiece).flatMap { start in
      [0x1b, 0x50] + sequence[start..<min(start + longestPiece, sequence.count)] + [0x1b, 0x5c]
    }
  }

  /// RFC 4648, section 4.
  static func base64(_ data: [UInt8]) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((data.count + 2) / 3 * 4)
    for start in stride(from: 0, to: data.count, by: 3) {
      let group: ArraySlice<UInt8> = data[start..<min(start + 3, data.count)]
      let first = UInt32(group[start]) << 16
      let second: UInt32 = group.count > 1 ? UInt32(group[start + 1]) << 8 : 0
      let third: UInt32 = group.count > 2 ? UInt32(group[start + 2]) : 0
      let bits: UInt32 = first | second | third
      for place in 0..<4 {
        let digit: UInt8 = alphabet[Int(bits >> UInt32(18 - 6 * place) & 0x3f)]
        result.append(place <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return result
  }
}
