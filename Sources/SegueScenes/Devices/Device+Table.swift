import SegueGeometry
public import SegueModel

extension Device {
  /// What a scene is shown on unless it says otherwise.
  public static let iPhone15 = phone("iphone-15", 393, 852, top: 59, bottom: 34, corner: 55)

  /// The devices a scene may name; sizes and safe areas in portrait, in points.
  public static let all: [Device] = [
    phone("iphone-se", 375, 667, top: 20, bottom: 0, corner: 0),
    phone("iphone-13-mini", 375, 812, top: 50, bottom: 34, corner: 44),
    phone("iphone-14", 390, 844, top: 47, bottom: 34, corner: 47),
    iPhone15,
    phone("iphone-15-plus", 430, 932, top: 59, bottom: 34, corner: 55),
    phone("iphone-15-pro", 393, 852, top: 59, bottom: 34, corner: 55),
    phone("iphone-15-pro-max", 430, 932, top: 59, bottom: 34, corner: 55),
    phone("iphone-16-pro", 402, 874, top: 62, bottom: 34, corner: 62),
    phone("iphone-16-pro-max", 440, 956, top: 62, bottom: 34, corner: 62),
    phone("ipad-mini", 744, 1133, top: 24, bottom: 20, corner: 21.5),
    phone("ipad-air", 820, 1180, top: 24, bottom: 20, corner: 18),
    phone("ipad-pro-11", 834, 1194, top: 24, bottom: 20, corner: 18),
    phone("ipad-pro-13", 1032, 1376, top: 24, bottom: 20, corner: 18),
    Device(name: "terminal", size: nil),
  ]

  /// The device of that name, or nil.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  private static func phone(
    _ name: String,
    _ width: Double,
    _ height: Double,
    top: Double,
    bottom: Double,
    corner: Double
  ) -> Device {
    Device(
      name: name,
      size: Size(width: width, height: height),
      safeArea: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      cornerRadius: corner
    )
  }
}
