import SegueCells
import SegueGeometry
import Testing

@testable import SegueGraphics

/// Random frames of random pictures against a model of the terminal.
@Suite struct KittyPairsTests {
  private static let routes: [GraphicsRoute] = [.kittyEditing, .kittyShared, .kittyDirect]

  @Test("After each frame the screen shows the pictures, and never less in between", arguments: routes)
  func pairs(route: GraphicsRoute) throws {
    var left = PairCount.number(of: Self.routes.count)
    var seed: UInt64 = 0
    while left > 0 {
      seed += 1
      var run = KittyRun(route: route, seed: seed)
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
