import Foundation
import Testing

/// The reference numbers beside these tests, described in `Golden/README.md`.
enum Golden {
  /// A line of a table: the quoted first column, if there is one, and the numbers.
  struct Row {
    let name: String
    let numbers: [Double]

    subscript(column: Int) -> Double { numbers[column] }
  }

  static func rows(_ table: String) throws -> [Row] {
    let url = try #require(
      Bundle.module.url(forResource: table, withExtension: "csv", subdirectory: "Golden")
    )
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
    try #require(!lines.isEmpty)
    return try lines.map { try row(String($0)) }
  }

  private static func row(_ line: String) throws -> Row {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    let numbers = try parts[parts.count - 1].split(separator: ",").map { field in
      try #require(Double(field), "\(field) in \(line)")
    }
    return Row(name: parts.count > 1 ? String(parts[1]) : "", numbers: numbers)
  }
}

/// Whether two numbers agree to `tolerance`, relative to the expected one where that is above 1.
func agree(_ value: Double, _ expected: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(value - expected) <= tolerance * max(1, abs(expected))
}

/// The derivative by central differences.
func slope(of function: (Double) -> Double, at point: Double, step: Double = 1e-5) -> Double {
  (function(point + step) - function(point - step)) / (2 * step)
}
