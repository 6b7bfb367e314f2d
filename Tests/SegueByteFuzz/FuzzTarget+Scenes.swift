import SegueCells
import SegueExport
import SegueGeometry
import SegueModel
import SegueRaster
import SegueTransitions

@testable import SegueScenes

extension FuzzTarget {
  /// Reads a scene; what is one is played and drawn.
  static func play(_ bytes: [UInt8]) {
    guard let file = try? SceneFile.parse(bytes, path: "scene.yaml", folder: nil) else { return }
    let picture = FramePicture(size: GridSize(columns: 30, rows: 12), glyphs: .eighths, colors: .truecolor)
    var session = Session(scene: file.scene, options: Session.Options())
    _ = picture.grid(of: session)
    for transition in file.scene.transitions.prefix(3) {
      session.handle(.trigger(transition.name))
      for moment in 1...3 {
        session.advance(to: session.time + 0.1 * Double(moment))
        _ = picture.grid(of: session)
      }
    }
  }

  /// A text as the value of a property of each type.
  static func expression(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self).replacing("'", with: "''").replacing("\n", with: " ")
    for property in ["x", "opacity", "fill", "text", "hidden", "transform", "path", "font", "frame"] {
      play(
        Array("segue: 1\nscreens: {a: {layers: {b: {frame: [0, 0, 9, 9], \(property): '\(text)'}}}}\n".utf8)
      )
    }
  }

  static func script(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let script = try? ScriptParser.parse(text, file: "a.script") else { return }
    let written = ScriptWriter.text(of: script)
    let again = (try? ScriptParser.parse(written, file: "b.script")).map { ScriptWriter.text(of: $0) }
    law(again == written, "written and read again it is another script:\n\(written)")
  }

  /// Two texts, an empty line of dashes between them: the first is tuned, then the second comes from the disk.
  static func saved(_ bytes: [UInt8]) {
    let mark = Array("\n-----\n".utf8)
    let cut = bytes.indices.first { bytes[$0...].starts(with: mark) } ?? bytes.endIndex
    guard var document = try? SceneDocument(source: Array(bytes[..<cut]), path: "scene.yaml") else { return }
    for knob in document.knobs.prefix(4) { _ = try? document.turn(knob.id, by: 3, .normal) }
    _ = try? document.reload(Array(bytes[cut...].dropFirst(mark.count)))
    let source = document.source
    while (try? document.undo()) == true {}
    while (try? document.redo()) == true {}
    law(document.source == source, "undone and done again it is another text")
  }
}
