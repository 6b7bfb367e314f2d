import SegueGeometry
import SegueTerminal
import Testing

@Suite struct InputDecoderTests {
  @Test(arguments: [
    ("a", key(.character("a"))), ("Z", key(.character("Z"))), ("é", key(.character("é"))),
    ("\u{1F600}", key(.character("\u{1F600}"))),
    ("\u{01}", key(.character("a"), .control)), ("\u{1a}", key(.character("z"), .control)),
    ("\u{00}", key(.character(" "), .control)), ("\u{1c}", key(.character("\\"), .control)),
    ("\t", key(.tab)), ("\r", key(.enter)), ("\u{7f}", key(.backspace)), ("\u{1b}", key(.escape)),
    ("\u{1b}x", key(.character("x"), .alt)), ("\u{1b}ü", key(.character("ü"), .alt)),
    ("\u{1b}\r", key(.enter, .alt)), ("\u{1b}\u{01}", key(.character("a"), [.alt, .control])),
    ("\u{1b}[", key(.character("["), .alt)), ("\u{1b}O", key(.character("O"), .alt)),
  ])
  func `Characters and control keys`(text: String, event: InputEvent) {
    #expect(decode(text) == [event])
  }

  @Test(arguments: [
    ("[A", key(.up)), ("OA", key(.up)), ("[B", key(.down)), ("OC", key(.right)), ("[D", key(.left)),
    ("[H", key(.home)), ("OH", key(.home)), ("[1~", key(.home)), ("[7~", key(.home)),
    ("[F", key(.end)), ("OF", key(.end)), ("[4~", key(.end)), ("[8~", key(.end)),
    ("[2~", key(.insert)), ("[3~", key(.delete)), ("[5~", key(.pageUp)), ("[6~", key(.pageDown)),
    ("OP", key(.function(1))), ("[11~", key(.function(1))), ("[[A", key(.function(1))),
    ("OS", key(.function(4))), ("[15~", key(.function(5))), ("[[E", key(.function(5))),
    ("[17~", key(.function(6))), ("[21~", key(.function(10))), ("[23~", key(.function(11))),
    ("[24~", key(.function(12))), ("[Z", key(.tab, .shift)), ("OM", key(.enter)),
    ("Op", key(.character("0"))),
  ])
  func `Named keys in the forms of xterm, rxvt, linux and tmux`(tail: String, event: InputEvent) {
    #expect(decode("\u{1b}" + tail) == [event])
  }

  @Test(arguments: [
    ("[1;5C", key(.right, .control)), ("[1;2A", key(.up, .shift)), ("[1;3D", key(.left, .alt)),
    ("[1;8H", key(.home, [.shift, .alt, .control])), ("[3;5~", key(.delete, .control)),
    ("[1;5R", key(.function(3), .control)), ("O1;5P", key(.function(1), .control)),
    ("O5C", key(.right, .control)), ("Oc", key(.right, .control)), ("[c", key(.right, .shift)),
    ("[7$", key(.home, .shift)), ("[7^", key(.home, .control)), ("[7@", key(.home, [.shift, .control])),
    ("[27;5;97~", key(.character("a"), .control)), ("[97;5u", key(.character("a"), .control)),
    ("[13;2u", key(.enter, .shift)), ("[1;5:1A", key(.up, .control)), ("\u{1b}[A", key(.up, .alt)),
  ])
  func `Modifiers`(tail: String, event: InputEvent) {
    #expect(decode("\u{1b}" + tail) == [event])
  }

  @Test(arguments: [
    ("[97;1:3u"), ("[1;1:3A"), ("[>1;2;3x"), ("[1;2;3;4;5z"), ("[?1;2h"), ("[999~"), ("]0;title\u{07}"),
    ("P0$r\u{1b}\\"), ("_Xi=1;OK\u{1b}\\"), ("[ q"), ("[1\u{7f};2q"), ("Oz"), ("[<0;1M"), ("[<0;1;2;3M"),
  ])
  func `What means nothing is swallowed whole`(tail: String) {
    #expect(decode("\u{1b}" + tail + "k") == [key(.character("k"))])
  }

