import SegueCells
import SegueExport
import SegueGeometry
import SegueImages
import SegueScenes
import SegueTransitions
import Testing

@Suite("Movies of runs")
struct MovieExportTests {
  private static let text = """
    segue: 1
    device: [40, 30]
    screens: {home: {fill: white}, away: {fill: black}}
    transitions:
      go: {kind: push, from: home, to: away, duration: 0.2, ease: linear, tracks: {to: {x: W -> 0}}}
    """

  private func export(
    _ rate: MovieRate,
    hold: Double = 0,
    frames: ClosedRange<Int>? = nil
  ) throws -> MovieExport {
    let scene = try SceneDocument(source: Array(Self.text.utf8), path: "/nowhere/scene.yaml").scene
    let run = try SceneRun(scene: scene, course: .transition("go"))
    var export = MovieExport(run: run, rate: rate)
    export.hold = hold
    export.frames = frames
    return export
  }

  @Test("Each frame is the screen at its time, from the beginning to rest")
  func frames() throws {
    let export = try export(MovieRate(framesPerSecond: 10), hold: 0.5)
    var run = export.run
    var picture = try ScreenPicture(scale: 1)
    var (numbers, durations) = ([Int](), [Double]())
    try export.forEachFrame { number, part, session, seconds in
      run.advance(to: Double(number) / 10)
      let (seen, meant) = (try picture.picture(of: session), try picture.picture(of: run.session))
      #expect(seen == meant)
      #expect(abs(part - Double(number + 1) / 3) < 1e-9)
      numbers.append(number)
      durations.append(seconds)
    }
    #expect(numbers == [0, 1, 2] && durations == [0.1, 0.1, 0.6])
  }

  @Test(
    "A movie lasts as long as its frames and its hold, in every format",
    arguments: [MovieFormat.gif, .apng, .webp]
  )
  func durations(format: MovieFormat) throws {
    let export = try export(format.defaultRate, hold: 0.5)
    var parts: [Double] = []
    var picture = try ScreenPicture(scale: 1)
    let (file, result) = try export.movie(format, picture: &picture) { parts.append($0) }
    let count = Double(try export.numbers.count)
    #expect(abs(result.seconds - (count * format.defaultRate.frameDuration + 0.5)) < 1e-9)
    #expect(result.bytes == file.count && result.size == GridSize(columns: 40, rows: 30))
    #expect(parts == parts.sorted() && parts.last == 1)
  }

  @Test("What was drawn before leaves no trace in a movie", arguments: [MovieFormat.gif, .apng, .webp])
  func again(format: MovieFormat) throws {
    let scene = try SceneFile.load("app-store").scene
    let run = try SceneRun(scene: scene, course: .transition("open"))
    var export = MovieExport(run: run, rate: MovieRate(framesPerSecond: 10))
    export.frames = 0...6
    var picture = try ScreenPicture(scale: 0.6)
    let first = try export.movie(format, picture: &picture) { _ in }
    let second = try export.movie(format, picture: &picture) { _ in }
    #expect(first.file == second.file)
    // An exact file of one frame is that frame alone.
    export.frames = 0...0
    var fresh = try ScreenPicture(scale: 0.6)
    let still = try fresh.picture(of: run.session)
    let movie = try export.movie(.apng, picture: &picture) { _ in }
    #expect(try PixelBuffer(png: movie.file) == still)
  }

  @Test("Some of the frames are those of the whole run")
  func someFrames() throws {
    func times(_ frames: ClosedRange<Int>? = nil) throws -> [Double] {
      var times: [Double] = []
      try export(MovieRate(framesPerSecond: 20), frames: frames).forEachFrame { _, _, session, _ in
        times.append(session.time)
      }
      return times
    }
    let all = try times()
    let parts = try times(0...1) + times(2...2) + times(3...99)
    #expect(parts == all && all.count == 5)
  }

  @Test("Frames beyond the end are refused with the last one's number")
  func noFrames() throws {
    let export = try export(MovieRate(framesPerSecond: 20), frames: 7...9)
    #expect {
      try export.forEachFrame { _, _, _, _ in }
    } throws: {
      "\($0)" == "the run has no frame 7: its last is 4"
    }
  }

  /// The events of a recording: time, kind, text.
  private func events(_ file: [UInt8]) -> [(time: Double, kind: String, text: String)] {
    String(decoding: file, as: UTF8.self).split(separator: "\n").dropFirst().compactMap { line in
      let parts = line.dropFirst().dropLast().split(separator: ", ", maxSplits: 2)
      guard parts.count == 3, let time = Double(parts[0]) else { return nil }
      return (time, String(parts[1].dropFirst().dropLast()), String(parts[2].dropFirst().dropLast()))
    }
  }

  @Test(
    "A recording has the screen's differences, with a mark where a transition begins",
    arguments: [false, true]
  )
  func recordings(isVersion3: Bool) throws {
    let export = try export(MovieRate(framesPerSecond: 10), hold: 0.5)
    let picture = FramePicture(size: GridSize(columns: 20, rows: 6), glyphs: .half, colors: .truecolor)
    let (file, result) = try export.cast(picture: picture, isVersion3: isVersion3, title: "Go") { _ in }
    let text = String(decoding: file, as: UTF8.self)
    let header =
      isVersion3
      ? #"{"version":3,"term":{"cols":20,"rows":6},"title":"Go"}"#
      : #"{"version":2,"width":20,"height":6,"title":"Go"}"#
    #expect(text.split(separator: "\n").first.map(String.init) == header)
    let events = events(file)
    #expect(events.map(\.kind) == ["o", "m", "o", "o", "o", "o"] + (isVersion3 ? ["x"] : []))
    #expect(events[1].text == "go")
    let times =
      isVersion3 ? events.indices.map { events[...$0].reduce(0) { $0 + $1.time } } : events.map(\.time)
    for (time, meant) in zip(times, [0, 0, 0, 0.1, 0.2, 0.8, 0.8]) { #expect(abs(time - meant) < 1e-6) }
    #expect(result.frames == 3 && abs(result.seconds - 0.8) < 1e-9 && result.bytes == file.count)
    // Later frames say only what changes.
    #expect(events[3].text.utf8.count < events[2].text.utf8.count)
  }

  @Test(
    "A GIF has the rates that its hundredths of a second can say",
    arguments: [(50, "50"), (33.3, "33⅓"), (25, "25")]
  )
  func rates(asked: Double, rate: String) {
    #expect(MovieFormat.gif.rate(asked)?.description == rate)
  }

  @Test(
    "Other rates are refused",
    arguments: [
      (MovieFormat.gif, 60), (.gif, 0), (.webp, 60), (.webp, 33), (.apng, 29.97), (.apng, 241), (.apng, .nan),
    ]
  )
  func noRates(format: MovieFormat, asked: Double) {
    #expect(format.rate(asked) == nil)
  }

  @Test(
    "The ending decides",
    arguments: [
      ("a.GIF", MovieFormat.gif), ("b/c.png", .apng), ("d.apng", .apng), ("g.webp", .webp), ("h.MP4", .mp4),
      ("i.webm", .webm), ("e.mov", nil),
      ("f", nil),
    ]
  )
  func endings(name: String, format: MovieFormat?) {
    #expect(MovieFormat(fileName: name) == format)
  }
}
