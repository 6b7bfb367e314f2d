import Foundation
import SegueDocuments
import Testing

@testable import SegueRunner

@Suite("Scenes of revisions")
struct SceneRevisionTests {
  @Test("words that name one")
  func words() throws {
    let named = try #require(try SceneRevision("git:HEAD~1:Scenes/card//"))
    #expect(
      named.revision == "HEAD~1" && named.path == "Scenes/card" && named.name == "git:HEAD~1:Scenes/card"
    )
    #expect(try SceneRevision("git:v1:a:b")?.path == "a:b")
    #expect(try SceneRevision("card") == nil && SceneRevision("./git:a:b") == nil)
  }

  @Test(
    "words that name none",
    arguments: ["git:", "git:HEAD", "git:HEAD:", "git::card", "git:-x:card", "git:--exec=a:b"]
  )
  func incomplete(_ word: String) {
    #expect(throws: RevisionError.incomplete(word)) { try SceneRevision(word) }
  }

  @Test("signals wait until the folder is gone")
  func signals() throws {
    let held = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    func waiting() -> [Bool] {
      var now = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &now)
      return held.map { sigismember(&now, $0) == 1 }
    }
    // A thread that tests run on may hold some itself.
    let before = waiting()
    let folder = try ScratchFolder()
    #expect(waiting() == held.map { _ in true })
    folder.remove()
    #expect(waiting() == before)
  }

  @Test("a folder goes with hidden files and names that are no text, and links lead nowhere")
  func removal() throws {
    let kept = try ScratchFolder()
    defer { kept.remove() }
    #expect(FileManager.default.createFile(atPath: kept.path + "/file", contents: nil))
    let folder = try ScratchFolder()
    mkdir(folder.path + "/.hidden", 0o700)
    for name in [Array("/.hidden/.a".utf8), Array("/\u{1b}".utf8), [0x2f, 0xff, 0xfe]] {
      let path = (Array(folder.path.utf8) + name + [0]).map(CChar.init(bitPattern:))
      #expect(close(open(path, O_CREAT | O_WRONLY, 0o600)) == 0)
    }
    symlink(kept.path, folder.path + "/link")
    folder.remove()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    #expect(FileManager.default.fileExists(atPath: kept.path + "/file"))
  }

  @Test("variables are replaced, not given twice")
  func variables() throws {
    let all = Environment.all(but: ["PATH=/x", "GIT_DIR=/y"])
    #expect(!all.isEmpty && !all.contains { $0.hasPrefix("PATH=") })
    let run = try ToolRun.run(["/usr/bin/env"], adding: ["PATH=/x"])
    #expect(run.outputText.split(separator: "\n").filter { $0.hasPrefix("PATH=") } == ["PATH=/x"])
  }
}
