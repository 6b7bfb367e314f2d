import SegueTestSupport
import Testing

@testable import SegueExport

@Suite struct TraceChangeTests {
  private func patch(_ first: [String], _ second: [String]) -> [String] {
    TraceChange.changes(from: first, to: second).map { ($0.isInFirst ? "-" : "+") + $0.line }
  }

  @Test func equalTracesHaveNoChanges() { #expect(patch(["a", "b"], ["a", "b"]) == []) }

  @Test func changesAreInTheOrderOfAPatch() {
    #expect(patch(["a", "b", "c"], ["a", "x", "c", "d"]) == ["-b", "+x", "+d"])
    #expect(patch([], ["a"]) == ["+a"] && patch(["a"], []) == ["-a"])
  }

  @Test func aPatchMakesOneTraceOfTheOther() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let traces = (0..<2).map { _ in
        (0..<Int.random(in: 0...9, using: &random)).map { _ in
          "abc".randomElement(using: &random).map(String.init) ?? ""
        }
      }
      let changes = TraceChange.changes(from: traces[0], to: traces[1])
      var (kept, made) = (traces[0], traces[1])
      for change in changes {
        if change.isInFirst {
          kept.remove(at: kept.firstIndex(of: change.line) ?? 0)
        } else {
          made.remove(at: made.firstIndex(of: change.line) ?? 0)
        }
      }
      #expect(kept.sorted() == made.sorted())
    }
  }

  @Test func longTracesEnd() {
    let traces = ["a", "b"].map { name in (0..<20_000).map { "\(name)\($0)" } }
    #expect(patch(traces[0], traces[1]).count == 2 * TraceChange.mostLines)
  }
}
