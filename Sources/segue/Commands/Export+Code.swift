import ArgumentParser
import SegueCode
import SegueDocuments
import SegueExport
import SegueModel
import SegueRunner
import SegueScenes

extension Export {
  /// Code is of a transition, and neither drawn nor timed by options.
  func validateCode() throws {
    if course.script != nil { throw ValidationError("--to writes a transition; a --script has no code.") }
    let isDrawn = fps != nil || hold != nil || once || frames != nil || scale != nil || size != nil
    if isDrawn || !look.isDefault || castVersion != nil || quality != nil || format != nil
      || maxSize != nil || sheet != nil || shard != nil || jobs != nil
    {
      throw ValidationError("--to writes code, which has no frames: it goes with -t and -o only.")
    }
  }

  func writeCode(_ target: CodeTarget) throws {
    if scene.program != nil {
      throw RunnerError.nothingToPlay("a Swift file is code already: --to writes a scene's transition")
    }
    let file: SceneFile = try scene.load()
    guard let name = course.transition ?? file.scene.transitions.first?.name else {
      throw RunError.nothingToRun
    }
    let code = try TransitionCode(scene: file.scene, transition: name, target: target)
    for gap in code.gaps {
      guard let range = gap.range else {
        StandardError.print("\(file.path): note: \(gap.message)")
        continue
      }
      let place = file.warning(gap.message, at: range)
      StandardError.print("\(place.file):\(place.line):\(place.column): note: \(place.message)")
    }
    guard let output else {
      return try StandardStream.output.writeLine(String(code.text.dropLast()))
    }
    try OutputFile(path: output).write(Array(code.text.utf8), existing: .replacedOrFed)
  }
}
