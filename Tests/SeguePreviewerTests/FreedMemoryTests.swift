import Testing

@testable import SeguePreviewer

/// Freed memory goes back to the system once after each stretch of frames.
struct FreedMemoryTests {
  @Test func nothingIsDueWithoutAFrame() {
    var memory = FreedMemory()
    let isDue = memory.giveBack(at: 1e9)
    #expect(!isDue)
    #expect(memory.due == nil)
  }

  @Test func itIsDueOnceAfterTheLastFrame() {
    var memory = FreedMemory()
    memory.noteFrame(at: 10)
    memory.noteFrame(at: 11)
    let due: [Bool] = [11, 12.9, 13, 13, 100].map { memory.giveBack(at: $0) }
    #expect(due == [false, false, true, false, false])
  }

  @Test func anotherFrameMakesItDueAgain() {
    var memory = FreedMemory()
    memory.noteFrame(at: 0)
    let first = memory.giveBack(at: 2)
    memory.noteFrame(at: 5)
    let early = memory.giveBack(at: 6)
    let second = memory.giveBack(at: 7)
    #expect([first, early, second] == [true, false, true])
  }
}
