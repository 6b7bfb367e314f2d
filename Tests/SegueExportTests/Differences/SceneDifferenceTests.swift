import Foundation
import SegueDocuments
import SegueModel
import SegueScenes
import SegueTransitions
import Testing

@testable import SegueExport

@Suite struct SceneDifferenceTests {
  private func scene(
    detail: String = "{fill: blue, layers: {badge: {fill: red, frame: [10, 10, 50, 50]}}}",
    tracks: String = "{to: {y: H -> rest}}",
    duration: Double = 0.5,
    more: String = ""
  ) throws -> Scene {
    let text = """
      segue: 1
      device: [400, 800]
      screens: {home: {fill: white}, detail: \(detail)}
      transitions:
        open: {kind: push, from: home, to: detail, duration: \(duration), ease: linear, tracks: \(tracks)}
        \(more)
      """
    return try SceneFile.parse(Array(text.utf8), path: "a.yaml", folder: nil).scene
  }

  private func difference(_ first: Scene, _ second: Scene, tolerance: Double = 0.01) throws -> SceneDifference
  {
    try SceneComparison(.init(scene: first), .init(scene: second), name: "", options: Session.Options())
      .difference(names: ("a", "b"), tolerance: MotionTolerance(points: tolerance))
  }

  @Test func aSceneEqualsItself() throws {
    let difference = try difference(try scene(), try scene())
    #expect(difference.isEmpty && difference.runs.map(\.name) == ["transition open"])
    #expect(difference.lines == ["no differences"])
  }

  @Test func bundledScenesEqualThemselves() throws {
    for name in ["app-store", "slide-down"] {
      let scene = try SceneFile.load(name).scene
      #expect(try difference(scene, scene).isEmpty)
    }
  }

  /// Both move linearly, from 800 and from 700: farthest apart when they begin.
  @Test func theWorstTimeIsThatOfTheLargestDifference() throws {
    let found = try #require(
      try difference(try scene(), try scene(tracks: "{to: {y: 700 -> rest}}")).runs.first
    )
    let y = try #require(found.differences.first { $0.layer == "detail" && $0.measure == .y })
    #expect(
      y.time == 0 && abs(y.size - 100) < 1e-9 && abs(y.first - 800) < 1e-9 && abs(y.second - 700) < 1e-9
    )
    #expect(found.worstTime == 0)
    #expect(!found.differences.contains { $0.measure == .x || $0.layer == "home" })
  }

  @Test func theWorstComesFirst() throws {
    let other = try scene(
      detail: "{fill: blue, layers: {badge: {fill: red, frame: [10, 10, 50, 53], opacity: 0.9}}}",
      tracks: "{to: {y: 700 -> rest}}"
    )
    let found = try #require(try difference(try scene(), other).runs.first).differences
    #expect(found.map(\.weight) == found.map(\.weight).sorted(by: >))
    // A tenth of an opacity is as much as ten points.
    let badge = found.filter { $0.layer == "detail/badge" }.map(\.measure)
    #expect(badge == [.y, .opacity, .height])
  }

  @Test func whatIsWithinTheToleranceIsEqual() throws {
    let (first, second) = (try scene(), try scene(tracks: "{to: {y: 799.5 -> rest}}"))
    #expect(try difference(first, second, tolerance: 0.6).isEmpty)
    #expect(try !difference(first, second, tolerance: 0.4).isEmpty)
    #expect(try !difference(first, second, tolerance: 0).isEmpty)
  }

  @Test func layersOfOneAloneAreNamed() throws {
    let other = try scene(detail: "{fill: blue, layers: {label: {fill: red, frame: [10, 10, 50, 50]}}}")
    let found = try #require(try difference(try scene(), other).runs.first)
    #expect(found.layersInFirst == ["detail/badge"] && found.layersInSecond == ["detail/label"])
    #expect(found.differences.isEmpty)
  }

  @Test func aLayerThatIsHiddenInOneIsNotEqual() throws {
    let hidden = "{fill: blue, layers: {badge: {fill: red, frame: [10, 10, 50, 50], hidden: true}}}"
    let found = try #require(try difference(try scene(), try scene(detail: hidden)).runs.first)
    #expect(found.layersInFirst == ["detail/badge"] && !found.isEmpty)
  }

  @Test func anotherDurationIsAnotherEndAndOtherCalls() throws {
    let found = try #require(try difference(try scene(), try scene(duration: 1)).runs.first)
    #expect(found.ends?.areTogether == false)
    #expect(found.calls.contains { $0.isInFirst } && found.calls.contains { !$0.isInFirst })
  }

  @Test func transitionsOfOneAloneAreNamed() throws {
    let other = try scene(more: "back: {kind: pop, from: detail, to: home}")
    let found = try difference(try scene(), other)
    #expect(found.runsInFirst == [] && found.runsInSecond == ["transition back"] && !found.isEmpty)
    #expect(found.lines == ["only in B: transition back"])
  }

  @Test func withoutACommonTransitionScenesAreComparedAtRest() throws {
    let text = "segue: 1\ndevice: [400, 800]\nscreens: {home: {fill: black}}"
    let other = try SceneFile.parse(Array(text.utf8), path: "b.yaml", folder: nil).scene
    let found = try difference(try scene(), other)
    #expect(found.runs.map(\.name) == ["at rest"] && found.runsInFirst == ["transition open"])
    #expect(found.runs[0].differences.contains { $0.measure == .fillRed && $0.size == 1 })
  }

  @Test func theDataHasAllOfIt() throws {
    let json = try difference(try scene(), try scene(tracks: "{to: {y: 700 -> rest}}")).json
    let read = try #require(JSONReader.value(of: Array(json.line.utf8)))
    #expect(!read["equal"].isTrue && read["runs"].elements.count == 1)
    let row = try #require(read["runs"].elements[0]["differences"].elements.first)
    #expect(row["unit"].string == "pt" && row["difference"].integer == 100)
  }

  @Test func thePageHasPicturesAndNoMarkOfAnybodyElses() throws {
    let comparison = try SceneComparison(
      .init(scene: try scene()),
      .init(scene: try scene(tracks: "{to: {y: 700 -> rest}}")),
      name: "",
      options: Session.Options()
    )
    let names = ("<script>\u{338}", "\"\u{301}><img src=x>")
    let difference = try comparison.difference(names: names, tolerance: MotionTolerance())
    let page = try DifferencePage(difference, pictures: try comparison.pictures(of: difference)).text()
    #expect(page.components(separatedBy: "data:image/png;base64,").count == 4)
    #expect(!page.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    for mark in ["<script", "<img src=x"] {
      #expect(Data(page.utf8).range(of: Data(mark.utf8)) == nil)
    }
  }
}
