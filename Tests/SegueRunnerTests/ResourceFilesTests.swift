import SegueTestSupport
import Testing

@testable import SegueRunner

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What lies beside Swift files, as Xcode lays apps out.
@Suite("Resources beside sources")
struct ResourceFilesTests {
  /// The resources beside some files of a folder, without the folder's path.
  private func found(_ files: [String], beside sources: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for file in files + sources { try folder.write(file, "") }
    let root = try #require(Files.realPath(folder.path)) + "/"
    return ResourceFiles(beside: sources.map { root + $0 }).paths.map {
      $0.hasPrefix(root) ? String($0.dropFirst(root.count)) : $0
    }
  }

  @Test("in the folder, in its languages and its catalogues, in groups of those too")
  func folder() throws {
    let files = [
      "App/Base.lproj/Main.storyboard", "App/Card.xib", "App/lake.png", "App/notes.txt", "App/notes.o",
      "App/Assets.xcassets/Contents.json", "App/Assets.xcassets/sun.imageset/sun@2x.png",
      "App/Assets.xcassets/Group/ink.colorset/Contents.json",
    ]
    #expect(
      try found(files, beside: ["App/AppDelegate.swift"]).sorted() == [
        "App/Assets.xcassets/Group/ink.colorset", "App/Assets.xcassets/sun.imageset",
        "App/Base.lproj/Main.storyboard",
        "App/Card.xib", "App/lake.png", "App/notes.txt",
      ]
    )
  }

  @Test("in the folder that several are in, however deep, and beside a lone one what Xcode keeps there")
  func around() throws {
    #expect(
      try found(
        ["App/Resource/Storyboard/Main.storyboard"],
        beside: ["App/Misc/A.swift", "App/View/B.swift"]
      )
        == ["App/Resource/Storyboard/Main.storyboard"]
    )
    #expect(
      try found(
        ["App/Resources/Deep/er/Main.storyboard", "App/Base.lproj/B.storyboard", "App/Other/C.storyboard"],
        beside: ["App/Sources/A.swift"]
      )
      .sorted() == ["App/Base.lproj/B.storyboard", "App/Resources/Deep/er/Main.storyboard"]
    )
  }

  @Test("what is nearest to the files is first, and nothing is there twice")
  func order() throws {
    let files = ["Demo/Main.storyboard", "Library/Main.storyboard"]
    let sources = ["Demo/AppDelegate.swift", "Library/A.swift", "Demo/AppDelegate.swift"]
    #expect(try found(files, beside: sources) == files)
    let all = try found(
      ["Demo/Main.storyboard", "Library/Main.storyboard", "Demo/Base.lproj/Main.storyboard"],
      beside: ["Library/A.swift", "Demo/AppDelegate.swift"]
    )
    #expect(all == ["Library/Main.storyboard", "Demo/Base.lproj/Main.storyboard", "Demo/Main.storyboard"])
  }

  @Test("not in other people's folders, in hidden ones, or in endless ones")
  func foreign() throws {
    let deep = (0..<20).map { "\($0)" }.joined(separator: "/")
    let files = [
      "App/Pods/P/P.xib", "App/Carthage/C.xib", "App/.git/G.png", "App/build/B.xib", "App/\(deep)/Deep.xib",
    ]
    #expect(try found(files, beside: ["App/A.swift", "App/In/B.swift"]) == [])
    #expect(ResourceFiles(beside: []).paths == [])
    #expect(ResourceFiles(beside: ["/nowhere/A.swift"]).paths == [])
  }

  @Test("a link that leads back is no endless way")
  func loop() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/A.swift", "")
    try folder.write("App/Main.xib", "")
    try link(folder.path + "/App", to: folder.path + "/App/Again")
    let paths = ResourceFiles(beside: [folder.path + "/App/A.swift"]).paths
    #expect(!paths.isEmpty && paths.count <= 4)
  }

  @Test("a program can begin with a storyboard that has a first scene")
  func openings() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/A.swift", "")
    try folder.write("App/Main.storyboard", #"<document initialViewController="a">"#)
    try folder.write("App/Other.storyboard", "<document>")
    try folder.write("App/LaunchScreen.storyboard", #"<document initialViewController="a">"#)
    let files = ResourceFiles(beside: [folder.path + "/App/A.swift"])
    #expect(files.openings.map(\.name) == ["Main"])
    #expect(files.interfaces.count == 3)
  }

  @Test("Swift files are found however deep, each once, whatever links lead around")
  func depth() throws {
    let folder = try TemporaryFolder()
    let deep = (0..<30).map { "\($0)" }.joined(separator: "/")
    for file in [
      "A.swift", "\(deep)/Deep.swift", "Pods/P/P.swift", ".build/B.swift", "Package.swift", "a.txt",
    ] {
      try folder.write(file, "")
    }
    #expect(symlink(folder.path, "\(folder.path)/\(deep)/around") == 0)
    #expect(symlink("\(folder.path)/0", "\(folder.path)/again") == 0)
    let files = SwiftFolder.files(in: folder.path).map { $0.dropFirst(folder.path.count + 1) }
    #expect(files == ["0/\(deep.dropFirst(2))/Deep.swift", "A.swift"])
    #expect(!SwiftFolder.isTooLarge(folder.path))
    // The folder itself, those of the deep file, and those of other people's.
    #expect(Files.all(in: folder.path, ending: ".swift", folders: 31)?.count == 3)
    #expect(Files.all(in: folder.path, ending: ".swift", folders: 30) == nil)
  }

  @Test("more files than an app has are refused, with their number")
  func many() {
    let files = (0..<2001).map { "\($0).swift" }
    #expect { try ProgramBuilder.checkReadable(files) } throws: { error in
      "\(error)".contains("2001 Swift files are more than one app's (2000 at most)")
    }
  }
}
