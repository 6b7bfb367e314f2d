import Testing

@testable import SegueScenes

@Suite("No two knobs are shown under one name")
struct KnobNameTests {
  @Test("In the bundled scenes", arguments: SceneLibrary.bundled())
  func bundled(reference: SceneReference) throws {
    let document = try SceneDocument.open(reference.path)
    let titles: [String] = document.knobs.map(\.title)
    let doubled = Dictionary(grouping: titles) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(doubled.isEmpty, "\(reference.name): \(doubled.sorted())")
  }

  private func titles(_ formula: String) throws -> [String] {
    let text = """
      segue: 1
      screens: {home: {}, away: {layers: {dot: {frame: [0, 0, 10, 10]}}}}
      transitions:
        go: {kind: push, from: home, to: away, tracks: {to/dot: {y: \(formula)}}}
      """
    return try SceneDocument(source: Array(text.utf8), path: "/nowhere/scene.yaml").knobs.map {
      $0.title(below: 2)
    }.filter { $0.contains("dot/y") }
  }

  @Test("A detent is a height in points, whatever it is called")
  func detents() throws {
    let text = """
      segue: 1
      screens: {home: {}, sheet: {}}
      transitions:
        go:
          kind: present
          from: home
          to: sheet
          presentation: {style: page-sheet, detents: {small: 120, opacity: 200, duration: 0.5 * H, at: H - 60}}
      """
    let document = try SceneDocument(source: Array(text.utf8), path: "/nowhere/scene.yaml")
    let knobs = document.knobs.filter { $0.title.contains("detents") }
    #expect(knobs.map(\.kind) == [.points, .points, .factor, .points])
  }

  @Test("What a scroll layer has in points and seconds is measured so")
  func scrolling() throws {
    let text = """
      segue: 1
      screens:
        home:
          layers:
            a: {scroll: {inset: 20, paging: 300}}
            b: {scroll: {inset: {top: 60}, refresh: {height: 50, at: 90, duration: 2}}}
      """
    let document = try SceneDocument(source: Array(text.utf8), path: "/nowhere/scene.yaml")
    let knobs = document.knobs.filter { $0.title.contains("scroll") }
    #expect(knobs.map(\.kind) == [.points, .points, .points, .points, .points, .seconds])
  }

  @Test(
    "A number in a formula is named by what it does there",
    arguments: [
      ("1.3 * W - 30", ["y × W", "y −"]), ("W + 30 -> rest", ["y from +"]), ("H - 0.5 * W", ["y − × W"]),
      ("W / 3", ["y W ÷"]), ("W * 0.5 + H * 0.5", ["y × W", "y × H"]),
      ("W + 1 + 2 + 3", ["y +", "y + #2", "y + #3"]),
      ("0 -> -40", ["y from", "y to"]), ("10 if W > 400 else 20", ["y", "y W >", "y #2"]),
    ]
  )
  func formulas(formula: String, names: [String]) throws {
    #expect(try titles(formula).map { String($0.split(separator: "/").last ?? "") } == names)
  }
}