  @Test func `Malformed UTF-8 is swallowed`() {
    #expect(decode([0xff, 0x80, 0xc0, 0xaf, 0x61]) == [key(.character("a"))])
    #expect(decode([0xe2, 0x96, 0x61]) == [key(.character("a"))])
    #expect(decode([0xed, 0xa0, 0x80, 0x61]) == [key(.character("a"))])
    #expect(decode([0xe2, 0x96, 0x1b, 0x5b, 0x41]) == [key(.up)])
  }

  @Test func `An overlong sequence is swallowed`() {
    let digits = String(repeating: "1", count: 10_000)
    #expect(decode("\u{1b}[\(digits)Ax") == [key(.character("x"))])
    #expect(decode("\u{1b}]\(digits)\u{07}x") == [key(.character("x"))])
  }

  @Test func `A new escape cuts an unfinished sequence`() {
    #expect(decode("\u{1b}[1;\u{1b}[A") == [key(.up)])
    #expect(decode("\u{1b}]11;rgb\u{1b}[A") == [key(.up)])
    #expect(decode("\u{1b}[1\r") == [key(.enter)])
  }

  @Test func `Escape twice is two keys, and before a key no Alt is lost`() {
    #expect(decode("\u{1b}\u{1b}") == [key(.escape), key(.escape)])
    #expect(decode("\u{1b}\u{1b}x") == [key(.escape), key(.character("x"), .alt)])
  }

  @Test func `Focus`() {
    #expect(decode("\u{1b}[I\u{1b}[O") == [.focus(true), .focus(false)])
  }

  @Test func `Bracketed paste is text, whatever it holds`() {
    let text = "q\u{1b}[A\u{1b}[20\u{1b}"
    #expect(decode("\u{1b}[200~\(text)\u{1b}[201~x") == [.paste(text), key(.character("x"))])
    #expect(decode("\u{1b}[200~a\rb\r\nc\u{1b}[201~") == [.paste("a\nb\nc")])
    #expect(decode("\u{1b}[200~\u{1b}[201~") == [.paste("")])
  }

  @Test func `A paste without bound is cut`() throws {
    let long = [UInt8](repeating: 0x61, count: InputDecoder.longestPaste + 10)
    let events = decode(Array("\u{1b}[200~".utf8) + long + Array("\u{1b}[201~".utf8))
    guard case .paste(let text) = try #require(events.first) else { throw Missing() }
    #expect(text.utf8.count == InputDecoder.longestPaste)
    #expect(events.count == 1)
  }

  private struct Missing: Error {}

  @Test func `Deadlines belong to what waits`() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    #expect(decoder.deadline == nil)
    decoder.feed([0x1b], at: 5, into: &events)
    #expect(decoder.deadline == 5 + InputDecoder.escapeDelay)
    decoder.timeOut(at: 5.02, into: &events)
    #expect(events.isEmpty)
    decoder.timeOut(at: 5.025, into: &events)
    #expect(events == [key(.escape)])
    #expect(decoder.deadline == nil)
    decoder.feed("\u{1b}[1;".utf8, at: 6, into: &events)
    #expect(decoder.deadline == 6 + InputDecoder.sequenceDelay)
    decoder.timeOut(at: 8, into: &events)
    #expect(events == [key(.escape)])
  }

  @Test func `A late reader does not cut a sequence`() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed([0x1b], at: 0, into: &events)
    decoder.feed("[A".utf8, at: 0.5, into: &events)
    #expect(events == [key(.up)])
  }

  @Test func `The terminal's own key strings come first`() {
    var keys = KeyTable()
    keys.add(Array("\u{1b}[A".utf8), KeyPress(.function(9)))
    keys.add(Array("\u{1b}?p".utf8), KeyPress(.insert))
    keys.add([0x08], KeyPress(.delete))
    keys.add(Array("x".utf8), KeyPress(.home))
    let decoder = InputDecoder(keys: keys)
    #expect(decode("\u{1b}[A", with: decoder) == [key(.function(9))])
    #expect(decode("\u{1b}?p", with: decoder) == [key(.insert)])
    #expect(decode("\u{08}x", with: decoder) == [key(.delete), key(.character("x"))])
  }
}
