/// A part of a WebP file (WebP container specification, "RIFF file format").
struct RIFFChunk {
  /// Four letters.
  var name: String
  var data: ArraySlice<UInt8>

  /// The chunks in a file's or a chunk's bytes, from a place in them.
  static func chunks(of bytes: ArraySlice<UInt8>) -> [RIFFChunk] {
    var chunks: [RIFFChunk] = []
    var place = bytes.startIndex
    while place + 8 <= bytes.endIndex {
      let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      let length = bytes[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      guard place + 8 + length <= bytes.endIndex else { break }
      chunks.append(RIFFChunk(name: name, data: bytes[place + 8..<place + 8 + length]))
      place += 8 + length + length % 2
    }
    return chunks
  }

  /// Appends a chunk with its length, and a byte more where that is odd.
  static func append(_ name: String, _ data: some Collection<UInt8>, to file: inout [UInt8]) {
    file += name.utf8
    file += littleEndian(data.count, bytes: 4)
    file += data
    if data.count % 2 == 1 { file.append(0) }
  }

  /// A number of so many bytes, the lowest first.
  static func littleEndian(_ value: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
