import SegueScenes
import Testing

@testable import SeguePreviewer
import SeguePlayer

struct PlainPreviewTests {
  private static let text = """
    segue: 1
    title: Sheet
    device: iphone-15
    screens:
      home: {fill: white, layers: {button: {frame: [20, 100, 100, 40], fill: blue}}}
      sheet: {fill: green, layers: {card: {frame: [0, 0, 100, 100], fill: red}}}
    transitions:
      show: {kind: present, from: home, to: sheet, tap: from/button, duration: 0.5, ease: linear, tracks: {to: {y: H -> rest}}}
      hide: {kind: dismiss, from: sheet, to: home, duration: 0.2, ease: linear, tracks: {from: {y: H}}}
    gestures:
      pull: {in: sheet, recognize: pan, progress: dy / 400 in 0..1, drives: hide, finish: {when: progress > 0.5}}

    """

  private func plain() throws -> PlainPreview {
    PlainPreview(
      document: try SceneDocument(source: Array(Self.text.utf8), path: "sheet.yaml"),
      options: PreviewerOptions()
    )
  }

  @Test func theGreetingSaysWhatThereIs() throws {
    #expect(
      try plain().greeting == [
        "Sheet, screen home", "transition show: present to sheet, chosen", "type help for the commands",
      ]
    )
  }

  @Test func playingIsToldToItsEnd() throws {
    var plain = try plain()
    let lines: [String] = plain.obey("play")
    #expect(lines.first == "0.000 s, ready, screen home")
    #expect(lines.contains { $0.hasPrefix("0.100 s, running, show 20 %") })
    #expect(lines.contains { $0.contains("call ") && $0.contains("animateTransition") })
    #expect(lines.contains { $0.hasPrefix("sheet: x 0.0 y ") })
    #expect(lines.last { $0.contains(" s, at rest") } == "0.500 s, at rest, show 100 %, screen sheet")
  }

  @Test func stepsAndPlaces() throws {
    var plain = try plain()
    #expect(plain.obey("step 6").contains("0.100 s, running, show 20 %, screen home"))
    #expect(plain.obey("step -6").contains("0.000 s, ready, screen home"))
    #expect(plain.obey("at 40%").contains("0.200 s, running, show 40 %, screen home"))
    #expect(plain.obey("at 0.3").contains("0.300 s, running, show 60 %, screen home"))
    #expect(plain.obey("at noon") == ["at takes seconds, as 0.2, or a part of the run, as 40%"])
  }

  @Test func aTapAndADragAreTouches() throws {
    var plain = try plain()
    #expect(
      plain.obey("tap button").last { $0.contains("screen") } == "0.550 s, at rest, show 100 %, screen sheet"
    )
    let cancelled: [String] = plain.obey("drag 100 100 100 220 0.2")
    #expect(cancelled.first?.contains("interactive, hide ") == true)
    #expect(cancelled.last { $0.contains("screen") }?.hasSuffix("screen sheet") == true)
    let finished: [String] = plain.obey("drag 100 100 100 500 0.2")
    #expect(finished.last { $0.contains("screen") }?.hasSuffix("screen home") == true)
    #expect(plain.obey("tap 1") == ["no layer '1' is on the screen: type layers for their names"])
    #expect(plain.obey("drag 1 2 3").count == 1)
  }

  @Test func valuesAndLayers() throws {
    var plain = try plain()
    #expect(plain.obey("layers").contains("home/button"))
    #expect(
      plain.obey("values button").contains("width 100.0") || plain.obey("values button").contains("width 100")
    )
    #expect(plain.obey("values").contains("home/button: x 20.0 y 100.0, width 100.0 height 40.0"))
    #expect(plain.obey("watch none") == ["no layer is told"])
    #expect(!plain.obey("step 2").contains { $0.hasPrefix("sheet:") })
  }

  @Test func everyActionOfThePreviewerIsACommand() throws {
    var plain = try plain()
    #expect(plain.obey("faster").contains("0.000 s, ready, screen home"))
    #expect(plain.preview.rehearsal.player.speed == 1.5)
    #expect(plain.obey("undo") == ["nothing to undo", "0.000 s, ready, screen home"])
    #expect(
      plain.obey("fsater") == ["unknown command 'fsater': did you mean 'faster'? type help for the commands"]
    )
    #expect(plain.obey("nonsense") == ["unknown command 'nonsense': type help for the commands"])
  }

  @Test func itEndsWhenToldTo() throws {
    var plain = try plain()
    #expect(plain.exitStatus == nil)
    #expect(plain.obey("quit").isEmpty)
    #expect(plain.exitStatus == 0)
  }
}
