/// What can be sent to another process.
public protocol WireValue {
  /// Writes the value.
  func write(to writer: inout WireWriter)
  /// Reads a value.
  ///
  /// - Throws: `WireError` if the bytes are not one.
  init(from reader: inout WireReader) throws(WireError)
}

extension Double: WireValue {
  /// Writes all bits, so that nothing is rounded.
  public func write(to writer: inout WireWriter) { writer.write(raw: bitPattern) }

  /// Reads all bits; a NaN is read as 0, as nothing is at it.
  public init(from reader: inout WireReader) throws(WireError) {
    let bits: UInt64 = try reader.raw()
    let value = Double(bitPattern: bits)
    self = value.isNaN ? 0 : value
  }
}

extension Bool: WireValue {
  /// Writes a byte.
  public func write(to writer: inout WireWriter) { writer.write(raw: self ? 1 as UInt8 : 0) }

  /// Reads a byte.
  public init(from reader: inout WireReader) throws(WireError) {
    let byte: UInt8 = try reader.raw()
    guard byte <= 1 else { throw .unknown("truth") }
    self = byte == 1
  }
}

extension UInt32: WireValue {
  /// Writes four bytes.
  public func write(to writer: inout WireWriter) { writer.write(raw: self) }
  /// Reads four bytes.
  public init(from reader: inout WireReader) throws(WireError) { self = try reader.raw() }
}

extension Int: WireValue {
  /// Writes eight bytes.
  public func write(to writer: inout WireWriter) { writer.write(raw: Int64(self)) }

  /// Reads eight bytes.
  public init(from reader: inout WireReader) throws(WireError) {
    let value: Int64 = try reader.raw()
    self = Int(clamping: value)
  }
}

extension String: WireValue {
  /// Writes the UTF-8 with its length.
  public func write(to writer: inout WireWriter) {
    writer.write(raw: UInt32(truncatingIfNeeded: utf8.count))
    writer.append(utf8)
  }

  /// Reads UTF-8; what is none of it becomes replacement characters.
  public init(from reader: inout WireReader) throws(WireError) {
    let count = try reader.count(ofSize: 1)
    self = String(decoding: try reader.take(count), as: UTF8.self)
  }
}

extension Optional: WireValue where Wrapped: WireValue {
  /// Writes whether there is a value, and that.
  public func write(to writer: inout WireWriter) {
    writer.write(self != nil)
    if let self { self.write(to: &writer) }
  }

  /// Reads whether there is a value, and that.
  public init(from reader: inout WireReader) throws(WireError) {
    self = try reader.read(Bool.self) ? try reader.read(Wrapped.self) : nil
  }
}

extension Array: WireValue where Element: WireValue {
  /// Writes the count and the elements.
  public func write(to writer: inout WireWriter) {
    writer.write(raw: UInt32(truncatingIfNeeded: count))
    for element in self { element.write(to: &writer) }
  }

  /// Reads the count and the elements.
  public init(from reader: inout WireReader) throws(WireError) {
    let count = try reader.count(ofSize: 1)
    self = []
    // A byte may stand for much memory: it is taken as the elements come.
    reserveCapacity(Swift.min(count, 256))
    for _ in 0..<count { append(try reader.read()) }
  }
}

/// A value that is one of a few, by its number.
package protocol WireCase: WireValue, Equatable {
  /// All values, in the order of their numbers.
  static var wireCases: [Self] { get }
}

extension WireCase where Self: CaseIterable {
  /// All values, as they are declared.
  package static var wireCases: [Self] { Array(allCases) }
}

extension WireCase {
  /// Writes the number.
  public func write(to writer: inout WireWriter) {
    writer.write(raw: UInt8(truncatingIfNeeded: Self.wireCases.firstIndex(of: self) ?? 0))
  }

  /// Reads the number.
  public init(from reader: inout WireReader) throws(WireError) {
    let number: UInt8 = try reader.raw()
    guard Self.wireCases.indices.contains(Int(number)) else { throw .unknown("case") }
    self = Self.wireCases[Int(number)]
  }
}
