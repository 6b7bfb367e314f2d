import Foundation
import SegueCells
import SegueGeometry
import SegueModel
import SegueTestSupport
import Testing

@testable import SegueExport

/// The command that a check prints: pasted into a shell it writes the frame that the check compares.
@Suite struct GoldenCommandTests {
  private func words(
    _ scene: String,
    script: String? = nil,
    transition: String? = nil,
    time: Double? = nil
  ) throws -> [String] {
    var check = CheckDefinition()
    (check.script, check.transition, check.time) = (script, transition, time)
    let picture = FramePicture(size: GridSize(columns: 80, rows: 24), glyphs: .eighths, colors: .truecolor)
    let command = GoldenCommand(scene: scene, check: check, file: "the frame.golden", picture: picture).text
    // What a shell makes of it.
    let shell = Process()
    let pipe = Pipe()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "for word in \(command); do printf '%s\\n' \"$word\"; done"]
    shell.standardOutput = pipe
    try shell.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private let here = FileManager.default.currentDirectoryPath

  @Test func itSaysAllThatTheFrameDependsOn() throws {
    #expect(
      try words("/cards/scene.yaml", script: "pull", time: 0.25) == [
        "segue", "render", "/cards/scene.yaml", "--script", "pull", "--time", "0.25", "--no-reduce-motion",
        "--size", "80x24", "--glyphs", "eighths", "--colors", "truecolor", "--format", "golden", "-o",
        "/cards/the frame.golden",
      ]
    )
    let opening = try words("/cards/scene.yaml", transition: "open")
    #expect(opening.dropFirst(3).prefix(4) == ["--transition", "open", "--time", "0.0"])
  }

  /// Whatever the folder that it is pasted in.
  @Test(arguments: ["card.yaml", "./card.yaml", "Scenes/card/scene.yaml"])
  func itsPathsAreAbsolute(_ scene: String) throws {
    let words = try words(scene, transition: "open")
    let path = scene.hasPrefix("./") ? String(scene.dropFirst(2)) : scene
    let folder = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    #expect(words[2] == "\(here)/\(path)")
    #expect(words.last == "\(here)/\(folder)the frame.golden")
  }

  @Test(arguments: [
    "it's", "$HOME", "a b", "back\\slash", "`date`", "semi;colon", "ümlaut", "*", "\"quoted\"",
  ])
  func aShellReadsNamesAsTheyAre(_ name: String) throws {
    let words = try words("/\(name)/scene.yaml", script: name)
    try #require(words.count > 4)
    #expect(words[2] == "/\(name)/scene.yaml")
    #expect(words[4] == name)
    #expect(words.last == "/\(name)/the frame.golden")
  }
}
