import SegueGeometry
public import SegueModel
import SegueStage
public import SegueTransitions
public import SegueWire

/// A scene as a page has it: all that playing and drawing it needs, in one piece of bytes.
public struct PageScene: Sendable {
  /// The scene, without its scripts and checks.
  public var scene: Scene
  /// How it is shown; each course decides where it starts and how the device is held.
  public var options: Session.Options
  /// What can be played, at least one.
  public var courses: [PageCourse]
  /// The glyphs of its texts.
  public var glyphs: GlyphBook

  /// What is read no further: expressions within expressions, layers within layers.
  private static let deepest = 1000
  /// The bytes that every page's scene begins with, and the version of what follows.
  private static let mark: UInt32 = 0x6775_6573
  private static let version: UInt32 = 1
  /// The pixels that all pictures may have together.
  private static let mostPixels = 1 << 26

  /// Creates a page's scene.
  public init(scene: Scene, options: Session.Options, courses: [PageCourse], glyphs: GlyphBook) {
    self.scene = scene
    self.options = options
    self.courses = courses
    self.glyphs = glyphs
  }

  /// The scene as bytes, the same for the same scene.
  public var bytes: [UInt8] {
    var body = WireWriter()
    body.write(scene)
    body.write(options)
    body.write(courses)
    body.write(glyphs)
    var head = WireWriter()
    head.write(raw: Self.mark)
    head.write(raw: Self.version)
    let pictures = body.pictures.unsent
    head.write(raw: UInt32(truncatingIfNeeded: pictures.count))
    for picture in pictures { picture.writeRows(to: &head) }
    return head.bytes + body.bytes
  }

  /// Reads a scene.
  ///
  /// - Throws: `WireError` for bytes that are none, or of another version.
  public init(_ bytes: [UInt8]) throws(WireError) {
    var reader = WireReader(bytes, deepest: Self.deepest)
    guard try reader.read(UInt32.self) == Self.mark else { throw .unknown("beginning") }
    guard try reader.read(UInt32.self) == Self.version else { throw .unknown("version") }
    var budget = Self.mostPixels
    var pictures: [StageImage] = []
    for _ in 0..<(try reader.count(ofSize: 12)) {
      pictures.append(try StageImage.readRows(from: &reader, budget: &budget))
    }
    reader.pictures = pictures
    self.init(
      scene: try reader.read(),
      options: try reader.read(),
      courses: try reader.read(),
      glyphs: try reader.read()
    )
    try reader.finish()
    guard !courses.isEmpty else { throw .unknown("course") }
  }
}

extension Session.Options: WireValue {
  /// Writes the wishes of whoever shows the scene.
  public func write(to writer: inout WireWriter) {
    writer.write(terminalCanvas)
    writer.write(device)
    writer.write(orientation)
    writer.write(appearance)
    writer.write(textSize)
    writer.write(reduceMotion)
    writer.write(allInterruptible)
    writer.write(startScreen)
  }

  /// Reads the wishes of whoever shows the scene.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init()
    terminalCanvas = try reader.read()
    device = try reader.read()
    orientation = try reader.read()
    appearance = try reader.read()
    textSize = try reader.read()
    reduceMotion = try reader.read()
    allInterruptible = try reader.read()
    startScreen = try reader.read()
  }
}

extension TextSize: WireCase {}
