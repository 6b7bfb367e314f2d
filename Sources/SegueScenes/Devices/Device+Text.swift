import SegueGeometry
public import SegueModel

extension Device {
  /// Sides of a free canvas, in points.
  public static let sides: ClosedRange<Double> = 1...10_000

  /// The device that a text means: a name of the table, or a size such as `393x852`; nil where it means none.
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

  /// What to write in place of a text that means no device.
  public static func advice(for text: String) -> String {
    Suggestions.hint(for: text, among: all.map(\.name), listing: "devices")
  }
}
