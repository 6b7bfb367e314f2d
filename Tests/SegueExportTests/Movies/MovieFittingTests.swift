import SegueExport
import SegueMovies
import SegueScenes
import SegueTransitions
import Testing

@Suite("Movies that fit a size")
struct MovieFittingTests {
  private func export() throws -> MovieExport {
    let run = try SceneRun(scene: try SceneFile.load("app-store").scene, course: .transition("open"))
    var export = MovieExport(run: run, rate: MovieRate.gif[0])
    // A few small frames: unoptimized, each takes its time, and many movies are tried.
    export.frames = 5...7
    return export
  }

  private func settings(_ format: MovieFormat) -> MovieSettings {
    MovieSettings(rate: format.defaultRate, scale: 0.15)
  }

  @Test("What fits as it is stays as it is", arguments: [MovieFormat.gif, .apng, .webp])
  func asItIs(format: MovieFormat) throws {
    let made = try export().movie(
      format,
      fitting: 10_000_000,
      settings: settings(format),
      keeping: []
    ) { _ in }
    #expect(made.settings == settings(format) && made.result.bytes == made.file.count)
  }

  @Test(
    "A file never has more bytes than allowed",
    arguments: [MovieFormat.gif, .apng, .webp],
    [0.8]
  )
  func smaller(format: MovieFormat, part: Double) throws {
    let export = try export()
    let whole = try export.movie(format, fitting: .max, settings: settings(format), keeping: []) { _ in }
    let limit = Int(Double(whole.file.count) * part)
    var parts: [Double] = []
    let made = try export.movie(format, fitting: limit, settings: settings(format), keeping: []) {
      parts.append($0)
    }
    #expect(made.file.count <= limit && made.settings != whole.settings)
    #expect(parts == parts.sorted() && parts.last == 1)
    var again = export
    again.rate = made.settings.rate
    again.colors = made.settings.colors
    again.quality = made.settings.quality
    var picture = try ScreenPicture(scale: made.settings.scale)
    let same = try again.movie(format, picture: &picture) { _ in }
    #expect(same.file == made.file)
  }

  @Test("What was asked for is kept")
  func kept() throws {
    let export = try export()
    let whole = try export.movie(.gif, fitting: .max, settings: settings(.gif), keeping: []) { _ in }
    let limit = whole.file.count * 7 / 10
    let made = try export.movie(
      .gif,
      fitting: limit,
      settings: settings(.gif),
      keeping: [.rate]
    ) { _ in }
    #expect(made.settings.rate == MovieRate.gif[0] && made.file.count <= limit)
    // Frames that are counted keep their rate.
    let some = try export.movie(.gif, fitting: limit, settings: settings(.gif), keeping: []) {
      _ in
    }
    #expect(some.settings.rate == MovieRate.gif[0])
    #expect {
      try export.movie(.gif, fitting: 300, settings: settings(.gif), keeping: [.scale]) { _ in }
    } throws: {
      "\($0)".hasPrefix("nothing fits into 300 bytes: the smallest movie has ")
    }
  }
}
