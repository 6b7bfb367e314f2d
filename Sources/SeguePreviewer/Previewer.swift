import SegueScenes

/// The interactive previewer.
@MainActor
public enum Previewer {
  /// Shows a scene, or the gallery of scenes where no name is given, until the user quits.
  ///
  /// Returns the exit code: 0, or 130 when interrupted. Throws before the terminal is touched.
  public static func run(sceneName: String?, options: PreviewerOptions) throws(PreviewerError) -> Int32 {
    if let sceneName {
      do throws(SceneError) { _ = try SceneFile.load(sceneName) } catch { throw .scene(error) }
    }
    return 0
  }
}
