import SegueTestSupport
import Synchronization
import Testing

@testable import SegueDocuments

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Every system call of a save goes wrong in every way; whatever happens, nobody's text is lost.
@Suite("Replacing a file")
struct FileReplacementTests {
  typealias Replacement = FileReplacement<FaultyCalls>

  static let old = Array("old bytes\n".utf8)
  static let new = Array("the new bytes, more of them\n".utf8)
  static let theirs = Array("theirs\n".utf8)

  let temporary: TemporaryFolder
  var folder: String { temporary.path }
  var path: String { folder + "/scene.yaml" }

  init() throws { temporary = try TemporaryFolder() }

  /// Writes with the C library alone, in place or by a new file.
  static func put(_ bytes: [UInt8], at path: String, mode: mode_t = 0o640) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    fchmod(file, mode)
    close(file)
  }

  static func contents(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &bytes, bytes.count)
    return count < 0 ? nil : Array(bytes.prefix(count))
  }

  var contents: [UInt8]? { Self.contents(of: path) }

  /// What lies beside the file.
  var others: [String] {
    let all = (try? SystemCalls().openFolder(folder)).flatMap { descriptor in
      defer { close(descriptor) }
      return try? SystemCalls().names(in: descriptor)
    }
    return (all ?? []).filter { ![".", "..", "scene.yaml"].contains($0) }.sorted()
  }

  func empty() {
    for name in others + ["scene.yaml"] { unlink("\(folder)/\(name)") }
  }

  func save(_ calls: FaultyCalls, expecting: Replacement.Expectation = .bytes(old))
    -> Replacement.Failure?
  {
    do throws(Replacement.Failure) {
      try Replacement.write(Self.new, to: path, expecting: expecting, calls: calls)
      return nil
    } catch {
      return error
    }
  }

  /// How the file is there before, and which calls the file system lacks.
  static let cases: [(expectation: Replacement.Expectation, missing: Set<String>)] = [
    (.bytes(old), []), (.bytes(old), ["exchange"]), (.anything, []), (.nothing, []),
    (.nothing, ["renameNew"]),
    (.nothing, ["renameNew", "link"]),
  ]

  func prepare(_ expectation: Replacement.Expectation) -> [UInt8]? {
    empty()
    guard expectation != .nothing else { return nil }
    Self.put(Self.old, at: path)
    return Self.old
  }

  /// How many calls a save takes where nothing goes wrong.
  func count(_ expectation: Replacement.Expectation, _ missing: Set<String>) -> Int {
    _ = prepare(expectation)
    let calls = FaultyCalls(missing: missing)
    #expect(save(calls, expecting: expectation) == nil)
    #expect(contents == Self.new)
    #expect(others == [])
    #expect(calls.log.count > 8)
    return calls.log.count
  }

  @Test("A call that fails leaves the old file or the new one, and no draft", arguments: cases.indices)
  func failing(index: Int) {
    let (expectation, missing) = Self.cases[index]
    for code in [EIO, ENOSPC, EDQUOT, EACCES] {
      for place in 0..<count(expectation, missing) {
        let old = prepare(expectation)
        let calls = FaultyCalls([place: .fails(code)], missing: missing)
        let failure = save(calls, expecting: expectation)
        let about = "\(calls.log[min(place, calls.log.count - 1)]), call \(place), \(code)"
        #expect(contents == Self.new || contents == old, Comment(rawValue: about))
        if failure == nil { #expect(contents == Self.new, Comment(rawValue: about)) }
        // The draft whose own removal fails stays, and is removed by the next save.
        if !others.isEmpty {
          #expect(calls.log[place] == "unlink", Comment(rawValue: about))
          Self.put(Self.old, at: path)
          #expect(save(FaultyCalls()) == nil)
          #expect(others == [], Comment(rawValue: about))
        }
      }
    }
  }

  @Test("An interrupted call is made again, and a short one goes on", arguments: cases.indices)
  func interrupted(index: Int) {
    let (expectation, missing) = Self.cases[index]
    for place in 0..<count(expectation, missing) {
      for fault in [FaultyCalls.Fault.isInterrupted, .isShort] {
        _ = prepare(expectation)
        #expect(save(FaultyCalls([place: fault], missing: missing), expecting: expectation) == nil)
        #expect(contents == Self.new)
        #expect(others == [])
      }
    }
  }

  @Test(
    "A kill at any call leaves the old file or the new one, and the next save clears up",
    arguments: cases.indices
  )
  func killed(index: Int) {
    let (expectation, missing) = Self.cases[index]
    for place in 0..<count(expectation, missing) {
      for isDone in [false, true] {
        let old = prepare(expectation)
        let calls = FaultyCalls([place: .isLast(isDone: isDone)], missing: missing)
        _ = save(calls, expecting: expectation)
        let about = Comment(rawValue: "\(calls.log.last ?? "") call \(place)")
        let isWhole = contents == Self.new || contents == old
        // Where there is neither renaming without replacing nor a link, a new file's bytes come after its name.
        #expect(isWhole || missing.contains("link"), about)
        Self.put(Self.old, at: path)
        #expect(save(FaultyCalls()) == nil, about)
        #expect(contents == Self.new, about)
        #expect(others == [], about)
      }
    }
  }

  /// How somebody else changes a file: in place, by renaming another over it, by removing it.
  private static let changes: [@Sendable (String) -> Void] = [
    { put(theirs, at: $0) },
    {
      put(theirs, at: $0 + "~")
      rename($0 + "~", $0)
    },
    {
      unlink($0)
      put(theirs, at: $0)
    },
  ]

  @Test(
    "Another's change before any call is there afterwards, or came after ours",
    arguments: changes.indices
  )
  func raced(index: Int) {
    let path = path
    let change = Self.changes[index]
    let calls = count(.bytes(Self.old), [])
    for place in 0..<calls {
      _ = prepare(.bytes(Self.old))
      let faulty = FaultyCalls([place: .isPreceded]) { change(path) }
      let failure = save(faulty)
      let about = Comment(rawValue: "\(faulty.log[place]) call \(place): \(String(describing: failure))")
      #expect(contents == Self.theirs, about)
      // Success only if ours stood there before theirs came.
      if failure == nil {
        #expect(faulty.log[..<place].contains("exchange"), about)
      } else {
        #expect(failure == .changed(Self.theirs), about)
      }
      #expect(others == [], about)
    }
  }

  @Test("Another's change in the moment of the exchange outlives a kill at any later call")
  func racedAndKilled() {
    let path = path
    let calls = FaultyCalls()
    _ = prepare(.bytes(Self.old))
    #expect(save(calls) == nil)
    let exchange = calls.log.firstIndex(of: "exchange") ?? 0
    for place in exchange + 1..<exchange + 12 {
      _ = prepare(.bytes(Self.old))
      let faults: [Int: FaultyCalls.Fault] = [exchange: .isPreceded, place: .isLast(isDone: true)]
      _ = save(FaultyCalls(faults) { Self.put(Self.theirs, at: path) })
      let isThere = contents == Self.theirs
      #expect(save(FaultyCalls(), expecting: .anything) == nil)
      // Only a save that was to overwrite whatever the file holds may have replaced it.
      let left = others.compactMap { Self.contents(of: "\(folder)/\($0)") }
      #expect(isThere || left == [Self.theirs], "call \(place)")
    }
  }

  @Test(
    "What a file is besides its bytes stays as it was",
    arguments: [0o600, 0o640, 0o644, 0o755, 0o2644, 0o4755]
  )
  func kept(mode: Int) {
    Self.put(Self.old, at: path, mode: mode_t(mode))
    let isRoot = geteuid() == 0
    if isRoot {
      chown(path, 65_534, 65_533)
      chmod(path, mode_t(mode))
    }
    #expect(save(FaultyCalls()) == nil)
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o7777 == mode_t(mode))
    if isRoot { #expect(status.st_uid == 65_534 && status.st_gid == 65_533) }
  }

  @Test("A draft is its owner's alone from its first byte on")
  func privateDraft() {
    let folder = folder
    Self.put(Self.old, at: path, mode: 0o600)
    let before = umask(0)
    defer { umask(before) }
    let write = { (calls: FaultyCalls) in calls.log.firstIndex(of: "write") ?? 0 }
    let calls = FaultyCalls()
    _ = save(calls)
    Self.put(Self.old, at: path, mode: 0o600)
    let modes = Mutex<[mode_t]>([])
    let watching = FaultyCalls([write(calls): .isPreceded, write(calls) + 1: .isPreceded]) {
      guard let descriptor = try? SystemCalls().openFolder(folder) else { return }
      defer { close(descriptor) }
      for name in (try? SystemCalls().names(in: descriptor)) ?? [] where name.hasPrefix(".segue-") {
        if let mode = (try? SystemCalls().status(of: name, in: descriptor))?.mode {
          modes.withLock { $0.append(mode) }
        }
      }
    }
    #expect(save(watching) == nil)
    #expect(modes.withLock { $0 } == [0o600, 0o600])
  }

  @Test("What could not stay as it is, is refused and stays")
  func refused() {
    Self.put(Self.old, at: path, mode: 0o444)
    #expect(save(FaultyCalls()) == .refused(.readOnly))
    chmod(path, 0o644)
    link(path, folder + "/other")
    #expect(save(FaultyCalls()) == .refused(.hardLinks(2)))
    #expect(contents == Self.old)
    unlink(folder + "/other")
    #expect(save(FaultyCalls()) == nil)

    Self.put(Self.old, at: path)
    let calls = FaultyCalls()
    #expect(save(calls) == nil)
    if geteuid() == 0 {
      // As an ordinary user: the system does not let him give a file away.
      Self.put(Self.old, at: path)
      chown(path, 65_534, 65_533)
      let probe = FaultyCalls()
      #expect(save(probe) == nil)
      let owner = probe.log.firstIndex(of: "fchown") ?? -1
      Self.put(Self.old, at: path)
      chown(path, 65_534, 65_533)
      #expect(save(FaultyCalls([owner: .fails(EPERM)])) == .refused(.ofAnotherUser))
      #expect(contents == Self.old)
      #expect(others == [])
    }
  }

  @Test("A file that is gone, alone or with its folder, is told as such")
  func gone() {
    #expect(save(FaultyCalls()) == .gone)
    #expect(others == [])
    do throws(Replacement.Failure) {
      try Replacement.write(
        Self.new,
        to: folder + "/none/scene.yaml",
        expecting: .bytes(Self.old),
        calls: FaultyCalls()
      )
      Issue.record("it was written")
    } catch {
      #expect(error == .gone)
    }
  }

  @Test("A fifo, a folder or a link in the file's place is refused at once")
  func noFile() {
    let kinds: [(Replacement.Failure, (String) -> Void)] = [
      (.refused(.notRegular), { mkfifo($0, 0o600) }), (.system(EISDIR), { mkdir($0, 0o700) }),
      (.refused(.notRegular), { symlink("/nowhere", $0) }),
    ]
    for (failure, make) in kinds {
      make(path)
      #expect(save(FaultyCalls(), expecting: .anything) == failure)
      #expect(save(FaultyCalls(), expecting: .bytes(Self.old)) == .refused(.notRegular))
      #expect(save(FaultyCalls(), expecting: .nothing) == .taken)
      #expect(others == [])
      rmdir(path)
      unlink(path)
    }
  }

  @Test("What lies where a draft would be is left alone, and not waited for")
  func strangeDrafts() {
    Self.put(Self.old, at: path)
    mkfifo(folder + "/.segue-0000000000000000.part", 0o600)
    symlink("/dev/zero", folder + "/.segue-1111111111111111.part")
    mkdir(folder + "/.segue-2222222222222222.swap", 0o700)
    Self.put(Self.theirs, at: folder + "/.segue-3333333333333333-4444444444444444-5.swap")
    let before = others
    #expect(save(FaultyCalls()) == nil)
    #expect(others == before)
    rmdir(folder + "/.segue-2222222222222222.swap")
  }
}
