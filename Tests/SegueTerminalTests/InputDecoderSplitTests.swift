import SegueTerminal
import SegueTestSupport
import Testing

@Suite struct InputDecoderSplitTests {
  static let samples: [String] = [
    "héllo \u{1F600}▀", "\u{1b}[A\u{1b}OB\u{1b}[1;5C\u{1b}[[Bq",
    "\u{1b}[7$x\u{1b}[7^\u{1b}[27;6;65~\u{1b}[97;5u",
    "\u{1b}[<0;10;20M\u{1b}[<32;11;20M\u{1b}[<0;11;20m", "\u{1b}[M !!\u{1b}[32;4;5M",
    "\u{1b}[200~pa\u{1b}[st\u{1b}[20e\r\n\u{1b}[201~z", "\u{1b}[I\u{1b}[O\u{1b}[?2026;2$y\u{1b}[6;20;10t",
    "\u{1b}]11;rgb:ff/80/00\u{1b}\\\u{1b}]11;rgb:ff/80/00\u{07}\u{1b}P>|tmux 3.3a\u{1b}\\k",
    "\u{1b}\u{1b}[A\u{1b}x\u{1b}é\u{1b}\u{1b}y", "\u{1b}[1;\u{1b}[Z\u{1b}]x\u{1b}OPa\u{1b}[?9z",
  ]

  /// Any two cuts of any sample, with pauses shorter than any deadline between, decode as the whole does.
  @Test(arguments: samples) func `Cut anywhere, a sequence decodes the same`(text: String) {
    let bytes = Array(text.utf8)
    let whole = decode(bytes)
    for first in 0...bytes.count {
      for second in first...bytes.count {
        let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]]
        #expect(feed(pieces) == whole, "cut at \(first) and \(second)")
      }
    }
    #expect(feed(bytes.map { [$0][...] }) == whole, "byte by byte")
  }

  private func feed(_ pieces: [ArraySlice<UInt8>]) -> [InputEvent] {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    var time = 0.0
    for piece in pieces where !piece.isEmpty {
      time += 0.02
      decoder.timeOut(at: time, into: &events)
      decoder.feed(piece, at: time, into: &events)
    }
    decoder.timeOut(at: time + 10, into: &events)
    return events
  }

  /// Whatever comes, the decoder ends in a state from which a plain key is a plain key.
  @Test func `Random bytes leave no trace`() {
    var random = SeededGenerator(seed: 7)
    let alphabet = Array("\u{1b}\u{1b}[[OM<;;0123456789ABcRmtu~$?]P\\\u{07}éx".utf8)
    for _ in 0..<2000 {
      var decoder = InputDecoder()
      var events: [InputEvent] = []
      let bytes = (0..<20).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }
      decoder.feed(bytes, at: 0, into: &events)
      decoder.timeOut(at: 10, into: &events)
      if decoder.deadline != nil { decoder.timeOut(at: 20, into: &events) }
      events = []
      decoder.feed("k".utf8, at: 30, into: &events)
      #expect(events == [key(.character("k"))], "after \(bytes)")
    }
  }
}
