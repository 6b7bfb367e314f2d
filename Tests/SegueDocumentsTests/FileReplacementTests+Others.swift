import SegueTestSupport
import Synchronization
import Testing

@testable import SegueDocuments

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Others write the same file meanwhile.
extension FileReplacementTests {
  @Test("Of two who save what they have read, both end up in the file")
  func together() async {
    Self.put([], at: path)
    let path = path
    let rounds = 60
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<2 {
        group.addTask {
          for round in 0..<rounds {
            while true {
              let seen = Self.contents(of: path) ?? []
              let bytes = seen + Array("\(writer):\(round)\n".utf8)
              if (try? FileReplacement.write(bytes, to: path, expecting: .bytes(seen), calls: SystemCalls()))
                != nil
              {
                break
              }
            }
          }
        }
      }
    }
    let lines = String(decoding: contents ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(lines.count == 2 * rounds)
    for writer in 0..<2 {
      #expect(lines.filter { $0.hasPrefix("\(writer):") } == (0..<rounds).map { "\(writer):\($0)" })
    }
    #expect(others == [])
  }

  /// Another process replaces the file again and again, each time when this one has said that it has seen the last.
  @Test("No change of another process is lost between the look and the exchange", .timeLimit(.minutes(2)))
  func againstAProcess() throws {
    Self.put(Array("0".utf8), at: path)
    let script = """
      i=1
      while [ $i -le 150 ]; do
        printf %s $i > theirs && mv theirs scene.yaml
        until [ -e seen$i ]; do :; done
        rm seen$i; i=$((i+1))
      done
      """
    let words: [String] = ["/bin/sh", "-c", "cd '\(folder)'\n" + script]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var process: pid_t = 0
    try #require(posix_spawn(&process, "/bin/sh", nil, nil, &arguments, environ) == 0)
    var known = Array("0".utf8)
    var round = 0
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      round += 1
      let ours = Array("ours \(round)".utf8)
      do throws(FileReplacement<SystemCalls>.Failure) {
        try FileReplacement.write(ours, to: path, expecting: .bytes(known), calls: SystemCalls())
        known = ours
      } catch {
        guard case .changed(let bytes) = error else {
          if error != .gone { Issue.record("\(error)") }
          continue
        }
        known = bytes
        // A change that is never seen keeps the other waiting until the test's time is over.
        if !bytes.starts(with: Array("ours".utf8)) {
          Self.put([], at: "\(folder)/seen\(String(decoding: bytes, as: UTF8.self))")
        }
      }
    }
    #expect(status == 0)
  }

  @Test("A name that is taken meanwhile is not replaced by a new file", arguments: [[], ["renameNew"]])
  func taken(missing: [String]) {
    let path = path
    for place in 0..<count(.nothing, Set(missing)) {
      empty()
      let faulty = FaultyCalls([place: .isPreceded], missing: Set(missing)) {
        Self.put(Self.theirs, at: path)
      }
      _ = save(faulty, expecting: .nothing)
      #expect(contents == Self.theirs)
      #expect(others == [])
    }
  }
}
