import Foundation
import SegueDocuments
import SegueModel
import SegueScenes
import Testing

/// The scene library: each preset and component of it is in its catalogue, and works by itself.
@Suite("The scene library")
struct LibraryFileTests {
  private static let root = #filePath.replacing("/Tests/SegueScenesTests/LibraryFileTests.swift", with: "")

  private func names(under section: String, in file: String) throws -> [String] {
    let path = "\(Self.root)/Sources/SegueScenes/Resources/Library/\(file).yaml"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let body = lines.drop { $0 != "\(section):" }.dropFirst().prefix { $0.hasPrefix("  ") }
    return body.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  #") }
      .map { String($0.dropFirst(2).prefix { $0 != ":" }) }
  }

  @Test("The catalogue has all of it, and an example uses all of it")
  func catalogue() throws {
    let path = "\(Self.root)/Documentation/SceneLibrary.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let examples = text.components(separatedBy: "```yaml\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }.joined()
    let presets = try names(under: "presets", in: "motion")
    let components = try names(under: "components", in: "controls")
    #expect(presets.count > 5 && components.count > 4)
    for name in presets + components {
      #expect(text.contains("| `\(name)` |"), "\(name)")
      #expect(examples.contains(try Regex("(use: |, |\\[|\\{)\(name)\\b")), "\(name)")
    }
    let listed = text.matches(of: /\n\| `([a-z-]+)` \|/).map { String($0.1) }
    #expect(listed.sorted() == (presets + components).sorted())
  }
}
