import SegueCells

/// A position in raw memory at which control functions are written.
///
/// Each parameter ends in `;`; the last one's is overwritten by the final byte.
struct Output {
  var pointer: UnsafeMutablePointer<UInt8>
  /// For 0…255, the decimal digits and `;` in the low four bytes and their count in the fifth.
  let decimals: UnsafePointer<UInt64>

  @inline(__always)
  mutating func byte(_ value: UInt8) {
    pointer.pointee = value
    pointer += 1
  }

  @inline(__always)
  mutating func introduce() {
    byte(0x1b)
    byte(UInt8(ascii: "["))
  }

  /// A parameter of 0…255 with its `;`, written as four bytes of which up to two are overwritten next.
  @inline(__always)
  mutating func parameter(_ value: UInt8) {
    let entry = decimals[Int(value)]
    UnsafeMutableRawPointer(pointer).storeBytes(
      of: UInt32(truncatingIfNeeded: entry).littleEndian,
      as: UInt32.self
    )
    pointer += Int(entry >> 32)
  }

  /// A number of any size without `;`.
  mutating func number(_ value: Int) {
    if value >= 10 { number(value / 10) }
    byte(UInt8(ascii: "0") + UInt8(value % 10))
  }

  /// The SGR parameters of `0xRRGGBB`; `base` is the digit 3 for the foreground, 4 for the background.
  @inline(__always)
  mutating func truecolor(_ rgb: UInt32, base: UInt8) {
    byte(base)
    UnsafeMutableRawPointer(pointer).storeBytes(of: UInt32(0x3b32_3b38).littleEndian, as: UInt32.self)
    pointer += 4
    parameter(UInt8(truncatingIfNeeded: rgb >> 16))
    parameter(UInt8(truncatingIfNeeded: rgb >> 8))
    parameter(UInt8(truncatingIfNeeded: rgb))
  }

  /// How many bytes `truecolor` writes.
  @inline(__always)
  func length(ofTruecolor rgb: UInt32) -> Int {
    let digits: UInt64 =
      decimals[Int(rgb >> 16 & 0xff)] >> 32 + decimals[Int(rgb >> 8 & 0xff)] >> 32
      + decimals[Int(rgb & 0xff)] >> 32
    return 5 + Int(digits)
  }

  /// The SGR parameters of a colour; `base` is 30 for the foreground, 40 for the background.
  @inline(__always)
  mutating func color(_ color: CellColor, depth: ColorDepth, base: UInt8) {
    if depth == .truecolor, color.packed >> 24 == 2 {
      truecolor(color.packed, base: base / 10 + UInt8(ascii: "0"))
    } else {
      palette(color.reduced(to: depth), base: base)
    }
  }

  @inline(never)
  private mutating func palette(_ color: CellColor, base: UInt8) {
    switch color.paletteIndex {
    case nil: parameter(base + 9)
    case .some(let index) where index < 8: parameter(base + index)
    case .some(let index) where index < 16: parameter(base + 60 + index - 8)
    case .some(let index):
      parameter(base + 8)
      parameter(5)
      parameter(index)
    }
  }

  /// Turns attributes off with SGR 22…27 and on with 1…7; bold and dim share 22.
  @inline(never)
  mutating func attributes(from old: Cell.Attributes, to new: Cell.Attributes) {
    let off = old.subtracting(new)
    var on = new.subtracting(old)
    if !off.isDisjoint(with: [.bold, .dim]) {
      parameter(22)
      on.formUnion(new.intersection([.bold, .dim]))
    }
    if off.contains(.italic) { parameter(23) }
    if off.contains(.underline) { parameter(24) }
    if off.contains(.reverse) { parameter(27) }
    if on.contains(.bold) { parameter(1) }
    if on.contains(.dim) { parameter(2) }
    if on.contains(.italic) { parameter(3) }
    if on.contains(.underline) { parameter(4) }
    if on.contains(.reverse) { parameter(7) }
  }

  /// A scalar as UTF-8; controls, surrogates and numbers beyond Unicode become spaces.
  @inline(__always)
  mutating func scalar(_ value: UInt32) {
    if value >= 0x800, value < 0xd800 {
      byte(UInt8(truncatingIfNeeded: 0xe0 | value >> 12))
      byte(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3f))
      byte(UInt8(truncatingIfNeeded: 0x80 | value & 0x3f))
    } else if value >= 0x20, value < 0x7f {
      byte(UInt8(truncatingIfNeeded: value))
    } else if value >= 0x1_0000, value <= 0x10_ffff {
      byte(UInt8(truncatingIfNeeded: 0xf0 | value >> 18))
      byte(UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3f))
      byte(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3f))
      byte(UInt8(truncatingIfNeeded: 0x80 | value & 0x3f))
    } else {
      pointer = Self.rareScalar(value, at: pointer)
    }
  }

  /// How many bytes `scalar` writes.
  @inline(__always)
  static func length(of value: UInt32) -> Int {
    if value < 0x7f { return 1 }
    if value >= 0x800, value < 0xd800 { return 3 }
    if value >= 0x1_0000, value <= 0x10_ffff { return 4 }
    return value < 0xa0 || value > 0x10_ffff || value < 0xe000 && value >= 0xd800 ? 1 : value < 0x800 ? 2 : 3
  }

  /// Takes the pointer by value, so that an `Output` can stay in registers.
  @inline(never)
  private static func rareScalar(
    _ value: UInt32,
    at pointer: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var pointer = pointer
    guard value >= 0xa0, let scalar = Unicode.Scalar(value) else {
      pointer.pointee = 0x20
      return pointer + 1
    }
    for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      pointer.pointee = unit
      pointer += 1
    }
    return pointer
  }

  /// The table for `decimals`.
  static func decimalTable() -> [UInt64] {
    (0...255).map { value in
      var entry: UInt64 = 0
      var length: UInt64 = 0
      for byte in "\(value);".utf8 {
        entry |= UInt64(byte) << (8 * length)
        length += 1
      }
      return entry | length << 32
    }
  }
}

extension CellColor {
  /// The nearest colour that a depth offers, for cells that were not fitted to it.
  func reduced(to depth: ColorDepth) -> CellColor {
    switch depth {
    case .truecolor: self
    case .none: .terminalDefault
    case .ansi256: rgbValue.map { .palette(Palette.nearest256($0)) } ?? self
    case .ansi16:
      if let rgb = rgbValue {
        .palette(Palette.nearest16(rgb))
      } else if let index = paletteIndex, index >= 16 {
        .palette(Palette.nearest16(Palette.rgb(index)))
      } else {
        self
      }
    }
  }
}
