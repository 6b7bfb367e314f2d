import Foundation
import SegueGeometry
import SegueModel
import SegueScenes
import SegueCells
import SegueStage
import SegueTerminal
import SegueTransitions
import Testing

@testable import SegueInterface
@testable import SeguePreviewer
import SeguePlayer

/// What stands beside bars and above them.
extension TimelinePanelTests {
  @Test func tracksOfALayerStandBelowItsName() throws {
    let preview = opened()
    let rows = TimelineSheet(of: preview.panelContext).rows
    var layers: [String] = []
    var spans: [TimelineSheet.Bar] = []
    for row in rows {
      switch row {
      case .layer(let id): layers.append(id)
      case .track(let track, let bar):
        #expect(track.layer == layers.last)
        spans.append(bar)
      }
    }
    #expect(layers.contains("detail") && layers.contains("list"))
    #expect(spans.allSatisfy { $0.begin == 0 && abs($0.end - 0.5) < 1e-9 && !$0.isDriven })
    // A high bar below what it moves, from where to where, and the name of its curve.
    let track = try track(preview) { $0.layer == "detail" && TrackName.of($0.properties) == "position" }
    let bar = TimelinePanel.barRows(of: track)
    #expect(bar.rows > 1 && bar.row > track.row)
    let shown = lines(preview)
    #expect(shown[track.row].contains("x 390 → 0 ") && !shown[track.row].contains("█"))
    let curve = shown[bar.row..<bar.endRow]
    #expect(curve.contains { $0.contains(/[▁▂▃▄▅▆▇]█/) }, "\(curve.joined(separator: "\n"))")
    #expect(shown[track.row].trimmingSpaces.hasSuffix("spring"), "\(shown[track.row])")
    #expect(Int(body(preview).column) + 2 == panelScale(preview)?.column)
  }

  @Test func theNamesOfTracksLeaveTheAxesOut() {
    #expect(TrackName.of([.positionX, .positionY, .opacity]) == "position, opacity")
    #expect(TrackName.of([.radiusTopLeft, .radiusTopRight]) == "radius")
  }

  @Test(
    "The play head leaves every sign of what stands above bars, wherever it is",
    arguments: [ChromeGlyphs.unicode, .ascii]
  )
  func playHeadBetweenNames(glyphs: ChromeGlyphs) throws {
    let document = try SceneDocument.open("app-store")
    var preview = Samples.preview(document.scene, columns: 120, rows: 40)
    _ = preview.handle(Samples.key(.character("3")), at: 0)
    func names() throws -> [String] {
      var painter = GridPainter(
        grid: CellGrid(size: GridSize(columns: 120, rows: 40)),
        theme: Theme(colors: .none),
        glyphs: glyphs
      )
      preview.panels.draw(preview.panelContext, in: preview.layout.panels, with: &painter)
      let rows = Samples.text(of: painter.grid).split(separator: "\n", omittingEmptySubsequences: false)
      let lines = try #require(preview.panels["timeline"] as? TimelinePanel)
        .lines(of: TimelineSheet(of: preview.panelContext), in: body(preview), preview.panelContext)
      #expect(lines.areNamesAbove)
      let line = String(glyphs.box[5])
      return lines.places.map {
        String(rows[$0.lines.row].dropFirst(body(preview).column)).replacing(line, with: " ").trimmingSpaces
      }
    }
    let shown = try names()
    for frame in 0...60 {
      preview.rehearsal.player.seek(to: Double(frame) / 60)
      #expect(try names() == shown, "frame \(frame)")
    }
  }

  @Test("A click on what stands above a bar selects its track, wherever on the line, and moves no play head")
  func namesAbove() throws {
    var preview = opened()
    let track = try track(preview) { $0.layer == "detail" }
    for column in [track.column + 3, track.endColumn - 3] {
      preview.stage.selection = nil
      _ = preview.handle(mouse(.press, column, track.row), at: 0)
      _ = preview.handle(mouse(.release, column, track.row), at: 0)
      #expect(preview.stage.selection == "detail" && preview.rehearsal.player.isRewound)
    }
    _ = preview.handle(mouse(.press, track.endColumn - 3, track.row + 1), at: 0)
    #expect(!preview.rehearsal.player.isRewound)
  }

