import SegueGeometry
public import SegueImages
import SegueStage
import SegueTransitions
import Synchronization

extension MovieExport {
  /// What is made of a frame.
  public struct DrawnFrame<Outcome> {
    /// The frame's number in the run.
    public var number: Int
    /// How much is done with it, from 0 to 1.
    public var part: Double
    /// How long it is seen, in seconds.
    public var seconds: Double
    /// What its picture has come to.
    public var outcome: Outcome
  }

  /// Draws the frames that are taken, up to `jobs` at a time, and visits in their order what becomes of the pictures.
  ///
  /// The run goes on frame by frame on the calling thread; what it presents is drawn by others.
  ///
  /// - Parameters:
  ///   - picture: Draws the frames if there is one job.
  ///   - make: Makes something of a picture, on any thread.
  ///   - body: Takes it, on the calling thread.
  /// - Throws: What `make` and `body` throw, `PictureError`, `RunError.noFrames`, or `FontError`.
  public func forEachPicture<Outcome: Sendable>(
    _ picture: inout ScreenPicture,
    _ make: @escaping @Sendable (PixelBuffer) throws -> Outcome,
    _ body: (DrawnFrame<Outcome>) throws -> Void
  ) throws {
    guard jobs > 1 else {
      return try forEachFrame { number, part, session, seconds in
        let outcome = try make(picture.picture(of: session))
        try body(DrawnFrame(number: number, part: part, seconds: seconds, outcome: outcome))
      }
    }
    let size = try picture.size(of: run.session.canvas)
    let scale = picture.scale
    let painters = try (0..<jobs).map { _ in Painter(try ScreenPicture(scale: scale)) }
    // Each draws some frames that follow one another, as little differs between them.
    let run = max(min(Self.mostPixels / max(size.count * jobs, 1), 8), 1)
    var waiting: [DrawnFrame<Frame>] = []
    func draw() throws {
      let frames: [Frame] = waiting.map(\.outcome)
      let share: @Sendable (Int) -> [Swift.Result<Outcome, any Error>] = { index in
        let own = frames[index * run..<min((index + 1) * run, frames.count)]
        return own.map { frame in Swift.Result { try make(painters[index].picture(of: frame)) } }
      }
      let shares = (frames.count + run - 1) / run
      let results = Workers.map(shares, jobs: jobs, share).joined()
      for (frame, result) in zip(waiting, results) {
        let outcome = try result.get()
        try body(
          DrawnFrame(number: frame.number, part: frame.part, seconds: frame.seconds, outcome: outcome)
        )
      }
      waiting.removeAll(keepingCapacity: true)
    }
    try forEachFrame { number, part, session, seconds in
      var frame = Frame()
      session.sample(into: &frame)
      waiting.append(DrawnFrame(number: number, part: part, seconds: seconds, outcome: frame))
      if waiting.count == run * jobs { try draw() }
    }
    try draw()
  }

  /// Of all pictures that are drawn at a time: 256 MB.
  private static let mostPixels = 1 << 26
}

extension MovieExport.DrawnFrame: Sendable where Outcome: Sendable {}

/// Something that draws pictures for one thread at a time, and keeps what it has drawn.
private final class Painter: Sendable {
  private let screen: Mutex<ScreenPicture>

  init(_ picture: consuming sending ScreenPicture) { screen = Mutex(picture) }

  func picture(of frame: Frame) throws(PictureError) -> PixelBuffer {
    try screen.withLock { screen throws(PictureError) in try screen.picture(of: frame) }
  }
}
