/// The parts of a control sequence (ECMA-48 5.4): `CSI` private parameters intermediates final.
struct ControlSequence {
  /// One of `<=>?` before the parameters, or 0.
  var prefix: UInt8 = 0
  /// The parameters in order; an omitted one is 0.
  ///
  /// Of sub-parameters (`:`) only the first counts.
  var parameters: [Int] = []
  /// The last byte of 0x20…0x2f, or 0.
  var intermediate: UInt8 = 0
  var final: UInt8 = 0
  /// The second sub-parameter of the second parameter, kitty's event type, or 0.
  var keyEvent = 0

  /// Parses what follows the introducer, including the final byte; nil if it is malformed.
  init?(_ body: some BidirectionalCollection<UInt8>) {
    guard let last = body.last else { return nil }
    final = last
    var value = 0
    var subparameter = 0
    var hasParameter = false
    for (index, byte) in body.dropLast().enumerated() {
      switch byte {
      case 0x30...0x39:
        if intermediate != 0 { return nil }
        value = min(value * 10 + Int(byte - 0x30), 9_999_999)
        hasParameter = true
      case UInt8(ascii: ":"), UInt8(ascii: ";"):
        hasParameter = true
        close(value, subparameter)
        value = 0
        subparameter = byte == UInt8(ascii: ":") ? subparameter + 1 : 0
      case 0x3c...0x3f:
        if index != 0 { return nil }
        prefix = byte
      case 0x20...0x2f:
        intermediate = byte
      default: return nil
      }
    }
    if hasParameter { close(value, subparameter) }
  }

  private mutating func close(_ value: Int, _ subparameter: Int) {
    if subparameter == 0 { parameters.append(value) }
    if subparameter == 1, parameters.count == 2 { keyEvent = value }
  }

  subscript(index: Int) -> Int { index < parameters.count ? parameters[index] : 0 }

  /// Decodes xterm's modifier parameter: 1 plus a bit each for Shift, Alt and Control; other bits are
  /// ignored.
  static func modifiers(_ parameter: Int) -> Modifiers {
    parameter > 1 ? Modifiers(rawValue: UInt8((parameter - 1) & 7)) : []
  }
}
