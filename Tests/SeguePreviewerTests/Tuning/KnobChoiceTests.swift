import SegueCells
import SegueRaster
import SegueScenes
import SegueTerminal
import Testing

@testable import SegueInterface
@testable import SeguePreviewer

/// Knobs chosen by mouse in a list that is longer than its panel.
struct KnobChoiceTests {
  private static let text = """
    segue: 1
    device: [390, 780]
    tokens: {\((0..<60).map { "t\($0): \($0)" }.joined(separator: ", "))}
    screens: {home: {}}
    """

  @Test func aClickSelectsTheKnobThatIsSeenThere() throws {
    var preview = try Samples.preview(of: Self.text, rows: 24)
    _ = preview.handle(Samples.key(.character("5")), at: 0)
    for _ in 0..<40 { _ = preview.handle(Samples.key(.down), at: 0) }
    #expect(try panel(of: preview).selectedKnob(in: preview.panelContext)?.name == "t40")
    let body = try #require(preview.layout.panels.place(of: "tune")).body
    try click(at: body.row, of: &preview)
    let first = try #require(try panel(of: preview).selectedKnob(in: preview.panelContext)?.name)
    #expect(first != "t40" && preview.line(body.row).contains(first))
    // The wheel scrolls over the others, and again what is clicked is what is seen.
    for _ in 0..<3 { _ = preview.handle(try mouse(.wheelUp, body.row + 2, of: preview), at: 0) }
    try click(at: body.row + 1, of: &preview)
    let second = try #require(try panel(of: preview).selectedKnob(in: preview.panelContext)?.name)
    #expect(second != first && preview.line(body.row + 1).contains(second))
  }

  private func panel(of preview: Preview) throws -> TunePanel {
    try #require(preview.panels["tune"] as? TunePanel)
  }

  private func mouse(_ kind: MouseEvent.Kind, _ row: Int, of preview: Preview) throws -> InputEvent {
    let body = try #require(preview.layout.panels.place(of: "tune")).body
    return .mouse(MouseEvent(kind: kind, button: .left, column: body.column + 3, row: row))
  }

  private func click(at row: Int, of preview: inout Preview) throws {
    _ = preview.handle(try mouse(.press, row, of: preview), at: 0)
    _ = preview.handle(try mouse(.release, row, of: preview), at: 0)
  }
}

extension Preview {
  /// What the panels show on a row of the screen.
  fileprivate func line(_ row: Int) -> Substring {
    var painter = GridPainter(
      grid: .init(size: size),
      theme: Theme(colors: .none),
      glyphs: .unicode
    )
    drawChrome(with: &painter)
    return Samples.text(of: painter.grid).split(separator: "\n", omittingEmptySubsequences: false)[row]
  }
}
