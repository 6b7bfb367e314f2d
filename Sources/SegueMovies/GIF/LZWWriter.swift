/// Compresses a GIF's indices: LZW with codes of 9 to 12 bits, in blocks of at most 255 bytes (GIF 89a, appendix F).
struct LZWWriter {
  private static let clear = 256
  private static let end = 257
  private static let mostCodes = 4096

  private var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var pendingBits: UInt32 = 0
  /// The code for a code and the index that follows it, at `code << 8 | index`; 0 where there is none.
  private var codes = [UInt16](repeating: 0, count: mostCodes << 8)
  private var count = end + 1
  private var width: UInt32 = 9

  /// Returns the image data of some indices: the size of a code, blocks, and the empty block that ends them.
  static func data(of indices: [UInt8]) -> [UInt8] {
    var writer = LZWWriter()
    writer.write(indices)
    if writer.pendingBits > 0 { writer.bytes.append(UInt8(truncatingIfNeeded: writer.pending)) }
    return writer.blocks
  }

  private mutating func write(_ indices: [UInt8]) {
    put(Self.clear)
    guard var code = indices.first.map(Int.init) else { return put(Self.end) }
    for index in indices.dropFirst() {
      let place = code << 8 | Int(index)
      if codes[place] > 0 {
        code = Int(codes[place])
        continue
      }
      put(code)
      if count < Self.mostCodes {
        codes[place] = UInt16(clamping: count)
        // A decoder is one code behind, so the width grows after the code that needs it exists.
        if count == 1 << Int(width), width < 12 { width += 1 }
        count += 1
      } else {
        put(Self.clear)
        reset()
      }
      code = Int(index)
    }
    put(code)
    put(Self.end)
  }

  private mutating func reset() {
    codes.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    count = Self.end + 1
    width = 9
  }

  private mutating func put(_ code: Int) {
    pending |= UInt32(truncatingIfNeeded: code) << pendingBits
    pendingBits += width
    while pendingBits >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingBits -= 8
    }
  }

  private var blocks: [UInt8] {
    var result: [UInt8] = [8]
    result.reserveCapacity(bytes.count + bytes.count / 255 + 3)
    var start = 0
    while start < bytes.count {
      let count = min(bytes.count - start, 255)
      result.append(UInt8(clamping: count))
      result += bytes[start..<start + count]
      start += count
    }
    result.append(0)
    return result
  }
}
