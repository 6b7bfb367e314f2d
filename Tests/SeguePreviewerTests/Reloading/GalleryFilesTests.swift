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

  private func write(file name: String, _ text: String = "segue: 1\n") {
    guard let file = fopen("\(folder)/\(name)", "w") else { return }
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

  @Test("What is written into the working folder, by a command or an editor, takes the bundled scenes' place")
  func workingFolder() {
    let (folder, bundled) = (folder, SceneLibrary.bundled().map(\.name))
    let find = { SceneLibrary.catalog(in: folder) }
    var files = GalleryFiles(find)
    #expect(!bundled.isEmpty && names(files) == bundled)
    // An editor makes the file first, and writes it then.
    write(file: "photo-grid.yaml", "")
    write(file: "photo-grid.yaml", "# a scene\nsegue: 1\n")
    #expect(files.changes(find).isOther)
    #expect(names(files) == ["photo-grid"])
    write(file: "photo-grid.yaml", "segue: 1\ntitle: Other\n")
    #expect(files.changes(find) == (false, ["\(folder)/photo-grid.yaml"]))
    mkdir("\(folder)/Scenes", 0o755)
    #expect(files.changes(find) == (false, []))
    write(file: "Scenes/album.yaml")
    write(file: "notes.yaml", "not: a scene\n")
    write("cards")
    #expect(files.changes(find).isOther)
    #expect(names(files) == ["album", "cards", "photo-grid"])
    unlink("\(folder)/photo-grid.yaml")
    unlink("\(folder)/Scenes/album.yaml")
    #expect(files.changes(find).isOther)
    #expect(names(files) == ["cards"])
  }

  @Test(
    "A scene that appears at any moment while the folders are being listed and watched is found",
    arguments: ["Scenes/first", "first", "Scenes", ""],
    1...5
  )
  func appearance(of folderThatAppears: String, listing: Int) {
    let folder = folder
    if folderThatAppears == "Scenes/first" { mkdir("\(folder)/Scenes", 0o755) }
    for later in 0...2 {
      var count = 0
      let find = {
        let found = SceneLibrary.catalog(in: folder)
        count += 1
        if count == listing, !folderThatAppears.isEmpty { mkdir("\(folder)/\(folderThatAppears)", 0o755) }
        guard count == listing + later else { return found }
        switch folderThatAppears {
        case "": write(file: "first.yaml")
        case "Scenes": write(file: "Scenes/first.yaml")
        default: write(folderThatAppears)
        }
        return found
      }
      var files = GalleryFiles(find)
      // Whatever has not appeared yet comes with the next reports.
      for round in 0..<listing + later where names(files) != ["first"] {
        if count < listing + later { write(file: "note-\(round)", "") }
        _ = files.changes(find)
      }
      #expect(names(files) == ["first"], "\(later) listings later")
      for path in ["first.yaml", "Scenes/first.yaml", "Scenes/first/scene.yaml", "first/scene.yaml"] {
        unlink("\(folder)/\(path)")
      }
      for path in ["Scenes/first", "first"] { rmdir("\(folder)/\(path)") }
      if folderThatAppears != "Scenes/first" { rmdir("\(folder)/Scenes") }
    }
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
