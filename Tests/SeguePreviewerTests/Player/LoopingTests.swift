import SegueTerminal
import Testing

@testable import SeguePreviewer
import SeguePlayer

struct LoopingTests {
  private func key(_ character: Character, _ preview: inout Preview) {
    _ = preview.handle(Samples.key(.character(character)), at: 0)
  }

  /// The album's first transition with marks at frames 6 and 12.
  private func marked() -> Preview {
    var preview = Samples.preview()
    for _ in 0..<6 { _ = preview.handle(Samples.key(.right), at: 0) }
    key("a", &preview)
    for _ in 0..<6 { _ = preview.handle(Samples.key(.right), at: 0) }
    key("a", &preview)
    return preview
  }

  @Test func twoMarksMakeALoopAndAThirdPressEndsIt() throws {
    var preview = marked()
    let range = try #require(preview.rehearsal.player.loopRange)
    #expect(abs(range.lowerBound - 0.1) < 1e-9 && abs(range.upperBound - 0.2) < 1e-9)
    #expect(preview.rehearsal.player.isLooping)
    key("a", &preview)
    #expect(preview.rehearsal.player.loopRange == nil && preview.rehearsal.player.loopStart == nil)
  }

  @Test func aLoopStaysBetweenItsMarks() {
    var preview = marked()
    preview.rehearsal.player.isPlaying = true
    var seen: [Double] = []
    for step in 1...200 {
      preview.tick(Double(step) * 0.013)
      seen.append(preview.rehearsal.player.position)
    }
    #expect(seen.allSatisfy { $0 >= 0.1 - 1e-9 && $0 <= 0.2 + 1e-9 })
    #expect(preview.rehearsal.player.isPlaying)
  }

  @Test func thereAndBackTurnsAtBothEnds() {
    var preview = Samples.preview()
    key("y", &preview)
    preview.rehearsal.player.isPlaying = true
    preview.tick(0.4)
    #expect(abs(preview.rehearsal.player.position - 0.4) < 1e-9)
    preview.tick(0.6)
    #expect(preview.rehearsal.player.isReturning)
    preview.tick(0.8)
    #expect(abs(preview.rehearsal.player.position - (preview.rehearsal.player.length - 0.2)) < 1e-6)
    preview.tick(2)
    #expect(!preview.rehearsal.player.isReturning && preview.rehearsal.player.position == 0)
    preview.tick(2.1)
    #expect(abs(preview.rehearsal.player.position - 0.1) < 1e-9)
  }

  @Test func thereAndBackStaysBetweenItsMarks() {
    var preview = marked()
    key("y", &preview)
    preview.rehearsal.player.isPlaying = true
    var turns: Set<Bool> = []
    for step in 1...200 {
      preview.tick(Double(step) * 0.013)
      turns.insert(preview.rehearsal.player.isReturning)
      #expect(
        preview.rehearsal.player.position >= 0.1 - 1e-9 && preview.rehearsal.player.position <= 0.2 + 1e-9
      )
    }
    #expect(turns == [true, false])
  }

  @Test func marksOutliveOtherOptions() {
    var preview = marked()
    key("u", &preview)
    #expect(preview.rehearsal.player.loopRange != nil)
  }
}
