import SegueDocuments
import SegueGeometry
public import SegueModel

extension Device {
  /// What a scene is shown on unless it says otherwise.
  public static let iPhone15 = phone("iphone-15", "iPhone 15", 393, 852, top: 59, corner: 55)

  /// The devices a scene may name, in points.
  ///
  /// Sizes are Apple's; safe areas are those of a view controller without bars, corner radii what UIKit itself reckons
  /// with (`UIScreen`'s private `_displayCornerRadius`). Phones without a home button have three pixels to the point, all
  /// others two. Documentation/SceneLanguage.md gives their sources.
  public static let all: [Device] = [
    homeButton,
    phone("iphone-13-mini", "iPhone 13 mini", 375, 812, top: 50, corner: 44),
    phone("iphone-14", "iPhone 14", 390, 844, top: 47, corner: 47.33),
    iPhone15,
    phone("iphone-15-plus", "iPhone 15 Plus", 430, 932, top: 59, corner: 55),
    phone("iphone-15-pro", "iPhone 15 Pro", 393, 852, top: 59, corner: 55),
    phone("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, top: 59, corner: 55),
    phone("iphone-16", "iPhone 16", 393, 852, top: 59, corner: 55),
    phone("iphone-16-plus", "iPhone 16 Plus", 430, 932, top: 59, corner: 55),
    phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, top: 62, corner: 62),
    phone("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, top: 62, corner: 62),
    phone("iphone-17", "iPhone 17", 402, 874, top: 62, sideways: 20, corner: 62),
    phone("iphone-17-pro", "iPhone 17 Pro", 402, 874, top: 62, sideways: 20, corner: 62),
    phone("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, top: 62, sideways: 20, corner: 62),
    phone("iphone-air", "iPhone Air", 420, 912, top: 68, sideways: 20, corner: 62),
    pad("ipad-mini", "iPad mini", 744, 1133, corner: 21.5),
    pad("ipad-air", "iPad Air 11", 820, 1180, corner: 18),
    pad("ipad-pro-11", "iPad Pro 11", 834, 1210, corner: 30),
    pad("ipad-pro-13", "iPad Pro 13", 1032, 1376, corner: 30),
    Device(name: "terminal", title: "The terminal", size: nil),
  ]

  /// The device of that name, or nil.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// The one with a home button, whose status bar is gone in landscape.
  private static let homeButton = Device(
    name: "iphone-se",
    title: "iPhone SE (3rd)",
    size: Size(width: 375, height: 667),
    safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  )

  /// In landscape both sides keep room for the sensor housing, whichever side it is on, and the home indicator takes less:
  /// 21 pt up to iOS 18, 20 pt since.
  private static func phone(
    _ name: String,
    _ title: String,
    _ width: Double,
    _ height: Double,
    top: Double,
    sideways: Double = 21,
    corner: Double
  ) -> Device {
    Device(
      name: name,
      title: title,
      size: Size(width: width, height: height),
      safeArea: EdgeInsets(top: top, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: EdgeInsets(top: 0, left: top, bottom: sideways, right: top),
      cornerRadius: corner,
      scale: 3
    )
  }

  /// Status bar and home indicator are the same either way round.
  private static func pad(
    _ name: String,
    _ title: String,
    _ width: Double,
    _ height: Double,
    corner: Double
  ) -> Device {
    let safeArea = EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    return Device(
      name: name,
      title: title,
      size: Size(width: width, height: height),
      safeArea: safeArea,
      landscapeSafeArea: safeArea,
      cornerRadius: corner
    )
  }
}

extension Device {
  /// The range of a free canvas's sides, in points.
  public static let sides: ClosedRange<Double> = 1...10_000

  /// Creates the device that a text names: one of the table, or a size such as `393x852`; nil if it names none.
  public init?(text: String) {
    if let device = Device.named(text.lowercased()) {
      self = device
      return
    }
    let parts = text.split { " x×,[]".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy(Device.sides.contains) else { return nil }
    self = .free(Size(width: numbers[0], height: numbers[1]))
  }

  /// Returns advice on what to write in place of a text that names no device.
  public static func advice(for text: String) -> String {
    Suggestions.forScenes.hint(for: text, among: all.map(\.name), listing: "devices")
  }
}
