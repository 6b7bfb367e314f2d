import SegueStage

/// Values on their way to another process, as bytes: numbers are little-endian, counts are of 32 bits.
public struct WireWriter: Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []
  /// The pictures that were written by number; whoever reads has to have been sent them.
  private(set) var pictures: PictureNumbers

  /// Creates an empty message whose pictures have these numbers.
  public init(pictures: PictureNumbers = PictureNumbers()) { self.pictures = pictures }

  /// Writes a value.
  public mutating func write<Value: WireValue>(_ value: Value) { value.write(to: &self) }

  mutating func write<Integer: FixedWidthInteger>(raw value: Integer) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// The number of a picture, which it gets when it is first written.
  mutating func number(of image: StageImage) -> UInt32 { pictures.number(of: image) }

  mutating func append(_ raw: some Collection<UInt8>) { bytes.append(contentsOf: raw) }
}

/// The pictures that were written so far, each with the number that it is known by from then on.
public struct PictureNumbers: Sendable {
  private var numbers: [StageImage: UInt32] = [:]
  /// Pictures that have a number and have not been sent yet, in the order of the numbers.
  private(set) var unsent: [StageImage] = []

  /// Creates an empty list.
  public init() {}

  mutating func number(of image: StageImage) -> UInt32 {
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
