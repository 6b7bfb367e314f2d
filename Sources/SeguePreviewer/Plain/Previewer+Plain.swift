import SegueDocuments
import SegueExport
import SegueModel
import SegueScenes

extension Previewer {
  /// Presents a scene line by line and takes commands from standard input until that ends; returns the exit
  /// status.
  ///
  /// Draws nothing, moves no cursor and uses no colours. Throws ``PreviewerError`` if the scene cannot be
  /// opened.
  public static func runPlain(sceneName: String, options: PreviewerOptions) throws(PreviewerError) -> Int32 {
    let document: SceneDocument
    do { document = try SceneDocument.open(sceneName) } catch { throw .scene(error) }
    if let transition = options.transition, document.scene.transition(named: transition) == nil {
      throw .unknownTransition(transition, available: document.scene.transitions.map(\.name))
    }
    var plain = PlainPreview(document: document, options: options)
    try tell(plain.greeting)
    while plain.exitStatus == nil, let line = readLine() { try tell(plain.obey(line)) }
    return plain.exitStatus ?? 0
  }

  /// Writes lines; names from a scene must not reach the terminal raw.
  private static func tell(_ lines: [String]) throws(PreviewerError) {
    for line in lines {
      do throws(OutputFile.Failure) {
        try StandardStream.output.writeLine(TextSanitizer.visible(line))
      } catch {
        throw .terminal("\(error)")
      }
    }
  }
}
