import SegueDocuments
import SegueGeometry
import SegueImages
import SegueModel
import SegueStage
import SegueTestSupport
import Testing

@testable import SegueScenes

@Suite("Pictures together")
struct PictureLimitTests {
  @Test("The pictures of a scene share one bound on their pixels")
  func shared() throws {
    let folder = try TemporaryFolder()
    let png = try PixelBuffer(width: 10, height: 10).pngData()
    for name in ["a", "b", "c"] { try folder.write("\(name).png", png) }
    var pictures = PictureLibrary(
      folder: folder.path,
      budget: PictureBudget(decodedEach: 200, decodedTotal: 250, keptEach: 100, keptTotal: 1000)
    )
    func message(_ name: String) -> String? {
      do {
        _ = try pictures.picture(YAMLScalar(text: name, isQuoted: false, start: 0))
        return nil
      } catch {
        return "\(error.message); \(error.hint ?? "")"
      }
    }
    #expect(message("a.png") == nil)
    #expect(message("b.png") == nil)
    #expect(message("a.png") == nil)
    #expect(
      message("c.png")?.hasPrefix("cannot show 'c.png': the picture is 10 × 10 pixels; at most") == true
    )
    #expect(message("c.png")?.hasSuffix("; a scene's pictures share 250 pixels") == true)
  }

  @Test("A picture that cannot be shown is read once, and told at each place")
  func failures() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", "no picture")
    var pictures = PictureLibrary(folder: folder.path)
    func place(_ start: Int) -> Int? {
      do {
        _ = try pictures.picture(YAMLScalar(text: "a.png", isQuoted: false, start: start))
        return nil
      } catch {
        return error.range.lower
      }
    }
    #expect(place(3) == 3)
    try folder.write("a.png", try PixelBuffer(width: 1, height: 1).pngData())
    #expect(place(40) == 40)
  }

  @Test("Pictures that have more pixels than may be kept are halved, and each keeps some")
  func halving() throws {
    let folder = try TemporaryFolder()
    let png = try PixelBuffer(width: 60, height: 30).pngData()
    let names = (0..<40).map { "p\($0).png" }
    for name in names { try folder.write(name, png) }
    var pictures = PictureLibrary(
      folder: folder.path,
      budget: PictureBudget(decodedEach: 2_000, decodedTotal: 1 << 20, keptEach: 500, keptTotal: 1_500)
    )
    var kept: [Int] = []
    for name in names {
      let picture = try pictures.picture(YAMLScalar(text: name, isQuoted: false, start: 0))
      kept.append(picture.pixels.pixels.count)
      #expect(abs(Double(picture.pixels.width) / Double(picture.pixels.height) - 2) < 1.01)
    }
    #expect(kept[0] == 30 * 15)
    #expect(kept.allSatisfy { $0 > 0 })
    #expect(kept.reduce(0, +) <= 1_500 + names.count)
  }

  @Test(
    "A header that promises more pixels than can be counted is refused",
    arguments: [
      [UInt32.max, UInt32.max], [0x8000_0000, 0x8000_0000], [UInt32.max, 1], [1, UInt32.max], [8192, 8193],
      [0, 0],
    ]
  )
  func absurdHeaders(sides: [UInt32]) throws {
    let folder = try TemporaryFolder()
    let bigEndian = sides.flatMap { number in (0..<4).map { UInt8(number >> (24 - 8 * UInt32($0)) & 255) } }
    try folder.write(
      "x.png",
      [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + bigEndian
    )
    var pictures = PictureLibrary(folder: folder.path)
    #expect(throws: Finding.self) {
      _ = try pictures.picture(YAMLScalar(text: "x.png", isQuoted: false, start: 0))
    }
  }
}
