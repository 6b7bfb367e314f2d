import Testing

@testable import SegueTerminal

@Suite @MainActor struct InquiryTests {
  private static let replies =
    "\u{1b}P>|foot(1.20.2)\u{1b}\\\u{1b}[?2026;2$y\u{1b}[?1016;2$y\u{1b}[6;20;10t"
    + "\u{1b}P1$r0;48:2::1:22:133m\u{1b}\\\u{1b}[?62;4;22c"

  /// What was understood of bytes that come in pieces of a size.
  private func inquiry(_ text: String, pieces: Int) -> Inquiry {
    var inquiry = Inquiry()
    var decoder = InputDecoder()
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      inquiry.take(bytes.prefix(pieces), with: &decoder, at: 0)
      bytes = bytes.dropFirst(pieces)
    }
    return inquiry
  }

  private func keys(_ inquiry: Inquiry) -> [Key] {
    inquiry.events.compactMap { if case .key(let press) = $0 { press.key } else { nil } }
  }

  @Test(arguments: [1, 2, 7, 1000])
  func `Every answer is understood, however it is cut`(pieces: Int) {
    let answers = inquiry(Self.replies, pieces: pieces).answers
    #expect(answers.version == "foot(1.20.2)")
    #expect(answers.modes == [2026: .reset, 1016: .reset])
    #expect(answers.keepsTruecolor == true)
    #expect(answers.isComplete)
  }

  @Test(arguments: [1, 5, 1000])
  func `Keys among the answers come in order, and none is lost`(pieces: Int) {
    var text = "a"
    var typed: [Key] = [.character("a")]
    for (number, reply) in Self.replies.split(separator: "\u{1b}", omittingEmptySubsequences: true)
      .enumerated()
    {
      text += "\u{1b}" + reply
      // Inside of a device control string there is no place for a key.
      if reply.hasPrefix("P") { continue }
      let key = Character(Unicode.Scalar(UInt8(98 + number)))
      text.append(key)
      text += "\u{1b}[A"
      typed += [.character(key), .up]
    }
    let inquiry = inquiry(text, pieces: pieces)
    #expect(keys(inquiry) == typed)
    #expect(inquiry.answers.isComplete)
    #expect(inquiry.answers.keepsTruecolor == true)
  }

  @Test(arguments: [
    ("ffff/ffff/ffff", true), ("ee/e8/d5", true), ("0000/0000/0000", false), ("00/2b/36", false),
  ])
  func `Whether the ground is light`(color: String, isLight: Bool) throws {
    let question = String(decoding: TerminalAnswers.questions(aboutColor: false), as: UTF8.self)
    #expect(question.contains("\u{1b}]11;?\u{1b}\\"))
    let events = inquiry("\u{1b}]11;rgb:\(color)\u{1b}\\\u{1b}[?62c", pieces: 3).events
    let replies = events.compactMap { if case .reply(let reply) = $0 { reply } else { nil } }
    #expect(replies.compactMap(\.isGroundLight) == [isLight])
  }

  @Test func `An escape before an answer is a key of its own`() {
    let inquiry = inquiry("\u{1b}\u{1b}[?62c", pieces: 100)
    #expect(keys(inquiry) == [.escape])
    #expect(inquiry.answers.isComplete)
  }

  @Test(arguments: [
    ("48;2;1;22;133", true), ("0;48:2:1:22:133", true), ("48:2::1:22:133", true), ("48;5;17", false),
    ("0", false),
  ])
  func `Whether the colour was kept`(parameters: String, keeps: Bool) {
    var answers = TerminalAnswers()
    let isNew = answers.take(.rendition(parameters))
    #expect(isNew)
    #expect(answers.keepsTruecolor == keeps)
  }
}
