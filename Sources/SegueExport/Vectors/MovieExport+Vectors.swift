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
    let canvas = run.session.canvas
    let (text, gaps) = try AnimatedSVG.document(
      timeline,
      typesetter: try Typesetter(),
      size: canvas,
      title: title,
      frameDuration: rate.frameDuration,
      hold: hold,
      loops: loops
    )
    try progress(1)
    let size = GridSize(
      columns: Int(clamping: canvas.width.rounded()),
      rows: Int(clamping: canvas.height.rounded())
    )
    let seconds = Double(timeline.count) * rate.frameDuration + hold
    let result = Result(bytes: text.utf8.count, frames: timeline.count, size: size, seconds: seconds)
    return (
      text, result, gaps.map { "layer '\(TextSanitizer.visible(names[$0.layer] ?? ""))' \($0.message)" }
    )
  }

  /// The most layers, counted in each frame.
  private static let mostSamples = 400_000
}
