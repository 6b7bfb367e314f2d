import SegueDocuments
import SegueExport
import SegueModel
import SegueScenes
import SegueTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct StarterSceneTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  private var folder: String { temporary.path }

  @Test func theStarterPassesCheck() throws {
    let path = try StarterScene.write(name: folder + "/my-card")
    #expect(path == folder + "/my-card.yaml")
    let file = try SceneFile.load(path)
    #expect(file.scene.title == "My card")
    #expect(file.warnings == [])
  }

  @Test(arguments: SceneTemplate.allCases) func everyTemplatePassesCheck(_ template: SceneTemplate) throws {
    let path = try StarterScene.write(name: folder + "/my-scene", template: template)
    let file = try SceneFile.load(path)
    #expect(file.scene.title == "My scene")
    #expect(file.warnings == [])
    #expect(!file.scene.scripts.isEmpty)
  }

  /// Lines without scripts, checks, comments and empty ones: an idea fits on a screen.
  @Test(arguments: [(SceneTemplate.cascade, 25), (.zoom, 40), (.container, 30), (.sheet, 50), (.tabs, 40)])
  func templatesAreShort(_ template: SceneTemplate, _ most: Int) throws {
    let path = try StarterScene.write(name: folder + "/my-scene", template: template)
    let file = try SceneFile.load(path)
    let text = String(decoding: file.source, as: UTF8.self)
    let end = try #require(text.firstRange(of: "\nscripts:")).lowerBound
    let lines = text[..<end].split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    #expect(lines.count <= most, "\(lines.count)")
  }

  @Test func aFileThatIsThereIsKept() throws {
    let path = try StarterScene.write(name: folder + "/twice.yaml")
    let failure = #expect(throws: OutputFile.Failure.self) { try StarterScene.write(name: path) }
    #expect(failure?.description == "'\(path)' exists already: choose another name, or remove it first")
  }

  @Test(arguments: ["", "1st", "a:b", "$(x)", "a\u{1b}b"])
  func namesThatCannotBeTitlesAreRefused(name: String) {
    #expect(throws: OutputFile.Failure.self) { try StarterScene.write(name: "\(folder)/\(name)") }
  }

  @Test func aMissingFolderIsNamed() {
    let failure = #expect(throws: OutputFile.Failure.self) {
      try StarterScene.write(name: folder + "/missing/card")
    }
    #expect(failure?.description == "cannot write '\(folder)/missing/card.yaml': no such file or directory")
  }
}
