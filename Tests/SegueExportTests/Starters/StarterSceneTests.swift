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
