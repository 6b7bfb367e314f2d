/// A part of a PNG file.
struct PNGChunk {
  /// Four letters.
  var name: String
  var data: ArraySlice<UInt8>

  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// The chunks of a file that libpng has written.
  static func chunks(of file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var place = signature.count
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      guard place + 12 + length <= file.count else { break }
      chunks.append(PNGChunk(name: name, data: file[place + 8..<place + 8 + length]))
      place += 12 + length
    }
    return chunks
  }

  /// Appends a chunk with its length and checksum.
  static func append(_ name: String, _ data: some Collection<UInt8>, to file: inout [UInt8]) {
    file += bigEndian(UInt32(clamping: data.count))
    let start = file.count
    file += name.utf8
    file += data
    file += bigEndian(checksum(file[start...]))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [value >> 24, value >> 16, value >> 8, value].map { UInt8(truncatingIfNeeded: $0) }
  }

  /// The CRC-32 of PNG (PNG, third edition, annex D).
  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var value = UInt32.max
    for byte in bytes { value = table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ value >> 8 }
    return ~value
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1 }
  }
}
