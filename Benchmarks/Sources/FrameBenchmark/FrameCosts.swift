/// What the frames of one run cost, stage by stage.
struct FrameCosts {
  /// The stages of a frame, named as they are printed, in the order of the picture in Documentation/Architecture.md.
  enum Stage: String, CaseIterable {
    case sample, composite, fit, text, encode, whole

    var title: String { self == .whole ? "whole frame" : rawValue }
  }

  private var milliseconds: [Stage: Measurements] = [:]
  private var bytes = Measurements()
  private var allocations = Measurements()

  mutating func add(_ stage: Stage, _ value: Double) {
    milliseconds[stage, default: Measurements()].add(value)
  }

  mutating func add(bytes count: Int, allocations number: Int) {
    bytes.add(Double(count))
    allocations.add(Double(number))
  }

  /// The table under a title.
  func print(_ title: String) {
    Swift.print(title)
    Swift.print(FrameCosts.line("  ms of the thread's CPU", ["median", "p95", "p99", "worst"]))
    for stage in Stage.allCases {
      let summary = milliseconds[stage]?.summary ?? []
      Swift.print(FrameCosts.line("  " + stage.title, summary.map { FrameCosts.decimals($0) }))
    }
    Swift.print(FrameCosts.line("  bytes", bytes.summary.map { String(Int($0)) }))
    Swift.print(FrameCosts.line("  allocations", allocations.summary.map { String(Int($0)) }))
  }

  private static func line(_ name: String, _ columns: [String]) -> String {
    name + pad(28 - name.count) + columns.map { pad(10 - $0.count) + $0 }.joined()
  }

  private static func pad(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }

  /// Three decimals, without Foundation.
  private static func decimals(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let fraction = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
