import SegueImages
import SegueModel
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
    var pictures = PictureLibrary(folder: folder.path, pixels: 250)
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
    #expect(message("c.png")?.hasSuffix("; a scene's pictures share 67108864 pixels") == true)
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
}
