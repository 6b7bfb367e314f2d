import SegueGeometry
import SegueGestures
import SegueTestSupport
import SegueTransitions
import Testing

/// Layers that read one another settle wherever they are written, however many there are.
@Suite struct SettlingTests {
  /// A chain of layers to the right of one another, written in any order, whose last leads to a second chain back
  /// through the same layers: each layer reads and is read by both of its neighbours.
  private func session(_ count: Int, order: [Int]) throws -> Session {
    let layers = order.map { index in
      let x = index == 0 ? "3" : "home/l\(index - 1).x + 1"
      let y = index == count - 1 ? "home/l\(index).x + home/list.offset.y" : "home/l\(index + 1).y + 2"
      return "      l\(index): {frame: [0, 0, 10, 10], x: \(x), y: \(y)}\n"
    }
    let scene = try Scenes.parse(
      """
      segue: 1
      title: Chain
      device: [400, 800]
      screens:
        home:
          layers:
      \(layers.joined())
            list: {frame: [0, 0, 400, 400], scroll: y, layers: {row: {frame: [0, 0, 400, 4000], fill: red}}}
      """
    )
    return Session(scene: scene)
  }

  private func expectSettled(_ session: Session, _ count: Int, offset: Double = 0) {
    for index in 0..<count {
      let frame = session.layer("home/l\(index)")?.frame
      let x = 3 + Double(index)
      let y = 2 + Double(count) + offset + 2 * Double(count - 1 - index)
      #expect(frame?.minX == x && frame?.minY == y, "l\(index) of \(count)")
    }
  }

  @Test("chains of every length, written in any order", arguments: [1, 2, 7, 8, 9, 10, 31, 120])
  func chains(_ count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    for order in [Array(0..<count), (0..<count).reversed(), (0..<count).shuffled(using: &generator)] {
      expectSettled(try session(count, order: order), count)
    }
  }

  @Test("what follows a content offset through a chain", arguments: [9, 40])
  func followers(_ count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    var session = try session(count, order: (0..<count).shuffled(using: &generator))
    session.swing(0, -1000, seconds: 0.2, from: (200, 300))
    let offset = -(session.layer("home/list/row")?.frame.minY ?? .nan)
    #expect(offset > 100)
    expectSettled(session, count, offset: offset)
  }
}
