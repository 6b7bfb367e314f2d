package import SegueStage

/// Values on their way to another process, as bytes: numbers are little-endian, counts are of 32 bits.
public struct WireWriter: Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []
  /// The pictures that were written by number; whoever reads has to have been sent them.
  package private(set) var pictures: PictureNumbers

  /// Creates an empty message whose pictures have these numbers.
  public init(pictures: PictureNumbers = PictureNumbers()) { self.pictures = pictures }

  /// Writes a value.
  public mutating func write<Value: WireValue>(_ value: Value) { value.write(to: &self) }

  package mutating func write<Integer: FixedWidthInteger>(raw value: Integer) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// The number of a picture, which it gets when it is first written.
  package mutating func number(of image: StageImage) -> UInt32 { pictures.number(of: image) }

  // A parameter pack would be one function; Embedded Swift has none.

  /// Writes the number of a case and what it holds.
  package mutating func write<First: WireValue>(case number: UInt8, _ first: First) {
    write(raw: number)
    write(first)
  }

  package mutating func write<First: WireValue, Second: WireValue>(
    case number: UInt8,
    _ first: First,
    _ second: Second
  ) {
    write(case: number, first)
    write(second)
  }

  package mutating func write<First: WireValue, Second: WireValue, Third: WireValue>(
    case number: UInt8,
    _ first: First,
    _ second: Second,
    _ third: Third
  ) {
    write(case: number, first, second)
    write(third)
  }

  package mutating func append(_ raw: some Collection<UInt8>) { bytes.append(contentsOf: raw) }
}

/// The pictures that were written so far, each with the number that it is known by from then on.
public struct PictureNumbers: Sendable {
  private var numbers: [StageImage: UInt32] = [:]
  /// Pictures that have a number and have not been sent yet, in the order of the numbers.
  package private(set) var unsent: [StageImage] = []

  /// Creates an empty list.
  public init() {}

  package mutating func number(of image: StageImage) -> UInt32 {
    if let known = numbers[image] { return known }
    let number = UInt32(truncatingIfNeeded: numbers.count)
    numbers[image] = number
    unsent.append(image)
    return number
  }

  mutating func takeUnsent() -> [StageImage] {
    defer { unsent = [] }
    return unsent
  }
}
