import SegueScenes
import SegueTestSupport
import Testing

@testable import SeguePreviewer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The gallery's scenes on disk, in a folder of the test's own.
struct GalleryFilesTests {
  private let temporary: TemporaryFolder
  private var folder: String { temporary.path }

  init() throws { temporary = try TemporaryFolder() }

  private func write(_ name: String, _ text: String = "segue: 1\n") {
    mkdir("\(folder)/\(name)", 0o755)
    guard let file = fopen("\(folder)/\(name)/scene.yaml", "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  private func remove(_ name: String) {
    unlink("\(folder)/\(name)/scene.yaml")
    rmdir("\(folder)/\(name)")
  }

  private func catalog() -> SceneCatalog {
    let names: [String] = ["a", "b", "c", "d"].filter { access("\(folder)/\($0)", F_OK) == 0 }
    return SceneCatalog(
      scenes: SceneLibrary.scenes(in: folder),
      parents: [folder],
      folders: names.map { "\(folder)/\($0)" }
    )
  }

  private func names(_ files: borrowing GalleryFiles) -> [String] { files.scenes.map(\.name) }

  @Test func foldersThatComeAndGoAreNoticed() {
    write("b")
    var files = GalleryFiles(catalog)
    #expect(names(files) == ["b"])
    #expect(files.changes(catalog) == (false, []))
    write("a")
    #expect(files.changes(catalog).isOther)
    #expect(names(files) == ["a", "b"])
    remove("b")
    #expect(files.changes(catalog).isOther)
    #expect(names(files) == ["a"])
    // The same name again is another folder, which is followed as well.
    write("b")
    #expect(files.changes(catalog).isOther)
    write("b", "segue: 1\ntitle: Other\n")
    #expect(files.changes(catalog) == (false, ["\(folder)/b/scene.yaml"]))
  }

  @Test func aFolderThatIsFilledLaterIsNoticed() {
    var files = GalleryFiles(catalog)
    mkdir("\(folder)/c", 0o755)
    #expect(files.changes(catalog) == (false, []))
    write("c")
    #expect(files.changes(catalog).isOther)
    #expect(names(files) == ["c"])
  }

  @Test func aFileThatAnEditorReplacesKeepsItsCard() {
    write("a")
    var files = GalleryFiles(catalog)
    unlink("\(folder)/a/scene.yaml")
    #expect(files.changes(catalog) == (false, []))
    #expect(names(files) == ["a"])
    write("a", "segue: 1\ntitle: Other\n")
    #expect(files.changes(catalog) == (false, ["\(folder)/a/scene.yaml"]))
  }

  @Test func nothingIsLookedAtWhileNothingIsTold() {
    write("a")
    var files = GalleryFiles(catalog)
    var looks: Int = 0
    _ = files.changes {
      looks += 1
      return catalog()
    }
    #expect(looks == 0)
  }
}
