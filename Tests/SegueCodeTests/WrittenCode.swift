import Foundation
import SegueCode
import SegueModel
import SegueScenes
import Testing

/// A transition of a bundled scene, written in one language.
struct WrittenCode: Sendable, CustomTestStringConvertible {
  let folder: String
  let scene: Scene
  let transition: TransitionDefinition
  let code: TransitionCode

  var testDescription: String { "\(folder) \(transition.name)" }
  /// A name that no other transition has.
  var fileName: String { "\(folder)-\(transition.name).swift" }

  static let uikit = all(.uikit)
  static let swiftui = all(.swiftui)
  static let css = all(.css)
  static let compose = all(.compose)

  private static func all(_ target: CodeTarget) -> [WrittenCode] {
    SceneLibrary.scenes(in: Places.root + "/Scenes").flatMap { reference -> [WrittenCode] in
      guard let scene = try? SceneFile.load(reference.path).scene else { return [] }
      return scene.transitions.compactMap { transition in
        let code = try? TransitionCode(scene: scene, transition: transition.name, target: target)
        return code.map {
          WrittenCode(folder: reference.name, scene: scene, transition: transition, code: $0)
        }
      }
    }
  }

  /// A transition of a bundled scene in a language.
  static func text(_ scene: String, _ transition: String, _ target: CodeTarget) throws -> String {
    let scene = try SceneFile.load("\(Places.root)/Scenes/\(scene)").scene
    return try TransitionCode(scene: scene, transition: transition, target: target).text
  }
}

/// Where the repository's files are.
enum Places {
  static let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .path
  static let root = URL(fileURLWithPath: tests).deletingLastPathComponent().deletingLastPathComponent().path
}

/// A program that tests run.
enum Tool {
  /// Runs a program of the search path, and returns what it printed on both outputs.
  static func run(_ arguments: [String], in folder: String) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
