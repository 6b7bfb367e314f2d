import SegueDocuments
import SegueGeometry
import SegueStage
import SegueText
import SegueTransitions

extension MovieExport {
  /// Why a run is not written as shapes.
  public struct TooLongError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, and what to do, as a message for the user.
    public var description: String {
      "the run is too long to be written as shapes: take some of its --frames, or fewer a second with --fps"
    }
  }

  /// Returns the run as an SVG that moves by itself, what is in it, and what it does not say.
  ///
  /// - Parameters:
  ///   - title: The document's title.
  ///   - progress: Told the part that is done, from 0 to 1; what it throws ends the work.
  /// - Returns: The text; what is in it, whose frames are the samples; and a line for each layer that is drawn otherwise.
  /// - Throws: `FontError`, `RunError`, `ImageError`, or `TooLongError` if there are too many layers and frames.
  /// - Complexity: O(frames × layers), and a square of the frames in the worst case.
  public func svg(
    title: String,
    progress: (Double) throws -> Void
  ) throws -> (text: String, result: Result, gaps: [String]) {
    let (timeline, names) = try layers(progress)
    let (text, gaps) = try AnimatedSVG.document(
      timeline,
      typesetter: try Typesetter(),
      size: run.session.canvas,
      title: title,
      frameDuration: rate.frameDuration,
      hold: hold,
      loops: loops
    )
    try progress(1)
    return (text, result(of: text, timeline), gaps.map { line($0, names) })
  }

  /// Returns the run as a Lottie animation, what is in it, and what it does not say; parameters, errors and complexity are
  /// those of `svg(title:progress:)`.
  public func lottie(
    title: String,
    progress: (Double) throws -> Void
  ) throws -> (text: String, result: Result, gaps: [String]) {
    let (timeline, names) = try layers(progress)
    let (text, gaps) = try LottieAnimation.document(
      timeline,
      typesetter: try Typesetter(),
      canvas: run.session.canvas,
      title: title,
      framesPerSecond: 1 / rate.frameDuration,
      hold: hold / rate.frameDuration,
      names: names
    )
    try progress(1)
    return (text, result(of: text, timeline), gaps.map { line($0, names) })
  }

  /// What each layer presents in each frame, and what the layers are called.
  private func layers(
    _ progress: (Double) throws -> Void
  ) throws -> (timeline: LayerTimeline, names: [LayerID: String]) {
    var timeline = LayerTimeline()
    var frame = Frame()
    var samples = 0
    var names: [LayerID: String] = [:]
    try forEachFrame { _, part, session, _ in
      session.sample(into: &frame)
      samples += frame.nodes.count
      guard samples <= Self.mostSamples else { throw TooLongError() }
      timeline.add(frame)
      for node in frame.nodes where names[node.layer] == nil {
        names[node.layer] = session.identifier(of: node.layer) ?? session.tree[node.layer].name
      }
      try progress(part / 2)
    }
    return (timeline, names)
  }

  private func result(of text: String, _ timeline: LayerTimeline) -> Result {
    let canvas = run.session.canvas
    let size = GridSize(
      columns: Int(clamping: canvas.width.rounded()),
      rows: Int(clamping: canvas.height.rounded())
    )
    let seconds = Double(timeline.count) * rate.frameDuration + hold
    return Result(bytes: text.utf8.count, frames: timeline.count, size: size, seconds: seconds)
  }

  private func line(_ gap: VectorGap, _ names: [LayerID: String]) -> String {
    "layer '\(TextSanitizer.visible(names[gap.layer] ?? ""))' \(gap.message)"
  }

  /// The most layers, counted in each frame.
  private static let mostSamples = 400_000
}
