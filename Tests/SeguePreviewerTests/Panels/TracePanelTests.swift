import SegueGeometry
import SegueCells
import SegueGestures
import SegueTerminal
import SegueTransitions
import SegueUIKitRules
import Testing

@testable import SegueInterface
@testable import SeguePreviewer
import SeguePlayer

struct TracePanelTests {
  /// The album with its trace, at the end of its first transition's first half.
  private func preview(rows: Int = 24) -> Preview {
    var preview = Samples.preview(rows: rows)
    _ = preview.handle(Samples.key(.character("4")), at: 0)
    return preview
  }

  @Test func listsWhatWillBeCalledBeforeItIs() {
    let preview = preview()
    let list = TraceList(of: preview.panelContext)
    #expect(list.made == list.firstOfRun)
    #expect(list.entries.count > 4)
    #expect(list.tense(of: 0) == .later)
    #expect(list.entries.map(\.call).contains(.completeTransition(true)))
  }

  @Test func theCallsUpToThePlayHeadArePast() {
    var preview = preview()
    _ = preview.handle(Samples.key(.right), at: 0)
    let middle = TraceList(of: preview.panelContext)
    #expect(middle.made > 0 && middle.made < middle.entries.count)
    #expect(middle.tense(of: middle.made - 1) == .current)
    #expect(middle.tense(of: middle.made) == .later)
    #expect(middle.tense(of: 0) == .past)
    _ = preview.handle(Samples.key(.end), at: 0)
    let end = TraceList(of: preview.panelContext)
    #expect(end.made == end.entries.count)
    #expect(end.entries == middle.entries)
  }

  @Test("A recognizer's changes that follow each other, and the progress they make, are a line each")
  func changes() throws {
    let text = """
      segue: 1
      device: [390, 780]
      screens: {home: {layers: {card: {frame: [0, 0, 390, 780], fill: white}}}, other: {}}
      transitions: {go: {kind: present, from: home, to: other, duration: 1, tracks: {to: {y: H -> 0}}}}
      gestures: {pull: {in: home/card, recognize: pan, drives: go, progress: dy / 780 in 0..1}}
      """
    var preview = try Samples.preview(of: text)
    preview.rehearsal.player.startRun()
    for step in 0...10 {
      let time: Double = Double(step) * 0.04
      let phase: PointerEvent.Phase = step == 0 ? .began : step == 10 ? .ended : .moved
      let place = Point(x: 200, y: 100 + time * 800)
      preview.rehearsal.player.record(
        .pointer(
          PointerEvent(phase: phase, location: place, time: preview.rehearsal.player.origin.time + time)
        )
      )
    }
    preview.rehearsal.player.rehearse()
    let list = TraceList(of: preview.panelContext)
    let trace = try #require(preview.rehearsal.player.ending).trace
    func isChange(_ entry: TraceEntry) -> Bool {
      if case .recognizer(let report) = entry.event { report.state == .changed } else { false }
    }
    let folded = list.entries.filter(isChange)
    try #require(trace.filter(isChange).count > 4)
    #expect(folded.count == 1)
    let rows = list.rows(endingWith: list.entries.count - 1, rows: 60, columns: 200)
    #expect(rows.contains { $0.text.hasSuffix(" ×\(trace.filter(isChange).count)") })
    let updates = trace.filter { if case .update = $0.call { true } else { false } }
    #expect(rows.contains { $0.text.hasPrefix("update(") && $0.text.hasSuffix(" ×\(updates.count)") })
  }

  @Test func aClickGoesToTheCallsTime() throws {
    var preview = preview()
    let body = try #require(preview.layout.panels.place(of: "trace")?.body)
    let list = TraceList(of: preview.panelContext)
    let index = try #require(list.entries.firstIndex { $0.call == .completeTransition(true) })
    let rows = list.rows(
      endingWith: list.followed(rows: body.rows),
      rows: body.rows,
      columns: body.columns - 10
    )
    let line = try #require(rows.firstIndex { $0.index == index })
    let press = MouseEvent(kind: .press, button: .left, column: body.column + 9, row: body.row + line)
    _ = preview.handle(.mouse(press), at: 0)
    #expect(preview.rehearsal.session.status.phase == .finished)
    #expect(TraceList(of: preview.panelContext).made > index)
    #expect(preview.drag == .panel("trace"))
    _ = preview.handle(.mouse(MouseEvent(kind: .release, button: .left, column: 0, row: 0)), at: 0)
    #expect(preview.drag == nil)
  }

