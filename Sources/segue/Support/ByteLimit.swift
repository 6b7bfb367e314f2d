import ArgumentParser
import SegueGeometry

/// A number of bytes, as people write it: `900kB`, `1MB`, `1.5 MB`, `1MiB`, `250000`.
struct ByteLimit: ExpressibleByArgument {
  var bytes: Int

  /// Parses it; a unit may be in any case, and nil is returned beyond 1 byte to 1 TB.
  init?(argument: String) {
    let number = argument.prefix { $0.isNumber || $0 == "." }
    let unit = argument.dropFirst(number.count).drop { $0 == " " }.lowercased()
    guard let value = Double(number), let factor = Self.factors[unit] else { return nil }
    let bytes = Int(clamping: (value * factor).rounded(.down))
    guard (1...1_000_000_000_000).contains(bytes) else { return nil }
    self.bytes = bytes
  }

  private static let factors: [String: Double] = [
    "": 1, "b": 1, "byte": 1, "bytes": 1,
    "k": 1e3, "kb": 1e3, "m": 1e6, "mb": 1e6, "g": 1e9, "gb": 1e9,
    "ki": 1024, "kib": 1024, "mi": 1_048_576, "mib": 1_048_576, "gi": 1_073_741_824, "gib": 1_073_741_824,
  ]
}
