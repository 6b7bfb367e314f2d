import SegueGeometry

/// A number of bytes, as people write it: `812 bytes`, `45 kB`, `1.3 MB`.
struct ByteCount: CustomStringConvertible {
  let bytes: Int

  init(_ bytes: Int) { self.bytes = bytes }

  var description: String {
    if bytes < 1000 { return "\(bytes) bytes" }
    if bytes < 1_000_000 { return "\((bytes + 500) / 1000) kB" }
    return "\((Double(bytes) / 1_000_000).formatted(places: 1)) MB"
  }
}
