import Testing

@testable import SegueInterface
@testable import SeguePreviewer

struct FuzzyMatchTests {
  private func best(_ typed: String, of texts: [String]) -> String? {
    texts.filter { FuzzyMatch(typed, in: $0) != nil }.max {
      (FuzzyMatch(typed, in: $0)?.score ?? 0) < (FuzzyMatch(typed, in: $1)?.score ?? 0)
    }
  }

  @Test func lettersMustOccurInTheirOrder() {
    #expect(FuzzyMatch("rpl", in: "Replay") != nil)
    #expect(FuzzyMatch("lpr", in: "Replay") == nil)
    #expect(FuzzyMatch("replayed", in: "Replay") == nil)
    #expect(FuzzyMatch("", in: "Replay")?.places == [])
  }

  @Test func startsOfWordsAndRunsOfLettersComeFirst() {
    #expect(best("np", of: ["Undo a pinch", "Next panel", "Snap"]) == "Next panel")
    #expect(best("loop", of: ["Let all of it stop", "Ping-pong loop", "Loop"]) == "Loop")
    let scenes: [String] = ["Open Corner slide", "Open Slide down to dismiss"]
    #expect(best("open slide", of: scenes) == "Open Slide down to dismiss")
    #expect(best("zo", of: ["Rotate zero", "Zoom", "Fuzzy off"]) == "Zoom")
  }

  @Test func placesAreTheLettersTyped() {
    #expect(FuzzyMatch("np", in: "Next panel")?.places == [0, 5])
    #expect(FuzzyMatch("PAN", in: "a pan panel")?.places == [2, 3, 4])
    #expect(FuzzyMatch("go end", in: "Go to the end")?.places == [0, 1, 10, 11, 12])
  }
}
