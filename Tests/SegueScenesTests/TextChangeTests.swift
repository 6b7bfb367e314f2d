import SegueTestSupport
import Testing

@testable import SegueScenes

@Suite("Changes of a text")
struct TextChangeTests {
  @Test("A change leads from each text to the other, whatever they have in common")
  func bothWays() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let old = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        UInt8.random(in: 97...98, using: &generator)
      }
      let new = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        UInt8.random(in: 97...98, using: &generator)
      }
      let change = TextChange(from: old, to: new)
      #expect(change.applied(to: old) == new)
      #expect(change.reverted(in: new) == old)
      #expect(change.size <= old.count + new.count)
    }
  }

  @Test("A thousand small changes of a long text take little more than what was typed")
  func memory() {
    let text = [UInt8](repeating: 32, count: 100_000)
    var history = TextHistory()
    var present = text
    for index in 0..<1_000 {
      var next = present
      next[index * 97] = 65
      history.push(present, replacedBy: next, .reload)
      history.endChange()
      present = next
    }
    #expect(history.size == 2_000)
    while let previous = history.previous(of: present) {
      history.stepBack()
      present = previous
    }
    #expect(present == text)
    while let next = history.next(of: present) {
      history.stepForward()
      present = next
    }
    #expect(present.filter { $0 == 65 }.count == 1_000)
  }

  @Test("Changes of one label join into one, and a further replacement belongs to the last")
  func joining() {
    var history = TextHistory()
    history.push([1, 2, 3], replacedBy: [1, 9, 3], .reload)
    history.push([1, 9, 3], replacedBy: [1, 9, 8], .reload)
    history.amend([1, 9, 8], replacedBy: [7, 9, 8])
    #expect(history.previous(of: [7, 9, 8]) == [1, 2, 3])
    history.stepBack()
    #expect(!history.canUndo)
    #expect(history.next(of: [1, 2, 3]) == [7, 9, 8])
  }
}
