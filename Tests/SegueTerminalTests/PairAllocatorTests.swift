import Testing

@testable import SegueTerminal

@Suite struct PairAllocatorTests {
  @Test func `A pair keeps its number`() {
    var pairs = PairAllocator(limit: 100)
    let first = pairs.number(foreground: 1, background: 2)
    #expect(first?.number == 1)
    #expect(first?.isNew == true)
    let again = pairs.number(foreground: 1, background: 2)
    #expect(again?.number == 1)
    #expect(again?.isNew == false)
    #expect(pairs.number(foreground: 2, background: 1)?.number == 2)
    #expect(pairs.number(foreground: -1, background: 2)?.number == 3)
  }

  @Test func `Only numbers that no cell uses are given again`() {
    var pairs = PairAllocator(limit: 4)
    for color: Int32 in 1...3 { _ = pairs.number(foreground: color, background: 0) }
    #expect(pairs.number(foreground: 9, background: 0) == nil)
    pairs.collect(shown: [0, 1], next: [3, 3])
    let reused = pairs.number(foreground: 9, background: 0)
    #expect(reused?.number == 2)
    #expect(reused?.isNew == true)
    #expect(pairs.number(foreground: 8, background: 0) == nil)
    #expect(pairs.number(foreground: 1, background: 0)?.isNew == false)
    #expect(pairs.number(foreground: 3, background: 0)?.number == 3)
    pairs.collect(shown: [2], next: [])
    #expect(pairs.number(foreground: 2, background: 0)?.isNew == true)
    #expect(pairs.number(foreground: 9, background: 0)?.isNew == false)
  }

  @Test func `Without colours there is no pair`() {
    var pairs = PairAllocator(limit: 0)
    #expect(pairs.number(foreground: 1, background: 2) == nil)
  }
}