  @Test("Where not every change has room, the names stay, and no number is cut in two", arguments: 10...90)
  func ways(columns: Int) throws {
    let document = try SceneDocument.open("app-store")
    let preview = Samples.preview(document.scene, columns: 120, rows: 40)
    let tracks = TimelineSheet(of: preview.panelContext).tracks
    let card = try #require(tracks.first { $0.layer == "container/card" })
    let changes = TrackChange.all(of: card).map(\.text)
    #expect(changes == ["x 20 → 0", "y 120 → 0", "width 353 → 393", "height 458.9 → 510.9", "radius 15 → 0"])
    let all = changes.joined(separator: "  ")
    let names = "position, size, radius"
    // As many whole changes as there is room for.
    let cut = (0...4).map { ([names] + changes.prefix($0)).joined(separator: "  ") }
    let expected = columns >= all.count ? all : cut.last { $0.count <= columns } ?? names
    #expect(TrackName.ways(of: card, columns: columns) == expected)
  }

  @Test("A hover names every number, has the line to itself, and ends with the next key")
  func hover() throws {
    let text = """
      segue: 1
      device: [390, 780]
      screens: {home: {fill: black}, away: {layers: {card: {frame: [10, 20, 100, 200], fill: white}}}}
      transitions:
        go:
          kind: push
          from: home
          to: away
          duration: 0.5
          markers: {early: 0.2, late: 0.8}
          tracks: {to/card: {position: [300, 400], radius: 12}}
      """
    var preview = try Samples.preview(of: text)
    _ = preview.handle(Samples.key(.character("3")), at: 0)
    let body: CellRect = body(preview)
    let rows = TimelineSheet(of: preview.panelContext).rows
    let index = try #require(
      rows.firstIndex { if case .track(let track, _) = $0 { track.properties.count > 2 } else { false } }
        ?? rows.firstIndex { if case .track = $0 { true } else { false } }
    )
    let ruler: String = lines(preview)[body.row]
    #expect(ruler.contains("◆early") && ruler.contains("◆late"))
    // No half of a number beside a marker: what is left are whole times, each a tenth.
    for word in ruler.dropFirst(body.column + 1).split(separator: " ") where word.contains(".") {
      #expect(word.wholeMatch(of: /0\.[0-9]/) != nil, "\(ruler)")
    }
    _ = preview.handle(mouse(.move, body.endColumn - 30, body.row + 1 + index), at: 0)
    let hovered: String = lines(preview)[body.row].trimmingSpaces
    #expect(hovered.contains(" s  "))
    let pairs: [Substring] = hovered.split(separator: "  ")[1].split(separator: ",")
    for pair in pairs { #expect(pair.split(separator: " ").count >= 2, "\(hovered)") }
    #expect(!hovered.contains("◆"))
    _ = preview.handle(Samples.key(.character("f")), at: 0)
    #expect(!lines(preview)[body.row].contains(" s  "))
  }

