import SegueTerminal
import Testing

@testable import SegueInterface
@testable import SeguePlayer
@testable import SeguePreviewer

struct ActionRegistryTests {
  @Test func eachIdIsUniqueAndPlain() {
    let ids: [String] = ActionRegistry.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }, "\(id)")
    }
  }

  @Test func noTwoActionsOfAContextShareAKey() {
    struct Place: Hashable {
      var context: Action.Context
      var press: KeyPress
    }
    var owners: [Place: String] = [:]
    for action in ActionRegistry.all {
      for context in action.contexts {
        for press in action.keys {
          let place = Place(context: context, press: press)
          #expect(owners[place] == nil, "\(action.id) and \(owners[place] ?? "") share \(press.label)")
          owners[place] = action.id
        }
      }
    }
  }

  @Test func eachActionWithAKeyIsInTheHelp() {
    var contexts: Set<Action.Context> = [.preview, .finger, .gallery]
    for panel in PanelRegistry.traits { contexts.insert(.panel(panel.name)) }
    let lines: [KeyGuide.Entry] = KeyGuide.sections(of: .standard, in: contexts).flatMap(\.entries)
    for action in ActionRegistry.all where !action.keys.isEmpty {
      let line: KeyGuide.Entry? = lines.first { $0.meaning == action.help ?? action.title }
      #expect(line != nil, "\(action.id)")
    }
  }

  @Test func eachLineOfTheHelpFitsItsColumn() {
    var contexts: Set<Action.Context> = [.preview, .finger, .gallery]
    for panel in PanelRegistry.traits { contexts.insert(.panel(panel.name)) }
    for line in KeyGuide.sections(of: .standard, in: contexts).flatMap(\.entries) {
      #expect(TextFit.width(of: line.keys) < HelpOverlay.keyColumns, "\(line.keys)")
      let room: Int = HelpOverlay.columnWidth - 2 - HelpOverlay.keyColumns
      #expect(TextFit.width(of: line.meaning) <= room, "\(line.meaning)")
    }
  }

  @Test func neighboursThatSayTheSameShareALine() {
    let sections = KeyGuide.sections(of: .standard, focus: nil)
    let scrub = sections.first { $0.title == "Scrub" }
    #expect(
      scrub?.entries == [
        KeyGuide.Entry(keys: "← → , .", meaning: "a frame back, on"),
        KeyGuide.Entry(keys: "shift ← →", meaning: "10 frames"),
        KeyGuide.Entry(keys: "ctrl ← →", meaning: "half a second"),
        KeyGuide.Entry(keys: "home end", meaning: "start, end"),
        KeyGuide.Entry(keys: "pgup pgdn", meaning: "marker before, next"),
      ]
    )
    #expect(sections.first { $0.title == "Finger" }?.entries[1].keys == "arrows")
    #expect(!sections.contains { $0.title == "Gallery" })
  }

  @Test func theHelpBeginsWithThePanelThatHasTheKeysAndEndsWithTheOthers() {
    let sections = KeyGuide.sections(of: .standard, focus: "tune")
    #expect(sections.first?.title == "tune has the keys")
    #expect(sections.first?.entries.contains { $0.meaning == "type a value" } == true)
    #expect(sections.dropFirst().first?.title == "Play")
    #expect(sections.last?.title == "In device (8)")
    #expect(!sections.contains { $0.title == "In tune (5)" })
    let titles = KeyGuide.sections(of: .standard, focus: nil).map(\.title)
    for panel in PanelRegistry.traits { #expect(titles.contains("In \(panel.name) (\(panel.key))")) }
  }

  @Test func eachPanelPerformsItsOwnActionsAndNoOthers() {
    for panel in PanelRegistry.traits {
      for action in panel.actions {
        #expect(action.contexts == [.panel(panel.name)], "\(action.id)")
        #expect(action.id.hasPrefix("\(panel.name)-"), "\(action.id)")
      }
    }
  }

  @Test func aKeyOfTheUsersOwnReplacesThoseOfTheTable() {
    let keys = KeyMap(keys: ["play-pause": [.key("P")], "replay": []])
    #expect(keys.command(for: .key("P"), in: .preview) == .play(.playPause))
    #expect(keys.command(for: .key(" "), in: .preview) == nil)
    #expect(keys.command(for: .key("r"), in: .preview) == nil)
    #expect(keys.keys(for: .play(.playPause)) == [.key("P")])
    let play = KeyGuide.sections(of: keys, in: [.preview]).first { $0.title == "Play" }
    #expect(play?.entries.first == KeyGuide.Entry(keys: "P", meaning: "play, pause"))
    #expect(play?.entries.contains { $0.meaning == "replay" } == false)
  }
}
