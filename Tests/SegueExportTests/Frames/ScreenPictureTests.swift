import SegueExport
import SegueGeometry
import SegueImages
import SegueModel
import SegueScenes
import SegueTransitions
import Testing

@Suite("Screenshots")
struct ScreenPictureTests {
  private static let text = """
    segue: 1
    device: [100, 60]
    screens:
      home: {fill: white, layers: {title: {text: Home, frame: [10, 10, 80, 24]}}}
      away: {fill: systemRed, layers: {title: {text: Away, frame: [10, 10, 80, 24], color: white}}}
    transitions:
      go: {kind: push, from: home, to: away, duration: 0.6, ease: linear, tracks: {to: {x: W -> 0}}}
    """

  private func run() throws -> SceneRun {
    let scene = try SceneDocument(source: Array(Self.text.utf8), path: "/nowhere/scene.yaml").scene
    return try SceneRun(scene: scene, course: .transition("go"))
  }

  @Test("A picture has the canvas's pixels at any scale, all opaque", arguments: [0.5, 1, 2.5, 3])
  func sizes(scale: Double) throws {
    var picture = try ScreenPicture(scale: scale)
    let pixels = try picture.picture(of: run().session)
    #expect(pixels.width == Int(clamping: (100 * scale).rounded()))
    #expect(pixels.height == Int(clamping: (60 * scale).rounded()))
    #expect(pixels.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test("Text is in it: dark on white, and larger at a larger scale")
  func text() throws {
    var counts: [Int] = []
    for scale in [1.0, 3] {
      var picture = try ScreenPicture(scale: scale)
      let pixels = try picture.picture(of: run().session)
      counts.append(pixels.pixels.count { $0 & 0xff < 128 })
    }
    #expect(counts[0] > 30 && abs(Double(counts[1]) / Double(counts[0]) - 9) < 2)
  }

  @Test("A picture after others is the picture drawn first")
  func order() throws {
    var run = try run()
    var kept = try ScreenPicture(scale: 2)
    for time in [0, 0.1, 0.25, 0.3, 0.6, 0.6] {
      run.advance(to: time)
      var fresh = try ScreenPicture(scale: 2)
      let (seen, meant) = (try kept.picture(of: run.session), try fresh.picture(of: run.session))
      #expect(seen == meant)
    }
  }

  @Test("A strip has the frames of its times beside each other, with a line of text below")
  func strip() throws {
    var picture = try ScreenPicture(scale: 1)
    let strip = try picture.strip(of: run(), count: 3)
    #expect(strip.width == 3 * 100 + 4 * 16 && strip.height == 60 + 28 + 2 * 16)
    var run = try run()
    for (index, time) in [0, 0.3, 0.6].enumerated() {
      run.advance(to: time)
      let frame = try picture.picture(of: run.session)
      let left = 16 + index * 116
      for y in 0..<60 {
        let row = (16 + y) * strip.width + left
        #expect(strip.pixels[row..<row + 100] == frame.pixels[y * 100..<y * 100 + 100])
      }
      let label = (76..<104).flatMap { y in
        strip.pixels[y * strip.width + left..<y * strip.width + left + 100]
      }
      #expect(label.contains { $0 & 0xff > 180 })
    }
  }

  @Test("Many frames take several lines")
  func lines() throws {
    var picture = try ScreenPicture(scale: 1)
    let strip = try picture.strip(of: run(), count: 20)
    #expect(strip.width == 7 * 116 + 16 && strip.height == 3 * 104 + 16)
  }

  @Test("A picture of more pixels than there may be is refused with what to do")
  func tooLarge() throws {
    let scene = try SceneDocument(
      source: Array(Self.text.replacing("[100, 60]", with: "[10000, 10000]").utf8),
      path: "/nowhere/scene.yaml"
    ).scene
    let run = try SceneRun(scene: scene, course: .rest)
    var picture = try ScreenPicture(scale: 3)
    #expect {
      _ = try picture.picture(of: run.session)
    } throws: {
      "\($0)".contains("30000 × 30000") && "\($0)".contains("--scale")
    }
  }

  @Test("Every device has its pixels to the point")
  func devices() {
    for device in Device.all {
      let isPhone = device.name.hasPrefix("iphone") && device.name != "iphone-se"
      #expect(device.scale == (isPhone ? 3 : 2))
    }
  }
}
