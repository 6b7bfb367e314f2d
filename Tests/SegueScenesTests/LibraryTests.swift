import Foundation
import SegueDocuments
import SegueGeometry
import SegueImages
import SegueModel
import SegueScenes
import SegueStage
import SegueTestSupport
import Testing

@Suite("Files")
struct LibraryTests {
  private static func picture(_ name: String) -> String {
    "segue: 1\nscreens: {home: {image: \(name)}}\n"
  }

  private func message(_ path: String) -> String? {
    do {
      _ = try SceneFile.load(path)
      return nil
    } catch {
      return error.diagnostics.first?.message
    }
  }

  @Test("A scene is a file, a folder, or a bundled scene's name")
  func names() throws {
    let folder = try TemporaryFolder()
    try folder.write("scene.yaml", "segue: 1\nscreens: {home: {}}\n")
    #expect(try SceneFile.load(folder.path).path == "\(folder.path)/scene.yaml")
    #expect(try SceneFile.load("\(folder.path)/scene.yaml").scene.start == "home")
    #expect(
      try SceneFile.load("app-store").scene.title == (try SceneFile.load("Scenes/app-store").scene.title)
    )
  }

  @Test("What cannot be read is told as such")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    #expect(message(folder.path) == "the folder holds no scene.yaml")
    #expect(message("\(folder.path)/none.yaml") == "no such scene")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/scene.yaml",
      withIntermediateDirectories: true
    )
    #expect(message(folder.path) == "cannot read the scene: it is not a file")
    #expect(message("/dev/null") == "cannot read the scene: it is not a file")
    #expect(
      message(String(repeating: "n", count: 5000)) == "cannot read the scene: file name too long"
    )
    do {
      _ = try SceneFile.load("app-stroe")
      Issue.record("there is no such scene")
    } catch {
      #expect(error.rendered().hasPrefix("app-stroe: error: no such scene\n  did you mean 'app-store'?"))
    }
  }

  @Test("Pictures stand beside the scene or below, and are read once")
  func pictures() throws {
    let folder = try TemporaryFolder()
    var pixels = PixelBuffer(width: 3, height: 2)
    pixels.pixels[0] = 0xff00_00ff
    try folder.write("card.png", try pixels.pngData())
    try folder.write(
      "scene.yaml",
      "segue: 1\nscreens: {a: {image: card.png}, b: {image: card.png}, c: {image: card}}\n"
    )
    let images = try SceneFile.load(folder.path).scene.screens.map { $0.root.values[0].value.node }
    guard case .image(let first) = images[0], case .image(let second) = images[1] else {
      Issue.record("no pictures")
      return
    }
    #expect(first === second)
    #expect(first.pixels == pixels)
  }

  @Test("Links out of the folder are refused")
  func links() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try outside.write("secret.png", try PixelBuffer(width: 1, height: 1).pngData())
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/card.png",
      withDestinationPath: "\(outside.path)/secret.png"
    )
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/deep",
      withDestinationPath: outside.path
    )
    for name in ["card.png", "deep/secret.png"] {
      try folder.write("scene.yaml", Self.picture(name))
      #expect(message(folder.path) == "'\(name)' leads out of the scene's folder")
    }
  }

  @Test("Corrupt and oversize pictures are errors at the picture's name")
  func corrupt() throws {
    let folder = try TemporaryFolder()
    try folder.write("scene.yaml", Self.picture("card.png"))
    try folder.write("card.png", "not a picture")
    let neither = "neither a PNG nor a JPEG file; convert the picture to PNG"
    #expect(message(folder.path) == "cannot show 'card.png': \(neither)")
    let png = try PixelBuffer(width: 40, height: 40).pngData()
    try folder.write("card.png", Array(png.prefix(60)))
    #expect(message(folder.path)?.hasPrefix("cannot show 'card.png': the PNG is damaged or cut off") == true)
    var huge = png
    huge.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xa0, 0, 1, 0x86, 0xa0])
    try folder.write("card.png", huge)
    #expect(message(folder.path)?.contains("100000 × 100000") == true)
    try FileManager.default.removeItem(atPath: "\(folder.path)/card.png")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/card.png",
      withIntermediateDirectories: true
    )
    #expect(message(folder.path) == "no picture is called 'card.png'")
  }

  @Test("The gallery lists broken scenes too")
  func listing() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a", "empty"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)",
        withIntermediateDirectories: true
      )
    }
    try folder.write("a/scene.yaml", "broken: [")
    try folder.write("b/scene.yaml", "segue: 1\nscreens: {home: {}}\n")
    #expect(SceneLibrary.scenes(in: folder.path).map(\.name) == ["a", "b"])
  }

  @Test("Devices have their sizes and safe areas")
  func devices() throws {
    let table = [
      ("iphone-15", 393.0, 852.0, 59.0, 34.0), ("iphone-se", 375, 667, 20, 0),
      ("iphone-15-pro-max", 430, 932, 59, 34),
    ]
    for (name, width, height, top, bottom) in table {
      let device = try scene("segue: 1\ndevice: \(name)\nscreens: {home: {}}").scene.device
      #expect(device.size?.width == width && device.size?.height == height)
      #expect(device.safeArea.top == top && device.safeArea.bottom == bottom)
    }
    #expect(try scene("segue: 1\ndevice: terminal\nscreens: {home: {}}").scene.device.size == nil)
    #expect(try scene("segue: 1\ndevice: [100, 200]\nscreens: {home: {}}").scene.device.size?.height == 200)
  }
}