  @Test func longCallsAreBrokenAndFillTheRows() {
    let list = TraceList(of: preview().panelContext)
    let rows = list.rows(endingWith: list.entries.count - 1, rows: 6, columns: 12)
    #expect(rows.count == 6)
    #expect(rows.contains { $0.time == nil && $0.text.hasPrefix("  ") })
    #expect(rows.last?.index == list.entries.count - 1)
    let few = list.rows(endingWith: 0, rows: 4, columns: 80)
    // The first is the rule before the transition.
    #expect(few.map(\.index) == [0, 0, 1, 2])
    #expect(few.map(\.isRule) == [true, false, false, false])
  }

  private func shown(_ preview: Preview, glyphs: ChromeGlyphs = .unicode) -> [Substring] {
    var painter = GridPainter(grid: CellGrid(size: preview.size), theme: Theme(colors: .none), glyphs: glyphs)
    preview.panels.draw(preview.panelContext, in: preview.layout.panels, with: &painter)
    return Samples.text(of: painter.grid).split(separator: "\n")
  }

  @Test func whatIsToComeIsSaidInWordsAndBySigns() {
    var preview = preview()
    #expect(shown(preview).contains { $0.contains("── open, to come ──") })
    #expect(shown(preview, glyphs: .ascii).contains { $0.contains("-- open, to come --") })
    _ = preview.handle(Samples.key(.right), at: 0)
    let half = shown(preview)
    #expect(half.contains { $0.contains("── open ──") })
    let rule = half.firstIndex { $0.contains("── to come ──") }
    #expect(rule.map { half[$0 + 1].contains("… ") && half[$0 + 1].contains("completeTransition") } == true)
    #expect(rule.map { half[$0 - 1].contains("▸ ") } == true)
    // The pointer is before the first line of a broken call alone.
    #expect(half.filter { $0.contains("▸ ") && !$0.contains("─") }.count <= 2)
    _ = preview.handle(Samples.key(.end), at: 0)
    #expect(!shown(preview).contains { $0.contains("to come") })
  }

  @Test func anEarlierRunHasItsNameAndTimesOfItsOwn() throws {
    var preview = preview(rows: 40)
    _ = preview.handle(Samples.key(.end), at: 0)
    _ = preview.handle(Samples.key(.enter), at: 0)
    _ = preview.handle(Samples.key(.end), at: 0)
    let list = TraceList(of: preview.panelContext)
    let rows = list.rows(endingWith: list.entries.count - 1, rows: 60, columns: 60)
    #expect(rows.filter(\.isRule).map(\.text) == ["open", "close"])
    #expect(rows.compactMap(\.time).allSatisfy { $0 >= 0 })
    #expect(rows.first { !$0.isRule }?.time == 0)
  }

  @Test func theWheelScrollsAndScrubbingFollowsAgain() throws {
    var preview = preview(rows: 11)
    let size = GridSize(columns: 80, rows: 11)
    let body = try #require(preview.layout.panels.place(of: "trace")?.body)
    func firstLine() -> String {
      var painter = GridPainter(grid: CellGrid(size: size), theme: Theme(colors: .none), glyphs: .unicode)
      preview.panels.draw(preview.panelContext, in: preview.layout.panels, with: &painter)
      return String(
        Samples.text(of: painter.grid).split(separator: "\n", omittingEmptySubsequences: false)[body.row]
      )
    }
    let followed = firstLine()
    let turn = MouseEvent(kind: .wheelDown, column: body.column, row: body.row)
    _ = preview.handle(.mouse(turn), at: 0)
    #expect(firstLine() != followed)
    _ = preview.handle(Samples.key(.left), at: 0)
    #expect(firstLine() == followed)
  }
}
