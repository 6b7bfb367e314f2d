import Foundation

/// One link: what the scene writes, with `P` for what comes in, and the same as arithmetic.
struct ChainFunction: Sendable {
  let text: String
  let apply: @Sendable (Double) -> Double

  static let all = [
    ChainFunction(text: "0.5 * P + 30") { 0.5 * $0 + 30 },
    ChainFunction(text: "P * P / 200 - 7") { $0 * $0 / 200 - 7 },
    ChainFunction(text: "rubber(P - 40 300)") { value in
      let pull = abs(value - 40) * 0.55
      return pull * 300 / (pull + 300) * (value < 40 ? -1 : 1)
    },
    ChainFunction(text: "10 * sqrt(abs(P) + 10)") { 10 * (abs($0) + 10).squareRoot() },
    ChainFunction(text: "4000 / (abs(P) + 20)") { 4000 / (abs($0) + 20) },
    ChainFunction(text: "(P in 500..) - 400") { max($0, 500) - 400 },
    ChainFunction(text: "P % 97 if P > 60 else 2 * P") {
      $0 > 60 ? $0.truncatingRemainder(dividingBy: 97) : 2 * $0
    },
    ChainFunction(text: "max(P 3 * P - 90)") { max($0, 3 * $0 - 90) },
    ChainFunction(text: "60 * sin(P / 40)") { 60 * sin($0 / 40) },
    ChainFunction(text: "50 + 70 * cos(P / 90)") { 50 + 70 * cos($0 / 90) },
    ChainFunction(text: "90 * atan2(P 40 + abs(P))") { 90 * atan2($0, 40 + abs($0)) },
    ChainFunction(text: "hypot(P 30 - P / 2)") { hypot($0, 30 - $0 / 2) },
    ChainFunction(text: "pow(1 + abs(P) / 60 1.5)") { pow(1 + abs($0) / 60, 1.5) },
    ChainFunction(text: "200 * exp(-abs(P) / 150)") { 200 * exp(-abs($0) / 150) },
    ChainFunction(text: "30 * log(abs(P) + 2)") { 30 * log(abs($0) + 2) },
  ]
}
