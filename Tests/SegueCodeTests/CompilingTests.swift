import Foundation
import SegueCode
import SegueTestSupport
import Testing

/// What is written compiles as it stands, and looks as swift-format would have it.
@Suite struct CompilingTests {
  @Test("all bundled scenes are written, each transition in each language")
  func everything() {
    #expect(WrittenCode.uikit.count >= 47 && Set(WrittenCode.uikit.map(\.folder)).count >= 18)
    #expect(WrittenCode.swiftui.count == WrittenCode.uikit.count)
    #expect(WrittenCode.css.count == WrittenCode.uikit.count)
    #expect(WrittenCode.compose.count == WrittenCode.uikit.count)
  }

  @Test("UIKit code type-checks against UIKit's declarations, without a warning")
  func uikit() throws {
    let result = try Self.check(Self.files(WrittenCode.uikit))
    #expect(result.isEmpty, "\(result)")
  }

  @Test("UIKit code of every key of a transition type-checks, and is clean for swift-format")
  func keys() throws {
    let files = try GapTests.keys.enumerated().map { (name: "key\($0).swift", text: try $1.code.text) }
    let result = try Self.check(files)
    #expect(result.isEmpty, "\(result)")
    let faults = try Self.lint(files)
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test(
    "UIKit code of every name that a gesture of any kind can read type-checks, and is clean for swift-format"
  )
  func gestureNames() throws {
    let files = try GestureNameCode.all.flatMap { try $0.files() }
    let result = try Self.check(files)
    #expect(result.isEmpty, "\(result)")
    let faults = try Self.lint(files)
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test("UIKit code of every kind of font type-checks, and is clean for swift-format")
  func fonts() throws {
    let files = try AdditionCodeTests.fonts.enumerated().map {
      (name: "font\($0).swift", text: try AdditionCodeTests.code(ofFont: $1.0, named: "word\($0)"))
    }
    let result = try Self.check(files)
    #expect(result.isEmpty, "\(result)")
    let faults = try Self.lint(files)
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test("SwiftUI code type-checks against SwiftUI's declarations, without a warning")
  func swiftui() throws {
    let result = try Self.check(Self.files(WrittenCode.swiftui))
    #expect(result.isEmpty, "\(result)")
  }

  @Test("a mistake in written code would be found")
  func mistake() throws {
    let folder = try Self.stubs()
    try folder.write("wrong.swift", "import UIKit\n@MainActor func f(_ v: UIView) { v.alpha = true }\n")
    let result = try Tool.run(["swiftc", "-typecheck", "-I", ".", "wrong.swift"], in: folder.path)
    #expect(result.output.contains("error:"))
  }

  @Test("UIKit and SwiftUI code is clean for swift-format's own configuration")
  func lint() throws {
    for all in [WrittenCode.uikit, WrittenCode.swiftui] {
      let faults = try Self.lint(Self.files(all))
      #expect(faults.isEmpty, "\(faults)")
    }
  }

  @Test("Whatever layers are called, the code gives no two things one name")
  func names() throws {
    let files = try (0..<40).map { (name: "names\($0).swift", text: try DrawnNames(seed: $0).code.text) }
    let result = try Self.check(files)
    #expect(result.isEmpty, "\(result)")
  }

  @Test(
    "Transforms of any two parts are wrapped as swift-format would, and compile however long their values are"
  )
  func longValues() throws {
    let parts = ["scale", "scale.x", "rotate", "rotate-x", "move.x", "move.y"]
    let endless = "1 -> max(W H) / (W + 12.5) * sqrt(H) - abs(W - H / 3)"
    let values = ["0 -> 1", "0 -> hypot(W H) / 86.6", endless]
    var files: [File] = []
    var usual: [File] = []
    for (index, first) in parts.enumerated() {
      for (second, own) in parts[(index + 1)...].flatMap({ part in values.map { (part, $0) } }) {
        for value in values {
          let key = GapTests.Key("", "tracks: {to: {\(first): \(value), \(second): \(own)}}", sign: "")
          let file = (
            name: "long\(files.count).swift", text: try key.code(titled: "Long \(files.count)").text
          )
          files.append(file)
          if value != endless, own != endless { usual.append(file) }
        }
      }
    }
    let result = try Self.check(files)
    #expect(result.isEmpty, "\(result)")
    let faults = try Self.lint(usual)
    #expect(faults.isEmpty, "\(faults)")
  }

  private typealias File = (name: String, text: String)

  private static func files(_ all: [WrittenCode]) -> [File] { all.map { ($0.fileName, $0.code.text) } }

  private static func lint(_ files: [File]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(".swift-format", #"{"version": 1, "lineLength": 100, "indentation": {"spaces": 2}}"#)
    for file in files { try folder.write(file.name, file.text) }
    let result = try Tool.run(["swift", "format", "lint", "--strict", "--recursive", "."], in: folder.path)
    return result.status == 0 ? "" : String(result.output.prefix(2000))
  }

  /// Type-checks files together, after what only Objective-C has was replaced: selectors and optional methods.
  private static func check(_ all: [File]) throws -> String {
    let folder = try stubs()
    for one in all {
      var text = one.text.replacing("#selector(handle(_:))", with: #"Selector("handle:")"#)
      text = text.replacing("@objc ", with: "")
      text.replace(/(next\?\.\w+)\?\(/) { "\($0.output.1)(" }
      try folder.write(one.name, text)
    }
    let files = all.map(\.name)
    let options = ["-typecheck", "-swift-version", "5", "-warnings-as-errors", "-I", "."]
    let result = try Tool.run(["swiftc"] + options + files, in: folder.path)
    return result.status == 0 ? "" : String(result.output.prefix(3000))
  }

  /// A folder with our declarations of Apple's frameworks as modules.
  private static func stubs() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for module in ["UIKit", "SwiftUI"] {
      let stubs = "\(Places.tests)/Stubs/\(module)"
      let sources = try FileManager.default.contentsOfDirectory(atPath: stubs).sorted().map {
        "\(stubs)/\($0)"
      }
      let options = ["-swift-version", "5", "-module-name", module, "-parse-as-library", "-I", "."]
      let skip = ["-emit-module", "-Xfrontend", "-experimental-skip-all-function-bodies"]
      let output = ["-o", "\(module).swiftmodule"]
      let result = try Tool.run(["swiftc"] + skip + options + output + sources, in: folder.path)
      #expect(result.status == 0, "\(result.output.prefix(2000))")
    }
    return folder
  }
}
