public import SegueModel

/// A scene file that is being tuned: its text, what the text means, and every text it has had.
///
/// The text is the only state; tuning replaces a literal's bytes and reads the whole anew, so that what is
/// seen is what a save would bring back, and undoing is going back to the identical bytes. A change that the
/// language refuses leaves everything as it was.
public struct SceneDocument: Sendable {
  /// The scene that the present text describes.
  public private(set) var file: SceneFile
  /// Every literal that can be tuned, in the order of the file.
  public private(set) var knobs: [Knob]
  /// Every plain value of the text.
  private(set) var values: WrittenValues
  /// What is on disk, as far as it is known.
  public private(set) var savedSource: [UInt8]
  private(set) var saved: SavedValues
  var history = TextHistory()
  /// Read once, whatever is tuned.
  private var pictures: PictureLibrary
  /// Where pictures beside the scene are.
  private var folder: String

  /// Opens a path or a bundled scene's name.
  public static func open(_ name: String) throws(SceneError) -> SceneDocument {
    let (path, source) = try SceneFile.read(name)
    return try SceneDocument(source: source, path: path)
  }

  /// Reads a text as the file at a path would be read.
  public init(source: [UInt8], path: String) throws(SceneError) {
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

  public var scene: Scene { file.scene }
  public var source: [UInt8] { file.source }
  public var path: String { file.path }
  /// Whether a save would change the file.
  public var isModified: Bool { source != savedSource }

  /// Whether a literal is not as it is on disk.
  public func isTuned(_ knob: Knob) -> Bool { saved[knob.id] != knob.text }

  /// The literal with a name, if the text still has it; O(knobs).
  public func knob(_ id: Knob.ID) -> Knob? { knobs.first { $0.id == id } }

  /// Turns a knob so many steps; false: it stands at its end already.
  ///
  /// Turns of one knob that follow one another are undone together, until `endChange()`.
  public mutating func turn(_ id: Knob.ID, by steps: Int, _ step: Knob.Step) throws(SceneError) -> Bool {
    guard let knob = knob(id), let text = knob.turned(by: steps, step) else { return false }
    try write([(knob, text)], label: .knob(id))
    return true
  }

  /// Writes a text, a number or any expression, in a literal's place.
  public mutating func write(_ text: String, to id: Knob.ID) throws(SceneError) {
    guard let knob = knob(id) else { return }
    try write([(knob, text)], label: .knob(id))
  }

  /// Writes several literals in one change, such as both numbers of a control point.
  public mutating func write(_ texts: [Knob.ID: String]) throws(SceneError) {
    let pairs = knobs.compactMap { knob in texts[knob.id].map { (knob, $0) } }
    guard !pairs.isEmpty else { return }
    try write(pairs, label: .knobs(Set(texts.keys)))
  }

  /// Ends a change: the next turn of the same knob is undone apart from those before.
  public mutating func endChange() { history.endChange() }

  /// Reads a text and puts it in the present one's place; nothing changes where it is not a scene.
  mutating func read(_ bytes: [UInt8]) throws(SceneError) {
    let reading = try SceneReading(bytes, path: path, pictures: &pictures)
    file = reading.file
    knobs = reading.knobs
    values = reading.values
  }

  /// Takes the present text for what is on disk, as it is after a save; what was undone can still be redone.
  ///
  /// With a path the document is that file from then on.
  public mutating func noteSaved(as path: String? = nil) {
    if let path {
      file.path = path
      folder = SceneFile.folder(of: path)
    }
    savedSource = source
    saved = SavedValues(knobs, values)
    history.endChange()
  }

  /// Reads the pictures anew, which may have changed on disk.
  public mutating func rereadPictures() throws(SceneError) {
    let before = self
    forgetPictures()
    do throws(SceneError) {
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