  @Test func cornersThatDifferAreAllNamed() {
    var layer = LayerState()
    layer.cornerRadii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    let corners: [LayerProperty] = [.radiusTopLeft, .radiusTopRight, .radiusBottomRight, .radiusBottomLeft]
    #expect(
      TrackName.values(of: [.positionY] + corners, in: layer)
        == "position.y 0.00, radius top left 1.00, radius top right 2.00, radius bottom right 3.00, radius bottom left 4.00"
    )
    layer.cornerRadii = CornerRadii(topLeft: 5, topRight: 5, bottomRight: 5, bottomLeft: 5)
    #expect(TrackName.values(of: corners + [.opacity], in: layer) == "radius 5.00, opacity 1.00")
  }

  @Test("Names keep their ends, the last time is there, and a bar that goes on beyond the row says so")
  func rows() throws {
    let text = """
      segue: 1
      device: [390, 780]
      screens:
        home: {fill: black}
        away: {layers: {group-of-texts: {frame: [0, 0, 300, 300], layers: {
          subtitle-of-card: {frame: [0, 0, 10, 10]}, subtitle-of-page: {frame: [0, 0, 10, 10]}}}}}
      transitions:
        go: {kind: push, from: home, to: away, duration: 1, ease: linear, tracks: {
          to/group-of-texts/subtitle-of-card: {x: 30}, to/group-of-texts/subtitle-of-page: {x: 40}}}
      """
    var preview = try Samples.preview(of: text, columns: 80, rows: 24)
    _ = preview.handle(Samples.key(.character("3")), at: 0)
    func shown() -> [String] {
      var painter = GridPainter(
        grid: CellGrid(size: preview.size),
        theme: Theme(colors: .none),
        glyphs: .unicode
      )
      preview.panels.draw(preview.panelContext, in: preview.layout.panels, with: &painter)
      return Samples.text(of: painter.grid).split(separator: "\n", omittingEmptySubsequences: false).map {
        String($0)
      }
    }
    let body: CellRect = body(preview)
    let lines: [String] = shown()
    #expect(lines.contains { $0.contains("…") && $0.contains("subtitle-of-card") })
    #expect(lines.contains { $0.contains("…") && $0.contains("subtitle-of-page") })
    #expect(lines[body.row].trimmingSpaces.hasSuffix("1.0"))
    #expect(!lines.contains { $0.contains("◂") || $0.trimmingSpaces.hasSuffix("▸") })
    // The play head leaves the curve's name whole, wherever it is.
    for step in 0..<20 {
      preview.rehearsal.scrub { $0.seek(to: Double(step) / 20) }
      #expect(shown().contains { $0.contains("linear") })
    }
    for key: Character in ["+", "+"] { _ = preview.handle(Samples.key(.character(key)), at: 0) }
    preview.rehearsal.scrub { $0.seek(to: 0.4) }
    let zoomed: [String] = shown()
    let beyond: [Int] = zoomed.indices.filter { zoomed[$0].contains("◂") && zoomed[$0].contains("▸") }
    // Bars of two lines: above what they move, and the signs; below the curve, and its name.
    let signs = "   position        ◂                     │             ▸"
    #expect(beyond.map { zoomed[$0] } == [signs, signs])
    for row in beyond { #expect(zoomed[row + 1].contains(" linear "), "\(zoomed[row + 1])") }
  }

  @Test(
    "In a narrow panel a curve's name stands over the flat end of its bar, and its moving part stays in view"
  )
  func flatEnds() throws {
    // So many tracks that their bars stand beside the names.
    let others = (1...7).map { "other-\($0)" }
    let layers = others.map { "\($0): {frame: [0, 0, 9, 9]}" }.joined(separator: ", ")
    let tracks = others.map { "to/\($0): {opacity: 0.5, ease: ease-in}" }.joined(separator: "\n      ")
    let text = """
      segue: 1
      device: [390, 780]
      screens:
        home: {fill: black}
        away: {layers: {a-layer-with-a-name: {frame: [0, 0, 9, 9], fill: white}, \(layers)}}
      transitions:
        go:
          kind: push
          from: home
          to: away
          duration: 1
          tracks:
            to/a-layer-with-a-name: {radius: 9, opacity: 0.5, position: [9, 9], ease: EASE}
            \(tracks)
      """
    let curves = [
      ("spring(ratio 0.9)", "spring", false), ("bezier(0 0 0.1 1)", "bezier", false),
      ("bezier(0.9 0 1 1)", "bezier", true), ("linear", "linear", false),
    ]
    for (ease, name, isAtBegin) in curves {
      var preview = try Samples.preview(of: text.replacing("EASE", with: ease), columns: 80, rows: 24)
      preview.panels.restore([])
      _ = preview.handle(Samples.key(.character("3")), at: 0)
      preview.preparePanels(glyphs: .unicode)
      let body: CellRect = self.body(preview)
      var painter = GridPainter(
        grid: CellGrid(size: GridSize(columns: 80, rows: 24)),
        theme: Theme(colors: .none),
        glyphs: .unicode
      )
      preview.panels.draw(preview.panelContext, in: preview.layout.panels, with: &painter)
      let lines = Samples.text(of: painter.grid).split(separator: "\n", omittingEmptySubsequences: false)
      let first =
        body.column + TimelineLines.labelColumns(of: TimelineSheet(of: preview.panelContext), in: body)
      let bars = lines.map { $0.dropFirst(first) }.filter { $0.contains(name) }
      let bar = try #require(bars.first, "\(ease)")
      let place = bar.distance(from: bar.startIndex, to: try #require(bar.range(of: name)).lowerBound)
      #expect((place < (body.endColumn - first) / 2) == isAtBegin, "\(ease) \(bar)")
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
