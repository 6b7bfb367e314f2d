import SegueExport
import Synchronization
import Testing

@Suite struct WorkersTests {
  @Test(arguments: [1, 2, 7, 200]) func outcomesAreInOrderWhateverTheNumberOfThreads(jobs: Int) {
    #expect(Workers.map(100, jobs: jobs) { $0 * $0 } == (0..<100).map { $0 * $0 })
  }

  @Test func nothingIsDoneTwiceAndNothingOfNothing() {
    let counts = Mutex(Array(repeating: 0, count: 50))
    _ = Workers.map(50, jobs: 4) { index in counts.withLock { $0[index] += 1 } }
    #expect(counts.withLock { $0 } == Array(repeating: 1, count: 50))
    #expect(Workers.map(0, jobs: 4) { $0 }.isEmpty)
  }

  @Test func progressRisesToTheEnd() {
    var parts: [Double] = []
    _ = Workers.map(9, jobs: 1, progress: { parts.append($0) }) { $0 }
    #expect(parts == (1...9).map { Double($0) / 9 })
  }
}

@Suite struct ShardTests {
  @Test func partsAreThePlacesInOrderAndAlmostEqual() throws {
    for count in 1...12 {
      let shards = try (1...count).map { try #require(Shard("\($0)/\(count)")) }
      for total in [0, 1, 2, 5, 11, 12, 13, 100] {
        let ranges = shards.map { $0.range(of: total) }
        #expect(ranges.flatMap { Array($0) } == Array(0..<total))
        let sizes = ranges.map(\.count)
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
        #expect(total == 0 || !ranges[0].isEmpty)
      }
    }
    let (first, second) = (try #require(Shard("1/3")), try #require(Shard("2/3")))
    #expect(first.isFirst && !second.isFirst && Shard.whole.isFirst)
    #expect(Shard.whole.isWhole && !first.isWhole)
  }

  @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "-1/3", "1/3/5", "1/100001", "a/b", "1 /3", "+1/3", "１/３"])
  func anythingElseIsNone(text: String) { #expect(Shard(text) == nil) }
}
