import ArgumentParser
import SegueDocuments
import SegueExport
import SegueModel
import SegueScenes
import SegueTransitions

extension Export {
  /// Writes a page that plays the scene, and those that are to be beside it.
  func writePage() throws {
    if scene.program != nil {
      throw ValidationError(
        "A .html plays scenes; an app's own Swift files need the program that they become."
      )
    }
    let path = output ?? ""
    var files = [try scene.load()]
    try OutputFile(path: path).prepare()
    var options = Session.Options()
    options.terminalCanvas = framePicture.terminalCanvas
    for name in with { files.append(try SceneArgument.load(name)) }
    var export = PageExport(title: files.map(\.scene.title).uniqued.joined(separator: ", "))
    export.scale = scale
    let titles = files.map(\.scene.title)
    for (index, file) in files.enumerated() {
      let isOnly = titles.filter { $0 == titles[index] }.count == 1
      let given = TextSanitizer.visible(([scene.scene] + with)[index])
      try export.add(
        file.scene,
        name: isOnly ? titles[index] : "\(titles[index]) (\(given))",
        first: try first(of: file, isTold: index == 0),
        options: course.options(options)
      )
    }
    let (bytes, result) = try export.page()
    try OutputFile(path: path).write(bytes, existing: .replacedOrFed)
    let (size, player) = (ByteCount(bytes.count), ByteCount(result.playerBytes))
    let scenes = result.scenes == 1 ? "1 scene" : "\(result.scenes) scenes"
    StandardError.print(
      "\(path): \(scenes), \(result.courses) runs, \(size), of which the player has \(player)"
    )
  }

  /// What a scene plays first: what was asked for, where it has that; the first scene has to.
  private func first(
    of file: SceneFile,
    isTold: Bool
  ) throws -> (name: String, course: SceneRun.Course)? {
    guard course.script != nil || course.transition != nil else { return nil }
    let name = course.script.map { "script \($0)" } ?? course.transition ?? ""
    do {
      return (name, try course.course(in: file, otherwise: .rest))
    } catch let error as RunError {
      if isTold { throw error }
      return nil
    }
  }
}

extension [String] {
  /// Each once, in their order.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
