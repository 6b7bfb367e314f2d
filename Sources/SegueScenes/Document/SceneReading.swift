/// One reading of a scene's text: what it means, its knobs and all that is written.
struct SceneReading {
  let file: SceneFile
  let knobs: [Knob]
  let values: WrittenValues

  /// Reads a text; `pictures` is what is known of the scene's pictures and learns what is read.
  init(_ bytes: [UInt8], path: String, pictures: inout PictureLibrary) throws(SceneError) {
    let source = SourceText(file: path, bytes: bytes)
    let root: YAMLNode
    do throws(Finding) {
      root = try YAMLReader.read(source)
    } catch {
      throw SceneError(diagnostics: [source.diagnostic(error)])
    }
    file = try SceneFile.build(root, of: source, pictures: &pictures)
    knobs = KnobCollector.knobs(in: root, of: source)
    values = WrittenValues(in: root)
  }
}
