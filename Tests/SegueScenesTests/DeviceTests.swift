import SegueGeometry
import SegueModel
import SegueScenes
import Testing

@Suite("Devices")
struct DeviceTests {
  @Test(
    "Sizes, and safe areas both ways round",
    arguments: [
      ("iphone-se", 375.0, 667.0, [20.0, 0, 0, 0], [0.0, 0, 0, 0]),
      ("iphone-13-mini", 375, 812, [50, 0, 34, 0], [0, 50, 21, 50]),
      ("iphone-16", 393, 852, [59, 0, 34, 0], [0, 59, 21, 59]),
      ("iphone-17-pro-max", 440, 956, [62, 0, 34, 0], [0, 62, 20, 62]),
      ("ipad-mini", 744, 1133, [24, 0, 20, 0], [24, 0, 20, 0]),
    ]
  )
  func table(_ name: String, _ width: Double, _ height: Double, _ upright: [Double], _ sideways: [Double])
    throws
  {
    let device = try #require(Device.named(name))
    #expect(device.size(in: .portrait) == Size(width: width, height: height))
    #expect(device.size(in: .landscape) == Size(width: height, height: width))
    #expect(Self.sides(device.safeArea(in: .portrait)) == upright)
    #expect(Self.sides(device.safeArea(in: .landscape)) == sideways)
  }

  @Test("No two devices share a name or a title")
  func names() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    #expect(Set(Device.all.map(\.title)).count == Device.all.count)
  }

  @Test("A text is a name or a size")
  func texts() {
    #expect(Device(text: "iPhone-16")?.name == "iphone-16")
    #expect(Device(text: "terminal")?.size == nil)
    for text in ["300x600.5", "300 600.5", "300×600.5", "[300, 600.5]"] {
      #expect(Device(text: text)?.size == Size(width: 300, height: 600.5), "\(text)")
    }
    for text in ["", "300", "0x600", "300x20000", "iphone-99", "1x2x3", "nanxnan"] {
      #expect(Device(text: text) == nil, "\(text)")
    }
  }

  private static func sides(_ insets: EdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }
}
