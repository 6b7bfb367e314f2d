import SegueText
import Testing

/// Numbers of UIFont's and of the Human Interface Guidelines.
@Suite("The system font's measures")
struct SystemFontTests {
  @Test("Ascender, descender and line height are San Francisco's")
  func lineMeasures() {
    #expect(abs(SystemFont(size: 20).ascender - 19.04) < 0.005)
    #expect(abs(SystemFont(size: 20).descender - 4.82) < 0.005)
    #expect(abs(SystemFont(size: 17).lineHeight - 20.29) < 0.005)
  }

  @Test(
    "Tracking is the table's, in points",
    arguments: [
      (6, 0.24), (10, 0.12), (12, 0.0), (13, -0.08), (15, -0.23), (17, -0.43), (20, -0.45), (22, -0.26),
      (24, 0.07), (28, 0.38), (34, 0.40), (48, 0.35), (60, 0.26), (80, 0), (200, 0),
    ]
  )
  func tracking(size: Double, points: Double) {
    // The guidelines round both columns, each on its own.
    #expect(abs(SystemFont(size: size).tracking - points) < 0.04)
  }

  @Test("Between two sizes of the table, tracking lies between theirs")
  func betweenSizes() {
    let ems = SystemFont(size: 14.5).tracking / 14.5
    #expect(abs(ems * 1000 + 13.5) < 1e-9)
  }

  @Test("What is no size counts as none", arguments: [-3, 0, Double.nan, .infinity, 1e9])
  func noSize(size: Double) {
    let font = SystemFont(size: size)
    #expect(font.size == 0 && font.lineHeight == 0 && font.tracking == 0)
  }
}
