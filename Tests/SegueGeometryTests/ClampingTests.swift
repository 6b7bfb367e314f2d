import SegueGeometry
import Testing

@Suite("Whole numbers from any number")
struct ClampingTests {
  private static let awkward: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0x1p63,
    -0x1p63,
    0x1p64, 0x1p32, 0x1p31, 65_536, 65_535.5, 256, 255.5, 255, 1.9, 1, 0.9, .leastNonzeroMagnitude, 0, -0.0,
    -0.9, -1,
    -1.9, -256,
  ]

  @Test(
    "What fits is what the standard library makes of it; what does not is the nearest",
    arguments: awkward
  )
  func everyDouble(value: Double) {
    #expect(UInt8(clamping: value) == Self.nearest(value, UInt8(exactly: value.rounded(.towardZero)), .max))
    #expect(UInt16(clamping: value) == Self.nearest(value, UInt16(exactly: value.rounded(.towardZero)), .max))
    #expect(UInt32(clamping: value) == Self.nearest(value, UInt32(exactly: value.rounded(.towardZero)), .max))
  }

  @Test("The same of single precision", arguments: awkward.map { Float($0) })
  func everyFloat(value: Float) {
    let whole = value.rounded(.towardZero)
    #expect(UInt8(clamping: value) == Self.nearest(Double(value), UInt8(exactly: whole), .max))
    #expect(UInt32(clamping: value) == Self.nearest(Double(value), UInt32(exactly: whole), 4_294_967_040))
  }

  @Test("An Int stays where sums and products of a few still fit", arguments: awkward)
  func int(value: Double) {
    let whole = Int(clamping: value)
    #expect(abs(whole) <= 1 << 53)
    if abs(value) < 0x1p53 { #expect(Int(exactly: value.rounded(.towardZero)) == whole) }
    if value.isNaN { #expect(whole == 0) }
    if value >= 0x1p53 { #expect(whole == 1 << 53) }
    if value <= -0x1p53 { #expect(whole == -(1 << 53)) }
  }

  private static func nearest<Whole: FixedWidthInteger>(_ value: Double, _ exact: Whole?, _ most: Whole)
    -> Whole
  {
    exact ?? (value > 0 ? most : 0)
  }
}
