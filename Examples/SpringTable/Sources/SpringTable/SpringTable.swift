import Foundation
import SegueMotion

/// Prints how springs settle, in ten steps until UIKit would call them settled: `SpringTable [DURATION BOUNCE]`.
@main
enum SpringTable {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Double($0) }
    if numbers.count == 2 {
      let spring = Spring(duration: numbers[0], bounce: numbers[1])
      print(table("duration \(numbers[0]), bounce \(numbers[1])", spring))
    } else {
      let springs: [(String, Spring)] = [
        ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy), ("system default", .systemDefault),
      ]
      for (name, spring) in springs { print(table(name, spring)) }
    }
  }

  private static func table(_ name: String, _ spring: Spring) -> String {
    let settled = spring.settlingDuration()
    let ratio = String(format: "%.3f", spring.effectiveDampingRatio)
    let head = "\(name): damping ratio \(ratio), settled after \(String(format: "%.3f", settled)) s\n"
    let rows = (0...10).map { step in
      let time = settled * Double(step) / 10
      return String(
        format: "%7.3f s %9.4f %9.4f/s\n",
        time,
        spring.value(at: time),
        spring.velocity(at: time)
      )
    }
    return head + rows.joined()
  }
}
