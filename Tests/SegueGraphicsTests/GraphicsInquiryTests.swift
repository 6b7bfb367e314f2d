import CGraphics
import SegueCells
import SegueGeometry
import SegueTestSupport
import Testing

@testable import SegueGraphics

/// The questions, and what answers mean.
@Suite struct GraphicsInquiryTests {
  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1b}", with: "␛")
  }

  @Test("A pixel is asked for in the line and in shared memory, an edit of one is tried, and nothing stays")
  func questions() {
    var inquiry = GraphicsInquiry(processID: 7)
    #expect(text(inquiry.questions(environment: [:])) == "␛_Ga=q,i=1073743869,t=d,f=24,s=1,v=1;AAAA␛\\")
    var room = [UInt8](repeating: 0, count: 4)
    #expect(cg_read_shared("/tty-graphics-protocol-00007zzz", &room, 4) == -1)
    let bytes = inquiry.furtherQuestions(environment: [:], at: 0)
    #expect(
      text(bytes)
        == "␛_Ga=q,i=1073743870,t=s,f=24,s=1,v=1,S=3;L3R0eS1ncmFwaGljcy1wcm90b2NvbC0wMDAwN3p6eg==␛\\"
        + "␛_Ga=t,i=1073743871,t=d,f=24,s=1,v=1,q=2;AAAA␛\\"
        + "␛_Ga=f,r=1,i=1073743871,x=0,y=0,t=d,f=24,s=1,v=1;AAAA␛\\␛_Ga=d,d=I,i=1073743871,q=2␛\\"
    )
    #expect(cg_read_shared("/tty-graphics-protocol-00007zzz", &room, 4) == 3)
    inquiry.end()
    #expect(cg_read_shared("/tty-graphics-protocol-00007zzz", &room, 4) == -1)
  }

  @Test("The Linux console is not asked what it would print; tmux passes questions on")
  func silence() {
    var silent = GraphicsInquiry(processID: 8)
    #expect(text(silent.questions(environment: ["TERM": "linux"])) == "")
    #expect(text(silent.furtherQuestions(environment: ["TERM": "linux"], at: 0)) == "")
    #expect(text(GraphicsInquiry.sixelQuestions) == "␛[?1;1;0S␛[?2;1;0S")
    var wrapped = GraphicsInquiry(processID: 9)
    #expect(
      text(wrapped.questions(environment: ["TMUX": "x"]))
        == "␛Ptmux;␛␛_Ga=q,U=1,i=1073744381,t=d,f=24,s=1,v=1;AAAA␛␛\\␛\\"
    )
    let further = text(wrapped.furtherQuestions(environment: ["TMUX": "x"], at: 0))
    #expect(further.hasPrefix("␛Ptmux;␛␛_Ga=q,i=1073744382,t=s"))
    wrapped.end()
  }

  @Test("Replies become answers by their ids, and others are none of ours")
  func replies() {
    var inquiry = GraphicsInquiry(processID: 7)
    #expect(KittyReply("Gi=1073743869;OK".utf8) == KittyReply(id: 1_073_743_869, error: nil))
    for (body, isOurs) in [("Gi=1073743869;OK", true), ("Gi=1073743870;EBADF:no", true), ("Gi=31;OK", false)]
    {
      let reply = KittyReply(body.utf8)
      #expect(reply.map { inquiry.take($0) } == isOurs)
    }
    #expect(inquiry.answers.acceptsKitty == true && inquiry.answers.acceptsSharing == false)
    #expect(inquiry.answers.acceptsEditing == nil)
  }

  @Test("Sixel's numbers are taken if they can be meant")
  func sixelNumbers() {
    var answers = GraphicsAnswers()
    for numbers in [
      [1, 3, 0], [1, 0, -5], [1, 0, 1], [2, 0, 0, 7], [2, 0, 7], [], [9, 0, 7], [1, 0, Int.max],
    ] {
      answers.take(graphicsAttributes: numbers)
    }
    #expect(answers == GraphicsAnswers())
    answers.take(graphicsAttributes: [1, 0, 256])
    answers.take(graphicsAttributes: [2, 0, 1000, 800])
    #expect(answers.registers == 256 && answers.mostPixels == GridSize(columns: 1000, rows: 800))
  }

  @Test("Nonsense is no reply, and errors are printable and short")
  func nonsense() {
    for body in ["", "G", "OK", "Gi=1", "i=1;OK"] { #expect(KittyReply(body.utf8) == nil) }
    #expect(KittyReply("G;OK".utf8) == KittyReply(id: nil, error: nil))
    #expect(KittyReply("Gi=99999999999999999999;OK".utf8) == KittyReply(id: nil, error: nil))
    #expect(KittyReply("Gp=3,i=-4;\u{1b}[31mE\u{7}é".utf8) == KittyReply(id: -4, error: "[31mE"))
    #expect(KittyReply(("Gi=1;" + String(repeating: "x", count: 5000)).utf8)?.error?.count == 200)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let letters = Array("Gi=;,OK1\u{1b}\u{ff}9p-".utf8)
      let body = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        letters[Int.random(in: 0..<letters.count, using: &random)]
      }
      if let error = KittyReply(body)?.error { #expect(error.utf8.allSatisfy { (0x20..<0x7f).contains($0) }) }
    }
  }

  @Test("Pictures that cannot be are refused without a byte")
  func impossible() {
    let traits = GraphicsTraits(
      route: .kittyDirect,
      screen: GridSize(columns: 9, rows: 9),
      cell: GridSize(columns: 2, rows: 2)
    )
    var encoder = GraphicsEncoder(traits: traits, processID: 1)
    let pixels = [UInt32](repeating: 0, count: 4)
    for (slot, columns, row) in [
      (-1, 1, 0), (63, 1, 0), (0, 2, 0), (0, 0, 0), (0, Int.max, 0), (0, 1, Int.min),
    ] {
      var bytes: [UInt8] = []
      let area = CellRect(column: 0, row: row, columns: columns, rows: 1)
      let isShown = pixels.withUnsafeBufferPointer {
        encoder.present(PlacedPicture(slot: slot, area: area), pixels: $0, at: 0, into: &bytes)
      }
      #expect(!isShown && bytes.isEmpty)
    }
    var bytes: [UInt8] = []
    encoder.retire(70, into: &bytes)
    encoder.leave(into: &bytes)
    #expect(bytes.isEmpty)
  }
}
