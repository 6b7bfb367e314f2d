import SegueGeometry
import SegueTerminal
import Testing

@Suite struct InputDecoderReportTests {
  @Test(arguments: [
    ("<0;1;1M", MouseEvent(kind: .press, button: .left, column: 0, row: 0)),
    ("<1;2;3M", MouseEvent(kind: .press, button: .middle, column: 1, row: 2)),
    ("<2;300;250m", MouseEvent(kind: .release, button: .right, column: 299, row: 249)),
    ("<32;5;6M", MouseEvent(kind: .drag, button: .left, column: 4, row: 5)),
    ("<35;5;6M", MouseEvent(kind: .move, column: 4, row: 5)),
    ("<64;5;6M", MouseEvent(kind: .wheelUp, column: 4, row: 5)),
    ("<65;5;6M", MouseEvent(kind: .wheelDown, column: 4, row: 5)),
    ("<66;5;6M", MouseEvent(kind: .wheelLeft, column: 4, row: 5)),
    ("<67;5;6M", MouseEvent(kind: .wheelRight, column: 4, row: 5)),
    (
      "<28;1;1M",
      MouseEvent(kind: .press, button: .left, column: 0, row: 0, modifiers: [.shift, .alt, .control])
    ),
    ("<0;0;0M", MouseEvent(kind: .press, button: .left, column: 0, row: 0)),
    ("32;4;5M", MouseEvent(kind: .press, button: .left, column: 3, row: 4)),
    ("35;4;5M", MouseEvent(kind: .release, button: .none, column: 3, row: 4)),
    ("M !!", MouseEvent(kind: .press, button: .left, column: 0, row: 0)),
    ("M@%&", MouseEvent(kind: .drag, button: .left, column: 4, row: 5)),
  ])
  func `Mouse reports`(tail: String, event: MouseEvent) {
    #expect(decode("\u{1b}[" + tail) == [.mouse(event)])
  }

  @Test func `Buttons beyond the third are not confused with the first three`() {
    #expect(decode("\u{1b}[<128;1;1M\u{1b}[<128;1;1m") == [])
  }

  @Test func `A whole click in one read loses nothing`() {
    let kinds = decode("\u{1b}[<0;3;4M\u{1b}[<32;4;4M\u{1b}[<0;4;4m").compactMap { event in
      if case .mouse(let mouse) = event { mouse.kind } else { nil }
    }
    #expect(kinds == [.press, .drag, .release])
  }

  @Test func `Pixel reports give a cell and the place within`() throws {
    var decoder = InputDecoder()
    decoder.mouseUnit = .pixels(cellWidth: 10, cellHeight: 20)
    let expected = MouseEvent(
      kind: .press,
      button: .left,
      column: 2,
      row: 1,
      fineColumn: 2.55,
      fineRow: 1.275
    )
    #expect(decode("\u{1b}[<0;26;26M", with: decoder) == [.mouse(expected)])
  }

  @Test(arguments: [
    ("[?62;4;22c", TerminalReply.primaryAttributes([62, 4, 22])),
    ("[>41;354;0c", .secondaryAttributes([41, 354, 0])),
    ("[?2026;2$y", .mode(2026, .reset)),
    ("[?2026;0$y", .mode(2026, .unknown)),
    ("[6;20;10t", .cellPixels(width: 10, height: 20)),
    ("[4;480;800t", .textAreaPixels(width: 800, height: 480)),
    ("[8;24;80t", .textArea(GridSize(columns: 80, rows: 24))),
    ("[12;40R", .cursor(column: 39, row: 11)),
    ("[0n", .status(0)),
    ("]11;rgb:ffff/8080/0000\u{1b}\\", .color(command: 11, red: 1, green: 0x8080 / 65535.0, blue: 0)),
    ("]10;rgb:f/0/0\u{07}", .color(command: 10, red: 1, green: 0, blue: 0)),
    ("P>|XTerm(390)\u{1b}\\", .version("XTerm(390)")),
    ("_Gi=31;OK\u{1b}\\", .graphics(Array("Gi=31;OK".utf8))),
    ("[?1;0;256S", .graphicsAttributes([1, 0, 256])),
  ])
  func `Replies`(tail: String, reply: TerminalReply) {
    #expect(decode("\u{1b}" + tail) == [.reply(reply)])
  }

  @Test func `A cursor report in the first row needs to be expected`() {
    var decoder = InputDecoder()
    #expect(decode("\u{1b}[1;5R", with: decoder) == [key(.function(3), .control)])
    decoder.expectsCursorReport = true
    #expect(decode("\u{1b}[1;5R", with: decoder) == [.reply(.cursor(column: 4, row: 0))])
  }
}
