import SegueCells
import SegueCode
import SegueDocuments
import SegueExport
import SegueGeometry
import SegueScenes
import SegueTerminal
import Testing

@testable import SegueInterface
@testable import SeguePreviewer
import SeguePlayer

@Suite("What is taken away")
struct TakeawayTests {
  private static let text = """
    segue: 1
    title: Two Sides
    device: [40, 60]
    screens: {home: {fill: white}, away: {fill: black}}
    transitions: {go: {kind: push, from: home, to: away, duration: 0.2, tracks: {to: {x: W -> 0}}}}
    """

  private static let cells = FramePicture(
    size: GridSize(columns: 40, rows: 12),
    glyphs: .half,
    colors: .truecolor,
    cellAspect: 2
  )

  private func job(_ takeaway: Takeaway) throws -> TakeawayJob {
    var preview = try Samples.preview(of: Self.text)
    let job: TakeawayJob? = preview.takeaways.begin(takeaway, cells: Self.cells, of: &preview.rehearsal)
    return try #require(job)
  }

  @Test("The list opens, and says what each is good for")
  func list() throws {
    var preview = try Samples.preview(of: Self.text)
    #expect(preview.handle(Samples.key(.character("X")), at: 0).takeaway == nil)
    let box = try #require(preview.takeaways.list)
    #expect(box.choices == Takeaway.all && Set(Takeaway.all).count == Takeaway.all.count)
    var painter = GridPainter(
      grid: CellGrid(size: preview.size),
      theme: Theme(colors: .none),
      glyphs: .unicode
    )
    preview.drawOverlays(with: &painter)
    let shown: String = Samples.text(of: painter.grid)
    #expect(shown.contains("Take away") && shown.contains("▸ GIF") && shown.contains("pull requests"))
    #expect(preview.handle(Samples.key(.down), at: 0).takeaway == nil)
    #expect(preview.handle(Samples.key(.enter), at: 0).takeaway == Takeaway.all[1])
    #expect(preview.takeaways.list == nil)
  }

  @Test("Leaving the list writes nothing")
  func leaving() throws {
    var preview = try Samples.preview(of: Self.text)
    _ = preview.handle(Samples.key(.character("X")), at: 0)
    #expect(preview.handle(Samples.key(.escape), at: 0) == Effects())
    #expect(preview.takeaways.list == nil && preview.takeaways.job == nil)
  }

  @Test("What ends a file's name begins its bytes as it should", arguments: Takeaway.all)
  func kinds(_ takeaway: Takeaway) throws {
    let beginnings: [String: [UInt8]] = [
      "gif": Array("GIF89a".utf8), "png": [0x89, 0x50, 0x4e, 0x47], "webp": Array("RIFF".utf8),
      "svg": Array("<svg".utf8), "cast": Array("{\"version\"".utf8), "csv": Array("time [s]".utf8),
      "jsonl": Array("{\"t\":".utf8),
    ]
    // A video needs a program that not every machine has.
    guard takeaway != .movie(.mp4), takeaway != .movie(.webm) else { return }
    let job: TakeawayJob = try job(takeaway)
    let (bytes, remark) = try job.made()
    #expect(!remark.isEmpty)
    if let beginning = beginnings[takeaway.fileExtension] { #expect(bytes.starts(with: beginning)) }
    #expect(job.name == "nowhere-go")
  }

  @Test("Code is that of the transition", arguments: CodeTarget.allCases)
  func code(_ target: CodeTarget) throws {
    let job: TakeawayJob = try job(.code(target))
    let code = try TransitionCode(scene: job.scene, transition: "go", target: target)
    #expect(try job.made().bytes == Array(code.text.utf8))
  }

  @Test("Numbers are those of the run, with its hand and as it is tuned")
  func numbers() throws {
    let job: TakeawayJob = try job(.table(.csv))
    let export = MovieExport(run: job.run, rate: MovieRate(framesPerSecond: 60))
    #expect(try job.made().bytes == Array(export.table(.csv).text.utf8))
  }

  @Test("What is stopped is not written, and says so")
  func stopping() throws {
    var preview = try Samples.preview(of: Self.text)
    let begun: TakeawayJob? = preview.takeaways.begin(.movie(.gif), cells: Self.cells, of: &preview.rehearsal)
    let job = try #require(begun)
    #expect(preview.takeaways.mark == "writing GIF 0 %")
    #expect(preview.isMoving(at: 0))
    _ = preview.handle(Samples.key(.character("X")), at: 0)
    #expect(preview.takeaways.list == nil)
    let outcome: TakeawayJob.Outcome = job.written()
    #expect(outcome == .stopped)
    preview.takeaways.take(outcome, of: &preview.rehearsal)
    #expect(preview.takeaways.job == nil && preview.rehearsal.notice?.text == "stopped: nothing was written")
  }

  @Test("While a hand holds the run nothing is begun")
  func held() throws {
    var preview = try Samples.preview(of: Self.text)
    _ = preview.handle(Samples.key(.character("f")), at: 0)
    try #require(preview.rehearsal.player.isHeld)
    let job: TakeawayJob? = preview.takeaways.begin(.movie(.gif), cells: Self.cells, of: &preview.rehearsal)
    #expect(job == nil)
    #expect(preview.rehearsal.notice?.isWarning == true)
  }

  @Test("Names of files are safe in any shell")
  func names() {
    #expect(FileNaming.fileName(of: ["Übung 1/../x", "open"]) == "bung-1-x-open")
    #expect(FileNaming.fileName(of: ["…"]) == "run")
    #expect(FileNaming.sceneName(at: "/a/slide-down/scene.yaml") == "slide-down")
    #expect(FileNaming.sceneName(at: "/a/b/card.yaml") == "card")
  }
}
