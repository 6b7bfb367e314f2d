import SegueCells
import SegueGeometry
import Testing

@testable import SegueGraphics

/// Random frames of random pictures against a model of the terminal.
@Suite struct PicturePairsTests {
  @Test(
    "After each frame the screen shows the pictures, and never less in between",
    arguments: GraphicsRoute.allCases
  )
  func pairs(route: GraphicsRoute) throws {
    var left = PairCount.number(of: GraphicsRoute.allCases.count)
    var seed: UInt64 = 0
    while left > 0 {
      seed += 1
      var run = PictureRun(route: route, seed: seed)
      for _ in 0..<min(left, 25) {
        run.step()
        try #require(run.complaints.isEmpty, "seed \(seed): \(run.complaints.prefix(3))")
      }
      run.finish()
      try #require(run.complaints.isEmpty, "seed \(seed): \(run.complaints.prefix(3))")
      left -= 25
    }
  }
}
