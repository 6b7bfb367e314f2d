import Foundation
import SegueGeometry
import SegueMotion
import SegueStage
import SegueUIKitRules
import Testing

/// What is presented along an animator, against the reference tables of Tests/SegueMotionTests/Golden.
@Suite struct AnimatorGoldenTests {
  /// The rows of a table as numbers.
  private func rows(_ table: String) throws -> [[Double]] {
    let tests = #filePath.split(separator: "/").dropLast(3)
    let path = "/" + tests.joined(separator: "/") + "/SegueMotionTests/Golden/\(table).csv"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst()
    let rows = lines.map { $0.split(separator: ",").compactMap { Double($0) } }
    try #require(rows.count > 100)
    return rows
  }

  /// Compares a card's way from 100 to 300 with a table's progress at rising times.
  private func compare(
    _ timing: TimingParameters,
    duration: Double,
    with samples: [(time: Double, progress: Double)],
    within tolerance: Double = 1e-9
  ) throws {
    var (tree, card, animator) = try LayerAnimatorTests.card(timing, duration: duration)
    try animator.update(&tree) { try $0.startAnimation() }
    for sample in samples where sample.time < animator.animator.duration {
      _ = animator.advance(to: sample.time, in: &tree)
      let x = tree.presentation(of: card, at: sample.time).position.x
      #expect(
        abs(x - (100 + 200 * sample.progress)) < 200 * tolerance * max(1, abs(sample.progress)),
        "\(timing) at \(sample.time)"
      )
    }
  }

  @Test func cubicTiming() throws {
    let curves = Dictionary(grouping: try rows("bezier")) { Array($0[0..<4]) }
    #expect(curves.count == 40)
    for (points, samples) in curves {
      let bezier = CubicBezier(points[0], points[1], points[2], points[3])
      let timing = TimingParameters(.curve(.cubicBezier(bezier)))
      try compare(timing, duration: 3, with: samples.map { (3 * $0[4], $0[5]) })
    }
  }

  @Test func fittedSprings() throws {
    let springs = Dictionary(grouping: try rows("uikit_spring")) { Array($0[0..<3]) }
    #expect(springs.count == 30)
    for (spring, samples) in springs {
      let timing = TimingParameters(
        .fittedSpring(dampingRatio: spring[1]),
        initialVelocity: Point(x: spring[2], y: 0)
      )
      // Newton's method stops early, as UIKit's does.
      try compare(timing, duration: spring[0], with: samples.map { ($0[7], $0[8]) }, within: 1e-6)
    }
  }

  @Test func springsThatTimeThemselves() throws {
    let springs = Dictionary(grouping: try rows("springs")) { Array($0[0..<4]) }
    #expect(springs.count == 22)
    for (row, samples) in springs {
      let spring = Spring(mass: row[0], stiffness: row[1], damping: row[2], allowsOverdamping: true)
      let timing = TimingParameters(.spring(spring), initialVelocity: Point(x: row[3], y: 0))
      try compare(timing, duration: 1, with: samples.map { ($0[4], $0[5]) })
    }
  }
}
