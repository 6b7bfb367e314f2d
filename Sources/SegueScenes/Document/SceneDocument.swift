public import SegueDocuments
import SegueGeometry
public import SegueModel

/// A scene file that is being tuned: its text, what the text means, and every text it has had.
///
/// The text is the only state; tuning replaces a literal's bytes and reads the whole text again, so that what
/// is shown is what reopening a saved file would show, and undo restores identical bytes. A change that the language
/// refuses leaves everything as it was.
public struct SceneDocument: Sendable {
  /// The present text and the scene that it describes.
  public private(set) var file: SceneFile
  /// Every literal that can be tuned, in the order of the file.
  public private(set) var knobs: [Knob]
  /// Every plain value of the text.
  private(set) var values: WrittenValues
  /// The file's bytes when it was last read or saved.
  public private(set) var savedSource: [UInt8]
  private(set) var saved: SavedValues
  var history = TextHistory()
  /// Pictures are decoded once; tuning does not reload them.
  private var pictures: PictureLibrary
  /// The folder that the scene's pictures are read from.
  private var folder: String

  /// Opens a scene by its path or a bundled scene's name.
  ///
  /// - Throws: `DocumentError` if it cannot be read or has errors.
  public static func open(_ name: String) throws(DocumentError) -> SceneDocument {
    let (path, source) = try SceneFile.read(name)
    return try SceneDocument(source: source, path: path)
  }

  /// Creates a document from bytes, as if they had been read from the file at a path.
  ///
  /// - Throws: `DocumentError` if the text has errors.
  public init(source: [UInt8], path: String) throws(DocumentError) {
    folder = SceneFile.folder(of: path)
    var pictures = PictureLibrary(folder: folder)
    let reading = try SceneReading(source, path: path, pictures: &pictures)
    self.pictures = pictures
    file = reading.file
    knobs = reading.knobs
    values = reading.values
    savedSource = source
    saved = SavedValues(knobs, values)
  }

  /// The scene that the present text describes.
  public var scene: Scene { file.scene }
  /// The bytes of the present text.
  public var source: [UInt8] { file.source }
  /// The path that the document is saved to.
  public var path: String { file.path }
  /// Whether a save would change the file.
  public var isModified: Bool { source != savedSource }

  /// Whether a literal differs from the one on disk.
  public func isTuned(_ knob: Knob) -> Bool { saved[knob.id] != knob.text }

  /// Returns the literal with an identity, if the text still has it.
  ///
  /// - Complexity: O(n) in the number of literals.
  public func knob(_ id: Knob.ID) -> Knob? { knobs.first { $0.id == id } }

  /// Turns a knob by the given number of steps; returns false if it is at its limit already.
  ///
  /// Consecutive turns of the same knob are undone together, until `endChange()`.
  ///
  /// - Throws: `DocumentError` if the language refuses the new value; nothing has changed then.
  public mutating func turn(_ id: Knob.ID, by steps: Int, _ step: Knob.Step) throws(DocumentError) -> Bool {
    guard let knob = knob(id), let text = knob.turned(by: steps, step) else { return false }
    try write([(knob, text)], label: .knob(id))
    return true
  }

  /// Replaces a literal by a text, which may be any expression.
  ///
  /// - Throws: `DocumentError` if the language refuses it; nothing has changed then.
  public mutating func write(_ text: String, to id: Knob.ID) throws(DocumentError) {
    guard let knob = knob(id) else { return }
    try write([(knob, text)], label: .knob(id))
  }

  /// Replaces several literals in one change, such as both numbers of a control point.
  ///
  /// - Throws: `DocumentError` if the language refuses them; nothing has changed then.
  public mutating func write(_ texts: [Knob.ID: String]) throws(DocumentError) {
    let pairs = knobs.compactMap { knob in texts[knob.id].map { (knob, $0) } }
    guard !pairs.isEmpty else { return }
    try write(pairs, label: .knobs(Set(texts.keys)))
  }

  /// Ends a change: the next turn of the same knob is undone separately from those before.
  public mutating func endChange() { history.endChange() }

  /// Reads a text and replaces the present one by it; nothing changes if it has errors.
  mutating func read(_ bytes: [UInt8]) throws(DocumentError) {
    let reading = try SceneReading(bytes, path: path, pictures: &pictures)
    file = reading.file
    knobs = reading.knobs
    values = reading.values
  }

  /// Records that the present text is on disk, after a save; undone changes can still be redone.
  ///
  /// With a path, that file becomes the document's file.
  public mutating func noteSaved(as path: String? = nil) {
    if let path {
      file.path = path
      folder = SceneFile.folder(of: path)
    }
    savedSource = source
    saved = SavedValues(knobs, values)
    history.endChange()
  }

  /// Reads again the pictures and what the scene includes, which may have changed on disk.
  ///
  /// - Throws: `DocumentError` if one cannot be read now; the document is then unchanged.
  public mutating func rereadFilesBeside() throws(DocumentError) {
    let before = self
    forgetPictures()
    do throws(DocumentError) {
      try read(source)
    } catch {
      self = before
      throw error
    }
  }

  /// Forgets the pictures, which may have changed with the file.
  mutating func forgetPictures() { pictures = PictureLibrary(folder: folder) }

  /// Replaces literals' bytes as one change.
  func replacing(_ texts: [(Knob, String)]) -> [UInt8] {
    var bytes = source
    for (knob, text) in texts.sorted(by: { $0.0.source.lower > $1.0.source.lower }) {
      bytes.replaceSubrange(knob.source.lower..<knob.source.upper, with: text.utf8)
    }
    return bytes
  }
}

/// The result of reading a scene's text: the scene, its knobs and all written values.
struct SceneReading {
  let file: SceneFile
  let knobs: [Knob]
  let values: WrittenValues

  /// Reads a text; `pictures` holds the scene's pictures and adds those that are read.
  init(_ bytes: [UInt8], path: String, pictures: inout PictureLibrary) throws(DocumentError) {
    let source = SourceText(file: path, bytes: bytes)
    let root: YAMLNode
    do throws(Finding) {
      root = try YAMLReader.read(source, as: .scene)
    } catch {
      throw DocumentError(diagnostics: [source.diagnostic(error)])
    }
    let folder = SceneFile.folder(of: path)
    file = try SceneFile.build(root, of: source, folder: folder, pictures: &pictures)
    knobs = KnobCollector.knobs(in: root, of: source)
    values = WrittenValues(in: root)
  }
}
